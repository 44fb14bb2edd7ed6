// SPDX-License-Identifier: MIT
#include "tst_results.h"

#include "sheets.h"
#include "table/script.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

/// Seats with these totals; a negative one has retired.
Sheet sheetOf(const std::vector<int> &totals)
{
    Sheet sheet;
    for (const int total : totals) {
        SheetSeat seat;
        seat.retired = total < 0;
        seat.points = {{"ari.end.favor", std::abs(total), std::nullopt, 0}};
        sheet.seats.push_back(seat);
    }
    return sheet;
}

std::vector<int> ranksOf(const std::vector<int> &totals)
{
    Sheet sheet = sheetOf(totals);
    rankByTotal(sheet);
    std::vector<int> ranks;
    for (const SheetSeat &seat : sheet.seats)
        ranks.push_back(seat.rank.value_or(0));
    return ranks;
}

} // namespace

void TestResults::ranksAreSharedAndSkipped()
{
    QCOMPARE(ranksOf({51, 51, 40}), (std::vector{1, 1, 3}));
    QCOMPARE(ranksOf({1, 2, 3, 2}), (std::vector{4, 2, 1, 2}));
    QCOMPARE(ranksOf({5, -90, 5, 4}), (std::vector{1, 0, 1, 3}));
    QCOMPARE(ranksOf({-1}), (std::vector{0}));
    QCOMPARE(ranksOf({0, 0}), (std::vector{1, 1}));
}

void TestResults::sheetTellsWhatTheStateDoes_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(GYOJI_GOLDEN_DIR "/arigato"));
    for (const QString &name : folder.entryList({u"*.jsonl"_s})) {
        if (!name.startsWith("refused-"_L1))
            QTest::newRow(qPrintable(name)) << u"arigato/"_s + name;
    }
}

/// ari.end.objectives, ari.end.favor, ari.end.gate, ari.end.tie, by the expected states.
void TestResults::sheetTellsWhatTheStateDoes()
{
    QFETCH(QString, path);
    const Script script = readScript(contentOf(path), shippedBox);
    QVERIFY(script.table);
    const Sheet sheet = script.table->sheet();
    const QJsonValue state =
        objectOf(contentOf(path.replace(".jsonl"_L1, ".expected.json"_L1)))["state"_L1];
    const QJsonArray players = state["players"_L1].toArray();
    QCOMPARE(std::ssize(sheet.seats), players.size());
    QCOMPARE(sheet.isOver, state["phase"_L1].toString() == "over"_L1);
    for (qsizetype i = 0; i < players.size(); ++i) {
        const SheetSeat &seat = sheet.seats[static_cast<std::size_t>(i)];
        const QJsonValue score = players[i]["score"_L1];
        QCOMPARE(QString::fromStdString(seat.name), players[i]["name"_L1].toString());
        QCOMPARE(seat.points[0].points, score["objectives"_L1].toInt());
        QCOMPARE(seat.points[1].points, score["favor"_L1].toInt());
        QCOMPARE(seat.points[2].points, score["gate"_L1].toInt());
        QCOMPARE(seat.points[0].counted->n, players[i]["objectives"_L1].toInt());
        QCOMPARE(seat.total(), score["total"_L1].toInt());
        QCOMPARE(seat.open(), score["open"_L1].toInt());
        QCOMPARE(seat.rank.has_value(), !players[i]["retired"_L1].toBool());
        QCOMPARE(seat.isWinner, state["winners"_L1].toArray().contains(static_cast<int>(i)));
        QCOMPARE(seat.isWinner, sheet.isOver && seat.rank == 1);
    }
}

void TestResults::namesAreToldApart_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("apart");
    QTest::newRow("different") << QStringList{u"Aki"_s, u"aki"_s}
                               << QStringList{u"Aki"_s, u"aki"_s};
    QTest::newRow("alike") << QStringList{u"Aki"_s, u"Bea"_s, u"Aki"_s}
                           << QStringList{u"Aki (1)"_s, u"Bea"_s, u"Aki (3)"_s};
    QTest::newRow("alike to the eye") << QStringList{u"Be\u0301a"_s, u"B\u00e9a"_s}
                                      << QStringList{u"Be\u0301a (1)"_s, u"B\u00e9a (2)"_s};
    QTest::newRow("alike then") << QStringList{u"Aki"_s, u"Aki"_s, u"Aki (1)"_s}
                                << QStringList{u"Aki (1) (1)"_s, u"Aki (2)"_s, u"Aki (1) (3)"_s};
}

void TestResults::namesAreToldApart()
{
    QFETCH(const QStringList, names);
    QFETCH(const QStringList, apart);
    QCOMPARE(distinctNames(playOf(names).sheet), apart);
}

void TestResults::idsStayTheSame()
{
    QCOMPARE(playerIdOf(u"Aki"_s), QUuid(u"455d7a33-ac7b-5093-8a3b-723a8bed80f8"_s));
    QCOMPARE(playerIdOf(u"Be\u0301a"_s), playerIdOf(u"B\u00e9a"_s));
    QVERIFY(playerIdOf(u"Aki"_s) != playerIdOf(u"aki"_s));
    QVERIFY(playIdOf("Aki") != playerIdOf(u"Aki"_s));
}

} // namespace gyoji::test

QTEST_APPLESS_MAIN(gyoji::test::TestResults)
