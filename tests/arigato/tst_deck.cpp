// SPDX-License-Identifier: MIT
#include "arigato/deck.h"

#include <QTest>

using namespace gyoji::arigato;

/// ari.dawn.deck, ari.dawn.hand: five cards each on day 1, three each later.
class TestDeck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsOut_data();
    void runsOut();
};

void TestDeck::runsOut_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("day");
    constexpr int never = 0;
    QTest::newRow("one draws 38 in all") << 1 << 38 << never;
    QTest::newRow("one lacks a card on the last day") << 1 << 37 << 12;
    QTest::newRow("two of 100") << 2 << 100 << never;
    QTest::newRow("three of 100: 96 by day 10") << 3 << 100 << 11;
    QTest::newRow("four of 100: 92 by day 7") << 4 << 100 << 8;
    QTest::newRow("five of 100: all by day 6") << 5 << 100 << 7;
    QTest::newRow("five of 24 lack a card on day 1") << 5 << 24 << 1;
}

void TestDeck::runsOut()
{
    QFETCH(const int, players);
    QFETCH(const int, cards);
    QFETCH(const int, day);
    QCOMPARE(shuffleDay(players, cards).value_or(0), day);
}

QTEST_APPLESS_MAIN(TestDeck)
#include "tst_deck.moc"
