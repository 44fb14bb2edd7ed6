// SPDX-License-Identifier: MIT
#pragma once

#include "store/running_table.h"
#include "window/arigato/looking_back.h"
#include "window/results/counting.h"
#include "window/results/history.h"
#include "window/results/journal_preview.h"
#include "window/results/play_import.h"
#include "window/results/player_statistics.h"
#include "window/results/result_sheet.h"
#include "window/results/sharing.h"

#include <QObject>
#include <QtQmlIntegration>

#include <memory>

namespace gyoji {

/// What the pages about results show: a sheet, the ways out, the history. The sheet is that of the
/// table that is played, or of an old play, which can only be read.
class ResultPages : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(gyoji::ResultSheet *sheet READ sheet NOTIFY sheetChanged FINAL)
    Q_PROPERTY(gyoji::Sharing *sharing READ sharing NOTIFY sharingChanged FINAL)
    Q_PROPERTY(gyoji::History *history READ history NOTIFY historyChanged FINAL)
    Q_PROPERTY(gyoji::PlayImport *importing READ importing NOTIFY importingChanged FINAL)
    Q_PROPERTY(gyoji::JournalPreview *journal READ journal NOTIFY journalChanged FINAL)
    Q_PROPERTY(gyoji::Counting *counting READ counting NOTIFY countingChanged FINAL)
    Q_PROPERTY(gyoji::PlayerStatistics *statistics READ statistics NOTIFY statisticsChanged FINAL)
    Q_PROPERTY(gyoji::LookingBack *lookingBack READ lookingBack NOTIFY lookingBackChanged FINAL)
    Q_PROPERTY(bool canLookBack READ canLookBack NOTIFY canLookBackChanged FINAL)
    Q_PROPERTY(QObject *story READ story CONSTANT FINAL)
    Q_PROPERTY(bool isPast READ isPast NOTIFY sheetChanged FINAL)
    Q_PROPERTY(QString back READ back NOTIFY sheetChanged FINAL)
    Q_PROPERTY(bool canRematch READ canRematch NOTIFY sheetChanged FINAL)
    Q_PROPERTY(bool hasJournal READ hasJournal NOTIFY sheetChanged FINAL)
    Q_PROPERTY(bool canReopen READ canReopen NOTIFY sheetChanged FINAL)

public:
    /// The store and the words must outlive it.
    ResultPages(Store &store, const Words &words, Language language);

    ResultSheet *sheet() const { return m_sheet.get(); }
    Sharing *sharing() const { return m_sharing.get(); }
    History *history() const { return m_history.get(); }
    /// The file of plays that is looked at; null for none.
    PlayImport *importing() const { return m_importing.get(); }
    /// The journal that is looked at before it is kept; null for none.
    JournalPreview *journal() const { return m_journal.get(); }
    Counting *counting() const { return m_counting.get(); }
    PlayerStatistics *statistics() const { return m_statistics.get(); }
    LookingBack *lookingBack() const { return m_lookingBack.get(); }
    /// The play was followed, and is over or may be looked back on before.
    bool canLookBack() const;
    /// The journal of the play whose sheet is shown, in words.
    QAbstractItemModel *story() { return &m_story; }
    /// The sheet is not that of the table that is played.
    bool isPast() const { return m_isPast; }
    /// The page that the sheet was opened from.
    QString back() const;
    /// The play has a journal that can be read here.
    bool hasJournal() const;
    bool canRematch() const { return m_running != nullptr; }
    /// The sheet is that of an old table.
    bool canReopen() const { return m_past != nullptr; }

    void showTable(const RunningTable &running);
    void updateTable(const RunningTable &running);
    void openHistory();
    void openSharing();
    void openCounting();
    void openStatistics();
    void openImport(bgstats::File file);
    /// Shows what a journal is; where there is nothing to be asked, takes it in.
    void openJournal(ReadJournal journal);
    void openStory();
    void openLookingBack();
    /// The table whose sheet is shown is about to go.
    void dropTable();
    void setLanguage(Language language);

    /// Shows the sheet of an old play, or goes on with a table.
    Q_INVOKABLE void open(const QString &play);
    /// Shows the sheet of the journal that is looked at.
    Q_INVOKABLE void look();
    /// Goes on with the old table whose sheet is shown: it can be corrected.
    Q_INVOKABLE void reopen();
    /// Begins a game of the same players; the seats move on by one, or stay.
    Q_INVOKABLE void rematch(bool movesSeats);

Q_SIGNALS:
    void sheetChanged();
    void canLookBackChanged();
    void sharingChanged();
    void historyChanged();
    void importingChanged();
    void journalChanged();
    void countingChanged();
    void statisticsChanged();
    void lookingBackChanged();
    void refused(const gyoji::Refusal &refusal);
    void wantsPage(const QString &page);
    void wantsTable(const QString &table);
    void wantsGame(const QByteArray &header);
    void wantsLines(const QString &table, const QByteArrayList &lines);
    /// That play is no longer in the store.
    void isGone(const QString &play);

private:
    /// A play, and what it looks at: the running table, an old one, or one that is not kept.
    struct Source
    {
        ShownPlay shown;
        const RunningTable *running = nullptr;
        std::unique_ptr<RunningTable> past = nullptr;
        std::shared_ptr<const Table> looked = nullptr;
    };

    /// None where only the sheet is known.
    const Table *shownTable() const;
    void show(Source source);
    void openEntry(const PlayEntry &entry);

    Store &m_store;
    const Words &m_words;
    Language m_language;
    /// An old table whose sheet is shown.
    std::unique_ptr<RunningTable> m_past;
    /// A table that is not kept, whose sheet is shown.
    std::shared_ptr<const Table> m_looked;
    /// The table whose sheet is shown, old or not.
    const RunningTable *m_running = nullptr;
    bool m_isPast = false;
    std::unique_ptr<ResultSheet> m_sheet;
    std::unique_ptr<Sharing> m_sharing;
    std::unique_ptr<History> m_history;
    std::unique_ptr<PlayImport> m_importing;
    std::unique_ptr<JournalPreview> m_journal;
    std::unique_ptr<Counting> m_counting;
    std::unique_ptr<PlayerStatistics> m_statistics;
    std::unique_ptr<LookingBack> m_lookingBack;
    GadgetList<StoryRow> m_story;
};

} // namespace gyoji
