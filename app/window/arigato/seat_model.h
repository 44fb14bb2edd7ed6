// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/doubt.h"
#include "arigato/state.h"
#include "window/arigato/ask_rows.h"
#include "window/arigato/deed_rows.h"
#include "window/arigato/number_rows.h"
#include "window/arigato/seat_draft.h"
#include "window/arigato/seat_rows.h"
#include "window/arigato/seat_view.h"
#include "window/shell/gadget_list.h"
#include "window/shell/speech.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class ArigatoTable;
class SeatCare;
struct SeatTelling;

/// A seat on the screen: what is seen of it, and what fingers do to it. Whatever they pick stays a
/// draft until it makes a line.
class SeatModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has them.")
    Q_PROPERTY(gyoji::SeatView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(gyoji::DoubtView doubt READ doubt NOTIFY viewChanged FINAL)
    Q_PROPERTY(int index READ index CONSTANT FINAL)
    Q_PROPERTY(gyoji::Speech *speech READ speech NOTIFY speechChanged FINAL)
    Q_PROPERTY(gyoji::WorkshopRow workshop READ workshop NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *workshops READ workshops CONSTANT FINAL)
    Q_PROPERTY(QObject *items READ items CONSTANT FINAL)
    Q_PROPERTY(QObject *whys READ whys CONSTANT FINAL)
    Q_PROPERTY(QObject *numbers READ numbers CONSTANT FINAL)
    Q_PROPERTY(QObject *sum READ sum CONSTANT FINAL)
    Q_PROPERTY(QObject *deeds READ deeds CONSTANT FINAL)
    Q_PROPERTY(QObject *asks READ asks CONSTANT FINAL)
    Q_PROPERTY(QObject *types READ types CONSTANT FINAL)
    Q_PROPERTY(QObject *claims READ claims CONSTANT FINAL)
    Q_PROPERTY(QObject *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(QObject *slots READ slotList CONSTANT FINAL)
    Q_PROPERTY(QObject *turns READ turns CONSTANT FINAL)
    Q_PROPERTY(gyoji::SeatCare *care READ care CONSTANT FINAL)

public:
    /// Empty until it is refreshed.
    SeatModel(ArigatoTable &table, SeatIndex index);
    ~SeatModel() override;

    const SeatView &view() const { return m_view; }
    const DoubtView &doubt() const { return m_doubtView; }
    int index() const { return m_index; }
    /// The labels in the seat's language.
    Speech *speech() const { return m_speech; }
    /// The workshop that is looked at; its slot is empty where there is none.
    const WorkshopRow &workshop() const { return m_workshop; }
    QAbstractItemModel *workshops() { return &m_workshops; }
    QAbstractItemModel *items() { return &m_items; }
    QAbstractItemModel *whys() { return &m_whys; }
    /// What a tap opens, and of the one that is open what it is the sum of.
    QAbstractItemModel *numbers() { return &m_numbers; }
    QAbstractItemModel *sum() { return &m_sum; }
    /// What one tap does.
    QAbstractItemModel *deeds() { return &m_deeds; }
    QAbstractItemModel *asks() { return &m_asks; }
    QAbstractItemModel *types() { return &m_types; }
    QAbstractItemModel *claims() { return &m_claims; }
    QAbstractItemModel *cards() { return &m_cards; }
    QAbstractItemModel *slotList() { return &m_slots; }
    QAbstractItemModel *turns() { return &m_turns; }
    /// Corrections, and how the seat is followed; made when it is first asked for.
    SeatCare *care();

    /// Ends the seat's phase; from daytime on the whole day, where dusk asks nothing.
    Q_INVOKABLE void advance();
    /// Likewise, with the players' answer to a manual objective.
    Q_INVOKABLE void answer(bool isMet);
    /// The day's objective is described in its place.
    Q_INVOKABLE void describeObjective();
    Q_INVOKABLE void undo();
    /// Shows a dawn that a phone names, on the screen for all.
    Q_INVOKABLE void uncover();
    /// Declines an effect of the seat's last line, or no longer does.
    Q_INVOKABLE void decline(int offer);

    /// Answers the ruling in doubt: as it was played, or so that the seat's last line comes out
    /// otherwise.
    Q_INVOKABLE void settleDoubt(bool isAsPlayed);

    /// Puts that question in front; the card is that of a cost or a favor.
    Q_INVOKABLE void ask(const QString &ask, const QString &card);
    /// Drops what is picked, and the question that was put in front.
    Q_INVOKABLE void unpick();
    /// Likewise; false where there was nothing to drop.
    bool drop();

    /// A type of the resident or of a producer, "unknown" among the latter.
    Q_INVOKABLE void pickType(const QString &type);
    /// The resident; it is placed at once where it may live in one workshop only, which is empty.
    Q_INVOKABLE void pickCard(const QString &card);
    /// The resident is a card that the box does not have.
    Q_INVOKABLE void pickNewCard();
    Q_INVOKABLE void toggleSlot(const QString &slot);
    /// Puts the new card into the box as far as it is known, and picks it.
    Q_INVOKABLE void addCard();
    /// Puts the picked card there, whoever lives there leaves.
    Q_INVOKABLE void place(const QString &slot);
    /// One more traveler of that type was sent left; after two, none.
    Q_INVOKABLE void claim(const QString &type);
    Q_INVOKABLE void claimPair(bool isPair);
    Q_INVOKABLE void nameTravelers();

    /// One to choose or discard; in daytime first what is given, then what is taken.
    Q_INVOKABLE void pickItem(const QString &item);
    /// One chosen that nobody has named.
    Q_INVOKABLE void pickUnknownItem();
    /// One more or less in a cost or a supply.
    Q_INVOKABLE void count(const QString &item, int by);
    /// The cost is counted: the offering is paid, the card is completed.
    Q_INVOKABLE void nameCost();
    /// The favor printed on the card asked for.
    Q_INVOKABLE void nameFavor(int favor);
    /// The hourglass turn of that slot comes one place sooner.
    Q_INVOKABLE void turnSooner(const QString &slot);

    /// Opens a number, or closes it.
    Q_INVOKABLE void openNumber(const QString &number);
    Q_INVOKABLE void doDeed(const QString &deed);
    /// Looks at a workshop, or no longer does.
    Q_INVOKABLE void pickWorkshop(const QString &slot);
    /// Prepares the offering; asks first what it costs where that is not known.
    Q_INVOKABLE void offer(const QString &slot);
    /// Prepares the offering whose cost is asked, and leaves the cost open.
    Q_INVOKABLE void offerUnpaid();
    Q_INVOKABLE void send(const QString &slot);
    Q_INVOKABLE void empty(const QString &slot);

    /// The line that ends the seat's phase.
    arigato::Action advancing() const;
    /// Looks at the table anew.
    void refresh();
    /// Likewise, if anything of what it shows has changed.
    void refreshIfStale();

Q_SIGNALS:
    void viewChanged();
    void speechChanged();

private:
    /// What a seat's screen shows of the table, cheap to compare.
    struct Seen
    {
        arigato::Seat seat;
        Shared<arigato::Box> box;
        arigato::Rulings rulings{};
        bool isBehind = false;
        std::vector<const SeatModel *> childrenBehind;

        friend bool operator==(const Seen &, const Seen &) = default;
    };

    Seen look() const;
    void speak(Speech *speech);
    QList<DeedRow> closings() const;
    DoubtView newDoubtView() const;
    SeatTelling telling() const;
    bool isCovered() const;
    const arigato::Seat &seat() const;
    bool act(const arigato::Action &action);
    void setDraft(const SeatDraft &draft);
    void finishItems();
    void answerAtDusk(const arigato::Action &answer);
    void nameProducers();
    void nameAtDawn(const arigato::Action &naming, const arigato::Reveal &reveal);
    void exchange(arigato::Item item);

    ArigatoTable &m_table;
    SeatIndex m_index;
    Speech *m_speech = nullptr;
    std::unique_ptr<SeatCare> m_care;
    /// The draft is for the seat as it was seen.
    Seen m_seen;
    SeatDraft m_draft;
    SeatView m_view;
    std::optional<arigato::Doubt> m_doubt;
    DoubtView m_doubtView;
    WorkshopRow m_workshop;
    GadgetList<WorkshopRow> m_workshops;
    GadgetList<ItemRow> m_items;
    GadgetList<WhyRow> m_whys;
    GadgetList<NumberRow> m_numbers;
    GadgetList<SumRow> m_sum;
    GadgetList<DeedRow> m_deeds;
    GadgetList<AskRow> m_asks;
    GadgetList<TypeRow> m_types;
    GadgetList<TypeRow> m_claims;
    GadgetList<CardRow> m_cards;
    GadgetList<SlotRow> m_slots;
    GadgetList<TurnRow> m_turns;
};

} // namespace gyoji
