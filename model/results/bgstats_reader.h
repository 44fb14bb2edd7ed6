// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "results/import.h"

#include <QByteArray>

#include <variant>

namespace gyoji::bgstats {

/// How many bytes a file may have.
inline constexpr qsizetype maxFileSize = 32 * 1024 * 1024;
inline constexpr int maxDepth = 64;

/// What a file of BG Stats holds, be it a backup or one shared play.
struct File
{
    std::vector<ImportedGame> games;
    std::vector<ImportedPlayer> players;
    std::vector<ImportedPlay> plays;
    /// Why parts of it are left out: each game, player or play that is at fault, and each play
    /// with something that was left out. In document order, with their lines.
    Faults leftOut;
};

/// Reads a file whole. A fault is the whole file's: then there is nothing in it.
std::variant<File, Fault> read(const QByteArray &file);

} // namespace gyoji::bgstats
