// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/past_days.h"
#include "kernel/refusal.h"
#include "window/arigato/looking_back_rows.h"
#include "window/shell/gadget_list.h"
#include "words/language.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class Store;
class Words;

/// May a table be looked back on while it is played? Its players decide; if they say nothing, not.
bool isLookingBackAllowed(const Store &store, const QString &table);
std::optional<Refusal> allowLookingBack(Store &store, const QString &table, bool isAllowed);

/// A game looked back on: of each day of a seat the best that it could have been, beside what was
/// done; of a day under way, the best that it can still be.
class LookingBack : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QObject *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(QObject *days READ days CONSTANT FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY summaryChanged FINAL)

public:
    /// The journal and the words must outlive it.
    LookingBack(const Journal<arigato::Game> &journal, const Words &words, Language language);

    QAbstractItemModel *seats() { return &m_seats; }
    QAbstractItemModel *days() { return &m_days; }
    /// What the seat has left on the table in all its days, or why nothing can be said of it.
    const QString &summary() const { return m_summary; }

    /// Turns to another seat.
    Q_INVOKABLE void pick(int seat);
    /// Opens a day to its lines; closes it again.
    Q_INVOKABLE void open(int day);
    void setLanguage(Language language);

Q_SIGNALS:
    void summaryChanged();

private:
    void refresh();
    QList<BackSeatRow> newSeats() const;
    QList<BackDayRow> newDays() const;
    BackDayRow newToday() const;
    QString newSummary() const;

    const Journal<arigato::Game> &m_journal;
    const Words &m_words;
    Language m_language;
    SeatIndex m_seat = 0;
    int m_opened = 0;
    std::vector<arigato::DayLookedBack> m_lookedBack;
    std::optional<arigato::Advice> m_today;
    GadgetList<BackSeatRow> m_seats;
    GadgetList<BackDayRow> m_days;
    QString m_summary;
};

} // namespace gyoji
