// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/result_rows.h"
#include "window/results/shown_play.h"
#include "window/shell/gadget_list.h"

#include <QObject>

namespace gyoji {

/// One seat of the sheet. Each of its numbers opens to what it is made of.
class ResultSeat : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The sheet has it.")
    Q_PROPERTY(gyoji::ResultSeatView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *points READ points CONSTANT FINAL)
    Q_PROPERTY(QObject *lines READ lines CONSTANT FINAL)

public:
    ResultSeat(const Words &words, SeatIndex index);

    const ResultSeatView &view() const { return m_view; }
    QAbstractItemModel *points() { return &m_points; }
    /// What the opened points are made of.
    QAbstractItemModel *lines() { return &m_lines; }

    /// Opens points to their lines; closes them again.
    Q_INVOKABLE void open(const QString &source);

    /// `shown` must outlive it, or the next one shown.
    void show(const ShownPlay &shown, Language language);

Q_SIGNALS:
    void viewChanged();

private:
    void refresh();
    const SheetSeat &seat() const
    {
        return m_shown->play.sheet.seats[static_cast<std::size_t>(m_index)];
    }
    QList<PointsRow> newPoints() const;
    QList<ResultLineRow> newLines() const;

    const Words &m_words;
    SeatIndex m_index;
    const ShownPlay *m_shown = nullptr;
    Language m_language = Language::English;
    QString m_opened;
    ResultSeatView m_view;
    GadgetList<PointsRow> m_points;
    GadgetList<ResultLineRow> m_lines;
};

} // namespace gyoji
