// SPDX-License-Identifier: MIT
#include "arigato/course.h"

#include "arigato/score.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// What a day has changed in what counts at the end.
struct Change
{
    int tokens = 0;
    int points = 0;

    void add(const gain::Favor &gain) { points += gain.n; }
    void add(const gain::Gate &gain) { points += gain.points; }
    void add(const gain::Objective &gain) { tokens += gain.n; }
    void add(const gain::Item &) {}
};

std::vector<int> totalsOf(const std::vector<Change> &days, const Calendar &calendar)
{
    std::vector<int> totals;
    Change sum;
    for (const Change &day : days) {
        sum.tokens += day.tokens;
        sum.points += day.points;
        const auto &table = calendar.scoreTable;
        totals.push_back(sum.points + (table ? worthOf(sum.tokens, *table) : 0));
    }
    return totals;
}

} // namespace

Course courseOf(const Journal<Game> &journal)
{
    std::vector<std::vector<Change>> changes;
    for (const Seat &seat : journal.state().seats)
        changes.emplace_back(static_cast<std::size_t>(seat.day));
    for (const auto &line : journal.lines()) {
        for (const Fact &fact : line.facts) {
            auto &days = changes[static_cast<std::size_t>(fact.seat)];
            // A seat whose day was set back counts on that day what later days had brought.
            const auto day = std::min(static_cast<std::size_t>(fact.day), days.size()) - 1;
            std::visit([&](const auto &gain) { days[day].add(gain); }, fact.gain);
        }
    }
    Course course;
    for (const auto &days : changes)
        course.push_back(totalsOf(days, *journal.state().calendar));
    return course;
}

} // namespace gyoji::arigato
