// SPDX-License-Identifier: MIT
#include "killing.h"
#include "store/import.h"
#include "store/running_table.h"
#include "table/script.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;

namespace {

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})";
const QByteArray favor = R"({"do":"adjust","player":0,"favor":7})";
const QByteArray finish = R"({"do":"finish"})";
const QByteArray box = R"({"gyoji-box":1,"id":"own","title":{"en":"Ours"},"cards":[]})";

std::unique_ptr<Store> openStore(const QTemporaryDir &folder)
{
    auto opened = Store::open(folder.path());
    auto *store = std::get_if<std::unique_ptr<Store>>(&opened);
    return store ? std::move(*store) : nullptr;
}

PlayEntry playOf(const QString &id, int day)
{
    PlayEntry play{id,
                   {{"A", "A", 7}, {"en", "fr", {}}, true, {}},
                   QDateTime({2026, 11, day}, {20, 15}, Qt::OffsetFromUTC, 9 * 3600),
                   45,
                   u"花子の家"_s,
                   u"“so”"_s,
                   true,
                   false};
    SheetSeat seat;
    seat.name = "Bé\"a";
    seat.points = {{"ari.end.objectives", 6, Amount{3, {"count", "objective"}}, 0},
                   {"own\trow", -4, std::nullopt, 2}};
    seat.rank = 1;
    seat.startPlayer = seat.isWinner = true;
    play.sheet.seats = {seat, {}};
    play.sheet.seats[1].retired = true;
    return play;
}

/// The id of the table that a script is kept as.
QString keep(Store &store, const QByteArray &script, const QDateTime &played = {})
{
    const Script read = readScript(script, shippedBox);
    return std::get<QString>(keepScript(store, read.header, *read.table, played));
}

KeptScript find(Store &store, const QByteArray &script)
{
    const Script read = readScript(script, shippedBox);
    return findScript(store, read.header, *read.table);
}

} // namespace

class TestShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsBoxesInTheirOrder();
    void keepsWhatABoxWas();
    void retiresBoxes();
    void keepsAnEditThroughAKill();
    void listsPlayersLatestFirst();
    void keepsSettings();
    void keepsTheResultOfATable();
    void keepsResultsOfAnOlderStore();
    void keepsPlaysOnce();
    void removesPlays();
    void followsSpellings();
    void keepsAScriptWhole();
    void findsAScriptAgain();
    void findsAScriptOfATableWithUndoneLines();
    void keepsWhenAScriptWasPlayed();
};

void TestShelf::keepsBoxesInTheirOrder()
{
    const QTemporaryDir folder;
    QString first;
    {
        const auto store = openStore(folder);
        first = std::get<QString>(store->keepBox("arigato", box));
        QVERIFY(std::get<QString>(store->keepBox("arigato", box + '\n')) != first);
        QCOMPARE(std::get<QString>(store->keepBox("arigato", box)), first);
    }
    const auto boxes = openStore(folder)->boxes();
    QCOMPARE(boxes.size(), 2);
    QVERIFY(boxes[0] == (BoxEntry{first, "arigato", box}));
    QCOMPARE(boxes[1].file, box + '\n');
}

void TestShelf::keepsWhatABoxWas()
{
    const QTemporaryDir folder;
    const QByteArray second = box + '\n';
    QString id;
    {
        const auto store = openStore(folder);
        id = std::get<QString>(store->keepBox("arigato", box));
        QVERIFY(!store->editBox(id, second));
        QVERIFY(store->copiesOf(id).isEmpty());
        QVERIFY(!store->replaceBox(id, box + ' '));
        QVERIFY(!store->replaceBox(id, box));
    }
    const auto store = openStore(folder);
    QCOMPARE(store->boxes().constFirst().file, box);
    const auto copies = store->copiesOf(id);
    QCOMPARE(copies.size(), 2);
    QCOMPARE(copies[0].file, box + ' ');
    QCOMPARE(copies[1].file, second);
    QVERIFY(copies[0].until.isValid());
    QVERIFY(store->copiesOf(u"another"_s).isEmpty());
}

void TestShelf::retiresBoxes()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto id = std::get<QString>(store->keepBox("arigato", box));
    QVERIFY(!store->retireBox(id, true));
    QVERIFY(!store->retireBox(id, true));
    QVERIFY(store->boxes().constFirst().isRetired);
    QVERIFY(!store->retireBox(id, false));
    QVERIFY(!store->boxes().constFirst().isRetired);
}

/// At most the field in hand is lost.
void TestShelf::keepsAnEditThroughAKill()
{
    for (unsigned long milliseconds = 0; milliseconds < 50; milliseconds += 5) {
        const QTemporaryDir folder;
        const auto id = std::get<QString>(openStore(folder)->keepBox("arigato", "0"));
        const auto told = test::toldBeforeTheKill(QStringLiteral(GYOJI_BOX_WRITER),
                                                  {folder.path(), id}, milliseconds);
        QVERIFY(!told.isEmpty());
        const auto boxes = openStore(folder)->boxes();
        const int kept = boxes.constFirst().file.toInt();
        const int last = told.constLast().toInt();
        QVERIFY2(kept == last || kept == last + 1, qPrintable(QString::number(kept)));
    }
}

void TestShelf::listsPlayersLatestFirst()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    QVERIFY(!store->keepPlayers({u"Béa"_s, u"Aki"_s}));
    QTest::qSleep(2);
    QVERIFY(!store->keepPlayers({u"千代"_s, u"Béa"_s}));
    QCOMPARE(store->players(), (QStringList{u"Béa"_s, u"千代"_s, u"Aki"_s}));
}

void TestShelf::keepsSettings()
{
    const QTemporaryDir folder;
    {
        const auto store = openStore(folder);
        QVERIFY(store->setting(u"language"_s).isEmpty());
        QVERIFY(!store->keepSetting(u"language"_s, u"fr"_s));
        QVERIFY(!store->keepSetting(u"language"_s, u"ja"_s));
    }
    QCOMPARE(openStore(folder)->setting(u"language"_s), u"ja"_s);
}

/// As long as it is over, and as it is then.
void TestShelf::keepsTheResultOfATable()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    auto begun = RunningTable::begin(*store, header);
    auto &table = *std::get<std::unique_ptr<RunningTable>>(begun);
    QVERIFY(!table.act(favor));
    QVERIFY(store->plays().isEmpty());
    QVERIFY(!table.act(finish));
    QCOMPARE(store->plays().size(), 1);
    const PlayEntry play = store->plays().constFirst();
    QCOMPARE(play.id, table.id());
    QVERIFY(play.isTable);
    QCOMPARE(play.when, store->table(table.id())->begun);
    QVERIFY(play.sheet == table.table().sheet());
    QVERIFY(!table.act(R"({"do":"adjust","player":1,"favor":9})"));
    QVERIFY(store->plays().constFirst().sheet == table.table().sheet());
    QVERIFY(!table.undo());
    QVERIFY(!table.undo());
    QVERIFY(store->plays().isEmpty());
}

/// Before version 2 there were no plays.
void TestShelf::keepsResultsOfAnOlderStore()
{
    const QTemporaryDir folder;
    const auto table = keep(*openStore(folder), header + '\n' + finish);
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"older"_s);
        database.setDatabaseName(folder.filePath(u"gyoji.sqlite"_s));
        QVERIFY(database.open());
        QSqlQuery query(database);
        for (const auto &statement :
             {u"DROP TABLE plays"_s, u"DROP TABLE spellings"_s, u"DROP TABLE retired_boxes"_s,
              u"DROP TABLE box_copies"_s, u"PRAGMA user_version = 1"_s})
            QVERIFY(query.exec(statement));
    }
    QSqlDatabase::removeDatabase(u"older"_s);
    const auto store = openStore(folder);
    QVERIFY(store);
    QVERIFY(store->plays().isEmpty());
    RunningTable::keepMissingResults(*store);
    QCOMPARE(store->plays().size(), 1);
    QCOMPARE(store->plays().constFirst().id, table);
}

void TestShelf::keepsPlaysOnce()
{
    const QTemporaryDir folder;
    const QList<PlayEntry> plays{playOf(u"b"_s, 29), playOf(u"a"_s, 28)};
    {
        const auto store = openStore(folder);
        QVERIFY(!store->keepPlays({plays[1], plays[0]}));
        QVERIFY(!store->keepPlays(plays));
    }
    QVERIFY(openStore(folder)->plays() == plays);
}

void TestShelf::removesPlays()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    QVERIFY(!store->keepPlays({playOf(u"a"_s, 28)}));
    const auto table = keep(*store, header + '\n' + finish);
    QVERIFY(!store->remove(u"a"_s));
    QCOMPARE(store->plays().size(), 1);
    QVERIFY(!store->remove(table));
    QVERIFY(store->plays().isEmpty());
    QVERIFY(store->tables().isEmpty());
}

void TestShelf::followsSpellings()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    QVERIFY(!store->keepSpelling(u"Beatrice"_s, u"Bea"_s));
    QVERIFY(!store->keepSpelling(u"Bea"_s, u"Béa"_s));
    using Spellings = QHash<QString, QString>;
    QCOMPARE(store->spellings(), (Spellings{{u"Beatrice"_s, u"Béa"_s}, {u"Bea"_s, u"Béa"_s}}));
    QVERIFY(!store->keepSpelling(u"Béa"_s, u"Bea"_s));
    QCOMPARE(store->spellings(), (Spellings{{u"Beatrice"_s, u"Bea"_s}, {u"Béa"_s, u"Bea"_s}}));
    QVERIFY(!store->dropSpelling(u"Béa"_s));
    QCOMPARE(store->spellings(), (Spellings{{u"Beatrice"_s, u"Bea"_s}}));
}

void TestShelf::keepsAScriptWhole()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto id = keep(*store, header + "\n\n" + favor + '\n' + finish);
    QVERIFY(store->table(id)->isOver);
    const auto opened = RunningTable::open(*store, id);
    const auto &table = *std::get<std::unique_ptr<RunningTable>>(opened);
    QVERIFY(!table.damage());
    QCOMPARE(table.table().lineCount(), 2);
    QVERIFY(table.table().line(0).contains("\"favor\": 7"));
}

void TestShelf::findsAScriptAgain()
{
    using As = KeptScript::As;
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    const QByteArray begun = header + '\n' + favor;
    QVERIFY(find(*store, begun) == KeptScript());
    const auto id = keep(*store, begun);
    QVERIFY(find(*store, begun + "\n\n") == (KeptScript{As::Same, id, 1}));
    QVERIFY(find(*store, header) == (KeptScript{As::Longer, id, 1}));
    QVERIFY(find(*store, begun + '\n' + finish) == (KeptScript{As::Shorter, id, 1}));
    QVERIFY(find(*store, header + '\n' + finish) == KeptScript());
    QVERIFY(find(*store, QByteArray(header).replace("Aki", "Zoe") + '\n' + favor) == KeptScript());
}

/// What was undone is not in the script that a table goes out as.
void TestShelf::findsAScriptOfATableWithUndoneLines()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    auto begun = RunningTable::begin(*store, header);
    auto &table = *std::get<std::unique_ptr<RunningTable>>(begun);
    QVERIFY(!table.act(favor));
    QVERIFY(!table.act(finish));
    QVERIFY(!table.undo());
    const QByteArray script = writeScript(header, table.table());
    QVERIFY(find(*store, script) == (KeptScript{KeptScript::As::Same, table.id(), 1}));
}

void TestShelf::keepsWhenAScriptWasPlayed()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    const QDateTime played({2026, 1, 2}, {20, 15}, Qt::OffsetFromUTC, 3600);
    const auto id = keep(*store, header + '\n' + finish, played);
    QCOMPARE(store->plays().constFirst().when, played);
    QCOMPARE(store->table(id)->touched, played);
    const auto other = keep(*store, header + '\n' + favor, played);
    QVERIFY(store->table(other)->begun > played.addDays(1));
}

QTEST_MAIN(TestShelf)
#include "tst_shelf.moc"
