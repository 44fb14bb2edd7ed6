// SPDX-License-Identifier: MIT
#pragma once

#include "table/boxes.h"
#include "table/table.h"

#include <memory>
#include <vector>

namespace gyoji {

/// Where and why reading a script stopped.
struct ScriptFault
{
    /// Line in the file, from 1; blank lines count.
    int line = 0;
    Refusal refusal;
    /// The file has no header at all.
    bool isUnreadable = false;
};

/// A script carried out as far as it stands.
struct Script
{
    /// Its line, without its end; empty when the file has none.
    QByteArray header;
    /// None when the header is at fault.
    std::unique_ptr<Table> table;
    /// The line in the file of each line of the table.
    std::vector<int> lines;
    std::optional<ScriptFault> fault;
};

/// Reads and carries out a whole script, header first; stops before the first line that is refused.
Script readScript(const QByteArray &file, const BoxFiles &boxes);

/// The table as a script: that header, then its accepted lines without the undone ones.
QByteArray writeScript(const QByteArray &header, const Table &table);

} // namespace gyoji
