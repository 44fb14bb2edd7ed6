// SPDX-License-Identifier: MIT
#include "window/results/journal_preview.h"

#include "json/strings.h"
#include "results/labels.h"
#include "table/script.h"
#include "window/results/play_text.h"
#include "words/victory.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

using As = KeptScript::As;

} // namespace

JournalPreview::JournalPreview(Store &store, ReadJournal journal, const Words &words,
                               Language language)
    : m_store(store)
    , m_words(words)
    , m_language(language)
    , m_header(std::move(journal.header))
    , m_table(std::move(journal.table))
    , m_changed(journal.changed)
    , m_kept(journal.kept)
{
    refresh();
}

ShownPlay JournalPreview::shown() const
{
    ShownPlay shown = shownPlay(*m_table, m_words);
    shown.play.journal = writeScript(m_header, *m_table);
    shown.play.id = playIdOf(shown.play.journal);
    shown.play.when = m_changed;
    return shown;
}

void JournalPreview::keep()
{
    const auto kept = keepScript(m_store, m_header, *m_table, m_changed);
    if (const auto *refusal = std::get_if<Refusal>(&kept))
        Q_EMIT refused(*refusal);
    else
        Q_EMIT wantsTable(std::get<QString>(kept));
}

void JournalPreview::open()
{
    Q_EMIT wantsTable(m_kept.table);
}

void JournalPreview::update()
{
    Q_EMIT wantsLines(m_kept.table, linesFrom(*m_table, m_kept.lines));
}

void JournalPreview::receive()
{
    if (m_kept.as == As::Nothing)
        keep();
    else if (m_kept.as == As::Shorter)
        update();
    else
        open();
}

void JournalPreview::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void JournalPreview::refresh()
{
    const Sheet sheet = labels::toldSheet(m_table->sheet());
    const auto lines = static_cast<int>(m_table->lineCount());
    const auto days = static_cast<int>(roundsOf(m_table->course()));
    const bool isOver = sheet.isOver;
    JournalView view;
    view.title = fromUtf8(sheet.game.title) + u" · "_s + labels::box(m_words, sheet, m_language);
    view.players = standings(sheet);
    view.victory = victorySentence(m_words, sheet, m_language);
    view.extent = m_words.sentence(isOver ? "journal/over" : "journal/running",
                                   {{"days", days}, {"lines", lines}}, m_language);
    if (m_changed.isValid()) {
        const QLocale locale(latin1(idOf(m_language)));
        view.date = m_words.sentence(
            "journal/date", {textArgument("date", momentText(m_changed, locale))}, m_language);
    }
    view.standing = standing();
    view.isKept = m_kept.as != As::Nothing;
    view.canOpen = m_kept.as == As::Same || m_kept.as == As::Longer;
    view.canUpdate = m_kept.as == As::Shorter;
    view.canKeep = m_kept.as != As::Same;
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
}

QString JournalPreview::standing() const
{
    const Arguments lines{{"here", static_cast<int>(m_kept.lines)},
                          {"lines", static_cast<int>(m_table->lineCount())}};
    switch (m_kept.as) {
    case As::Nothing:
        break;
    case As::Same:
        return m_words.sentence("journal/same", {}, m_language);
    case As::Longer:
        return m_words.sentence("journal/longer", lines, m_language);
    case As::Shorter:
        return m_words.sentence("journal/shorter", lines, m_language);
    }
    return m_words.sentence("journal/new", {}, m_language);
}

} // namespace gyoji
