// SPDX-License-Identifier: MIT
#include "hands.h"
#include "models.h"
#include "program.h"
#include "screen.h"
#include "simulate/arigato_game.h"
#include "simulate/sample_box.h"
#include "window/arigato/seat_care.h"
#include "window/window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::arigato;
using namespace gyoji::test;

namespace {

constexpr int day = 6;
constexpr int players = 5;

/// A random game of five, each seat as it comes to that day.
std::vector<Seat> seatsOnThatDay(std::uint64_t seed)
{
    const SimulatedGame game = simulate(sampleBox(), seed, players, {.rarePermille = 0});
    std::vector<Seat> seats(players);
    State state = game.start;
    for (const Action &action : game.actions) {
        auto outcome = arigato::apply(std::move(state), action);
        state = std::get<Step<State, Fact>>(std::move(outcome)).state;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            if (state.seats[i].day == day && seats[i].day != day)
                seats[i] = state.seats[i];
        }
    }
    return seats;
}

QString idOfCard(const State &state, CardRef card)
{
    return QString::fromStdString(state.card(card).id);
}

QString idOfType(const State &state, CardRef card)
{
    return QString::fromLatin1(idOf(state.card(card).type).data());
}

/// A table entered on that day, without its window.
struct Entry
{
    explicit Entry(const QStringList &names)
        : store(storeIn(folder.path()))
        , program(*store)
    {
        program.app.show(u"new"_s);
        NewTable &form = *program.app.newTable();
        for (qsizetype i = 0; i < names.size(); ++i) {
            if (i > 1)
                form.addSeat();
            form.setName(static_cast<int>(i), names[i]);
        }
        if (names.size() < 2)
            form.removeSeat(1);
        form.stepDay(day - 1);
        program.app.begin();
    }

    ArigatoTable &table() const { return program.table(); }
    FromTable &form(int seat = 0) const
    {
        table().setCurrent(seat);
        return *table().seat()->care()->fromTable();
    }
    const Seat &seat(std::size_t index) const { return table().journal().state().seats[index]; }

    QTemporaryDir folder;
    std::unique_ptr<Store> store;
    Program program;
};

/// Enters a seat by taps on the screen, which it counts.
class Tapper
{
public:
    Tapper(QQuickWindow &window, const State &state)
        : m_window(window)
        , m_state(state)
    {
    }

    /// False where something is not there to be tapped.
    bool enter(const Seat &seat, bool namesGateCards);
    int taps() const { return m_taps; }
    const QString &last() const { return m_last; }

private:
    bool tap(const QString &name)
    {
        m_last = name;
        m_window.grabWindow();
        const QQuickItem *item = itemNamed(m_window, name);
        if (!item)
            return false;
        click(m_window, *item);
        ++m_taps;
        return true;
    }
    bool tapCard(CardRef card)
    {
        return tap(u"type:"_s + idOfType(m_state, card)) &&
               tap(u"card:"_s + idOfCard(m_state, card));
    }
    bool tapNumber(const QString &number, int n)
    {
        for (const QChar digit : n > 0 ? QString::number(n) : QString()) {
            if (!tap(u"digit:%1:%2"_s.arg(number, QString(digit))))
                return false;
        }
        return true;
    }
    bool tapVillage(const Seat &seat);
    bool tapGate(const Seat &seat, bool namesCards);
    bool tapItems(const Seat &seat);

    QQuickWindow &m_window;
    const State &m_state;
    int m_taps = 0;
    QString m_last;
};

bool Tapper::tapVillage(const Seat &seat)
{
    for (const Slot slot : allOf<Slot>()) {
        const Villager *villager = seat.villager(slot);
        if (!(villager ? tapCard(*villager->card) : tap(u"nobody"_s)))
            return false;
        const QString offering = u"offering:"_s + QString::fromLatin1(idOf(slot).data());
        if (villager && villager->offering && !tap(offering))
            return false;
    }
    return true;
}

bool Tapper::tapGate(const Seat &seat, bool namesCards)
{
    int points = 0;
    for (const CardRef card : seat.gate) {
        points += m_state.card(card).favor.value_or(0);
        if (!(namesCards ? tapCard(card) : tap(u"type:"_s + idOfType(m_state, card))))
            return false;
    }
    return namesCards || tapNumber(u"points"_s, points);
}

bool Tapper::tapItems(const Seat &seat)
{
    for (const Item item : allOf<Item>()) {
        for (int n = 0; n < seat.items[indexOf(item)]; ++n) {
            if (!tap(u"more:"_s + QString::fromLatin1(idOf(item).data())))
                return false;
        }
    }
    return true;
}

bool Tapper::enter(const Seat &seat, bool namesGateCards)
{
    return tapVillage(seat) && tapGate(seat, namesGateCards) && tapItems(seat) &&
           tapNumber(u"favor"_s, seat.favor) && tapNumber(u"objectives"_s, seat.objectives) &&
           tap(u"enter"_s);
}

} // namespace

/// A game that is under way is entered from the table.
class TestFromTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entersASeatInAboutTwentyTaps_data();
    void entersASeatInAboutTwentyTaps();
    void asksOnlyWhereAGameBeginsLater();
    void bringsTheDraftBackWithUndo();
    void fillsTheNextEmptyWorkshop();
    void takesInACardThatTheBoxLacks();
    void keepsNumbersWithinWhatALineMayName();
};

void TestFromTable::entersASeatInAboutTwentyTaps_data()
{
    QTest::addColumn<bool>("namesGateCards");
    QTest::newRow("cards under the gate by type") << false;
    QTest::newRow("cards under the gate by name") << true;
}

void TestFromTable::entersASeatInAboutTwentyTaps()
{
    QFETCH(const bool, namesGateCards);
    Entry entry({u"Aki"_s, u"Béa"_s, u"千"_s, u"Emma"_s, u"Dom"_s});
    QCOMPARE(entry.program.app.page(), u"seat"_s);
    const ListWatch watch(entry.form());
    Window window(entry.program.app, {800, 1280});
    QQuickWindow &quick = *window.quickWindow();
    quick.show();
    QVERIFY(QTest::qWaitForWindowExposed(&quick));

    const auto seats = seatsOnThatDay(1);
    Tapper tapper(quick, entry.table().journal().start());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        QCOMPARE(entry.table().current(), static_cast<int>(i));
        QVERIFY2(tapper.enter(seats[i], namesGateCards), qPrintable(tapper.last()));
        const Seat &now = entry.seat(i);
        QCOMPARE(now.day, day);
        QVERIFY(now.village == seats[i].village);
        QVERIFY(now.items == seats[i].items);
        QCOMPARE(now.favor, seats[i].favor);
        QCOMPARE(now.objectives, seats[i].objectives);
        if (namesGateCards)
            QVERIFY(now.gate == seats[i].gate);
    }
    QCOMPARE(entry.program.app.page(), u"table"_s);
    const double each = static_cast<double>(tapper.taps()) / players;
    qInfo("%.1f taps a seat on day %d", each, day);
    QVERIFY(each <= 20);
}

void TestFromTable::asksOnlyWhereAGameBeginsLater()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    beginTable(program.app, {u"Aki"_s, u"Béa"_s});
    QCOMPARE(program.app.page(), u"table"_s);
    QVERIFY(!program.table().seat()->care()->fromTable()->isDue());

    const Entry entry({u"Aki"_s, u"Béa"_s});
    QVERIFY(entry.form(0).isDue());
    entry.form(0).enter();
    QCOMPARE(entry.table().current(), 1);
    QVERIFY(!entry.form(0).isDue());
    QVERIFY(entry.form(1).isDue());
    QCOMPARE(entry.seat(0).day, day);
}

void TestFromTable::bringsTheDraftBackWithUndo()
{
    const Entry entry({u"Aki"_s, u"Béa"_s});
    FromTable &form = entry.form(0);
    form.typeDigit(u"favor"_s, 1);
    form.typeDigit(u"favor"_s, 7);
    form.enter();
    QCOMPARE(entry.seat(0).favor, 17);
    entry.table().undo();
    QVERIFY(form.isDue());
    QCOMPARE(valueOf(*form.numbers(), 0, "n").toInt(), 17);
    form.eraseDigit(u"favor"_s);
    form.enter();
    QCOMPARE(entry.seat(0).favor, 1);
}

void TestFromTable::fillsTheNextEmptyWorkshop()
{
    const Entry entry({u"Aki"_s});
    FromTable &form = entry.form();
    form.pickPlace(u"UR"_s);
    form.pickType(u"origamist"_s);
    form.pickCard(u"S-001"_s);
    QVERIFY(valueOf(*form.places(), 2, "isPicked").toBool());
    form.pickPlace(u"UL"_s);
    form.pickType(u"origamist"_s);
    QVERIFY(valueOf(*form.cards(), 0, "isInPlay").toBool());
    form.pickCard(u"S-002"_s);
    QVERIFY(valueOf(*form.places(), 2, "isPicked").toBool());
    form.pickNobody();
    form.pickNobody();
    QVERIFY(form.isAtGate());
    form.toggleOffering(u"UR"_s);
    form.pickType(u"gardener"_s);
    form.pickType(u"origamist"_s);
    form.pickCard(u"S-003"_s);
    form.takeFromGate(0);
    QCOMPARE(form.gate()->rowCount(), 1);
    form.enter();
    const Seat &seat = entry.seat(0);
    QVERIFY(seat.villager(Slot::UR)->offering);
    QVERIFY(!seat.villager(Slot::UL)->offering);
    QVERIFY(!seat.villager(Slot::LL) && !seat.villager(Slot::LR));
    QCOMPARE(seat.gate.size(), 1U);
    QVERIFY(seat.gateOther == GateOther());
}

void TestFromTable::takesInACardThatTheBoxLacks()
{
    const Entry entry({u"Aki"_s});
    FromTable &form = entry.form();
    const std::size_t cards = entry.table().state().box->cards.size();
    form.pickType(u"gardener"_s);
    form.pickNewCard();
    QCOMPARE(entry.table().state().box->cards.size(), cards + 1);
    QVERIFY(form.isDue());
    form.enter();
    const Card &card = entry.table().state().card(*entry.seat(0).villager(Slot::UL)->card);
    QVERIFY(card.draft && card.type == ArtisanType::Gardener && !card.favor);
}

void TestFromTable::keepsNumbersWithinWhatALineMayName()
{
    const Entry entry({u"Aki"_s});
    FromTable &form = entry.form();
    for (int n = 0; n < 5; ++n)
        form.typeDigit(u"favor"_s, 9);
    QCOMPARE(valueOf(*form.numbers(), 0, "n").toInt(), 999);
    form.count(u"sword"_s, -1);
    form.typeDigit(u"nothing"_s, 1);
    form.enter();
    QCOMPARE(entry.seat(0).favor, 999);
    QCOMPARE(entry.seat(0).items, Items{});
}

QTEST_MAIN(TestFromTable)
#include "tst_from_table.moc"
