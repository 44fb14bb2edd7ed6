// SPDX-License-Identifier: MIT
#include "arigato/advice_search.h"

#include "arigato/score.h"

#include <algorithm>

namespace gyoji::arigato::advice {

namespace {

/// A comparison of two positions is that much cheaper than to try an action.
constexpr std::size_t comparisonsInAStep = 64;

} // namespace

Search::Search(const State &state, SeatIndex seat, Effort effort)
    : m_rehearsal(state, seat, effort)
    , m_deeds(m_rehearsal)
    , m_evenings(m_rehearsal)
    , m_exchangesGain(state.ruling(Ruling::ExchangeGains) == "yes")
{
    const Score score = scoreOf(m_rehearsal.now(), m_rehearsal.seat());
    m_base = score.total() - score.favor;
}

std::optional<Day> Search::run()
{
    begin();
    for (std::size_t lines = 0; lines < m_waiting.size(); ++lines) {
        for (std::size_t i = 0; i < m_waiting[lines].size(); ++i) {
            const int index = m_waiting[lines][i];
            if (m_nodes[index].isDropped)
                continue;
            if (!m_rehearsal.step())
                break;
            end(index);
            expand(index);
        }
    }
    if (!m_best)
        return std::nullopt;
    return dayOf(m_bestNode, *m_best);
}

void Search::begin()
{
    const Seat &seat = m_rehearsal.seat();
    const Position now{m_rehearsal.stagesNow(), seat.items, 0, seat.favor, 0};
    if (seat.track != Track::Full && m_exchangesGain && m_deeds.listened(now.stages).any())
        m_rehearsal.leaveOut();
    for (const Yield &yield : m_deeds.starts())
        add(-1, {}, yield, now);
}

void Search::end(int index)
{
    const Position &position = m_nodes[index].position;
    const int total = m_base + position.favor + m_rehearsal.gateOf(position.stages);
    const std::optional<Worth> toBeat = m_best ? std::optional(m_best->worth) : std::nullopt;
    auto evening = m_evenings.best(position, total, takeable(position.stages), toBeat);
    if (!evening)
        return;
    m_best = std::move(evening);
    m_bestNode = index;
}

void Search::expand(int index)
{
    for (const Slot slot : allOf<Slot>()) {
        if (m_nodes[index].position.stages[indexOf(slot)] == Stage::Home)
            offer(index, slot);
    }
    for (const Slot slot : allOf<Slot>()) {
        const Position &position = m_nodes[index].position;
        if (position.stages[indexOf(slot)] != Stage::Offered)
            continue;
        const Deed deed{Deed::Kind::Send, slot, {}, {}};
        Position after = position;
        after.stages[indexOf(slot)] = Stage::Gone;
        for (const Yield &yield : m_deeds.of(deed, position.stages, position.favor))
            add(index, {deed, {}, {}}, yield, after);
    }
    if (m_exchangesGain && m_rehearsal.seat().track == Track::Full)
        exchange(index);
}

void Search::offer(int index, Slot slot)
{
    const Position &position = m_nodes[index].position;
    const Deed deed{Deed::Kind::Offer, slot, {}, {}};
    const Items cost = m_deeds.costOf(slot);
    const auto preparations =
        preparationsFor(cost, position.items, position.open, takeable(position.stages));
    for (const Preparation &preparation : preparations) {
        Position after = position;
        after.stages[indexOf(slot)] = Stage::Offered;
        after.items = preparation.applied(position.items);
        for (std::size_t i = 0; i < cost.size(); ++i)
            after.items[i] -= cost[i];
        after.open -= totalOf(preparation.named);
        after.lines += preparation.exchanges();
        for (const Yield &yield : m_deeds.of(deed, position.stages, position.favor))
            add(index, {deed, preparation, {}}, yield, after);
    }
}

/// Exchanges that artisans answer to, and those that make an item to be exchanged back for.
void Search::exchange(int index)
{
    const Position &position = m_nodes[index].position;
    const ItemSet listened = m_deeds.listened(position.stages);
    for (const Item give : allOf<Item>()) {
        for (const Item take : allOf<Item>()) {
            const bool isOfUse = listened[indexOf(give)] || listened[indexOf(take)];
            if (give == take || !isOfUse || position.items[indexOf(give)] < exchangeRate)
                continue;
            const Deed deed{Deed::Kind::Exchange, {}, give, take};
            Position after = position;
            after.items[indexOf(give)] -= exchangeRate;
            for (const Yield &yield : m_deeds.of(deed, position.stages, position.favor))
                add(index, {deed, {}, {}}, yield, after);
        }
    }
}

void Search::add(int parent, const Move &move, const Yield &yield, const Position &before)
{
    Node node{before, move, parent};
    node.move.choices = yield.choices;
    Position &position = node.position;
    for (std::size_t i = 0; i < position.items.size(); ++i)
        position.items[i] += yield.items[i];
    position.open += yield.open;
    position.favor += yield.favor;
    position.lines += (move.deed ? 1 : 0) + static_cast<int>(yield.choices.size());
    if (isWorthKeeping(position))
        keep(std::move(node));
}

bool Search::isWorthKeeping(const Position &position)
{
    const bool hasListener = m_deeds.listened(position.stages).any();
    auto &kept = m_kept[numberOf(position.stages)];
    if (!m_rehearsal.step(kept.size() / comparisonsInAStep + 1))
        return false;
    const bool isDominated = std::ranges::any_of(
        kept, [&](int other) { return dominates(m_nodes[other].position, position, hasListener); });
    if (isDominated)
        return false;
    std::erase_if(kept, [&](int other) {
        Node &node = m_nodes[other];
        node.isDropped = dominates(position, node.position, hasListener);
        return node.isDropped;
    });
    return true;
}

void Search::keep(Node node)
{
    const auto index = static_cast<int>(m_nodes.size());
    const auto lines = static_cast<std::size_t>(node.position.lines);
    if (m_waiting.size() <= lines)
        m_waiting.resize(lines + 1);
    m_waiting[lines].push_back(index);
    m_kept[numberOf(node.position.stages)].push_back(index);
    m_nodes.push_back(std::move(node));
}

ItemSet Search::takeable(const Stages &stages)
{
    return m_exchangesGain ? ~m_deeds.listened(stages) : ItemSet().set();
}

Day Search::dayOf(int index, const Evening &evening) const
{
    Day day{{}, evening};
    for (; index >= 0; index = m_nodes[index].parent)
        day.moves.push_back(m_nodes[index].move);
    std::ranges::reverse(day.moves);
    return day;
}

} // namespace gyoji::arigato::advice
