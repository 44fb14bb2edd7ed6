// SPDX-License-Identifier: MIT
#include "host/arigato/parts.h"
#include "json/strings.h"

using namespace Qt::StringLiterals;

/// What a seat can do besides answering and its village.
namespace gyoji {

using namespace arigato;

namespace {

const char *stepOf(const PageTelling &telling, bool endsDay)
{
    const Seat &seat = telling.seat();
    if (seat.phase == Phase::Dawn)
        return "seat/ari.reveal";
    if (seat.phase == Phase::Day && !endsDay)
        return "seat/ari.dusk";
    return seat.day == lastDay ? "seat/ari.end" : "seat/ari.next";
}

/// Two or more hourglass turns: their order, and where in the line it stands.
void tellOrder(QJsonObject &act, const PageTelling &telling, const Check &check, bool endsDay)
{
    if (!check.order)
        return;
    QJsonArray turns;
    for (const Slot slot : *check.order)
        turns.append(
            QJsonObject{{u"value"_s, fromUtf8(idOf(slot))},
                        {u"name"_s, telling.nameOf(*telling.seat().villager(slot)->card)}});
    act.insert("orderTitle"_L1, telling.say("seat/ari.order"));
    act.insert("order"_L1, turns);
    act.insert("orderPath"_L1,
               endsDay ? QJsonArray{0, u"actions"_s, 0, u"order"_s} : QJsonArray{0, u"order"_s});
}

} // namespace

QJsonObject advancePart(const PageTelling &telling)
{
    const Seat &seat = telling.seat();
    if (seat.phase == Phase::Over || seat.retired || seat.track == Track::Score)
        return {};
    const Check check = checkOf(telling);
    const Action action = advanceOf(telling, check);
    const bool endsDay = std::holds_alternative<Batch>(action) || seat.phase == Phase::Dusk;
    QJsonObject act = actPart(telling, telling.say(stepOf(telling, endsDay)), action);
    if (seat.phase == Phase::Day)
        tellOrder(act, telling, check, endsDay);
    return act;
}

QJsonObject exchangePart(const PageTelling &telling)
{
    QJsonObject gives;
    for (const Item give : allOf<Item>()) {
        QJsonArray takes;
        for (const Item take : allOf<Item>()) {
            const Exchange exchange{telling.index, give, take, {}};
            if (!accepts(telling.view, exchange))
                continue;
            QJsonObject choice = itemPart(telling, take);
            choice.insert("lines"_L1, QJsonArray{lineOf(exchange)});
            takes.append(choice);
        }
        if (!takes.isEmpty())
            gives.insert(
                fromUtf8(idOf(give)),
                QJsonObject{{u"title"_s, telling.say("seat/ari.exchange", {{"name", term(give)}})},
                            {u"takes"_s, takes}});
    }
    return gives;
}

} // namespace gyoji
