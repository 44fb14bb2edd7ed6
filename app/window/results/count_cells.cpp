// SPDX-License-Identifier: MIT
#include "window/results/count_cells.h"

#include "results/spelling.h"
#include "results/typed_score.h"
#include "words/words.h"

#include <cmath>

namespace gyoji {

namespace {

std::string_view idOf(CountDoubt::Kind kind)
{
    constexpr std::array<std::string_view, 3> ids{"count/negative", "count/more-than-one",
                                                  "count/more-than-all"};
    return ids[static_cast<std::size_t>(kind)];
}

int mostOf(const CountLine &row, CountDoubt::Kind kind)
{
    return (kind == CountDoubt::Kind::MoreThanOneHas ? row.mostOfOne : row.mostOfAll).value_or(0);
}

} // namespace

std::optional<int> typedCount(const QString &typed)
{
    constexpr double most = 1'000'000;
    const auto points = pointsOf(typed);
    if (!points || std::abs(*points) > most)
        return std::nullopt;
    return static_cast<int>(std::lround(*points));
}

QString CountTelling::labelOf(const CountLine &line) const
{
    const std::string_view kind = isFree ? "source" : "count-row";
    return capitalized(words.term({kind, line.label}, language));
}

QList<CountCell> CountTelling::cellsOf(const CountSheet &sheet, std::size_t player,
                                       const QStringList &typed, const Counted &counted,
                                       const std::vector<CountDoubt> &doubts) const
{
    QList<CountCell> cells;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        const CountLine &line = sheet.rows[row];
        CountCell cell{labelOf(line), typed[static_cast<qsizetype>(row)], {}, {}};
        if (const auto count = counted.counts[row])
            cell.points = QString::number(line.pointsFor(*count));
        else if (!cell.typed.isEmpty())
            cell.doubt = words.sentence("count/no-number", {}, language);
        for (const CountDoubt &doubt : doubts) {
            if (doubt.row == row && doubt.player == player)
                cell.doubt = words.sentence(idOf(doubt.kind), {{"most", mostOf(line, doubt.kind)}},
                                            language);
        }
        cells << cell;
    }
    return cells;
}

} // namespace gyoji
