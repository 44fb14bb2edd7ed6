// SPDX-License-Identifier: MIT
#include "arigato/box_progress.h"
#include "arigato/json/box_json.h"
#include "begun.h"
#include "clicker.h"
#include "hands.h"
#include "screen.h"

#include <QQuickItem>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// What is printed on every card of this game.
constexpr int printedFavor = 3;
/// Of the days whose objective is answered by hand, it is met on this one.
constexpr int metDay = 3;
/// What one objective token is worth.
constexpr int tokenWorth = 5;

/// Plays on a phone with cards that no box knows, naming of them what is asked.
class Newcomer
{
public:
    Newcomer(Begun &begun, Clicker &clicker)
        : m_begun(begun)
        , m_clicker(clicker)
    {
    }

    /// A tap towards the end of the game.
    bool playOn()
    {
        ArigatoTable &table = m_begun.program.table();
        const SeatModel &seat = *table.seat();
        const int next = 1 - table.current();
        const auto &other = *valueOf(*table.seats(), next, "seat").value<SeatModel *>();
        const bool isAhead = seat.view().day > other.view().day;
        if (seat.view().phase == "over"_L1 || isAhead)
            return m_clicker.tap(u"seat:%1"_s.arg(next));
        return answer(seat);
    }

private:
    bool answer(const SeatModel &seat)
    {
        const QString ask = seat.view().ask;
        if (ask == "resident"_L1)
            return placeResident(seat);
        if (ask == "producers"_L1)
            return m_clicker.tap(u"type:sculptor"_s);
        if (ask == "travelers"_L1)
            return m_clicker.tap(u"nameTravelers"_s);
        if (ask == "choose"_L1 || ask == "discard"_L1)
            return tapFirst(u"item:"_s);
        if (ask == "cost"_L1)
            return m_clicker.tap(seat.view().picked == 0 ? u"more:statue"_s : u"nameCost"_s);
        if (ask == "favor"_L1)
            return m_clicker.tap(u"favor:%1"_s.arg(printedFavor));
        return playDay(seat);
    }

    bool placeResident(const SeatModel &seat)
    {
        if (tapFirst(u"evict"_s) || tapFirst(u"addCard"_s, "isPrimary"))
            return true;
        if (seat.view().isNewCard)
            return m_clicker.tap(u"mayLive:UL"_s);
        return tapFirst(u"slot:"_s, "isAllowed") || tapFirst(u"newCard"_s) ||
               m_clicker.tap(u"type:sculptor"_s);
    }

    /// The favor of what lies under the gate, an offering sent, an offering prepared.
    bool playDay(const SeatModel &seat)
    {
        return tapFirst(u"ask:favor"_s) || tapFirst(u"send"_s, "isLit") ||
               tapFirst(u"offer"_s, "isLit") || tapFirst(u"close"_s) ||
               tapFirst(u"slot:"_s, "hasOffering") || tapFirst(u"slot:"_s, "canOffer") ||
               endDay(seat);
    }

    /// The objective of day 2 is described, others are answered by hand.
    bool endDay(const SeatModel &seat)
    {
        if (seat.view().ask != "objective"_L1)
            return m_clicker.tap(u"advance"_s);
        if (seat.view().day == 2 && seat.view().canDescribe)
            return describeObjective();
        return m_clicker.tap(seat.view().day == metDay ? u"met"_s : u"unmet"_s);
    }

    /// Nobody has so many items.
    bool describeObjective()
    {
        const QStringList taps{u"describeObjective"_s, u"choice:supply"_s, u"choice:any"_s,
                               u"choice:20"_s, u"keepObjective"_s};
        return std::ranges::all_of(taps, [this](const auto &tap) { return m_clicker.tap(tap); });
    }

    bool tapFirst(const QString &beginning, const char *property = nullptr)
    {
        for (const QQuickItem *item : itemsNamed(m_begun.quick(), beginning)) {
            if (item->isEnabled() && (!property || item->property(property).toBool()))
                return m_clicker.tap(item->objectName());
        }
        return false;
    }

    Begun &m_begun;
    Clicker &m_clicker;
};

} // namespace

/// A first game without a box, from home to the final sheet, and what is learned from it.
class TestFirstGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void playsWithoutABox();

private:
    void begin(Begun &begun, Clicker &clicker);
    void learn(Begun &begun, Clicker &clicker, int cards);
};

void TestFirstGame::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestFirstGame::begin(Begun &begun, Clicker &clicker)
{
    QVERIFY(clicker.tap(u"newGame"_s));
    for (int seat = 0; seat < 2; ++seat) {
        QVERIFY(clicker.tap(u"name:%1"_s.arg(seat)));
        type(begun.quick(), seat == 0 ? u"Aki"_s : u"Béa"_s);
    }
    QVERIFY(clicker.tap(u"box:new"_s));
    QVERIFY(clicker.tap(u"begin"_s));
}

/// Its cards go into the box that the game began with.
void TestFirstGame::learn(Begun &begun, Clicker &clicker, int cards)
{
    QVERIFY(clicker.tap(u"learn"_s));
    // The face of day 2 comes with the cards.
    QCOMPARE(begun.app().boxes()->incoming()->view().added, cards + 1);
    QVERIFY(clicker.tap(u"takeBox"_s));
    const auto read = arigato::readBox(begun.store->boxes().constFirst().file);
    const auto progress = arigato::progressOf(std::get<arigato::Box>(read));
    QCOMPARE(progress.cards[indexOf(arigato::ArtisanType::Sculptor)], cards);
    QCOMPARE(progress.effectsOpen, cards);
    QCOMPARE(progress.faces[0], 1);
    QVERIFY(progress.hasScoreTable);
    QVERIFY(!begun.app().tableBox()->view().canLearn);
    QVERIFY(!itemNamed(begun.quick(), u"learn"_s));
    QVERIFY(clicker.tap(u"finish"_s));
    QCOMPARE(begun.app().page(), u"card"_s);
}

void TestFirstGame::playsWithoutABox()
{
    Begun begun;
    Clicker clicker(begun.program, begun.quick(), 1);
    begin(begun, clicker);
    Newcomer newcomer(begun, clicker);
    constexpr int enough = 1500;
    for (int i = 0; i < enough && !begun.program.table().view().isOver; ++i) {
        const bool isDone = newcomer.playOn();
        QVERIFY2(isDone, qPrintable(clicker.last() + ": "_L1 + begun.program.table().message()));
    }
    QVERIFY(begun.program.table().view().isOver);
    qInfo() << clicker.clicks() << "taps for two seats from home to the end";

    const auto &state = begun.program.table().state();
    int cards = 0;
    for (const arigato::Seat &seat : state.seats)
        cards += static_cast<int>(seat.gate.size());
    QVERIFY(cards > 0);
    begun.app().show(u"results"_s);
    QVERIFY(clicker.tap(u"tableScoring"_s));
    type(begun.quick(), u"0, %1"_s.arg(tokenWorth));
    QTest::keyClick(&begun.quick(), Qt::Key_Return);
    QTRY_VERIFY(!itemNamed(begun.quick(), u"tableScoring"_s));
    const Sheet sheet = begun.program.table().running().table().sheet();
    for (std::size_t i = 0; i < sheet.seats.size(); ++i) {
        const int gate = static_cast<int>(state.seats[i].gate.size());
        QCOMPARE(sheet.seats[i].total(), printedFavor * gate + tokenWorth);
        QCOMPARE(sheet.seats[i].open(), 0);
        QVERIFY(textsOn(begun.quick()).contains(QString::number(printedFavor * gate + tokenWorth)));
    }
    learn(begun, clicker, static_cast<int>(state.box->cards.size()));
}

QTEST_MAIN(TestFirstGame)
#include "tst_first_game.moc"
