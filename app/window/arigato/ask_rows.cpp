// SPDX-License-Identifier: MIT
#include "window/arigato/ask_rows.h"

#include "arigato/clock.h"
#include "arigato/view.h"
#include "json/strings.h"
#include "window/arigato/telling.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

int pickedOf(const SeatTelling &telling, ArtisanType type)
{
    const SeatDraft &draft = telling.draft;
    if (telling.front.id == "producers"_L1)
        return static_cast<int>(std::ranges::count(draft.producers, type));
    return draft.type == type ? 1 : 0;
}

TypeRow typeRow(const SeatTelling &telling, ArtisanType type, int picked)
{
    return {fromUtf8(idOf(type)), telling.words.term(term(type), telling.language),
            signRow(type, telling.hues()), picked};
}

bool isInFront(const SeatTelling &telling, const Asked &asked)
{
    return asked.isSameAs(telling.front) ||
           (asked.id == "travelers"_L1 && telling.front.hasClaims());
}

} // namespace

QList<AskRow> askRows(const SeatTelling &telling)
{
    QList<AskRow> rows;
    for (const Asked &asked : askedOf(telling.state(), telling.index)) {
        if (isInFront(telling, asked))
            continue;
        AskRow row{asked.id, {}, {}, asked.isDone};
        if (asked.card) {
            row.card = fromUtf8(telling.state().card(*asked.card).id);
            row.name = telling.cardName(*asked.card);
        }
        rows << row;
    }
    return rows;
}

QList<TypeRow> typeRows(const SeatTelling &telling)
{
    const auto &[words, language, journal, shown, index, draft, front] = telling;
    QList<TypeRow> rows;
    for (const ArtisanType type : allOf<ArtisanType>())
        rows << typeRow(telling, type, pickedOf(telling, type));
    if (front.id == "producers"_L1) {
        const auto isUnknown = [](const auto &type) { return !type; };
        rows << TypeRow{u"unknown"_s, words.term({"type", "unknown"}, language), SignRow{},
                        static_cast<int>(std::ranges::count_if(draft.producers, isUnknown))};
    }
    return rows;
}

QList<TypeRow> claimRows(const SeatTelling &telling)
{
    QList<TypeRow> rows;
    for (const ArtisanType type : telling.front.travelers.types)
        rows << typeRow(telling, type, telling.draft.travelers[indexOf(type)]);
    return rows;
}

QList<CardRow> cardRows(const SeatTelling &telling)
{
    const auto &[words, language, journal, shown, index, draft, front] = telling;
    const State &state = telling.state();
    if (!draft.type || draft.isNew || front.id != "resident"_L1)
        return {};
    QList<CardRow> rows;
    for (CardRef ref = 0; ref < state.box->cards.size(); ++ref) {
        const Card &card = state.card(ref);
        if (card.type == *draft.type)
            rows << CardRow{fromUtf8(card.id),
                            cardSentence(words, card, language),
                            {effectSigns(card), telling.hues()},
                            isInPlay(state, ref),
                            draft.card == card.id};
    }
    return rows;
}

QList<SlotRow> slotRows(const SeatTelling &telling)
{
    QList<SlotRow> rows;
    if (!telling.draft.isNew || telling.front.id != "resident"_L1)
        return rows;
    for (const Slot slot : allOf<Slot>())
        rows << SlotRow{fromUtf8(idOf(slot)), telling.words.term(term(slot), telling.language),
                        telling.draft.slots.test(indexOf(slot))};
    return rows;
}

QList<TurnRow> turnRows(const SeatTelling &telling)
{
    const std::vector<Slot> order = orderOf(telling);
    QList<TurnRow> rows;
    if (order.size() < 2 || !plays(telling.seat()))
        return rows;
    for (const Slot slot : order) {
        const Card &card = telling.state().card(*telling.seat().villager(slot)->card);
        rows << TurnRow{fromUtf8(idOf(slot)), cardName(telling.words, card, telling.language),
                        cardSentence(telling.words, card, telling.language)};
    }
    return rows;
}

} // namespace gyoji
