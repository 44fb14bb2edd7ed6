// SPDX-License-Identifier: MIT
#include "kernel/count_sheet.h"

#include <QTest>

using namespace gyoji;

namespace {

const CountSheet sheet{{"g", "Game", std::nullopt},
                       {},
                       {{"tokens", "tokens", 1, {0, 1, 3, 6}, 3},
                        {"coins", "tens", 10, {}, std::nullopt, 4},
                        {"coins", "ones"}}};

} // namespace

class TestCountSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsRowsToTheirSources();
    void tellsNothingFromZero();
    void doubtsWithoutForbidding();
};

void TestCountSheet::countsRowsToTheirSources()
{
    const Sheet counted = countedSheet(sheet, {{"Aki", {2, 1, 5}}, {"Bea", {3, 0, 12}}});
    QVERIFY(counted.isOver);
    const SheetSeat &aki = counted.seats[0];
    QVERIFY((aki.points == std::vector<SourcePoints>{{"tokens", 3, std::nullopt, 0},
                                                     {"coins", 15, std::nullopt, 0}}));
    QCOMPARE(aki.total(), 18);
    QCOMPARE(counted.seats[1].total(), 18);
    QVERIFY(aki.isWinner && counted.seats[1].isWinner);
    QCOMPARE(aki.rank, std::optional(1));
}

void TestCountSheet::tellsNothingFromZero()
{
    const Sheet counted =
        countedSheet(sheet, {{"Aki", {std::nullopt, 0, 0}}, {"Bea", {0, -2, std::nullopt}}});
    QCOMPARE(counted.seats[0].open(), 1);
    QCOMPARE(counted.seats[0].total(), 0);
    QCOMPARE(counted.seats[1].open(), 1);
    QCOMPARE(counted.seats[1].total(), -20);
    QCOMPARE(counted.seats[1].rank, std::optional(2));
}

void TestCountSheet::doubtsWithoutForbidding()
{
    using Kind = CountDoubt::Kind;
    const std::vector<Counted> players{{"Aki", {4, 3, -1}}, {"Bea", {3, 2, 0}}};
    QVERIFY((doubtsOf(sheet, players) == std::vector<CountDoubt>{{Kind::MoreThanOneHas, 0, 0},
                                                                 {Kind::MoreThanThereAre, 1, 0},
                                                                 {Kind::Negative, 2, 0}}));
    QCOMPARE(countedSheet(sheet, players).seats[0].points[0].points, 6);
    QVERIFY(doubtsOf(sheet, {{"Aki", {3, 4, std::nullopt}}}).empty());
}

QTEST_APPLESS_MAIN(TestCountSheet)
#include "tst_count_sheet.moc"
