// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift.h"
#include "window/arigato/care_rows.h"
#include "window/arigato/from_table.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class ArigatoTable;

/// Corrections of a seat, gains entered by hand, and how the seat is followed. What is changed
/// stays a draft until it makes a line.
class SeatCare : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The seat has it.")
    Q_PROPERTY(QObject *counts READ counts CONSTANT FINAL)
    Q_PROPERTY(QObject *gains READ gains CONSTANT FINAL)
    Q_PROPERTY(QObject *places READ places CONSTANT FINAL)
    Q_PROPERTY(QObject *gate READ gate CONSTANT FINAL)
    Q_PROPERTY(QObject *causes READ causes CONSTANT FINAL)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(QObject *levels READ levels CONSTANT FINAL)
    Q_PROPERTY(gyoji::FromTable *fromTable READ fromTable CONSTANT FINAL)
    Q_PROPERTY(bool isCorrected READ isCorrected NOTIFY changed FINAL)
    Q_PROPERTY(bool isGained READ isGained NOTIFY changed FINAL)

public:
    SeatCare(ArigatoTable &table, SeatIndex index);

    QAbstractItemModel *counts() { return &m_counts; }
    QAbstractItemModel *gains() { return &m_gains; }
    QAbstractItemModel *places() { return &m_places; }
    QAbstractItemModel *gate() { return &m_gate; }
    QAbstractItemModel *levels() { return &m_levels; }
    /// What explains the corrections, best first; none before it is looked for.
    QAbstractItemModel *causes() { return &m_causes; }
    /// What the search has found; empty before it.
    const QString &verdict() const { return m_verdict; }
    /// All that lies there, where the game is entered in its middle.
    FromTable *fromTable() { return &m_fromTable; }
    /// Something differs from what is counted.
    bool isCorrected() const;
    bool isGained() const;

    Q_INVOKABLE void correctCount(const QString &id, int by);
    /// Nobody lives there.
    Q_INVOKABLE void clearPlace(const QString &slot);
    /// That card lives there, face up.
    Q_INVOKABLE void setPlace(const QString &slot, const QString &card);
    Q_INVOKABLE void toggleOffering(const QString &slot);
    Q_INVOKABLE void takeFromGate(int row);
    Q_INVOKABLE void putUnderGate(const QString &card);
    /// Looks for the acts that were left out or typed wrong, if what is corrected is what lies
    /// there.
    Q_INVOKABLE void findCauses();
    /// Mends the journal by that cause.
    Q_INVOKABLE void mend(int row);
    /// All corrections as one line.
    Q_INVOKABLE void correct();

    Q_INVOKABLE void addGain(const QString &id, int by);
    /// All that is gained as one line; it fires like an effect's.
    Q_INVOKABLE void gain();

    Q_INVOKABLE void rename(const QString &name);
    Q_INVOKABLE void follow(const QString &level);
    Q_INVOKABLE void retire();
    /// Drops what is not a line yet.
    Q_INVOKABLE void drop();

    void refresh();

Q_SIGNALS:
    void changed();

private:
    /// The counts as they should be.
    struct Draft
    {
        arigato::Items items{};
        int favor = 0;
        int objectives = 0;
        arigato::Village village;
        std::vector<arigato::CardRef> gate;
        arigato::Items gainedItems{};
        int gainedFavor = 0;

        friend bool operator==(const Draft &, const Draft &) = default;
    };

    static Draft draftOf(const arigato::Seat &seat);
    const arigato::Seat &seat() const;
    arigato::Adjust adjustment() const;
    arigato::Adjust seen() const;
    void showCauses();
    void forgetCauses();
    std::optional<arigato::CardRef> cardOf(const QString &id);
    void show();

    ArigatoTable &m_table;
    SeatIndex m_index;
    /// The draft is for the seat as it was seen.
    arigato::Seat m_seen;
    Draft m_draft;
    /// The corrections that a cause was looked for, and what was found.
    std::optional<Draft> m_sought;
    arigato::Drift m_drift;
    QString m_verdict;
    GadgetList<CountRow> m_counts;
    GadgetList<CountRow> m_gains;
    GadgetList<PlaceRow> m_places;
    GadgetList<GateRow> m_gate;
    GadgetList<CauseRow> m_causes;
    GadgetList<LevelRow> m_levels;
    FromTable m_fromTable;
};

} // namespace gyoji
