// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

#include <QByteArray>

/// What `gyoji-cli` and the table show of a game of Arigatō, each as one line of JSON (spec, end of
/// section 5).
namespace gyoji::arigato {

/// The state document, with score, warnings and winners.
QByteArray writeState(const State &state);

/// {"players": [[what is worth asking that seat]]}
QByteArray writeAsks(const State &state);

/// Does the log tell it? Not a gain of 0, unless a card went under the gate.
bool isLogged(const Fact &fact);

/// A line of the log. `line` is the script's that brought it, from 1; `state` the one after that
/// line.
QByteArray writeFact(int line, const Fact &fact, const State &state);

} // namespace gyoji::arigato
