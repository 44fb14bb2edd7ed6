// SPDX-License-Identifier: MIT
#include "window/results/counting.h"

#include "json/strings.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

const QString rowsKey = u"count.rows"_s;
const QString titleKey = u"count.title"_s;

} // namespace

void CountColumn::show(const QString &name, const QString &total, const QList<CountCell> &cells)
{
    m_cells.setRows(cells);
    if (name == m_name && total == m_total)
        return;
    m_name = name;
    m_total = total;
    Q_EMIT changed();
}

Counting::Counting(Store &store, CountSheet sheet, const Words &words, Language language)
    : m_store(store)
    , m_words(words)
    , m_language(language)
    , m_game(std::move(sheet))
    , m_players(2)
{
    m_free.game.title = store.setting(titleKey).toStdString();
    for (const QString &label : store.setting(rowsKey).split(u'\n', Qt::SkipEmptyParts))
        m_free.rows.push_back({label.toStdString(), label.toStdString()});
    if (m_free.rows.empty())
        m_free.rows.push_back({"import.points", "import.points"});
    fit();
}

QString Counting::title() const
{
    return fromUtf8(sheet().game.title);
}

void Counting::setTitle(const QString &title)
{
    if (!m_isFree || title == this->title())
        return;
    m_free.game.title = title.toStdString();
    Q_EMIT changed();
}

bool Counting::canFinish() const
{
    const bool isNamed = std::ranges::none_of(
        m_players, [](const Player &player) { return player.name.trimmed().isEmpty(); });
    return isNamed && !title().trimmed().isEmpty();
}

void Counting::setFree(bool isFree)
{
    m_isFree = isFree;
    for (Player &player : m_players)
        player.typed.clear();
    fit();
}

void Counting::addPlayer()
{
    if (!canAdd())
        return;
    m_players.emplace_back();
    fit();
}

void Counting::removePlayer(int player)
{
    if (!canRemove() || player < 0 || player >= std::ssize(m_players))
        return;
    m_players.erase(m_players.begin() + player);
    fit();
}

void Counting::setName(int player, const QString &name)
{
    m_players[static_cast<std::size_t>(player)].name = name;
    refresh();
}

void Counting::type(int player, int row, const QString &text)
{
    m_players[static_cast<std::size_t>(player)].typed[row] = text;
    refresh();
}

void Counting::addRow()
{
    m_free.rows.push_back({});
    fit();
}

void Counting::removeRow(int row)
{
    if (m_free.rows.size() < 2)
        return;
    m_free.rows.erase(m_free.rows.begin() + row);
    for (Player &player : m_players)
        player.typed.remove(row);
    fit();
}

void Counting::setLabel(int row, const QString &label)
{
    CountLine &changed = m_free.rows[static_cast<std::size_t>(row)];
    changed.source = changed.label = label.toStdString();
    refresh();
    refreshLabels();
}

/// Columns for the players, a text for each cell.
void Counting::fit()
{
    const auto rows = static_cast<qsizetype>(sheet().rows.size());
    for (Player &player : m_players) {
        while (player.typed.size() < rows)
            player.typed << QString();
    }
    while (m_columns.size() < m_players.size())
        m_columns.push_back(std::make_unique<CountColumn>(static_cast<int>(m_columns.size())));
    refresh();
    QList<CountColumnRow> columns;
    for (std::size_t i = 0; i < m_players.size(); ++i)
        columns << CountColumnRow{m_columns[i].get()};
    m_columnRows.setRows(columns);
    refreshLabels();
}

void Counting::refreshLabels()
{
    QList<CountLabel> labels;
    for (const CountLine &row : m_free.rows)
        labels << CountLabel{telling().labelOf(row)};
    m_labels.setRows(m_isFree ? labels : QList<CountLabel>());
}

std::vector<Counted> Counting::counted() const
{
    std::vector<Counted> all;
    for (const Player &player : m_players) {
        Counted counted{player.name.trimmed().toStdString(), {}};
        for (std::size_t row = 0; row < sheet().rows.size(); ++row)
            counted.counts.push_back(typedCount(player.typed[static_cast<qsizetype>(row)]));
        all.push_back(std::move(counted));
    }
    return all;
}

void Counting::refresh()
{
    const auto all = counted();
    const auto doubts = doubtsOf(sheet(), all);
    const Sheet result = countedSheet(sheet(), all);
    for (std::size_t i = 0; i < m_players.size(); ++i)
        m_columns[i]->show(m_players[i].name, QString::number(result.seats[i].total()),
                           telling().cellsOf(sheet(), i, m_players[i].typed, all[i], doubts));
    Q_EMIT changed();
}

void Counting::keepRows()
{
    QStringList labels;
    for (const CountLine &row : m_free.rows)
        labels << fromUtf8(row.label);
    for (const auto &[key, value] : {std::pair(rowsKey, labels.join(u'\n')),
                                     std::pair(titleKey, fromUtf8(m_free.game.title))}) {
        if (const auto refusal = m_store.keepSetting(key, value))
            Q_EMIT refused(*refusal);
    }
}

void Counting::finish()
{
    if (!canFinish())
        return;
    if (m_isFree) {
        m_free.game.id = m_free.game.title;
        keepRows();
    }
    const auto now = QDateTime::currentDateTime();
    const PlayEntry entry{QUuid::createUuid().toString(QUuid::WithoutBraces),
                          countedSheet(sheet(), counted()),
                          now.toOffsetFromUtc(now.offsetFromUtc()),
                          std::nullopt,
                          {},
                          {},
                          false,
                          false};
    if (const auto refusal = m_store.keepPlays({entry})) {
        Q_EMIT refused(*refusal);
        return;
    }
    Q_EMIT isKept(entry.id);
}

void Counting::setLanguage(Language language)
{
    m_language = language;
    refresh();
    refreshLabels();
}

} // namespace gyoji
