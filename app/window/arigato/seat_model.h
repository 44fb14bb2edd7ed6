// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "window/arigato/seat_draft.h"
#include "window/arigato/seat_rows.h"
#include "window/arigato/seat_view.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class ArigatoTable;

/// A seat on the screen: what is seen of it, and what fingers do to it. Whatever they pick stays a
/// draft until it makes a line.
class SeatModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has them.")
    Q_PROPERTY(gyoji::SeatView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *workshops READ workshops CONSTANT FINAL)
    Q_PROPERTY(QObject *items READ items CONSTANT FINAL)
    Q_PROPERTY(QObject *types READ types CONSTANT FINAL)
    Q_PROPERTY(QObject *cards READ cards CONSTANT FINAL)

public:
    SeatModel(ArigatoTable &table, SeatIndex index);

    const SeatView &view() const { return m_view; }
    QAbstractItemModel *workshops() { return &m_workshops; }
    QAbstractItemModel *items() { return &m_items; }
    QAbstractItemModel *types() { return &m_types; }
    QAbstractItemModel *cards() { return &m_cards; }

    /// Ends the seat's phase.
    Q_INVOKABLE void advance();
    /// Ends daytime with the players' answer to a manual objective.
    Q_INVOKABLE void answer(bool isMet);
    Q_INVOKABLE void undo();
    /// A type of the resident, of producers or travelers; "unknown" among the latter two.
    Q_INVOKABLE void pickType(const QString &type);
    Q_INVOKABLE void pickCard(const QString &card);
    /// Puts the picked card there.
    Q_INVOKABLE void place(const QString &slot);
    /// One to choose or discard; in daytime first what is given, then what is taken.
    Q_INVOKABLE void pickItem(const QString &item);
    /// Drops what is picked.
    Q_INVOKABLE void unpick();
    Q_INVOKABLE void offer(const QString &slot);
    Q_INVOKABLE void send(const QString &slot);
    Q_INVOKABLE void empty(const QString &slot);

    /// Looks at the table anew.
    void refresh();

Q_SIGNALS:
    void viewChanged();

private:
    void act(const arigato::Action &action);
    void setDraft(const SeatDraft &draft);
    void nameTypes();
    void exchange(arigato::Item item);

    ArigatoTable &m_table;
    SeatIndex m_index;
    /// The draft is for the seat as it was seen.
    arigato::Seat m_seen;
    SeatDraft m_draft;
    SeatView m_view;
    GadgetList<WorkshopRow> m_workshops;
    GadgetList<ItemRow> m_items;
    GadgetList<TypeRow> m_types;
    GadgetList<CardRow> m_cards;
};

} // namespace gyoji
