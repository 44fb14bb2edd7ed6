// SPDX-License-Identifier: MIT
#include "window/arigato/telling.h"

#include "arigato/clock.h"
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

QStringList SeatTelling::amountsOf(const Items &items) const
{
    QStringList amounts;
    for (const Item item : allOf<Item>()) {
        if (const int n = items[indexOf(item)]; n > 0)
            amounts << words.amount({n, term(item)}, language);
    }
    return amounts;
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

bool accepts(const State &state, const Action &action)
{
    return std::holds_alternative<Step<State, Fact>>(arigato::apply(state, action));
}

std::optional<std::size_t> lastLineOf(const SeatTelling &telling)
{
    const auto lines = telling.journal.lines();
    const auto found = std::find_if(lines.rbegin(), lines.rend(),
                                    [&](const auto &line) { return line.seat == telling.index; });
    if (found == lines.rend())
        return std::nullopt;
    return static_cast<std::size_t>(std::distance(found, lines.rend())) - 1;
}

} // namespace gyoji
