// SPDX-License-Identifier: MIT
#include "window/results/play_import.h"

#include "window/results/shown_play.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr std::size_t atOnce = 50;
constexpr qsizetype maxNamesTold = 20;

/// It knows points, but not what for.
bool isImported(const PlayEntry &entry)
{
    return !entry.isTable && std::ranges::all_of(entry.sheet.seats, [](const SheetSeat &seat) {
        return std::ranges::all_of(seat.points, [](const SourcePoints &points) {
            return points.source == importedPoints;
        });
    });
}

KnownPlays knownIn(const Store &store)
{
    KnownPlays known;
    for (const PlayEntry &entry : store.plays()) {
        const QString id = entry.id.toLower();
        known.playIds.insert(id);
        if (isImported(entry))
            known.imported.insert(id, shownPlay(entry).play);
    }
    for (const TableEntry &entry : store.tables())
        known.playIds.insert(entry.id.toLower());
    for (const QString &name : store.players())
        known.players.push_back({playerIdOf(name).toString(QUuid::WithoutBraces), name});
    return known;
}

PlayEntry entryOf(Play &&play)
{
    return {play.id.toString(QUuid::WithoutBraces),
            std::move(play.sheet),
            play.when,
            play.minutes,
            play.location,
            play.comments,
            play.isIgnored,
            false};
}

/// Names beyond what a person would read are not told.
QString namesOf(const QStringList &names)
{
    const QString told = names.first(std::min(names.size(), maxNamesTold)).join(u" · "_s);
    return names.size() > maxNamesTold ? told + u" …"_s : told;
}

} // namespace

PlayImport::PlayImport(Store &store, bgstats::File file, const Words &words, Language language)
    : m_store(store)
    , m_file(std::move(file))
    , m_words(words)
    , m_language(language)
    , m_known(knownIn(store))
    , m_plan(planImport(m_file, m_known))
{
    connect(&m_timer, &QTimer::timeout, this, &PlayImport::takeSome);
    readRows();
}

void PlayImport::toggle(int play)
{
    if (!canChoose())
        return;
    if (!m_leftOut.remove(play))
        m_leftOut.insert(play);
    readRows();
}

void PlayImport::toggleAll(bool isTaken)
{
    if (!canChoose())
        return;
    m_leftOut.clear();
    for (const ImportRow &row : m_rows.rows()) {
        if (row.canTake && !isTaken)
            m_leftOut.insert(row.play);
    }
    readRows();
}

void PlayImport::take()
{
    if (!m_view.canTake)
        return;
    m_chosen.clear();
    for (const ImportRow &row : m_rows.rows()) {
        if (row.isTaken)
            m_chosen.push_back(static_cast<std::size_t>(row.play));
    }
    m_timer.start(0);
    refresh();
}

void PlayImport::cancel()
{
    m_timer.stop();
    m_entries.clear();
    m_next = 0;
    refresh();
}

void PlayImport::takeSome()
{
    const std::size_t end = std::min(m_next + atOnce, m_chosen.size());
    for (; m_next < end; ++m_next) {
        if (auto play = importedPlay(m_file, m_chosen[m_next], m_plan, m_known))
            m_entries << entryOf(std::move(*play));
    }
    if (m_next < m_chosen.size()) {
        refresh();
        return;
    }
    m_timer.stop();
    const auto refusal = m_store.keepPlays(m_entries);
    m_isTaken = !refusal;
    if (refusal)
        cancel();
    readRows();
    if (refusal)
        Q_EMIT refused(*refusal);
    else
        Q_EMIT isTaken();
}

void PlayImport::setLanguage(Language language)
{
    m_language = language;
    readRows();
}

void PlayImport::readRows()
{
    QList<ImportRow> rows = importRows(m_file, m_plan, m_known, m_words, m_language);
    for (ImportRow &row : rows) {
        row.isTaken = row.canTake && !m_leftOut.contains(row.play);
        row.canTake = row.canTake && !m_isTaken;
        row.state = m_isTaken && row.isTaken ? m_words.sentence("import/row-taken", {}, m_language)
                                             : importState(row, m_words, m_language);
    }
    m_rows.setRows(rows);
    refresh();
}

int PlayImport::count(ImportRow::Kind kind) const
{
    return static_cast<int>(std::ranges::count_if(
        m_rows.rows(), [kind](const ImportRow &row) { return row.kind == kind && row.isTaken; }));
}

void PlayImport::refresh()
{
    const auto canTake = std::ranges::count_if(m_rows.rows(), &ImportRow::canTake);
    const auto chosen = std::ranges::count_if(m_rows.rows(), &ImportRow::isTaken);
    ImportView view;
    view.summary = summary();
    view.players = playersText();
    view.isRunning = m_timer.isActive();
    view.canTake = chosen > 0 && canChoose();
    view.canLeaveOut = view.canTake;
    view.canTakeAll = chosen < canTake && canChoose();
    view.progress =
        m_chosen.empty() ? 0 : static_cast<double>(m_next) / static_cast<double>(m_chosen.size());
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
}

QString PlayImport::summary() const
{
    const int changed = count(ImportRow::Kind::Changed);
    QStringList told{m_words.sentence(m_isTaken ? "import/taken" : "import/added",
                                      {{"n", count(ImportRow::Kind::Added) + changed}},
                                      m_language)};
    if (changed > 0)
        told << m_words.sentence("import/changed", {{"n", changed}}, m_language);
    if (const auto present = static_cast<int>(m_plan.present.size()); present > 0)
        told << m_words.sentence("import/present", {{"n", present}}, m_language);
    return told.join(u' ');
}

QString PlayImport::playersText() const
{
    QStringList fresh;
    QStringList lines;
    for (const ImportPlan::Player &player : m_plan.players) {
        if (player.match == ImportPlan::Match::New)
            fresh << player.player.name;
        else if (const QString &known = m_known.players[player.known].name;
                 known != player.player.name)
            lines << m_words.sentence(
                "import/same",
                {textArgument("name", player.player.name), textArgument("player", known)},
                m_language);
    }
    if (!fresh.isEmpty())
        lines.prepend(m_words.sentence("import/new-players",
                                       {textArgument("players", namesOf(fresh))}, m_language));
    return lines.join(u'\n');
}

} // namespace gyoji
