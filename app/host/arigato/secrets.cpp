// SPDX-License-Identifier: MIT
#include "host/arigato/secrets.h"

#include <algorithm>

namespace gyoji {

using namespace arigato;

namespace {

bool isAtDawn(const State &state, SeatIndex seat)
{
    return state.seats[static_cast<std::size_t>(seat)].phase == Phase::Dawn;
}

/// The first line of the seat's phase, or one that other seats have added since.
std::size_t phaseStart(const Journal<arigato::Game> &journal, SeatIndex seat)
{
    const int clock = arigato::Game::clockOf(journal.state(), seat);
    const auto lines = journal.lines();
    const auto before = std::find_if(lines.rbegin(), lines.rend(), [&](const auto &line) {
        return line.seat == seat && line.clock != clock;
    });
    return static_cast<std::size_t>(lines.rend() - before);
}

/// The id of the card that the action defines; empty where it defines none.
std::string definedBy(const Action &action)
{
    const auto *define = std::get_if<Define>(&action.variant());
    return define ? define->card.id : std::string();
}

template <class... Deeds>
bool isOneOf(const Action &action)
{
    return (std::holds_alternative<Deeds>(action.variant()) || ...);
}

} // namespace

std::string newCardStart(SeatIndex seat)
{
    return "N" + std::to_string(seat + 1) + "-";
}

std::vector<std::string> secretCards(const Journal<arigato::Game> &journal, SeatIndex seat)
{
    std::vector<std::string> cards;
    if (!isAtDawn(journal.state(), seat))
        return cards;
    const std::size_t start = phaseStart(journal, seat);
    for (const auto &line : journal.lines().subspan(start)) {
        const std::string id = definedBy(line.action);
        if (id.starts_with(newCardStart(seat)) && !journal.stateBefore(start).box->cards.find(id))
            cards.push_back(id);
    }
    return cards;
}

bool isSecretLine(const Journal<arigato::Game> &journal, std::size_t line, SeatIndex seat)
{
    if (!isAtDawn(journal.state(), seat) || line < phaseStart(journal, seat))
        return false;
    const auto &[action, facts, by, clock] = journal.lines()[line];
    if (by == seat)
        return isOneOf<PlaceResident, SendTravelers, KeepProducers>(action);
    const auto cards = secretCards(journal, seat);
    return std::ranges::find(cards, definedBy(action)) != cards.end();
}

} // namespace gyoji
