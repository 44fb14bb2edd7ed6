// SPDX-License-Identifier: MIT
#include "window/arigato/box_text.h"

#include "arigato/json/box_json.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

QString cardText(const Card &card, BoxField field, const Words &words, Language language)
{
    switch (field) {
    case BoxField::Slots:
        return placesText(card, words, language);
    case BoxField::Favor:
        return words.amount({card.favor.value_or(0), {"count", "favor"}}, language);
    case BoxField::Cost:
        return itemsPhrase(words, card.cost.value_or(Items()), language);
    case BoxField::Effect:
        return cardSentence(words, card, language);
    case BoxField::Produces:
        return words.term(term(card.produces), language);
    case BoxField::Copies:
        return QString::number(card.copies);
    case BoxField::Name:
        return fromUtf8(card.name);
    case BoxField::Tile:
    case BoxField::Day:
    case BoxField::Table:
    case BoxField::Hue:
        break;
    }
    return {};
}

QString faceText(const Face &face, const BoxPart &part, const Words &words, Language language)
{
    if (part.field == BoxField::Tile)
        return QString::number(face.tile);
    if (part.field == BoxField::Table)
        return tableText(face.scoreTable);
    return objectiveSentence(words, face.days.at(part.at), language);
}

QString ownText(const Box &box, const BoxPart &part, const Words &words, Language language)
{
    if (part.field == BoxField::Table)
        return tableText(box.scoreTable);
    const Hue hue = box.hues.at(static_cast<ArtisanType>(part.at));
    return words.term({"hue", idOf(hue)}, language);
}

} // namespace

QString partName(const BoxPart &part, const Words &words, Language language)
{
    Arguments arguments;
    if (part.field == BoxField::Day)
        arguments.push_back({"day", part.at});
    if (part.field == BoxField::Hue)
        arguments.push_back({"type", term(static_cast<ArtisanType>(part.at))});
    return words.sentence("part/" + std::string(idOf(part.field)), arguments, language);
}

QString partText(const Box &box, const std::string &id, const BoxPart &part, const Words &words,
                 Language language)
{
    if (part.subject == BoxSubject::Card)
        return cardText(box.cards[*box.cards.find(id)], part.field, words, language);
    return part.subject == BoxSubject::Face ? faceText(*box.face(id), part, words, language)
                                            : ownText(box, part, words, language);
}

QString placesText(const Card &card, const Words &words, Language language)
{
    QStringList places;
    for (const Slot slot : allOf<Slot>()) {
        if (card.mayLiveIn(slot))
            places << words.term(term(slot), language);
    }
    return words.list(places, language);
}

QString tableText(const std::optional<ScoreTable> &table)
{
    QStringList numbers;
    for (const int n : table.value_or(ScoreTable()))
        numbers << QString::number(n);
    return numbers.join(u", "_s);
}

QString faultText(const Fault &fault, const QString &field, const Words &words, Language language)
{
    Arguments arguments = fault.arguments;
    arguments.push_back(textArgument("key", field));
    return words.sentence(fault.code, arguments, language);
}

std::optional<ScoreTable> tableFrom(const QString &text)
{
    static const QRegularExpression parting(u"[\\s,;、，]+"_s);
    ScoreTable table;
    for (const QString &number : text.split(parting, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        table.push_back(number.toInt(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return table;
}

QString tableTrouble(const QString &numbers, const Words &words, Language language)
{
    Box box;
    box.id = "box";
    box.title.en = box.id;
    box.scoreTable = tableFrom(numbers);
    if (!box.scoreTable)
        return words.sentence("box/table-numbers", {}, language);
    if (box.scoreTable->empty())
        return {};
    const auto read = readBox(writeBox(box));
    const auto *faults = std::get_if<Faults>(&read);
    const QString title = words.sentence("part/table", {}, language);
    return faults ? faultText(faults->front(), title, words, language) : QString();
}

} // namespace gyoji
