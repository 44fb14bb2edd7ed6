// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift_play.h"
#include "arigato/drift_sight.h"

namespace gyoji::arigato::drift {

/// Edits under which all stands and the seat is as seen, with the states that carrying them out
/// leads through.
struct Explanation
{
    Edits edits;
    std::vector<State> states;
};

/// Looks for the fewest edits that explain what was seen.
class Search
{
public:
    /// Both must outlive it.
    Search(Play &play, const Sight &sight)
        : m_play(play)
        , m_sight(sight)
    {
    }

    /// In the order that driftOf tells.
    std::vector<Explanation> run();

private:
    /// One edit tried alone.
    struct Single
    {
        Edit edit;
        /// What it adds to the print; none where a line falls.
        std::optional<Print> adds;
        std::size_t fallen = 0;
    };

    void look(void (Search::*way)());
    void trySingles();
    void tryGain();
    void tryApart();
    void tryInARow();
    void trySecond(const Edit &first, const State &state);
    void tryRepairs();
    void repair(const Edit &first, std::size_t fallen);

    std::vector<Edit> editsAt(std::size_t at, const State &before) const;
    const Action *actionAt(std::size_t at) const;
    std::optional<State> after(const Edit &edit, State before);
    Print printOf(const State &state) const { return m_sight.printOf(m_play.seatOf(state)); }
    bool leadsToWanted(const State &state, std::size_t at) const;
    void keep(Edits edits);
    bool isAlike(const Edits &a, const Edits &b) const;
    bool isAlike(const Edit &a, const Edit &b) const;
    bool isDone() const;

    Play &m_play;
    const Sight &m_sight;
    std::vector<Single> m_singles;
    std::vector<Explanation> m_found;
    /// So many found end a way of looking.
    std::size_t m_enough = 0;
};

} // namespace gyoji::arigato::drift
