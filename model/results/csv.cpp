// SPDX-License-Identifier: MIT
#include "results/csv.h"

#include "json/strings.h"
#include "results/labels.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// With the wide forms that spreadsheets in Japanese take for the same.
constexpr QStringView formulaStarts = u"=+-@＝＋－＠";

bool looksLikeFormula(const QString &text)
{
    const QString trimmed = text.trimmed();
    return !trimmed.isEmpty() && formulaStarts.contains(trimmed.front());
}

bool needsQuotes(const QString &text)
{
    return text != text.trimmed() || text.contains(u',') || text.contains(u'"') ||
           text.contains(u'\n') || text.contains(u'\r');
}

std::vector<std::string_view> sourcesOf(std::span<const Play> plays)
{
    std::vector<std::string_view> sources;
    for (const Play &play : plays) {
        for (const SourcePoints &points : play.sheet.seats.front().points) {
            if (std::ranges::find(sources, points.source) == sources.end())
                sources.push_back(points.source);
        }
    }
    return sources;
}

QString pointsFrom(std::string_view source, const SheetSeat &seat)
{
    const auto found = std::ranges::find(seat.points, source, &SourcePoints::source);
    return found == seat.points.end() ? QString() : QString::number(found->points);
}

QString numberOf(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QString();
}

QString flag(bool isSet)
{
    return isSet ? u"1"_s : u"0"_s;
}

QStringList headings(const Words &words, const std::vector<std::string_view> &sources,
                     Language language)
{
    QStringList cells;
    const auto add = [&](std::initializer_list<std::string_view> columns) {
        for (const auto column : columns)
            cells << csvText(words.term({"column", column}, language));
    };
    add({"play", "date", "game", "location", "minutes", "player", "seat", "start"});
    for (const std::string_view source : sources)
        cells << csvText(labels::source(words, source, language));
    add({"total", "rank", "winner", "open"});
    return cells;
}

QStringList cellsOfPlay(const Play &play)
{
    return {play.id.toString(QUuid::WithoutBraces), play.when.toString(Qt::ISODate),
            csvText(fromUtf8(play.sheet.game.title)), csvText(play.location),
            numberOf(play.minutes)};
}

QStringList cellsOfSeat(const SheetSeat &seat, const QString &name, qsizetype number,
                        const std::vector<std::string_view> &sources)
{
    QStringList cells{csvText(name), QString::number(number), flag(seat.startPlayer)};
    for (const std::string_view source : sources)
        cells << pointsFrom(source, seat);
    return cells << QString::number(seat.total()) << numberOf(seat.rank) << flag(seat.isWinner)
                 << QString::number(seat.open());
}

QString rowOf(const QStringList &cells)
{
    return cells.join(u',') + u"\r\n"_s;
}

} // namespace

QString csvText(const QString &text)
{
    QString cell = looksLikeFormula(text) ? u'\'' + text : text;
    if (needsQuotes(cell))
        cell = u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
    return cell;
}

QByteArray resultCsv(const Words &words, std::span<const Play> plays, Language language)
{
    const auto sources = sourcesOf(plays);
    QString rows = QChar(QChar::ByteOrderMark) + rowOf(headings(words, sources, language));
    for (const Play &play : plays) {
        const QStringList names = distinctNames(play.sheet);
        for (qsizetype i = 0; i < names.size(); ++i) {
            const SheetSeat &seat = play.sheet.seats[static_cast<std::size_t>(i)];
            rows += rowOf(cellsOfPlay(play) + cellsOfSeat(seat, names[i], i + 1, sources));
        }
    }
    return rows.toUtf8();
}

} // namespace gyoji
