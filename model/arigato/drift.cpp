// SPDX-License-Identifier: MIT
#include "arigato/drift.h"

#include "arigato/drift_search.h"
#include "kernel/script_ids.h"

namespace gyoji::arigato {

namespace {

/// What an adjustment names that does not lie before a seat.
std::optional<std::string> strangeField(const Adjust &seen)
{
    if (seen.owes)
        return "owes";
    if (seen.day)
        return "day";
    if (seen.phase)
        return "phase";
    if (seen.why)
        return "why";
    return std::nullopt;
}

} // namespace

std::optional<Refusal> refusalOfDrift(const State &state, const Adjust &seen)
{
    if (const auto field = strangeField(seen))
        return Refusal{script::unknownKey, {{"key", *field}}};
    return refusalOf(state, Action(seen));
}

Drift driftOf(const Journal<Game> &journal, const Adjust &seen, DriftEffort effort)
{
    drift::Play play(journal, seen.player, effort);
    const drift::Sight sight(play.end(), seen);
    if (sight.agreesWith(play.seatOf(play.end())))
        return {true, {}};
    Drift drift;
    for (const auto &[edits, states] : drift::Search(play, sight).run()) {
        DriftCause cause = play.causeOf(edits, states, journal);
        if (!journal.check(cause.amendment))
            drift.causes.push_back(std::move(cause));
    }
    drift.isExplained = !drift.causes.empty();
    return drift;
}

} // namespace gyoji::arigato
