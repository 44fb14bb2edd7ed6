// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "table/table.h"

#include <cstdint>
#include <variant>

namespace gyoji {

/// What the store has of a script already: the table that is the same line by line, or else one
/// that has gone on from it, or else one that it goes on from.
struct KeptScript
{
    enum class As : std::uint8_t { Nothing, Same, Longer, Shorter };

    As as = As::Nothing;
    /// Empty for none.
    QString table;
    /// How many lines that table has, without its undone ones.
    std::size_t lines = 0;

    friend bool operator==(const KeptScript &, const KeptScript &) = default;
};

/// Looks for a script, its header and what its lines lead to, among the tables that are kept.
KeptScript findScript(Store &store, const QByteArray &header, const Table &table);

/// Keeps a script as a new table, whole or not at all, and gives the table's id. What is over was
/// played when that is said; all else is of now.
std::variant<QString, Refusal> keepScript(Store &store, const QByteArray &header,
                                          const Table &table, const QDateTime &played = {});

/// The lines of a table from that one on.
QByteArrayList linesFrom(const Table &table, std::size_t first);

} // namespace gyoji
