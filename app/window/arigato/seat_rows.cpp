// SPDX-License-Identifier: MIT
#include "window/arigato/seat_rows.h"

#include "json/strings.h"
#include "window/arigato/asked.h"
#include "window/arigato/telling.h"
#include "words/arigato_card.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

QString costOf(const SeatTelling &telling, const Items &cost)
{
    QStringList parts;
    for (const Item item : allOf<Item>()) {
        if (const int n = cost[indexOf(item)]; n > 0)
            parts << telling.words.amount({n, term(item)}, telling.language);
    }
    return telling.words.list(parts, telling.language);
}

void tellCard(WorkshopRow &row, const SeatTelling &telling, const Card &card)
{
    const auto &[words, language, journal, index, draft] = telling;
    row.type = fromUtf8(idOf(card.type));
    row.title = cardName(words, card, language);
    row.effect = cardSentence(words, card, language);
    if (card.favor)
        row.favor = words.amount({*card.favor, {"count", "favor"}}, language);
    if (card.cost)
        row.cost = costOf(telling, *card.cost);
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

bool canPick(const SeatTelling &telling, const QString &ask, Item item)
{
    const Seat &seat = telling.seat();
    const auto &given = telling.draft.given;
    if (ask == "choose"_L1)
        return true;
    if (ask == "discard"_L1)
        return seat.items[indexOf(item)] > telling.draft.items[indexOf(item)];
    if (!ask.isEmpty() && ask != "objective"_L1)
        return false;
    if (given)
        return *given == item ||
               accepts(telling.state(), Exchange{telling.index, *given, item, {}});
    return seat.phase == Phase::Day && seat.items[indexOf(item)] >= 2;
}

int copiesInPlay(const State &state, CardRef card)
{
    const auto isIt = [card](const auto &place) { return place && place->card == card; };
    int copies = 0;
    for (const Seat &seat : state.seats) {
        if (seat.retired)
            continue;
        copies += static_cast<int>(std::ranges::count_if(seat.village, isIt));
        copies += static_cast<int>(std::ranges::count(seat.gate, card));
    }
    return copies;
}

} // namespace

QList<WorkshopRow> workshopRows(const SeatTelling &telling)
{
    QList<WorkshopRow> rows;
    for (const Slot slot : allOf<Slot>())
        rows << workshopRow(telling, slot);
    return rows;
}

QList<ItemRow> itemRows(const SeatTelling &telling)
{
    const QString ask = askedOf(telling.state(), telling.index).id;
    QList<ItemRow> rows;
    for (const Item item : allOf<Item>()) {
        const bool isGiven = telling.draft.given == item;
        rows << ItemRow{fromUtf8(idOf(item)), telling.words.term(term(item), telling.language),
                        telling.seat().items[indexOf(item)],
                        isGiven ? 2 : telling.draft.items[indexOf(item)],
                        canPick(telling, ask, item)};
    }
    return rows;
}

QList<TypeRow> typeRows(const SeatTelling &telling)
{
    const auto &[words, language, journal, index, draft] = telling;
    const QString ask = askedOf(telling.state(), index).id;
    QList<TypeRow> rows;
    for (const ArtisanType type : allOf<ArtisanType>()) {
        const int picked = static_cast<int>(std::ranges::count(draft.types, type));
        rows << TypeRow{fromUtf8(idOf(type)), words.term(term(type), language),
                        draft.type == type ? 1 : picked};
    }
    if (ask == "travelers"_L1 || ask == "producers"_L1) {
        const int picked =
            static_cast<int>(std::ranges::count(draft.types, std::optional<ArtisanType>()));
        rows << TypeRow{u"unknown"_s, words.term({"type", "unknown"}, language), picked};
    }
    return rows;
}

QList<CardRow> cardRows(const SeatTelling &telling)
{
    const auto &[words, language, journal, index, draft] = telling;
    const State &state = telling.state();
    QList<CardRow> rows;
    for (CardRef ref = 0; draft.type && ref < state.box->cards.size(); ++ref) {
        const Card &card = state.card(ref);
        if (card.type == *draft.type)
            rows << CardRow{fromUtf8(card.id), cardSentence(words, card, language),
                            copiesInPlay(state, ref) >= card.copies, draft.card == card.id};
    }
    return rows;
}

} // namespace gyoji
