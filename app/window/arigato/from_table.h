// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "window/arigato/ask_rows.h"
#include "window/arigato/care_rows.h"
#include "window/arigato/from_table_rows.h"
#include "window/arigato/seat_rows.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class ArigatoTable;

/// What lies before a seat, entered when a table begins in the middle of its game. It stays a draft
/// until it makes a line; where that is taken back, the draft is there again.
class FromTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The seat has it.")
    Q_PROPERTY(bool isDue READ isDue NOTIFY changed FINAL)
    Q_PROPERTY(bool hasType READ hasType NOTIFY changed FINAL)
    Q_PROPERTY(bool isAtGate READ isAtGate NOTIFY changed FINAL)
    Q_PROPERTY(QObject *places READ places CONSTANT FINAL)
    Q_PROPERTY(QObject *types READ types CONSTANT FINAL)
    Q_PROPERTY(QObject *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(QObject *gate READ gate CONSTANT FINAL)
    Q_PROPERTY(QObject *items READ items CONSTANT FINAL)
    Q_PROPERTY(QObject *numbers READ numbers CONSTANT FINAL)

public:
    /// The table must outlive it.
    FromTable(ArigatoTable &table, SeatIndex index);

    /// The game begins on a later day, and nothing of the seat is entered yet.
    bool isDue() const;
    bool hasType() const { return m_type.has_value(); }
    /// What is tapped next goes under the gate.
    bool isAtGate() const { return !m_place; }
    QAbstractItemModel *places() { return &m_places; }
    QAbstractItemModel *types() { return &m_types; }
    /// Of the type that was tapped.
    QAbstractItemModel *cards() { return &m_cards; }
    /// The cards under the gate.
    QAbstractItemModel *gate() { return &m_gate; }
    QAbstractItemModel *items() { return &m_items; }
    QAbstractItemModel *numbers() { return &m_numbers; }

    /// A slot, or "gate".
    Q_INVOKABLE void pickPlace(const QString &place);
    /// Under the gate, a card of that type is there at once, known by its type.
    Q_INVOKABLE void pickType(const QString &type);
    /// It lives in the workshop, and the next empty one is picked; or it is the last card under the
    /// gate.
    Q_INVOKABLE void pickCard(const QString &card);
    /// A card of the type lives there that the box does not have; it is put into the box as far as
    /// it is known.
    Q_INVOKABLE void pickNewCard();
    /// The picked workshop is empty.
    Q_INVOKABLE void pickNobody();
    Q_INVOKABLE void toggleOffering(const QString &slot);
    Q_INVOKABLE void takeFromGate(int row);
    Q_INVOKABLE void count(const QString &item, int by);
    Q_INVOKABLE void typeDigit(const QString &number, int digit);
    Q_INVOKABLE void eraseDigit(const QString &number);
    /// All of it as one line. Then the next seat is in front for which nothing is entered.
    Q_INVOKABLE void enter();

    /// The table is another than it was, or the language is.
    void refresh() { show(); }

Q_SIGNALS:
    void changed();

private:
    /// A card under the gate; none: known by its type only.
    struct GateCard
    {
        arigato::ArtisanType type{};
        std::optional<arigato::CardRef> card;
    };

    struct Resident
    {
        arigato::CardRef card{};
        bool offering = false;
    };

    using Workshops = std::array<std::optional<Resident>, countOf<arigato::Slot>>;

    bool isCounted() const;
    bool isEntered(arigato::CardRef card) const;
    bool hasUnknown() const;
    int *numberOf(const QString &number);
    void setCard(arigato::CardRef card);
    void pickNextPlace();
    arigato::Adjust adjustment() const;
    QList<EntryPlaceRow> placeRows() const;
    QList<CardRow> cardRows() const;
    QList<GateRow> gateRows() const;
    QList<ItemRow> itemRows() const;
    QList<EntryNumberRow> numberRows() const;
    void show();

    ArigatoTable &m_table;
    SeatIndex m_index;
    /// None: the gate.
    std::optional<arigato::Slot> m_place = arigato::Slot::UL;
    std::optional<arigato::ArtisanType> m_type;
    Workshops m_village;
    std::vector<GateCard> m_gateCards;
    arigato::Items m_supply{};
    int m_favor = 0;
    int m_objectives = 0;
    int m_gatePoints = 0;
    GadgetList<EntryPlaceRow> m_places;
    GadgetList<TypeRow> m_types;
    GadgetList<CardRow> m_cards;
    GadgetList<GateRow> m_gate;
    GadgetList<ItemRow> m_items;
    GadgetList<EntryNumberRow> m_numbers;
};

} // namespace gyoji
