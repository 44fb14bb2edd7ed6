// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/json/room.h"
#include "arigato/secrets.h"
#include "arigato/sums.h"
#include "conformance/tally.h"
#include "simulate/random.h"

namespace gyoji::arigato {

/// What the conformance suite must know of Arigatō (see gyoji::test::Conformance).
struct Subject
{
    using Room = arigato::Room;
    using Sums = arigato::Sums;

    struct Played
    {
        QByteArray header;
        State start;
        std::vector<Action> actions;
    };

    static constexpr std::size_t mostLines = 5000;

    /// Boxes, numbers of players, tracks and starts are random too.
    static Played play(std::uint64_t seed);
    static bool isOver(const State &state);
    static bool hasWinners(const State &state);
    static QByteArray anyLine(const State &state, Random &random);
    /// What it declines is left out, or declined from another slot.
    static Action spoiled(Action action, Random &random);
    static State withOtherSecrets(const State &state, SeatIndex seat, Random &random)
    {
        return arigato::withOtherSecrets(state, seat, random);
    }

    static void want(test::Tally &tally);
    static void count(test::Tally &tally, const State &before, const Action &action,
                      const Facts &facts, const State &after);
};

} // namespace gyoji::arigato
