// SPDX-License-Identifier: MIT
#include "store/import.h"

#include "store/running_table.h"

#include <algorithm>

namespace gyoji {

namespace {

using As = KeptScript::As;

/// As what the script is kept, where a table has those lines.
As keptAs(const QByteArrayList &script, const QByteArrayList &table)
{
    const auto [inScript, inTable] = std::ranges::mismatch(script, table);
    if (inScript == script.end())
        return inTable == table.end() ? As::Same : As::Longer;
    return inTable == table.end() ? As::Shorter : As::Nothing;
}

/// The same before a longer one, that before a shorter one; of these the longest.
bool isBetter(const KeptScript &one, const KeptScript &other)
{
    if (one.as == As::Nothing || other.as == As::Nothing)
        return one.as != As::Nothing;
    return one.as != other.as ? one.as < other.as : one.lines > other.lines;
}

} // namespace

QByteArrayList linesFrom(const Table &table, std::size_t first)
{
    QByteArrayList lines;
    for (std::size_t i = first; i < table.lineCount(); ++i)
        lines.append(table.line(i));
    return lines;
}

KeptScript findScript(Store &store, const QByteArray &header, const Table &table)
{
    const QByteArrayList lines = linesFrom(table, 0);
    KeptScript best;
    for (const TableEntry &entry : store.tables()) {
        if (entry.header != header)
            continue;
        const auto opened = RunningTable::open(store, entry.id);
        const auto *running = std::get_if<std::unique_ptr<RunningTable>>(&opened);
        if (!running)
            continue;
        const Table &kept = (*running)->table();
        const KeptScript found{keptAs(lines, linesFrom(kept, 0)), entry.id, kept.lineCount()};
        if (isBetter(found, best))
            best = found;
    }
    return best;
}

std::variant<QString, Refusal> keepScript(Store &store, const QByteArray &header,
                                          const Table &table, const QDateTime &played)
{
    const bool isOver = table.isOver();
    auto begun = store.begin(header, linesFrom(table, 0), isOver ? played : QDateTime());
    if (const auto *id = std::get_if<QString>(&begun); id && isOver) {
        if (auto refusal = store.setResult(*id, table.sheet()))
            return std::move(*refusal);
    }
    return begun;
}

} // namespace gyoji
