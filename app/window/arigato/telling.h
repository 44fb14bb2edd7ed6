// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "window/arigato/ask_rows.h"
#include "window/arigato/asked.h"
#include "window/arigato/seat_rows.h"
#include "window/arigato/seat_view.h"
#include "words/arigato_why.h"
#include "words/language.h"

#include <QList>
#include <QStringList>

namespace gyoji {

class Words;

/// What a seat's screen is made from.
struct SeatTelling
{
    const Words &words;
    Language language;
    const Journal<arigato::Game> &journal;
    /// As the window may show it.
    const arigato::State &shown;
    SeatIndex index;
    const SeatDraft &draft;
    /// The question in front.
    Asked front;

    const arigato::State &state() const { return shown; }
    const arigato::Seat &seat() const { return state().seats[static_cast<std::size_t>(index)]; }
    TypeHues hues() const { return huesOf(*state().box); }
    QString cardName(arigato::CardRef card) const;
    QString cardName(const std::string &id) const;
    /// "2 swords and 1 bonsai"
    QString itemsOf(const arigato::Items &items) const;
};

/// Is somebody further on?
bool isBehind(const arigato::State &state, SeatIndex seat);

/// The line that ends the seat's phase: reveal; the whole dusk where nothing is asked in it; the
/// day. `answer` is the players' to a manual objective.
arigato::Action advanceOf(const SeatTelling &telling, std::optional<bool> answer = {});

/// The travelers that are claimed.
arigato::TravelerTypes claimOf(const SeatDraft &draft);
bool isClaimed(const SeatDraft &draft);

/// The order of the hourglass turns: as fingers have put them, else the best.
std::vector<arigato::Slot> orderOf(const SeatTelling &telling);

SeatView seatView(const SeatTelling &telling);
QList<WorkshopRow> workshopRows(const SeatTelling &telling);
QList<ItemRow> itemRows(const SeatTelling &telling);
/// What fired in the seat's last line, and what was declined in it.
QList<WhyRow> whyRows(const SeatTelling &telling);

QList<AskRow> askRows(const SeatTelling &telling);
QList<TypeRow> typeRows(const SeatTelling &telling);
/// Travelers to claim, of the types that count.
QList<TypeRow> claimRows(const SeatTelling &telling);
/// The cards of the type picked for the resident; none before.
QList<CardRow> cardRows(const SeatTelling &telling);
/// Where a new card may live; none where there is no new card.
QList<SlotRow> slotRows(const SeatTelling &telling);
/// Two or more hourglass turns; else none.
QList<TurnRow> turnRows(const SeatTelling &telling);

} // namespace gyoji
