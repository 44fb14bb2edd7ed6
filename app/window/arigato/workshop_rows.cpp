// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/arigato/telling.h"
#include "words/arigato_card.h"
#include "words/arigato_seat.h"
#include "words/arigato_shapes.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

void tellCard(WorkshopRow &row, const SeatTelling &telling, const Card &card)
{
    row.shape = shapeOf(card.type);
    row.title = cardName(telling.words, card, telling.language);
    row.effect = cardSentence(telling.words, card, telling.language);
    if (card.favor)
        row.favor = telling.words.amount({*card.favor, {"count", "favor"}}, telling.language);
    if (card.cost) {
        row.cost = telling.itemsOf(*card.cost);
        row.price = priceText(*card.cost);
    }
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
        tellCard(row, telling, state.card(*villager->card));
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
