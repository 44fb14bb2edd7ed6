// SPDX-License-Identifier: MIT
#include "web_hands.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

/// The value with another put where the path leads.
QJsonValue put(const QJsonValue &in, const QJsonArray &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    QJsonArray rest = path;
    const QJsonValue key = rest.takeAt(0);
    if (key.isDouble()) {
        QJsonArray array = in.toArray();
        array[key.toInt()] = put(array.at(key.toInt()), rest, value);
        return array;
    }
    QJsonObject object = in.toObject();
    object.insert(key.toString(), put(object.value(key.toString()), rest, value));
    return object;
}

void enterLines(WebPhone &phone, const QJsonArray &lines)
{
    for (const QJsonValue &line : lines) {
        const QString refusal = phone.enterLine(line.toObject());
        if (!refusal.isEmpty())
            qWarning("%s", qPrintable(refusal));
    }
}

void placeResident(WebPhone &phone, const QJsonObject &form, int taste)
{
    const QJsonArray cards = phone.document(u"box"_s).value("cards"_L1).toArray();
    const QJsonArray inPlay = form.value("inPlay"_L1).toArray();
    const QJsonArray places = form.value("places"_L1).toArray();
    for (qsizetype i = 0; i < cards.size(); ++i) {
        const QJsonObject card = cards.at((i + 7 * taste) % cards.size()).toObject();
        if (inPlay.contains(card.value("id"_L1)))
            continue;
        const auto place = std::ranges::find_if(places, [&card](const QJsonValue &one) {
            const QJsonObject object = one.toObject();
            return card.value("slots"_L1).toArray().contains(object.value("slot"_L1)) &&
                   !object.contains("why"_L1);
        });
        if (place == places.end())
            continue;
        const QJsonArray lines = (*place).toObject().value("lines"_L1).toArray();
        return enterLines(phone, put(lines, {0, u"card"_s}, card.value("id"_L1)).toArray());
    }
}

void pick(WebPhone &phone, const QJsonObject &form, int taste)
{
    const QJsonArray options = form.value("options"_L1).toArray();
    QJsonArray picked;
    for (int i = 0; i < form.value("n"_L1).toInt(); ++i)
        picked.append(options.at((taste + i) % 5).toObject().value("value"_L1));
    enterLines(phone,
               put(form.value("lines"_L1), form.value("path"_L1).toArray(), picked).toArray());
}

void count(WebPhone &phone, const QJsonObject &form)
{
    QJsonValue lines = form.value("confirms"_L1).toArray().at(0).toObject().value("lines"_L1);
    int left = form.value("n"_L1).toInt();
    for (const QJsonValue &value : form.value("counts"_L1).toArray()) {
        const QJsonObject one = value.toObject();
        const int n = std::min(left, one.value("max"_L1).toInt());
        left -= n;
        if (n > 0)
            lines = put(lines, one.value("paths"_L1).toArray().at(0).toArray(), n);
    }
    enterLines(phone, lines.toArray());
}

void answer(WebPhone &phone, const QJsonObject &form, int taste)
{
    const QString kind = form.value("kind"_L1).toString();
    if (kind == "resident"_L1)
        return placeResident(phone, form, taste);
    if (kind == "picks"_L1)
        return pick(phone, form, taste);
    if (kind == "counts"_L1)
        return count(phone, form);
    const QJsonArray choices = form.value("choices"_L1).toArray();
    enterLines(phone, choices.at(taste % choices.size()).toObject().value("lines"_L1).toArray());
}

/// Offerings that can be prepared, artisans that can be sent.
bool actInVillage(WebPhone &phone)
{
    for (const QJsonValue &place : phone.seat().value("places"_L1).toArray()) {
        const QJsonArray acts = place.toObject().value("acts"_L1).toArray();
        for (qsizetype i = 0; i < std::min(qsizetype{2}, acts.size()); ++i) {
            const QJsonObject act = acts.at(i).toObject();
            if (act.contains("why"_L1) || act.contains("kind"_L1))
                continue;
            enterLines(phone, act.value("lines"_L1).toArray());
            return true;
        }
    }
    return false;
}

} // namespace

bool playOn(WebPhone &phone, int taste)
{
    for (const QJsonValue &value : phone.seat().value("asks"_L1).toArray()) {
        const QJsonObject form = value.toObject();
        if (form.contains("later"_L1) || form.contains("answered"_L1))
            continue;
        answer(phone, form, taste);
        return true;
    }
    if (actInVillage(phone))
        return true;
    const QJsonObject advance = phone.seat().value("advance"_L1).toObject();
    if (!advance.contains("lines"_L1) || advance.contains("why"_L1))
        return false;
    enterLines(phone, advance.value("lines"_L1).toArray());
    return true;
}

bool playOut(const QList<WebPhone *> &phones)
{
    constexpr int maxSteps = 2000;
    for (int step = 0; step < maxSteps; ++step) {
        bool goesOn = false;
        for (int i = 0; i < phones.size(); ++i)
            goesOn |= playOn(*phones[i], 3 * i + step / 9);
        if (!goesOn) {
            const QJsonObject sheet = phones.front()->seat().value("sheet"_L1).toObject();
            return sheet.value("over"_L1).toBool();
        }
    }
    return false;
}

} // namespace gyoji::test
