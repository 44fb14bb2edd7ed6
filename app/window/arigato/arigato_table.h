// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "store/running_table.h"
#include "window/arigato/seat_model.h"
#include "window/arigato/table_rows.h"
#include "window/shell/gadget_list.h"
#include "words/language.h"

#include <QObject>

#include <memory>
#include <vector>

namespace gyoji {

class Words;

/// A table of Arigatō on the screen. Each line is kept before anything of it is shown.
class ArigatoTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(gyoji::TableView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged FINAL)
    Q_PROPERTY(QObject *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(QObject *log READ log CONSTANT FINAL)
    Q_PROPERTY(QObject *scores READ scores CONSTANT FINAL)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged FINAL)
    Q_PROPERTY(gyoji::SeatModel *seat READ seat NOTIFY currentChanged FINAL)

public:
    ArigatoTable(std::unique_ptr<RunningTable> running, const Words &words, Language language);

    const TableView &view() const { return m_view; }
    /// Why the last tap was refused; empty when it was not.
    const QString &message() const { return m_message; }
    QAbstractItemModel *seats() { return &m_seatRows; }
    QAbstractItemModel *log() { return &m_log; }
    QAbstractItemModel *scores() { return &m_scores; }
    /// The seat in front where there is room for one only.
    int current() const { return m_current; }
    void setCurrent(int seat);
    SeatModel *seat() const { return m_seats[static_cast<std::size_t>(m_current)].get(); }

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Takes the message away.
    Q_INVOKABLE void dismiss();

    const Journal<arigato::Game> &journal() const { return m_journal; }
    const arigato::State &state() const { return m_journal.state(); }
    const Words &words() const { return m_words; }
    Language language() const { return m_language; }
    void setLanguage(Language language);

    /// Was it accepted? If not, the message says why.
    bool act(const arigato::Action &action);
    void undoSeat(SeatIndex seat);

Q_SIGNALS:
    void viewChanged();
    void messageChanged();
    void currentChanged();

private:
    bool accept(const std::optional<Refusal> &refusal);
    void refresh();
    void refreshLog();
    TableView newView() const;
    QList<ScoreRow> newScores() const;

    std::unique_ptr<RunningTable> m_running;
    const Journal<arigato::Game> &m_journal;
    const Words &m_words;
    Language m_language;
    TableView m_view;
    QString m_message;
    int m_current = 0;
    std::vector<std::unique_ptr<SeatModel>> m_seats;
    GadgetList<SeatRow> m_seatRows;
    GadgetList<LogRow> m_log;
    GadgetList<ScoreRow> m_scores;
    /// The actions that the log tells.
    std::vector<arigato::Action> m_told;
};

} // namespace gyoji
