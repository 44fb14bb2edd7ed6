// SPDX-License-Identifier: MIT
#include "arigato/alternatives.h"

#include "arigato/drift_left_out.h"
#include "arigato/drift_meant.h"
#include "arigato/neighbors.h"
#include "arigato/skips.h"
#include "kernel/mending.h"

#include <algorithm>
#include <span>

namespace gyoji::arigato {

namespace {

/// An effect forgotten has brought at most that much.
constexpr int mostFavorForgotten = 3;

const Seat &seatOf(const Part &part, SeatIndex seat)
{
    return part.before.seats[static_cast<std::size_t>(seat)];
}

/// Nothing of the seat was looked at.
drift::Sight noSight(const Part &part, SeatIndex seat)
{
    Adjust seen;
    seen.player = seat;
    return {part.before, seen};
}

/// It places another card elsewhere, though that card may live where the other one went.
bool isMovedToo(const Part &part, const Action &action)
{
    const auto differs = [&](const auto &was, const auto &meant) {
        const auto card = meant.card ? part.before.box->cards.find(*meant.card) : std::nullopt;
        const std::optional<Slot> slot = was.slot;
        return card && was.card != meant.card && slot && slot != std::optional<Slot>(meant.slot) &&
               part.before.card(*card).mayLiveIn(*slot);
    };
    const ActionVariant &was = part.action.variant();
    if (const auto *placed = std::get_if<PlaceResident>(&action.variant()))
        return std::holds_alternative<PlaceResident>(was) &&
               differs(std::get<PlaceResident>(was), *placed);
    if (const auto *reveal = std::get_if<Reveal>(&action.variant()))
        return std::holds_alternative<Reveal>(was) && differs(std::get<Reveal>(was), *reveal);
    return false;
}

/// Each once, those that the rules accept.
std::vector<Action> accepted(const Part &part, const std::vector<Action> &actions)
{
    std::vector<Action> found;
    for (const Action &action : actions) {
        if (std::ranges::find(found, action) == found.end() && accepts(part.before, action))
            found.push_back(action);
    }
    return found;
}

void addGains(SeatIndex seat, std::vector<Action> &found)
{
    for (int favor = 1; favor <= mostFavorForgotten; ++favor)
        found.emplace_back(GainByHand{seat, favor, {}, {}, {}, {}});
    for (const Item item : allOf<Item>()) {
        Items one{};
        one[indexOf(item)] = 1;
        found.emplace_back(GainByHand{seat, {}, one, {}, {}, {}});
    }
}

} // namespace

std::vector<Part> partsOf(const Journal<Game> &journal, std::size_t line)
{
    const Action &action = journal.lines()[line].action;
    State state = journal.stateBefore(line);
    const auto *batch = std::get_if<Batch>(&action.variant());
    if (!batch)
        return {{std::nullopt, action, std::move(state)}};
    std::vector<Part> parts;
    for (const Action &member : batch->actions) {
        parts.push_back({parts.size(), member, state});
        auto outcome = arigato::apply(std::move(state), member);
        state = std::get<Step<State, Fact>>(std::move(outcome)).state;
    }
    return parts;
}

std::vector<Action> alternativesTo(const Part &part)
{
    std::vector<Action> found = neighborsOf(part.action, part.before);
    if (const SeatIndex seat = Game::seatOf(part.action); seat != noSeat) {
        const auto meant = drift::meantBy(part.action, part.before, seat, noSight(part, seat));
        std::ranges::copy(meant, std::back_inserter(found));
    }
    std::erase_if(found, [&](const Action &action) {
        return action == part.action || isMovedToo(part, action);
    });
    return accepted(part, found);
}

std::vector<Action> additionsBefore(const Part &part)
{
    const SeatIndex seat = Game::seatOf(part.action);
    if (seat == noSeat || seatOf(part, seat).phase == Phase::Over)
        return {};
    auto found = drift::leftOut(part.before, seat, &part.action, noSight(part, seat));
    std::erase_if(found, [](const Action &action) {
        const auto skips = skipsOf(action);
        return skips && !skips->empty();
    });
    addGains(seat, found);
    return accepted(part, found);
}

Replacement replaced(const std::vector<Part> &parts, std::size_t part, std::optional<Action> by)
{
    if (!parts[part].member)
        return {*by, {}};
    Batch batch;
    Replacement replacement;
    for (const Part &earlier : std::span(parts).first(part))
        batch.actions.push_back(earlier.action);
    State state = parts[part].before;
    if (by) {
        carryOut<Game>(state, *by);
        batch.actions.push_back(std::move(*by));
    }
    for (std::size_t later = part + 1; later < parts.size(); ++later) {
        if (auto refusal = carryOut<Game>(state, parts[later].action))
            replacement.fallen.emplace_back(later, std::move(*refusal));
        else
            batch.actions.push_back(parts[later].action);
    }
    replacement.line = std::move(batch);
    return replacement;
}

} // namespace gyoji::arigato
