// SPDX-License-Identifier: MIT
#pragma once

#include "store/running_table.h"
#include "window/results/counting.h"
#include "window/results/history.h"
#include "window/results/looking_back.h"
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
    Q_PROPERTY(gyoji::Counting *counting READ counting NOTIFY countingChanged FINAL)
    Q_PROPERTY(gyoji::PlayerStatistics *statistics READ statistics NOTIFY statisticsChanged FINAL)
    Q_PROPERTY(gyoji::LookingBack *lookingBack READ lookingBack NOTIFY lookingBackChanged FINAL)
    Q_PROPERTY(bool canLookBack READ canLookBack NOTIFY canLookBackChanged FINAL)
    Q_PROPERTY(QObject *story READ story CONSTANT FINAL)
    Q_PROPERTY(bool isPast READ isPast NOTIFY sheetChanged FINAL)
    Q_PROPERTY(bool canRematch READ canRematch NOTIFY sheetChanged FINAL)
    Q_PROPERTY(bool hasJournal READ hasJournal NOTIFY sheetChanged FINAL)

public:
    /// The store and the words must outlive it.
    ResultPages(Store &store, const Words &words, Language language);

    ResultSheet *sheet() const { return m_sheet.get(); }
    Sharing *sharing() const { return m_sharing.get(); }
    History *history() const { return m_history.get(); }
    /// The file of plays that is looked at; null for none.
    PlayImport *importing() const { return m_importing.get(); }
    Counting *counting() const { return m_counting.get(); }
    PlayerStatistics *statistics() const { return m_statistics.get(); }
    LookingBack *lookingBack() const { return m_lookingBack.get(); }
    /// The play was followed, and is over or may be looked back on before.
    bool canLookBack() const;
    /// The journal of the old table whose sheet is shown, in words.
    QAbstractItemModel *story() { return &m_story; }
    /// The sheet is that of an old play.
    bool isPast() const { return m_isPast; }
    /// The play has a journal that can be read here.
    bool hasJournal() const;
    bool canRematch() const { return m_running != nullptr; }

    void showTable(const RunningTable &running);
    void updateTable(const RunningTable &running);
    void openHistory();
    void openSharing();
    void openCounting();
    void openStatistics();
    void openImport(bgstats::File file);
    void openStory();
    void openLookingBack();
    /// The table whose sheet is shown is about to go.
    void dropTable();
    void setLanguage(Language language);

    /// Shows the sheet of an old play, or goes on with a table.
    Q_INVOKABLE void open(const QString &play);
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
    void countingChanged();
    void statisticsChanged();
    void lookingBackChanged();
    void refused(const gyoji::Refusal &refusal);
    void wantsPage(const QString &page);
    void wantsTable(const QString &table);
    void wantsGame(const QByteArray &header);
    /// That play is no longer in the store.
    void isGone(const QString &play);

private:
    void show(ShownPlay shown, bool isPast);
    void openEntry(const PlayEntry &entry);

    Store &m_store;
    const Words &m_words;
    Language m_language;
    /// An old table whose sheet is shown.
    std::unique_ptr<RunningTable> m_past;
    /// The table whose sheet is shown, old or not.
    const RunningTable *m_running = nullptr;
    bool m_isPast = false;
    std::unique_ptr<ResultSheet> m_sheet;
    std::unique_ptr<Sharing> m_sharing;
    std::unique_ptr<History> m_history;
    std::unique_ptr<PlayImport> m_importing;
    std::unique_ptr<Counting> m_counting;
    std::unique_ptr<PlayerStatistics> m_statistics;
    std::unique_ptr<LookingBack> m_lookingBack;
    GadgetList<StoryRow> m_story;
};

} // namespace gyoji
