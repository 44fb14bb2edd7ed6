// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "cli/command.h"
#include "kernel/journal.h"
#include "table/script.h"

#include <variant>

namespace gyoji::cli {

/// A game of Arigatō and the seat of it that was asked for.
struct SeatGame
{
    Script script;
    /// Of the script's table.
    const Journal<arigato::Game> *journal = nullptr;
    SeatIndex seat = 0;
};

/// Of a script that does not stand to its end only its fault is told.
std::variant<SeatGame, Result> readSeatGame(const Arguments &arguments, const QByteArray &file,
                                            const Words &words);

} // namespace gyoji::cli
