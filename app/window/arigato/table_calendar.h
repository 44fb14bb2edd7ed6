// SPDX-License-Identifier: MIT
#pragma once

#include "window/arigato/objective_editor.h"

namespace gyoji {

class ArigatoTable;

/// The calendar of a table described while it is played: the objective of a day that its box does
/// not know.
class TableCalendar : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has it.")
    Q_PROPERTY(int day READ day NOTIFY dayChanged FINAL)
    Q_PROPERTY(gyoji::ObjectiveEditor *objective READ objective CONSTANT FINAL)

public:
    /// The table must outlive it.
    explicit TableCalendar(ArigatoTable &table);

    /// The day that is described.
    int day() const { return m_day; }
    ObjectiveEditor *objective() { return &m_objective; }

    void describe(int day);
    /// What is described is the day's objective, for all seats.
    Q_INVOKABLE void keep();
    void setLanguage(Language language) { m_objective.setLanguage(language); }

Q_SIGNALS:
    void dayChanged();
    void wantsPage(const QString &page);

private:
    ArigatoTable &m_table;
    int m_day = 0;
    ObjectiveEditor m_objective;
};

} // namespace gyoji
