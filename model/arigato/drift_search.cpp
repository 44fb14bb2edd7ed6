// SPDX-License-Identifier: MIT
#include "arigato/drift_search.h"

#include "arigato/drift_deeds.h"
#include "arigato/drift_left_out.h"
#include "arigato/drift_meant.h"

#include <algorithm>
#include <unordered_map>

namespace gyoji::arigato::drift {

namespace {

constexpr std::size_t mostFound = 10;

using EditRefs = std::vector<const Edit *>;

/// Of edits at one place those that only put in come first.
bool isBefore(const Edit &a, const Edit &b)
{
    return a.at != b.at ? a.at < b.at : a.takesOut < b.takesOut;
}

} // namespace

std::vector<Explanation> Search::run()
{
    look(&Search::trySingles);
    if (m_found.empty()) {
        tryGain();
        look(&Search::tryApart);
        look(&Search::tryInARow);
        look(&Search::tryRepairs);
    }
    std::ranges::stable_sort(m_found, [](const Explanation &a, const Explanation &b) {
        if (a.edits.size() != b.edits.size())
            return a.edits.size() < b.edits.size();
        return std::pair(a.edits.back().at, a.edits.front().at) >
               std::pair(b.edits.back().at, b.edits.front().at);
    });
    if (m_found.size() > mostFound)
        m_found.erase(m_found.begin() + mostFound, m_found.end());
    return std::move(m_found);
}

void Search::look(void (Search::*way)())
{
    m_enough = m_found.size() + mostFound;
    (this->*way)();
}

/// From the latest to the earliest.
void Search::trySingles()
{
    for (std::size_t at = m_play.entries().size() + 1; at-- > 0;) {
        for (Edit &edit : editsAt(at, m_play.before(at))) {
            if (isDone())
                return;
            auto state = after(edit, m_play.before(at));
            if (!state)
                continue;
            const Run run = m_play.run(std::move(*state), at + edit.takesOut);
            Single single{std::move(edit), {}, run.fallen};
            if (run.end)
                single.adds = printOf(*run.end) - m_sight.end();
            if (single.adds == m_sight.wanted())
                keep({single.edit});
            m_singles.push_back(std::move(single));
        }
    }
}

/// A gain by hand, at the latest place where it does.
void Search::tryGain()
{
    GainByHand nothing;
    nothing.player = m_play.index();
    const auto gain = gainWith(nothing, m_sight);
    for (std::size_t at = m_play.entries().size() + 1; gain && m_found.empty() && at-- > 0;)
        keep({{at, false, gain}});
}

/// Two edits that do not hang together: what they add to the print adds up.
void Search::tryApart()
{
    std::unordered_map<Print, EditRefs> byAdds;
    for (const Single &single : m_singles) {
        if (single.adds && *single.adds != 0)
            byAdds[*single.adds].push_back(&single.edit);
    }
    for (const Single &later : m_singles) {
        if (!later.adds || *later.adds == 0)
            continue;
        const auto found = byAdds.find(m_sight.wanted() - *later.adds);
        for (const Edit *earlier : found == byAdds.end() ? EditRefs() : found->second) {
            if (isDone())
                return;
            if (isBefore(*earlier, later.edit))
                keep({*earlier, later.edit});
        }
    }
}

/// An act left out right after another edit, which makes it possible.
void Search::tryInARow()
{
    for (std::size_t at = m_play.entries().size() + 1; at-- > 0;) {
        const State &before = m_play.before(at);
        if (m_play.seatOf(before).phase != Phase::Day)
            continue;
        for (const Edit &first : editsAt(at, before)) {
            if (isDone())
                return;
            if (const auto state = after(first, before))
                trySecond(first, *state);
        }
    }
}

void Search::trySecond(const Edit &first, const State &state)
{
    const std::size_t at = first.at + first.takesOut;
    const Action *next = actionAt(at);
    for (Action &act : leftOut(state, m_play.index(), next, m_sight)) {
        Edit second{at, false, std::move(act)};
        const auto end = after(second, state);
        if (end && leadsToWanted(*end, at))
            keep({first, std::move(second)});
    }
}

/// What falls by one edit stands by another.
void Search::tryRepairs()
{
    for (const Single &single : m_singles) {
        if (isDone())
            return;
        if (!single.adds && m_play.entries()[single.fallen].isOwn)
            repair(single.edit, single.fallen);
    }
}

void Search::repair(const Edit &first, std::size_t fallen)
{
    auto made = after(first, m_play.before(first.at));
    const auto state = m_play.run(std::move(*made), first.at + first.takesOut, fallen).end;
    for (Edit &second : editsAt(fallen, *state)) {
        auto end = after(second, *state);
        if (end && !second.takesOut)
            end = m_play.apply(std::move(*end), m_play.entries()[fallen].action);
        if (end && leadsToWanted(*end, fallen + 1))
            keep({first, std::move(second)});
    }
}

/// Would the seat be as seen, if the entries from there on brought what they have brought?
bool Search::leadsToWanted(const State &state, std::size_t at) const
{
    return printOf(state) - printOf(m_play.before(at)) == m_sight.wanted();
}

const Action *Search::actionAt(std::size_t at) const
{
    return at < m_play.entries().size() ? &m_play.entries()[at].action : nullptr;
}

std::vector<Edit> Search::editsAt(std::size_t at, const State &before) const
{
    std::vector<Edit> edits;
    const Action *was = actionAt(at);
    if (was && m_play.entries()[at].isOwn) {
        edits.push_back({at, true, std::nullopt});
        for (Action &meant : meantBy(*was, before, m_play.index(), m_sight))
            edits.push_back({at, true, std::move(meant)});
    }
    for (Action &act : leftOut(before, m_play.index(), was, m_sight))
        edits.push_back({at, false, std::move(act)});
    return edits;
}

std::optional<State> Search::after(const Edit &edit, State before)
{
    if (!edit.puts)
        return before;
    return m_play.apply(std::move(before), *edit.puts);
}

void Search::keep(Edits edits)
{
    const auto isKnown = [&](const Explanation &found) { return isAlike(found.edits, edits); };
    if (std::ranges::any_of(m_found, isKnown))
        return;
    auto states = m_play.carryOut(edits);
    if (states && m_sight.agreesWith(m_play.seatOf(states->back())))
        m_found.push_back({std::move(edits), std::move(*states)});
}

bool Search::isAlike(const Edits &a, const Edits &b) const
{
    return std::ranges::equal(
        a, b, [this](const Edit &one, const Edit &other) { return isAlike(one, other); });
}

/// The same act in the same phase.
bool Search::isAlike(const Edit &a, const Edit &b) const
{
    const auto clockAt = [this](std::size_t at) {
        return Game::clockOf(m_play.before(at), m_play.index());
    };
    if (a.takesOut != b.takesOut || a.puts != b.puts || clockAt(a.at) != clockAt(b.at))
        return false;
    return !a.takesOut || *actionAt(a.at) == *actionAt(b.at);
}

bool Search::isDone() const
{
    return m_found.size() >= m_enough || m_play.isSpent();
}

} // namespace gyoji::arigato::drift
