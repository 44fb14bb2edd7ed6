// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/clock.h"
#include "arigato/course.h"
#include "arigato/json/rematch.h"
#include "arigato/json/script_json.h"
#include "arigato/json/state_json.h"
#include "arigato/rules.h"
#include "arigato/sheet.h"
#include "arigato/view.h"
#include "json/fault.h"

#include <QByteArray>

namespace gyoji::arigato {

/// What a table knows the game by (see gyoji::GameTable).
struct Room
{
    using Game = arigato::Game;

    static constexpr auto id = "arigato";

    /// `boxFile` gives the file of the box with that id, empty where there is none.
    static std::variant<State, Refusal>
    readHeader(const QJsonObject &header, const std::function<QByteArray(QStringView id)> &boxFile);
    static Faults checkBox(const QByteArray &file);

    static std::variant<Action, Refusal> readLine(const QByteArray &line, const State &state)
    {
        return arigato::readLine(line, state);
    }
    static QByteArray writeAction(const Action &action) { return arigato::writeAction(action); }
    static State viewOf(const State &state, SeatIndex seat) { return arigato::viewOf(state, seat); }
    static bool isOver(const State &state) { return clockOf(state).phase == Phase::Over; }
    static Sheet sheetOf(const State &state) { return arigato::sheetOf(state); }
    static Course courseOf(const Journal<Game> &journal) { return arigato::courseOf(journal); }
    static QByteArray rematchHeader(const QByteArray &header, const State &start, const State &now,
                                    bool movesSeats)
    {
        return arigato::rematchHeader(header, start, now, movesSeats);
    }
    static QByteArray writeState(const State &state) { return arigato::writeState(state); }
    static QByteArray writeAsks(const State &state) { return arigato::writeAsks(state); }
    static bool isLogged(const Fact &fact) { return arigato::isLogged(fact); }
    static QByteArray writeFact(int line, const Fact &fact, const State &state)
    {
        return arigato::writeFact(line, fact, state);
    }
};

} // namespace gyoji::arigato
