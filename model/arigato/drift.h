// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"

#include <optional>
#include <vector>

/// The table and the journal have drifted apart: what was left out, or typed wrong?
namespace gyoji::arigato {

/// How hard a cause is looked for: lines carried out.
struct DriftEffort
{
    int lines = 500'000;
};

/// One act that makes the journal what happened: `meant` alone was left out, `was` alone is too
/// many, and `was` should have been `meant` where there are both.
struct DriftAct
{
    /// The line of the journal that is changed or removed, or before which the act is put in; its
    /// size where that is the end.
    std::size_t line = 0;
    /// The place in that line's batch, from 0, where the act is or goes within one.
    std::optional<std::size_t> member;
    std::optional<Action> was;
    std::optional<Action> meant;
    /// The state before it, with the acts of this cause before it; of other seats it says nothing.
    State before;

    friend bool operator==(const DriftAct &, const DriftAct &) = default;
};

/// One act or two, in the order of the game, and the amendment that makes them.
struct DriftCause
{
    std::vector<DriftAct> acts;
    Amendment<Action> amendment;

    friend bool operator==(const DriftCause &, const DriftCause &) = default;
};

struct Drift
{
    /// The journal agrees with what was seen, and no cause is wanted; or a cause was found.
    bool isExplained = false;
    /// At most ten.
    std::vector<DriftCause> causes;

    friend bool operator==(const Drift &, const Drift &) = default;
};

/// Why that cannot be looked into: the adjustment would be refused, or sets what does not lie
/// before a seat (script.unknown-key: day, phase, owes or why).
std::optional<Refusal> refusalOfDrift(const State &state, const Adjust &seen);

/// The acts that explain what lies before a seat. `seen` is the adjustment that would set it right:
/// any of items, favor, objectives, gate (in any order), gateOther and village; what it does not
/// name is not compared. Only for what refusalOfDrift lets pass.
///
/// Under every cause all later lines stand, and the seat is as seen. The fewest acts come first,
/// then the latest in the game; then what is too many before what was typed wrong before what was
/// left out. Acts that differ only in their place within a phase are one cause, at the latest
/// place. Causes of two acts are looked for only where none of one is found. A gain by hand could
/// explain almost anything, so it is put in only then, once, and two acts are looked for even so;
/// adjustments and lines of the whole table never are.
///
/// Causes of one act are looked for among all that the rules accept; of two, among those that do
/// not hang together, that follow upon each other, or of which one repairs what the other makes
/// fall.
Drift driftOf(const Journal<Game> &journal, const Adjust &seen, DriftEffort effort = {});

} // namespace gyoji::arigato
