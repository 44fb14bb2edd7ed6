// SPDX-License-Identifier: MIT
#include "window/results/statistics_rows.h"

#include "json/strings.h"
#include "results/labels.h"
#include "results/statistics.h"
#include "words/words.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr std::size_t maxListed = 50;

/// Plays that count, the oldest first.
struct CountedPlays
{
    std::vector<Sheet> sheets;
    std::vector<QDate> days;
};

CountedPlays countedPlays(const Store &store)
{
    const auto spellings = store.spellings();
    CountedPlays plays;
    for (const PlayEntry &entry : store.plays()) {
        if (entry.isIgnored)
            continue;
        Sheet sheet = entry.sheet;
        for (SheetSeat &seat : sheet.seats) {
            const QString name = fromUtf8(seat.name);
            seat.name = spellings.value(name, name).toStdString();
        }
        plays.sheets.push_back(std::move(sheet));
        plays.days.push_back(entry.when.date());
    }
    std::ranges::reverse(plays.sheets);
    std::ranges::reverse(plays.days);
    return plays;
}

class Telling
{
public:
    Telling(const CountedPlays &plays, const Words &words, Language language)
        : m_plays(plays)
        , m_words(words)
        , m_language(language)
        , m_locale(latin1(idOf(language)))
    {
    }

    StatisticsRow row(const Statistics &statistics) const
    {
        StatisticsRow row;
        row.player = fromUtf8(statistics.player);
        row.game = fromUtf8(statistics.game);
        row.wins = winsOf(statistics);
        row.winShare = static_cast<double>(statistics.wins) / std::max(1, statistics.plays);
        row.points = pointsOf(statistics);
        row.drawing = drawingOf(statistics);
        row.details = byPlayers(statistics);
        row.table = tableOf(statistics, row.drawing.shares);
        row.hasChart = row.drawing.totals.size() > 1 || row.drawing.shares.size() > 1;
        return row;
    }

private:
    QString winsOf(const Statistics &statistics) const
    {
        Arguments arguments{{"plays", Amount{statistics.plays, {"count", "play"}}},
                            {"wins", statistics.wins}};
        if (statistics.sharedWins > 0)
            arguments.push_back({"shared", statistics.sharedWins});
        return m_words.sentence("statistics/wins", arguments, m_language);
    }

    QString pointsOf(const Statistics &statistics) const
    {
        if (!statistics.best)
            return {};
        const QString average = m_locale.toString(statistics.average, 'f', 1);
        return m_words.sentence("statistics/points",
                                {{"best", *statistics.best}, textArgument("average", average)},
                                m_language);
    }

    QString byPlayers(const Statistics &statistics) const
    {
        QStringList counts;
        for (const auto &[players, plays] : statistics.byPlayers)
            counts << m_words.sentence("statistics/by-players",
                                       {{"players", Amount{players, {"count", "player"}}},
                                        {"plays", Amount{plays, {"count", "play"}}}},
                                       m_language);
        return counts.join(u" · "_s);
    }

    QString sourcesOf(const std::vector<SourceShare> &shares) const
    {
        QStringList sources;
        for (const SourceShare &share : shares)
            sources << m_words.sentence(
                "statistics/source",
                {textArgument("source", share.label), {"percent", share.percent}}, m_language);
        return sources.join(u" · "_s);
    }

    QString dayOf(const PlayedResult &result) const
    {
        return m_locale.toString(m_plays.days[result.play], QLocale::ShortFormat);
    }

    QString tableOf(const Statistics &statistics, const std::vector<SourceShare> &shares) const
    {
        const auto &results = statistics.results;
        const std::size_t listed = std::min(results.size(), maxListed);
        QStringList lines;
        if (shares.size() > 1)
            lines << sourcesOf(shares);
        for (std::size_t i = 0; i < listed; ++i) {
            const PlayedResult &result = results[results.size() - 1 - i];
            lines << m_words.sentence(result.isWinner ? "statistics/result-won"
                                                      : "statistics/result",
                                      {textArgument("day", dayOf(result)),
                                       {"total", Amount{result.total, {"count", "point"}}}},
                                      m_language);
        }
        if (const auto more = static_cast<int>(results.size() - listed); more > 0)
            lines << m_words.sentence("statistics/earlier", {{"n", more}}, m_language);
        return lines.join(u'\n');
    }

    StatisticsDrawing drawingOf(const Statistics &statistics) const
    {
        StatisticsDrawing drawing;
        for (const PlayedResult &result : statistics.results)
            drawing.totals.push_back({result.total, result.isWinner});
        if (!statistics.results.empty()) {
            drawing.first = dayOf(statistics.results.front());
            drawing.last = dayOf(statistics.results.back());
        }
        drawing.won = m_words.sentence("statistics/won", {}, m_language);
        drawing.notWon = m_words.sentence("statistics/not-won", {}, m_language);
        drawing.shares = sharesOf(statistics);
        return drawing;
    }

    std::vector<SourceShare> sharesOf(const Statistics &statistics) const
    {
        int all = 0;
        for (const auto &[source, points] : statistics.sources)
            all += points;
        std::vector<SourceShare> shares;
        if (all <= 0)
            return shares;
        for (const auto &[source, points] : statistics.sources)
            shares.push_back(shareOf(source, (100 * points + all / 2) / all));
        return shares;
    }

    SourceShare shareOf(const std::string &source, int percent) const
    {
        return {labels::source(m_words, source, m_language), percent,
                m_words.sentence("statistics/percent", {{"percent", percent}}, m_language)};
    }

    const CountedPlays &m_plays;
    const Words &m_words;
    Language m_language;
    QLocale m_locale;
};

} // namespace

QList<StatisticsRow> statisticsRows(const Store &store, const Words &words, Language language)
{
    const CountedPlays plays = countedPlays(store);
    const Telling telling(plays, words, language);
    QList<StatisticsRow> rows;
    for (const Statistics &statistics : statisticsOf(plays.sheets))
        rows << telling.row(statistics);
    return rows;
}

} // namespace gyoji
