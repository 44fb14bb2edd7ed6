// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "simulate/arigato_game.h"

#include <QByteArray>

namespace gyoji::arigato {

/// The header line that a random game begins with, its box within it.
QByteArray headerLine(const decltype(SimulatedGame::header) &header, const Box &box);

} // namespace gyoji::arigato
