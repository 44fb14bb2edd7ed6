// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"

namespace gyoji {

/// How the ids of cards begin that a seat's phone adds to the box: two phones never name one alike.
std::string newCardStart(SeatIndex seat);

/// The cards that the seat's phone has added at this dawn, so that they tell of its resident
/// (ari.dawn.secret); none after the reveal.
std::vector<std::string> secretCards(const Journal<arigato::Game> &journal, SeatIndex seat);

/// Does that line tell what the seat has named at this dawn, which is secret still?
bool isSecretLine(const Journal<arigato::Game> &journal, std::size_t line, SeatIndex seat);

} // namespace gyoji
