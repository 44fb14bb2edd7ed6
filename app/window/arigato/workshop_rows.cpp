// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/arigato/telling.h"
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

WorkshopRow workshopRow(const SeatTelling &telling, Slot slot)
{
    const State &state = telling.state();
    const SeatIndex player = telling.index;
    WorkshopRow row;
    row.slot = fromUtf8(idOf(slot));
    row.place = telling.words.term(term(slot), telling.language);
    if (const auto &card = telling.draft.card)
        row.isAllowed = accepts(state, PlaceResident{player, slot, *card, true, {}});
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
