// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/arigato/arigato_card_editor.h"
#include "window/arigato/arigato_table.h"
#include "window/box/boxes.h"

#include <QObject>
#include <QPointer>
#include <QtQmlIntegration>

namespace gyoji {

/// What the table at hand could tell the boxes, and they it.
struct TableBoxView
{
    Q_GADGET
    QML_VALUE_TYPE(tableBoxView)
    Q_PROPERTY(int learned MEMBER learned FINAL)
    Q_PROPERTY(int effectsOpen MEMBER effectsOpen FINAL)
    Q_PROPERTY(int days MEMBER days FINAL)
    Q_PROPERTY(bool hasScoreTable MEMBER hasScoreTable FINAL)
    Q_PROPERTY(bool asksScoreTable MEMBER asksScoreTable FINAL)
    Q_PROPERTY(QString message MEMBER message FINAL)
    Q_PROPERTY(bool canLearn MEMBER canLearn FINAL)
    Q_PROPERTY(bool canTakeOver MEMBER canTakeOver FINAL)

public:
    /// Cards described or completed at the table, which no box of the players' own has so.
    int learned = 0;
    /// Of so many of them the effect is not known yet.
    int effectsOpen = 0;
    /// Days described at the table whose objectives the box it began with does not know, and so the
    /// score table.
    int days = 0;
    bool hasScoreTable = false;
    /// The game is over, and nobody has said what objective tokens are worth.
    bool asksScoreTable = false;
    /// Why what was said of that was not taken.
    QString message;
    /// Some of this is new to the boxes.
    bool canLearn = false;
    /// The table has the card that is edited otherwise.
    bool canTakeOver = false;

    friend bool operator==(const TableBoxView &, const TableBoxView &) = default;
};

/// The way between the table at hand and the boxes: cards that came up there are learned here, and
/// a card corrected here is taken over there, from here on.
class TableBox : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(gyoji::TableBoxView view READ view NOTIFY viewChanged FINAL)

public:
    /// The store must outlive it.
    explicit TableBox(const Store &store);

    const TableBoxView &view() const { return m_view; }

    void setTable(ArigatoTable *table);
    void setBoxes(Boxes *boxes);
    /// The table or the boxes have changed.
    void refresh();

    /// What was learned, to be looked at before it goes into a box.
    Q_INVOKABLE void learn();
    /// What objective tokens are worth at the table: numbers from none on.
    Q_INVOKABLE void setScoreTable(const QString &numbers);
    /// The card that is edited holds at the table from here on.
    Q_INVOKABLE void takeOver();

Q_SIGNALS:
    void viewChanged();
    /// What was learned at a table that was begun with a box the program ships, or with an own one.
    void wantsBox(const gyoji::AnyBox &learned, bool isShipped);
    void wantsPage(const QString &page);

private:
    arigato::Box learned() const;
    bool isKept(const arigato::Box &learned) const;
    bool isShipped(const arigato::Box &box) const;
    bool canTakeOver() const;
    void followEditor();
    void show(const QString &message);

    const Store &m_store;
    QPointer<ArigatoTable> m_table;
    QPointer<Boxes> m_boxes;
    QPointer<ArigatoCardEditor> m_editor;
    TableBoxView m_view;
};

} // namespace gyoji
