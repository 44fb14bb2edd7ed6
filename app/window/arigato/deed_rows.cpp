// SPDX-License-Identifier: MIT
#include "window/arigato/deed_rows.h"

#include "json/strings.h"
#include "words/arigato_ready.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

void addDeed(QList<DeedRow> &rows, const SeatTelling &telling, QLatin1StringView kind, Slot slot,
             const QString &text, const Action &action)
{
    if (!accepts(telling.state(), action))
        return;
    const Card &card = telling.state().card(*telling.seat().villager(slot)->card);
    rows << DeedRow{kind + u':' + fromUtf8(idOf(slot)), text, signRow(card.type, telling.hues()),
                    action};
}

/// After exchanges, or with what lies there.
void addOffering(QList<DeedRow> &rows, const SeatTelling &telling, Slot slot, bool isExchanging)
{
    const auto readiness = readinessOf(telling.state(), telling.index, slot);
    if (!readiness || readiness->isShort() || readiness->exchanges.empty() == isExchanging)
        return;
    const Card &card = telling.state().card(*telling.seat().villager(slot)->card);
    addDeed(rows, telling, "offer"_L1, slot,
            readyPhrase(telling.words, card, *readiness, telling.language),
            offeringOf(telling.index, slot, *readiness));
}

void addSending(QList<DeedRow> &rows, const SeatTelling &telling, Slot slot)
{
    const Villager *villager = telling.seat().villager(slot);
    if (!villager || !villager->offering)
        return;
    const QString text = telling.words.sentence(
        "seat/ari.ready-to-send", {textArgument("card", telling.cardName(*villager->card))},
        telling.language);
    addDeed(rows, telling, "send"_L1, slot, text, SendToPalace{telling.index, slot, {}});
}

} // namespace

QList<DeedRow> deedRows(const SeatTelling &telling)
{
    QList<DeedRow> rows;
    if (telling.seat().phase != Phase::Day || !telling.front.id.isEmpty())
        return rows;
    for (const Slot slot : allOf<Slot>())
        addOffering(rows, telling, slot, false);
    for (const Slot slot : allOf<Slot>())
        addSending(rows, telling, slot);
    for (const Slot slot : allOf<Slot>())
        addOffering(rows, telling, slot, true);
    return rows;
}

DeedRow closingRow(const Words &words, Language language, const QString &name, int seat,
                   const Action &action)
{
    const QString text =
        words.sentence("seat/ari.close-day", {textArgument("name", name)}, language);
    return {u"close:%1"_s.arg(seat), text, {}, action};
}

} // namespace gyoji
