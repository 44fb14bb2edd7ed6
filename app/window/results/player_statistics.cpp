// SPDX-License-Identifier: MIT
#include "window/results/player_statistics.h"

#include <utility>

namespace gyoji {

PlayerStatistics::PlayerStatistics(Store &store, const Words &words, Language language)
    : m_store(store)
    , m_words(words)
    , m_language(language)
{
    read();
}

void PlayerStatistics::read()
{
    m_rows.setRows(statisticsRows(m_store, m_words, m_language));
    Q_EMIT rowsChanged();
}

StatisticsDrawing PlayerStatistics::drawing(int row) const
{
    return m_rows.rows().value(row).drawing;
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
