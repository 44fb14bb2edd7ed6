// SPDX-License-Identifier: MIT
#include "results/statistics.h"

#include "tst_results.h"

#include <QTest>

namespace gyoji::test {

namespace {

using Totals = std::vector<std::pair<const char *, int>>;

/// The highest total wins; points come from favor, 2 of them from the gate.
Sheet sheetOf(const char *game, const Totals &totals)
{
    Sheet sheet{{game, game, std::nullopt}, {}, true, {}};
    for (const auto &[name, total] : totals) {
        SheetSeat seat;
        seat.name = name;
        seat.points = {{"ari.end.favor", total - 2, std::nullopt, 0},
                       {"ari.end.gate", 2, std::nullopt, 0}};
        sheet.seats.push_back(seat);
    }
    rankByTotal(sheet);
    for (SheetSeat &seat : sheet.seats)
        seat.isWinner = seat.rank == 1;
    return sheet;
}

const Statistics *find(const std::vector<Statistics> &all, const std::string &player,
                       const std::string &game)
{
    for (const Statistics &one : all) {
        if (one.player == player && one.game == game)
            return &one;
    }
    return nullptr;
}

} // namespace

void TestResults::statisticsCountPlays()
{
    std::vector plays{sheetOf("A", {{"Aki", 50}, {"Bea", 40}}),
                      sheetOf("A", {{"Aki", 30}, {"Bea", 30}, {"Chi", 10}}),
                      sheetOf("A", {{"Aki", 70}}), sheetOf("B", {{"Bea", 9}, {"Chi", 8}}),
                      sheetOf("A", {{"Aki", 99}, {"Bea", 1}})};
    plays.back().isOver = false;
    const auto all = statisticsOf(plays);
    QCOMPARE(all.size(), std::size_t{5});
    const Statistics &aki = *find(all, "Aki", "A");
    QCOMPARE(aki.plays, 3);
    QCOMPARE(aki.wins, 2);
    QCOMPARE(aki.sharedWins, 1);
    QVERIFY((aki.byPlayers == std::map<int, int>{{1, 1}, {2, 1}, {3, 1}}));
    const Statistics &bea = *find(all, "Bea", "A");
    QCOMPARE(bea.plays, 2);
    QCOMPARE(bea.wins, 1);
    QCOMPARE(find(all, "Bea", "B")->wins, 1);
    QVERIFY(!find(all, "Aki", "B"));
    // Three plays each: later in the alphabet first; then what was played more.
    QCOMPARE(all[0].player, std::string("Bea"));
    QCOMPARE(all[0].game, std::string("A"));
    QCOMPARE(all.back().player, std::string("Chi"));
}

void TestResults::statisticsCountPoints()
{
    std::vector plays{sheetOf("A", {{"Aki", 50}, {"Bea", 40}}),
                      sheetOf("A", {{"Aki", -5}, {"Bea", 40}}),
                      sheetOf("A", {{"Aki", 90}, {"Bea", 40}})};
    plays.back().seats.front().retired = true;
    const auto all = statisticsOf(plays);
    const Statistics &aki = *find(all, "Aki", "A");
    QCOMPARE(aki.plays, 3);
    QCOMPARE(aki.best, std::optional(50));
    QCOMPARE(aki.average, 22.5);
    QVERIFY((aki.results == std::vector<PlayedResult>{{0, 50, true}, {1, -5, false}}));
    QVERIFY((aki.sources ==
             std::vector<std::pair<std::string, int>>{{"ari.end.favor", 41}, {"ari.end.gate", 4}}));
    plays = {sheetOf("A", {{"Aki", 1}})};
    plays.front().seats.front().points.clear();
    QCOMPARE(statisticsOf(plays).front().best, std::nullopt);
}

} // namespace gyoji::test
