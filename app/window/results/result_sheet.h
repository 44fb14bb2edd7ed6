// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/result_seat.h"

#include <memory>

namespace gyoji {

/// The score sheet of a play of any game.
class ResultSheet : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(gyoji::ResultView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(QObject *rounds READ rounds CONSTANT FINAL)

public:
    /// The words must outlive it.
    ResultSheet(const Words &words, ShownPlay shown, Language language);

    const ResultView &view() const { return m_view; }
    QAbstractItemModel *seats() { return &m_seatRows; }
    /// The course in words: every seat's total after each round.
    QAbstractItemModel *rounds() { return &m_rounds; }
    const ShownPlay &shown() const { return m_shown; }

    /// The same play, further on.
    void update(ShownPlay shown);
    void setLanguage(Language language);

Q_SIGNALS:
    void viewChanged();
    void courseChanged();

private:
    void refresh();
    ResultView newView() const;
    QList<ResultLineRow> newRounds() const;

    const Words &m_words;
    ShownPlay m_shown;
    Language m_language;
    ResultView m_view;
    std::vector<std::unique_ptr<ResultSeat>> m_seats;
    GadgetList<ResultSeatRow> m_seatRows;
    GadgetList<ResultLineRow> m_rounds;
};

} // namespace gyoji
