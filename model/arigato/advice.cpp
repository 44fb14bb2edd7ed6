// SPDX-License-Identifier: MIT
#include "arigato/advice.h"

#include "arigato/act.h"
#include "arigato/advice_search.h"
#include "arigato/rule_ids.h"
#include "arigato/rules.h"
#include "arigato/score.h"
#include "kernel/script_ids.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// Writes a day found as lines of the script. Items of free choice that were left open are named in
/// the order in which they were chosen.
class DayWriter
{
public:
    explicit DayWriter(SeatIndex player)
        : m_player(player)
    {
    }

    std::vector<Action> lines(const advice::Day &day)
    {
        for (const advice::Move &move : day.moves) {
            prepare(move.preparation);
            if (move.deed)
                write(*move.deed);
            choose(move.choices);
        }
        prepare(day.evening.preparation);
        m_lines.push_back(Check{m_player, day.evening.dusk.order, {}, {}, {}});
        choose(day.evening.dusk.choices);
        return std::move(m_lines);
    }

private:
    void prepare(const advice::Preparation &preparation)
    {
        for (const Item item : listed(preparation.named))
            name(item);
        const auto gives = listed(preparation.gives);
        const auto takes = listed(preparation.takes);
        for (std::size_t i = 0; i < gives.size(); ++i)
            m_lines.push_back(Exchange{m_player, gives[i], takes[i], {}});
    }

    void write(const advice::Deed &deed)
    {
        switch (deed.kind) {
        case advice::Deed::Kind::Offer:
            m_lines.push_back(PrepareOffering{m_player, deed.slot, {}, {}});
            break;
        case advice::Deed::Kind::Send:
            m_lines.push_back(SendToPalace{m_player, deed.slot, {}});
            break;
        case advice::Deed::Kind::Exchange:
            m_lines.push_back(Exchange{m_player, deed.give, deed.take, {}});
            break;
        }
    }

    void choose(const advice::Choices &choices)
    {
        for (const advice::Choice &choice : choices) {
            Choose line = advice::lineOf(choice);
            line.player = m_player;
            m_lines.push_back(std::move(line));
        }
    }

    /// The first item still open becomes that one.
    void name(Item item)
    {
        for (; m_naming < m_lines.size(); ++m_naming) {
            auto *line = std::get_if<Choose>(&m_lines[m_naming]);
            if (!line)
                continue;
            const auto open = std::ranges::find(line->items, std::optional<Item>());
            if (open == line->items.end())
                continue;
            *open = item;
            return;
        }
    }

    static std::vector<Item> listed(const Items &items)
    {
        std::vector<Item> list;
        for (const Item item : allOf<Item>())
            list.insert(list.end(), static_cast<std::size_t>(items[indexOf(item)]), item);
        return list;
    }

    SeatIndex m_player;
    std::vector<Action> m_lines;
    /// Before that line no item is open.
    std::size_t m_naming = 0;
};

int totalAfter(State state, SeatIndex seat, const std::vector<Action> &actions)
{
    for (const Action &action : actions)
        state = std::get<Step<State, Fact>>(apply(std::move(state), action)).state;
    return scoreOf(state, seatAt(state, seat)).total();
}

} // namespace

std::optional<Refusal> refusalOfAdvice(const State &state, SeatIndex index)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(index)];
    if (seat.phase == Phase::Over)
        return Refusal{rule::endOver, {{"player", seat.name}}};
    if (seat.retired)
        return Refusal{script::retired, {{"player", seat.name}}};
    if (seat.track == Track::Score)
        return Refusal{script::track, {{"level", Term{"track", idOf(seat.track)}}}};
    if (seat.phase != Phase::Day)
        return Refusal{rule::dayActions, phaseOf(seat)};
    return std::nullopt;
}

Advice adviseOf(const State &state, SeatIndex seat, Effort effort)
{
    advice::Search search(state, seat, effort);
    Advice advice;
    if (const auto day = search.run())
        advice.actions = DayWriter(seat).lines(*day);
    advice.total = totalAfter(state, seat, advice.actions);
    advice.proven = search.isProven();
    return advice;
}

} // namespace gyoji::arigato
