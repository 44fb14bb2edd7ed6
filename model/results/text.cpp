// SPDX-License-Identifier: MIT
#include "results/text.h"

#include "results/labels.h"
#include "words/victory.h"
#include "words/words.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Best first; seats without a rank come last.
void sortByRank(std::vector<SheetSeat> &seats)
{
    std::ranges::stable_sort(seats, {}, [](const SheetSeat &seat) {
        return seat.rank.value_or(std::numeric_limits<int>::max());
    });
}

QString pointsOf(const Words &words, const SheetSeat &seat, Language language)
{
    QStringList points;
    for (const SourcePoints &source : seat.points) {
        const QString name = labels::source(words, source.source, language);
        points << words.sentence(
            "result/points", {textArgument("source", name), {"points", source.points}}, language);
    }
    return words.list(points, language);
}

} // namespace

QString resultLine(const Words &words, const SheetSeat &seat, Language language)
{
    Arguments arguments{{"player", seat.name},
                        {"total", Amount{seat.total(), {"count", "point"}}},
                        textArgument("points", pointsOf(words, seat, language))};
    if (seat.rank)
        arguments.push_back({"rank", *seat.rank});
    return words.sentence("result/seat", arguments, language);
}

QString resultText(const Words &words, const Play &play, Language language)
{
    Sheet sheet = labels::toldSheet(play.sheet);
    const QString victory = victorySentence(words, sheet, language);
    sortByRank(sheet.seats);

    QStringList lines{labels::heading(words, sheet, language)};
    const QStringList details = labels::details(words, play, language);
    if (!details.isEmpty())
        lines << details.join(u" · "_s);
    if (const QString box = labels::box(words, sheet, language); !box.isEmpty())
        lines << box;
    for (const SheetSeat &seat : sheet.seats)
        lines << resultLine(words, seat, language) << labels::notes(words, seat, language);
    if (!victory.isEmpty())
        lines << victory;
    return lines.join(u'\n');
}

} // namespace gyoji
