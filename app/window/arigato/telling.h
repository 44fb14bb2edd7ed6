// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "window/arigato/seat_draft.h"
#include "window/arigato/seat_rows.h"
#include "window/arigato/seat_view.h"
#include "words/language.h"

#include <QList>

namespace gyoji {

class Words;

/// What a seat's screen is made from.
struct SeatTelling
{
    const Words &words;
    Language language;
    const Journal<arigato::Game> &journal;
    SeatIndex index;
    const SeatDraft &draft;

    const arigato::State &state() const { return journal.state(); }
    const arigato::Seat &seat() const { return state().seats[static_cast<std::size_t>(index)]; }
};

/// Would the rules accept it?
bool accepts(const arigato::State &state, const arigato::Action &action);

/// The line that ends the seat's phase.
arigato::Action advanceOf(const arigato::Seat &seat, SeatIndex index);

SeatView seatView(const SeatTelling &telling);
QList<WorkshopRow> workshopRows(const SeatTelling &telling);
QList<ItemRow> itemRows(const SeatTelling &telling);
QList<TypeRow> typeRows(const SeatTelling &telling);
/// The cards of the type picked for the resident; none before.
QList<CardRow> cardRows(const SeatTelling &telling);

} // namespace gyoji
