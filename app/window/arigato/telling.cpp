// SPDX-License-Identifier: MIT
#include "window/arigato/telling.h"

#include "arigato/clock.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <algorithm>

namespace gyoji {

using namespace arigato;

QString SeatTelling::cardName(CardRef card) const
{
    return arigato::cardName(words, state().card(card), language);
}

QString SeatTelling::cardName(const std::string &id) const
{
    const auto card = state().box->cards.find(id);
    return card ? cardName(*card) : QString();
}

QString SeatTelling::itemsOf(const Items &items) const
{
    return itemsPhrase(words, items, language);
}

bool isBehind(const State &state, SeatIndex index)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(index)];
    return std::ranges::any_of(state.seats, [&seat](const Seat &other) {
        return !other.retired && Clock{seat.day, seat.phase} < Clock{other.day, other.phase};
    });
}

} // namespace gyoji
