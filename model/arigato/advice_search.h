// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/advice_deeds.h"
#include "arigato/advice_evening.h"

#include <deque>

namespace gyoji::arigato::advice {

/// What leads from one position to the next.
struct Move
{
    /// None: the choices owed when the advice was asked for.
    std::optional<Deed> deed;
    Preparation preparation;
    Choices choices;
};

/// The moves of a day and its end.
struct Day
{
    std::vector<Move> moves;
    Evening evening;
};

/// Goes through the days that a seat can still have, those with few lines first, and leaves out
/// those that cannot be better than others. Why nothing better is missed:
///
/// - Neither a gain, an item nor an artisan in the village is ever in the way, as conditions and
///   objectives ask for "at least" and effects only add. So a workshop is never emptied for
///   nothing, and a position is dropped when another dominates it. Only a chain that goes over the
///   limit of ari.effect.loop breaks this: when one is met, nothing is called proven.
/// - Nothing looks at the supply in daytime but payments. So an exchange, where no artisan answers
///   to what it takes, waits until just before a payment or the check, takes only what that lacks,
///   and gives nothing that came by exchange; items of free choice, where no artisan answers to
///   items, are named when spent. Where artisans do answer, each such choice and exchange is tried.
/// - Gains of one action do not depend on the order in which the items of a choice are named.
class Search
{
public:
    Search(const State &state, SeatIndex seat, Effort effort);

    /// The best day; none where no day can be ended.
    std::optional<Day> run();
    bool isProven() const { return m_rehearsal.isWhole(); }

private:
    struct Node
    {
        Position position;
        Move move;
        /// The node before, -1 for none.
        int parent = -1;
        bool isDropped = false;
    };

    void begin();
    void work();
    void expand(int index);
    void offer(int index, Slot slot);
    void exchange(int index);
    void add(int parent, const Move &move, const Yield &yield, const Position &before);
    void keep(Node node);
    bool isWorthKeeping(const Position &position);
    void end(int index);
    ItemSet takeable(const Stages &stages);
    Day dayOf(int index, const Evening &evening) const;

    Rehearsal m_rehearsal;
    Deeds m_deeds;
    Evenings m_evenings;
    bool m_exchangesGain;
    int m_base = 0;
    std::deque<Node> m_nodes;
    /// Nodes to be gone through, by their number of lines.
    std::vector<std::vector<int>> m_waiting;
    std::array<std::vector<int>, stagesCount> m_kept;
    std::optional<Evening> m_best;
    int m_bestNode = -1;
};

} // namespace gyoji::arigato::advice
