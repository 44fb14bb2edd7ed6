// SPDX-License-Identifier: MIT
#include "arigato/count_sheet.h"
#include "arigato/json/box_json.h"
#include "table/boxes.h"
#include "tst_results.h"

#include <QTest>

namespace gyoji::test {

/// ari.end.objectives by the box's table, ari.end.favor by the tokens' values (16 of 1, 12 of 3 and
/// 11 of 10), ari.end.gate.
void TestResults::arigatoIsCountedByHand()
{
    const auto box = std::get<arigato::Box>(arigato::readBox(shippedBox("arigato", u"sample")));
    const CountSheet sheet = arigato::countSheetOf(box);
    QCOMPARE(sheet.rows.size(), std::size_t{5});
    const std::vector<Counted> players{{"Aki", {2, 11, 12, 16, 21}}};
    const SheetSeat seat = countedSheet(sheet, players).seats.front();
    QCOMPARE(seat.points.size(), std::size_t{3});
    QCOMPARE(seat.points[0].points, box.scoreTable->at(2));
    QCOMPARE(seat.points[1].points, 110 + 36 + 16);
    QCOMPARE(seat.points[2].points, 21);
    QVERIFY(doubtsOf(sheet, players).empty());
    QCOMPARE(doubtsOf(sheet, {{"Aki", {11, 12, 13, 17, 0}}}).size(), std::size_t{4});

    arigato::Box without = box;
    without.scoreTable.reset();
    QCOMPARE(arigato::countSheetOf(without).rows.front().pointsFor(7), 7);
}

} // namespace gyoji::test
