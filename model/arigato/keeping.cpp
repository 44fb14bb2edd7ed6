// SPDX-License-Identifier: MIT
#include "arigato/act.h"
#include "arigato/ledger.h"
#include "kernel/script_ids.h"

namespace gyoji::arigato {

Result act(State &state, Facts &, const Finish &)
{
    for (Seat &seat : state.seats) {
        if (seat.retired)
            continue;
        lapse(seat);
        seat.phase = Phase::Over;
    }
    return accepted;
}

Result act(State &state, Facts &facts, const Define &action)
{
    Box box = *state.box;
    const auto before = box.cards.find(action.card.id);
    const int known = before ? box.cards[*before].favor.value_or(0) : 0;
    const CardRef ref = box.cards.define(action.card);
    state.box = Shared<Box>(std::move(box));

    const int difference = action.card.favor.value_or(0) - known;
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        Ledger ledger(state, static_cast<SeatIndex>(i), facts);
        for (const CardRef card : ledger.seat().gate) {
            if (card == ref)
                ledger.correctGate({script::define, std::nullopt, ref}, ref, difference);
        }
    }
    return accepted;
}

Result act(State &state, Facts &, const SetRuling &action)
{
    state.rulings[indexOf(action.id)] = static_cast<std::uint8_t>(action.value);
    return accepted;
}

Result act(State &state, Facts &facts, const SetTrack &action)
{
    Ledger ledger(state, action.player, facts);
    Seat &seat = ledger.seat();
    if (seat.track == Track::Full && action.level != Track::Full) {
        for (const Item item : allOf<Item>())
            ledger.addItem({script::track, std::nullopt, std::nullopt}, item,
                           -seat.items[indexOf(item)]);
    }
    if (action.level == Track::Score)
        lapse(seat);
    seat.track = action.level;
    return accepted;
}

Result act(State &state, Facts &, const Rename &action)
{
    seatAt(state, action.player).name = action.newName;
    return accepted;
}

Result act(State &state, Facts &, const Retire &action)
{
    Seat &seat = seatAt(state, action.player);
    lapse(seat);
    seat.retired = true;
    return accepted;
}

Result act(State &, Facts &, const Note &)
{
    return accepted;
}

} // namespace gyoji::arigato
