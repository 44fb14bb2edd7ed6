// SPDX-License-Identifier: MIT
#include "window/results/play_import.h"

#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr std::size_t atOnce = 50;
constexpr std::ptrdiff_t maxFaultsTold = 5;
constexpr qsizetype maxNamesTold = 20;

KnownPlays knownIn(const Store &store)
{
    KnownPlays known;
    for (const PlayEntry &entry : store.plays())
        known.playIds.insert(entry.id.toLower());
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
    std::erase_if(m_plan.added,
                  [this](std::size_t play) { return m_file.plays[play].scores.empty(); });
    connect(&m_timer, &QTimer::timeout, this, &PlayImport::takeSome);
    refresh();
}

void PlayImport::take()
{
    if (!m_view.canTake)
        return;
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
    const std::size_t end = std::min(m_next + atOnce, m_plan.added.size());
    for (; m_next < end; ++m_next) {
        if (auto play = importedPlay(m_file, m_plan.added[m_next], m_plan, m_known))
            m_entries << entryOf(std::move(*play));
    }
    if (m_next < m_plan.added.size()) {
        refresh();
        return;
    }
    m_timer.stop();
    const auto refusal = m_store.keepPlays(m_entries);
    m_isTaken = !refusal;
    if (refusal)
        cancel();
    refresh();
    if (refusal)
        Q_EMIT refused(*refusal);
    else
        Q_EMIT isTaken();
}

void PlayImport::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void PlayImport::refresh()
{
    const auto added = static_cast<int>(m_plan.added.size());
    ImportView view;
    view.summary =
        m_words.sentence(m_isTaken ? "import/taken" : "import/added", {{"n", added}}, m_language);
    if (const auto present = static_cast<int>(m_plan.present.size()); present > 0)
        view.summary += u' ' + m_words.sentence("import/present", {{"n", present}}, m_language);
    view.players = playersText();
    view.faults = faultsText();
    view.isRunning = m_timer.isActive();
    view.canTake = added > 0 && !view.isRunning && !m_isTaken;
    view.progress = added > 0 ? static_cast<double>(m_next) / added : 0;
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
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

QString PlayImport::faultsText() const
{
    QStringList lines;
    const auto told = std::min(std::ssize(m_file.leftOut), maxFaultsTold);
    for (std::ptrdiff_t i = 0; i < told; ++i)
        lines << m_words.message(m_file.leftOut[static_cast<std::size_t>(i)], m_language);
    if (const auto more = std::ssize(m_file.leftOut) - told; more > 0)
        lines << m_words.sentence("window.more-faults", {{"n", static_cast<int>(more)}},
                                  m_language);
    return lines.join(u'\n');
}

} // namespace gyoji
