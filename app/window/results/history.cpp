// SPDX-License-Identifier: MIT
#include "window/results/history.h"

#include <algorithm>
#include <utility>

namespace gyoji {

History::History(Store &store, const Words &words, Language language)
    : m_store(store)
    , m_words(words)
    , m_language(language)
{
    read();
}

History::~History()
{
    if (!m_removed.play.isEmpty())
        m_store.remove(m_removed.play);
}

void History::setQuery(const QString &query)
{
    if (query == m_query)
        return;
    m_query = query;
    filter();
    Q_EMIT queryChanged();
}

void History::setLanguage(Language language)
{
    m_language = language;
    read();
}

void History::read()
{
    m_all = historyRows(m_store, m_words, m_language);
    filter();
}

void History::filter()
{
    QList<HistoryRow> rows;
    for (const HistoryRow &row : m_all) {
        if (row.play != m_removed.play && isFoundBy(row, m_query))
            rows << row;
    }
    m_rows.setRows(rows);
}

void History::remove(const QString &play)
{
    const auto row = std::ranges::find(m_all, play, &HistoryRow::play);
    if (row == m_all.end())
        return;
    const HistoryRow removed = *row;
    settle();
    m_removed = removed;
    filter();
    Q_EMIT removedChanged();
}

void History::bringBack()
{
    m_removed = {};
    filter();
    Q_EMIT removedChanged();
}

void History::settle()
{
    if (m_removed.play.isEmpty())
        return;
    const QString play = std::exchange(m_removed, {}).play;
    Q_EMIT isGone(play);
    if (const auto refusal = m_store.remove(play)) {
        Q_EMIT refused(*refusal);
        return;
    }
    m_all.removeIf([&play](const HistoryRow &row) { return row.play == play; });
    Q_EMIT removedChanged();
}

} // namespace gyoji
