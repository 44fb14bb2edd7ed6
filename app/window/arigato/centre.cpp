// SPDX-License-Identifier: MIT
#include "arigato/clock.h"
#include "arigato/deck.h"
#include "window/arigato/arigato_table.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <algorithm>
#include <numeric>

/// The day as all look at it.
namespace gyoji {

using namespace arigato;

namespace {

bool isFollowed(const Seat &seat)
{
    return plays(seat) && seat.track != Track::Score;
}

int cardsOf(const Box &box)
{
    return std::accumulate(box.cards.begin(), box.cards.end(), 0,
                           [](int n, const Card &card) { return n + card.copies; });
}

/// The sentence of what is not as on other days; none on most.
const char *specialOf(const State &state, int day)
{
    if (day == lastDay)
        return "seat/ari.last-day";
    if (shuffleDay(static_cast<int>(state.seats.size()), cardsOf(*state.box)) == day)
        return "seat/ari.shuffle-today";
    return state.calendar->objective(day) ? nullptr : "seat/ari.no-objective";
}

} // namespace

DayView ArigatoTable::dayView(int day) const
{
    if (day < firstDay || day > lastDay)
        return {};
    const Objective *objective = state().calendar->objective(day);
    if (!objective)
        return {day, {}, {}};
    return {day,
            objectiveSentence(m_words, *objective, m_language),
            {objectiveSigns(*objective), huesOf(*state().box)}};
}

ThreeDays ArigatoTable::daysAround(int day) const
{
    return {dayView(day - 1), dayView(day), dayView(day + 1)};
}

void ArigatoTable::tellDay(TableView &view) const
{
    if (const char *special = specialOf(state(), view.day))
        view.special = m_words.sentence(special, {}, m_language);
    if (!view.days.after.objective.isEmpty()) {
        view.tomorrow =
            m_words.sentence("seat/ari.tomorrow",
                             {textArgument("objective", view.days.after.objective)}, m_language);
    }
    view.canPassDay = std::ranges::none_of(state().seats, isFollowed);
}

void ArigatoTable::passDay()
{
    const int day = clockOf(state()).day;
    if (day == lastDay) {
        finish();
        return;
    }
    Batch next;
    for (SeatIndex seat = 0; seat < static_cast<SeatIndex>(state().seats.size()); ++seat) {
        if (!plays(state().seats[static_cast<std::size_t>(seat)]))
            continue;
        Adjust adjust;
        adjust.player = seat;
        adjust.day = day + 1;
        next.actions.emplace_back(adjust);
    }
    act(next);
}

} // namespace gyoji
