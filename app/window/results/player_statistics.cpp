// SPDX-License-Identifier: MIT
#include "window/results/player_statistics.h"

#include "json/strings.h"
#include "results/labels.h"
#include "results/statistics.h"
#include "words/words.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

std::vector<Sheet> sheetsOf(const Store &store)
{
    const auto spellings = store.spellings();
    std::vector<Sheet> sheets;
    for (const PlayEntry &entry : store.plays()) {
        if (entry.isIgnored)
            continue;
        Sheet sheet = entry.sheet;
        for (SheetSeat &seat : sheet.seats) {
            const QString name = fromUtf8(seat.name);
            seat.name = spellings.value(name, name).toStdString();
        }
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

class Telling
{
public:
    Telling(const Words &words, Language language)
        : m_words(words)
        , m_language(language)
        , m_locale(latin1(idOf(language)))
    {
    }

    StatisticsRow row(const Statistics &statistics) const
    {
        return {fromUtf8(statistics.player),
                fromUtf8(statistics.game),
                winsOf(statistics),
                static_cast<double>(statistics.wins) / std::max(1, statistics.plays),
                pointsOf(statistics),
                details(statistics)};
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

    QString details(const Statistics &statistics) const
    {
        QStringList byPlayers;
        for (const auto &[players, plays] : statistics.byPlayers)
            byPlayers << m_words.sentence(
                "statistics/by-players",
                {{"players", Amount{players, {"count", "player"}}}, {"plays", plays}}, m_language);
        QStringList lines{m_words.list(byPlayers, m_language)};
        const int all = sumOf(statistics);
        QStringList sources;
        for (const auto &[source, points] : statistics.sources)
            sources << m_words.sentence(
                "statistics/source",
                {textArgument("source", labels::source(m_words, source, m_language)),
                 {"percent", all > 0 ? (100 * points + all / 2) / all : 0}},
                m_language);
        if (sources.size() > 1)
            lines << m_words.list(sources, m_language);
        return lines.join(u'\n');
    }

    static int sumOf(const Statistics &statistics)
    {
        int sum = 0;
        for (const auto &[source, points] : statistics.sources)
            sum += points;
        return sum;
    }

    const Words &m_words;
    Language m_language;
    QLocale m_locale;
};

} // namespace

PlayerStatistics::PlayerStatistics(Store &store, const Words &words, Language language)
    : m_store(store)
    , m_words(words)
    , m_language(language)
{
    read();
}

void PlayerStatistics::read()
{
    const Telling telling(m_words, m_language);
    QList<StatisticsRow> rows;
    for (const Statistics &statistics : statisticsOf(sheetsOf(m_store)))
        rows << telling.row(statistics);
    m_rows.setRows(rows);
}

void PlayerStatistics::setLanguage(Language language)
{
    m_language = language;
    read();
}

void PlayerStatistics::merge(const QString &name)
{
    m_merging = name == m_merging ? QString() : name;
    Q_EMIT mergingChanged();
}

void PlayerStatistics::mergeInto(const QString &player)
{
    if (m_merging.isEmpty() || player == m_merging)
        return;
    if (const auto refusal = m_store.keepSpelling(m_merging, player)) {
        Q_EMIT refused(*refusal);
        return;
    }
    m_merged = std::exchange(m_merging, {});
    read();
    Q_EMIT mergingChanged();
}

void PlayerStatistics::part()
{
    if (const auto refusal = m_store.dropSpelling(m_merged)) {
        Q_EMIT refused(*refusal);
        return;
    }
    m_merged.clear();
    read();
    Q_EMIT mergingChanged();
}

} // namespace gyoji
