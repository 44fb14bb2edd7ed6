// SPDX-License-Identifier: MIT
#pragma once

#include "results/bgstats_reader.h"
#include "results/play.h"

#include <QHash>
#include <QSet>

#include <cstdint>

namespace gyoji {

/// What there is already, before an import.
struct KnownPlays
{
    /// Of plays played and plays imported alike, in lower case.
    QSet<QString> playIds;
    /// Those of them, by their ids, that came from another program and may have changed there.
    QHash<QString, Play> imported;
    std::vector<ImportedPlayer> players;
};

/// What an import would do, to be looked at before it is done.
struct ImportPlan
{
    enum class Match : std::uint8_t { SameId, SameName, New };
    struct Player
    {
        ImportedPlayer player;
        Match match = Match::New;
        /// Index in the known players; meaningless for a new one.
        std::size_t known = 0;

        friend bool operator==(const Player &, const Player &) = default;
    };

    /// Indices in the file's plays: those that come in, those that are there as they are in the
    /// file, and those that are there otherwise.
    std::vector<std::size_t> added;
    std::vector<std::size_t> present;
    std::vector<std::size_t> changed;
    /// Nobody played: these cannot come in.
    std::vector<std::size_t> deserted;
    /// One for each of the file's players.
    std::vector<Player> players;

    friend bool operator==(const ImportPlan &, const ImportPlan &) = default;
};

/// A play is there already when its id is, and has changed when more than the spelling of names is
/// another; a player, when the id is, or else the name, however it
/// is capitalized.
ImportPlan planImport(const bgstats::File &file, const KnownPlays &known);

} // namespace gyoji
