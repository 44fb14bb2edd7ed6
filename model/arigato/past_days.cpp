// SPDX-License-Identifier: MIT
#include "arigato/past_days.h"

#include "arigato/clock.h"
#include "arigato/course.h"

namespace gyoji::arigato {

namespace {

/// Walks through a game and keeps the days of one seat.
class DayReader
{
public:
    DayReader(State start, SeatIndex seat)
        : m_state(std::move(start))
        , m_index(seat)
    {
    }

    void read(const Action &action)
    {
        if (const auto *batch = std::get_if<Batch>(&action.variant())) {
            for (const Action &member : batch->actions)
                read(member);
            return;
        }
        const Seat before = seat();
        note(action);
        m_state = std::get<Step<State, Fact>>(arigato::apply(std::move(m_state), action)).state;
        if (isInDay(seat()) && !(isInDay(before) && before.day == seat().day))
            m_open = PastDay{seat().day, 0, m_state, {}, true};
        else if (isInDay(before) && !isInDay(seat()))
            close();
    }

    std::vector<PastDay> take() { return std::move(m_days); }

private:
    const Seat &seat() const { return m_state.seats[static_cast<std::size_t>(m_index)]; }

    static bool isInDay(const Seat &seat)
    {
        return plays(seat) && seat.track != Track::Score && seat.phase == Phase::Day;
    }

    void note(const Action &action)
    {
        if (Game::seatOf(action) == m_index)
            noteOwn(action);
        else if (m_open && (std::holds_alternative<Define>(action.variant()) ||
                            std::holds_alternative<SetRuling>(action.variant())))
            know(action);
    }

    void noteOwn(const Action &action)
    {
        const bool isOwed = !m_open && std::holds_alternative<Choose>(action.variant());
        if (isOwed && m_isClosing) {
            m_days.back().actions.push_back(action);
        } else if (m_open) {
            m_open->actions.push_back(action);
            m_open->isComparable = m_open->isComparable && isSeenByAdvice(action);
        }
        m_isClosing = m_isClosing && isOwed;
    }

    static bool isSeenByAdvice(const Action &action)
    {
        const auto *check = std::get_if<Check>(&action.variant());
        return !(check && check->objective) && !std::holds_alternative<Adjust>(action.variant()) &&
               !std::holds_alternative<GainByHand>(action.variant()) &&
               !std::holds_alternative<SetTrack>(action.variant());
    }

    void know(const Action &action)
    {
        auto outcome = arigato::apply(m_open->morning, action);
        if (auto *step = std::get_if<Step<State, Fact>>(&outcome))
            m_open->morning = std::move(step->state);
    }

    void close()
    {
        if (m_open && seat().phase != Phase::Day && !seat().retired) {
            m_days.push_back(std::move(*m_open));
            m_isClosing = true;
        }
        m_open.reset();
    }

    State m_state;
    SeatIndex m_index;
    std::optional<PastDay> m_open;
    /// Choices still belong to the day before.
    bool m_isClosing = false;
    std::vector<PastDay> m_days;
};

} // namespace

std::vector<PastDay> pastDaysOf(const Journal<Game> &journal, SeatIndex seat)
{
    DayReader reader(journal.start(), seat);
    for (const auto &line : journal.lines())
        reader.read(line.action);
    std::vector<PastDay> days = reader.take();
    const Course course = courseOf(journal);
    const auto &totals = course[static_cast<std::size_t>(seat)];
    for (PastDay &day : days) {
        const auto index = std::min(static_cast<std::size_t>(day.day), totals.size()) - 1;
        day.total = totals[index];
    }
    return days;
}

std::vector<DayLookedBack> lookBack(const Journal<Game> &journal, SeatIndex seat, Effort effort)
{
    std::vector<DayLookedBack> days;
    for (PastDay &day : pastDaysOf(journal, seat)) {
        Advice best = adviseOf(day.morning, seat, effort);
        days.push_back({std::move(day), std::move(best)});
    }
    return days;
}

} // namespace gyoji::arigato
