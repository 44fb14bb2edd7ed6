// SPDX-License-Identifier: MIT
#include "window/results/shown_play.h"

#include "store/running_table.h"
#include "table/script.h"

namespace gyoji {

namespace {

/// From the first line to the last; a table that was put away in between has no length.
std::optional<int> minutesOf(const TableEntry &entry)
{
    constexpr qint64 longest = 6 * 60;
    const qint64 minutes = entry.begun.secsTo(entry.touched) / 60;
    if (!entry.isOver || minutes < 1 || minutes > longest)
        return std::nullopt;
    return static_cast<int>(minutes);
}

} // namespace

ShownPlay shownPlay(const Table &table, const Words &words)
{
    ShownPlay shown;
    shown.play.sheet = table.sheet();
    shown.course = table.course();
    shown.linesOf = [&table, &words](SeatIndex seat, const std::string &source, Language language) {
        return pointsLines(table, seat, source, words, language);
    };
    return shown;
}

ShownPlay shownPlay(const Store &store, const RunningTable &running, const Words &words)
{
    ShownPlay shown = shownPlay(running.table(), words);
    shown.play.id = QUuid(running.id());
    if (const auto entry = store.table(running.id())) {
        shown.play.journal = writeScript(entry->header, running.table());
        shown.play.when = entry->begun;
        shown.play.minutes = minutesOf(*entry);
    }
    return shown;
}

ShownPlay shownPlay(const PlayEntry &entry)
{
    ShownPlay shown;
    shown.play.id = QUuid(entry.id);
    shown.play.sheet = entry.sheet;
    shown.play.when = entry.when;
    shown.play.minutes = entry.minutes;
    shown.play.location = entry.location;
    return shown;
}

} // namespace gyoji
