// SPDX-License-Identifier: MIT
#include "window/results/result_pages.h"

#include "arigato/count_sheet.h"
#include "arigato/json/room.h"
#include "table/game_table.h"
#include "window/arigato/arigato_box.h"
#include "window/box/known_boxes.h"
#include "words/story.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// What is on the screen still looks at it until it has gone itself.
template <class Model>
void replace(std::unique_ptr<Model> &model, std::unique_ptr<Model> next)
{
    if (auto *before = std::exchange(model, std::move(next)).release())
        before->deleteLater();
}

} // namespace

ResultPages::ResultPages(Store &store, const Words &words, Language language)
    : m_store(store)
    , m_words(words)
    , m_language(language)
{
}

QString ResultPages::back() const
{
    if (m_looked)
        return u"preview"_s;
    return m_isPast ? u"history"_s : u"table"_s;
}

bool ResultPages::hasJournal() const
{
    return m_past || m_looked;
}

void ResultPages::showTable(const RunningTable &running)
{
    if (m_running == &running && !m_isPast) {
        updateTable(running);
        return;
    }
    show({shownPlay(m_store, running, m_words), &running});
}

void ResultPages::updateTable(const RunningTable &running)
{
    if (m_sheet && m_running == &running)
        m_sheet->update(shownPlay(m_store, running, m_words));
    Q_EMIT canLookBackChanged();
}

/// What was shown before looks at its table until then.
void ResultPages::show(Source source)
{
    replace(m_sheet, std::make_unique<ResultSheet>(m_words, std::move(source.shown), m_language));
    replace(m_sharing, std::make_unique<Sharing>(m_sheet->shown(), m_words, m_language));
    replace(m_lookingBack, {});
    m_running = source.past ? source.past.get() : source.running;
    m_isPast = !source.running;
    m_past = std::move(source.past);
    m_looked = std::move(source.looked);
    Q_EMIT sheetChanged();
    Q_EMIT canLookBackChanged();
    Q_EMIT sharingChanged();
}

void ResultPages::openHistory()
{
    RunningTable::keepMissingResults(m_store);
    replace(m_history, std::make_unique<History>(m_store, m_words, m_language));
    connect(m_history.get(), &History::refused, this, &ResultPages::refused);
    connect(m_history.get(), &History::isGone, this, &ResultPages::isGone);
    Q_EMIT historyChanged();
}

void ResultPages::openCounting()
{
    const KnownBox known = knownBoxes(m_store, arigato::Room::id).back();
    replace(m_counting,
            std::make_unique<Counting>(m_store, arigato::countSheetOf(boxIn(*known.box)), m_words,
                                       m_language));
    connect(m_counting.get(), &Counting::refused, this, &ResultPages::refused);
    connect(m_counting.get(), &Counting::isKept, this, &ResultPages::open);
    Q_EMIT countingChanged();
}

void ResultPages::openStatistics()
{
    replace(m_statistics, std::make_unique<PlayerStatistics>(m_store, m_words, m_language));
    connect(m_statistics.get(), &PlayerStatistics::refused, this, &ResultPages::refused);
    Q_EMIT statisticsChanged();
}

void ResultPages::openImport(bgstats::File file)
{
    replace(m_importing,
            std::make_unique<PlayImport>(m_store, std::move(file), m_words, m_language));
    connect(m_importing.get(), &PlayImport::refused, this, &ResultPages::refused);
    Q_EMIT importingChanged();
    Q_EMIT wantsPage(u"import"_s);
}

void ResultPages::openJournal(ReadJournal journal)
{
    const bool isKnown = journal.kept.as == KeptScript::As::Same && !journal.table->isOver();
    const bool isPlain = isKnown || journal.isHandedOver;
    replace(m_journal,
            std::make_unique<JournalPreview>(m_store, std::move(journal), m_words, m_language));
    connect(m_journal.get(), &JournalPreview::refused, this, &ResultPages::refused);
    connect(m_journal.get(), &JournalPreview::wantsTable, this, &ResultPages::open);
    connect(m_journal.get(), &JournalPreview::wantsLines, this, &ResultPages::wantsLines);
    Q_EMIT journalChanged();
    if (isPlain)
        m_journal->receive();
    else
        Q_EMIT wantsPage(u"preview"_s);
}

void ResultPages::openSharing()
{
    if (m_sharing)
        m_sharing->dismiss();
}

void ResultPages::openStory()
{
    QList<StoryRow> rows;
    if (hasJournal()) {
        const Table &table = m_past ? m_past->table() : *m_looked;
        const QString told = tellStory(table, m_words, m_language).trimmed();
        for (const QString &line : told.split(u'\n'))
            rows << StoryRow{line};
    }
    m_story.setRows(rows);
}

const Table *ResultPages::shownTable() const
{
    return m_running ? &m_running->table() : m_looked.get();
}

bool ResultPages::canLookBack() const
{
    const Table *table = shownTable();
    return table &&
           (table->isOver() || (m_running && isLookingBackAllowed(m_store, m_running->id())));
}

void ResultPages::openLookingBack()
{
    using Arigato = GameTable<arigato::Room>;
    const auto *table = dynamic_cast<const Arigato *>(shownTable());
    replace(m_lookingBack,
            table ? std::make_unique<LookingBack>(table->journal(), m_words, m_language) : nullptr);
    Q_EMIT lookingBackChanged();
}

void ResultPages::dropTable()
{
    if (m_isPast)
        return;
    replace(m_lookingBack, {});
    replace(m_sharing, {});
    replace(m_sheet, {});
    m_running = nullptr;
}

void ResultPages::setLanguage(Language language)
{
    m_language = language;
    if (m_sheet)
        m_sheet->setLanguage(language);
    if (m_sharing)
        m_sharing->setLanguage(language);
    if (m_history)
        m_history->setLanguage(language);
    if (m_importing)
        m_importing->setLanguage(language);
    if (m_journal)
        m_journal->setLanguage(language);
    if (m_counting)
        m_counting->setLanguage(language);
    if (m_statistics)
        m_statistics->setLanguage(language);
    if (m_lookingBack)
        m_lookingBack->setLanguage(language);
    openStory();
}

void ResultPages::open(const QString &play)
{
    const QList<PlayEntry> plays = m_store.plays();
    const auto entry = std::ranges::find(plays, play, &PlayEntry::id);
    if (entry == plays.end())
        Q_EMIT wantsTable(play);
    else
        openEntry(*entry);
}

void ResultPages::openEntry(const PlayEntry &entry)
{
    if (!entry.isTable) {
        show({shownPlay(entry)});
        Q_EMIT wantsPage(u"play"_s);
        return;
    }
    auto opened = RunningTable::open(m_store, entry.id);
    if (const auto *refusal = std::get_if<Refusal>(&opened)) {
        Q_EMIT refused(*refusal);
        return;
    }
    auto past = std::get<std::unique_ptr<RunningTable>>(std::move(opened));
    ShownPlay shown = shownPlay(m_store, *past, m_words);
    show({std::move(shown), nullptr, std::move(past)});
    Q_EMIT wantsPage(u"play"_s);
}

void ResultPages::look()
{
    show({m_journal->shown(), nullptr, nullptr, m_journal->table()});
    Q_EMIT wantsPage(u"play"_s);
}

void ResultPages::reopen()
{
    if (m_past)
        Q_EMIT wantsTable(m_past->id());
}

void ResultPages::rematch(bool movesSeats)
{
    if (!m_running)
        return;
    if (const auto entry = m_store.table(m_running->id()))
        Q_EMIT wantsGame(m_running->table().rematch(entry->header, movesSeats));
}

} // namespace gyoji
