// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/arigato/telling.h"
#include "words/arigato_ready.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

CardFace faceOf(const SeatTelling &telling, const Villager &villager)
{
    Price price{{}, villager.offering};
    if (telling.seat().track == Track::Full)
        price.supply = telling.seat().items;
    return cardFace(telling.state().card(*villager.card), price, telling.hues(), telling.words,
                    telling.language);
}

void tellPlacing(WorkshopRow &row, const SeatTelling &telling, Slot slot)
{
    const auto &card = telling.draft.card;
    if (!card)
        return;
    const auto refusal =
        refusalOf(telling.state(), PlaceResident{telling.index, slot, *card, true, {}});
    row.isAllowed = !refusal;
    if (refusal)
        row.refusal = telling.words.message(*refusal, 0, telling.language);
}

QString lackOf(const SeatTelling &telling, Slot slot, const Villager &villager)
{
    const auto readiness = readinessOf(telling.state(), telling.index, slot);
    if (!readiness || !readiness->isShort())
        return {};
    return readyPhrase(telling.words, telling.state().card(*villager.card), *readiness,
                       telling.language);
}

WorkshopRow workshopRow(const SeatTelling &telling, Slot slot)
{
    const State &state = telling.state();
    const SeatIndex player = telling.index;
    WorkshopRow row;
    row.slot = fromUtf8(idOf(slot));
    row.place = telling.words.term(term(slot), telling.language);
    tellPlacing(row, telling, slot);
    const Villager *villager = telling.seat().villager(slot);
    if (!villager)
        return row;
    row.isTaken = true;
    row.isFaceDown = villager->faceDown;
    row.hasOffering = villager->offering;
    if (villager->card)
        row.face = faceOf(telling, *villager);
    row.canOffer = accepts(state, PrepareOffering{player, slot, {}, {}});
    row.canSend = accepts(state, SendToPalace{player, slot, {}});
    row.lack = lackOf(telling, slot, *villager);
    row.canEmpty = accepts(state, EmptyWorkshop{player, slot, {}});
    return row;
}

} // namespace

QList<WorkshopRow> workshopRows(const SeatTelling &telling)
{
    QList<WorkshopRow> rows;
    for (const Slot slot : allOf<Slot>())
        rows << workshopRow(telling, slot);
    return rows;
}

} // namespace gyoji
