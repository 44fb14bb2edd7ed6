// SPDX-License-Identifier: MIT
#include "begun.h"
#include "hands.h"
#include "models.h"
#include "program.h"
#include "screen.h"
#include "session/example.h"
#include "table/script.h"
#include "window/window.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})";
const QByteArray favor = R"({"do":"adjust","player":0,"favor":7})";
const QByteArray gate = R"({"do":"adjust","player":1,"favor":9})";
const QByteArray finish = R"({"do":"finish"})";

QByteArray scriptOf(const QByteArrayList &lines)
{
    return (QByteArrayList{header} + lines).join('\n') + '\n';
}

/// A backup of BG Stats with that many plays of two players.
QByteArray backupOf(int plays)
{
    QJsonArray list;
    for (int i = 0; i < plays; ++i)
        list.append(QJsonObject{
            {"uuid"_L1, u"cccccccc-0000-4000-8000-%1"_s.arg(i, 12, 10, QChar(u'0'))},
            {"gameRefId"_L1, 1},
            {"playDate"_L1,
             QDateTime({2020, 1, 1}, {20, 0}).addDays(i).toString(u"yyyy-MM-dd HH:mm:ss")},
            {"playerScores"_L1,
             QJsonArray{QJsonObject{{"playerRefId"_L1, 1},
                                    {"score"_L1, QString::number(i)},
                                    {"winner"_L1, true}},
                        QJsonObject{{"playerRefId"_L1, 2}, {"score"_L1, u"1+2"_s}}}}});
    const auto named = [](int id, const QString &name) {
        return QJsonObject{{"id"_L1, id}, {"uuid"_L1, u"id-"_s + name}, {"name"_L1, name}};
    };
    return QJsonDocument(
               QJsonObject{{"games"_L1, QJsonArray{named(1, u"Castle"_s)}},
                           {"players"_L1, QJsonArray{named(1, u"béa"_s), named(2, u"Zoé"_s)}},
                           {"locations"_L1, QJsonArray()},
                           {"plays"_L1, list}})
        .toJson();
}

QString noteOf(PlayImport &import, int row)
{
    return valueOf(*import.rows(), row, "notes").toString();
}

QString stateOf(PlayImport &import, int row)
{
    return valueOf(*import.rows(), row, "state").toString();
}

} // namespace

/// Journals and plays from elsewhere: looked at first, kept when that is said, never twice.
class TestIncoming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysWhatAJournalIs();
    void keepsAJournalOnce();
    void onlyLooksAtAJournal();
    void opensItsRunningTableAtOnce();
    void goesOnWithAJournal();
    void opensWhatHasGoneOn();
    void keepsAnotherGameThatBeginsAlike();
    void takesPlaysInOnce();
    void listsPlaysOneByOne();
    void leavesPlaysOut();
    void replacesWhatHasChanged();
    void saysWhichPointsAreNotExact();
    void cancelsAnImport();
    void buildsNoMoreThanIsSeen();
};

void TestIncoming::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestIncoming::saysWhatAJournalIs()
{
    Begun begun;
    begun.open(u"a.gyoji"_s, scriptOf({favor, gate, finish}));
    QCOMPARE(begun.app().page(), u"preview"_s);
    const JournalView &view = begun.results().journal()->view();
    QVERIFY2(view.title.startsWith(u"Arigatō · "_s), qPrintable(view.title));
    QVERIFY2(view.players.contains(u"Béa"_s) && view.players.contains(u"9"_s),
             qPrintable(view.players));
    QVERIFY2(view.victory.contains(u"Béa wins with 9 points"_s), qPrintable(view.victory));
    QVERIFY2(view.extent.contains("over"_L1) && view.extent.contains("3."_L1),
             qPrintable(view.extent));
    QVERIFY2(view.date.contains(QDate::currentDate().toString(u"yy"_s)), qPrintable(view.date));
    QCOMPARE(view.standing, u"This game is not here yet."_s);
    QVERIFY(begun.store->tables().isEmpty());
    begun.open(u"b.gyoji"_s, scriptOf({favor}));
    QVERIFY(begun.results().journal()->view().extent.contains("running"_L1));
    QVERIFY(begun.results().journal()->view().victory.isEmpty());
}

void TestIncoming::keepsAJournalOnce()
{
    Begun begun;
    const QByteArray script = scriptOf({favor, finish});
    begun.open(u"a.gyoji"_s, script);
    QVERIFY(begun.tap(u"keepJournal"_s));
    QCOMPARE(begun.app().page(), u"play"_s);
    QCOMPARE(begun.store->tables().size(), 1);
    QCOMPARE(begun.store->plays().size(), 1);
    begun.open(u"again.gyoji"_s, script);
    QCOMPARE(begun.app().page(), u"preview"_s);
    QVERIFY(!itemNamed(begun.quick(), u"keepJournal"_s));
    QVERIFY(begun.tap(u"openKept"_s));
    QCOMPARE(begun.app().page(), u"play"_s);
    QCOMPARE(begun.store->tables().size(), 1);
}

void TestIncoming::onlyLooksAtAJournal()
{
    Begun begun;
    begun.open(u"a.gyoji"_s, scriptOf({favor, gate, finish}));
    QVERIFY(begun.tap(u"look"_s));
    QCOMPARE(begun.app().page(), u"play"_s);
    QCOMPARE(begun.results().sheet()->seats()->rowCount(), 2);
    QVERIFY(!itemNamed(begun.quick(), u"reopen"_s));
    QVERIFY(begun.tap(u"story"_s));
    QVERIFY(begun.results().story()->rowCount() > 3);
    QVERIFY(begun.tap(u"back"_s));
    QVERIFY(begun.tap(u"back"_s));
    QCOMPARE(begun.app().page(), u"preview"_s);
    QVERIFY(begun.store->tables().isEmpty());
}

void TestIncoming::opensItsRunningTableAtOnce()
{
    Begun begun;
    begun.open(u"a.gyoji"_s, scriptOf({favor}));
    QVERIFY(begun.tap(u"keepJournal"_s));
    QCOMPARE(begun.app().page(), u"table"_s);
    begun.app().show(u"home"_s);
    begun.open(u"a.gyoji"_s, scriptOf({favor}));
    QCOMPARE(begun.app().page(), u"table"_s);
    QCOMPARE(begun.store->tables().size(), 1);
}

/// What another device has added comes behind what is here.
void TestIncoming::goesOnWithAJournal()
{
    Begun begun;
    begun.open(u"a.gyoji"_s, scriptOf({favor}));
    QVERIFY(begun.tap(u"keepJournal"_s));
    begun.open(u"b.gyoji"_s, scriptOf({favor, gate}));
    QCOMPARE(begun.app().page(), u"preview"_s);
    QVERIFY(begun.tap(u"updateKept"_s));
    QCOMPARE(begun.app().page(), u"table"_s);
    QCOMPARE(begun.program.table().state().seats[1].favor, 9);
    QCOMPARE(begun.store->tables().size(), 1);
    begun.open(u"b.gyoji"_s, scriptOf({favor, gate}));
    QCOMPARE(begun.app().page(), u"table"_s);
}

void TestIncoming::opensWhatHasGoneOn()
{
    Begun begun;
    begun.open(u"a.gyoji"_s, scriptOf({favor, gate}));
    QVERIFY(begun.tap(u"keepJournal"_s));
    begun.open(u"b.gyoji"_s, scriptOf({favor}));
    QVERIFY(begun.results().journal()->view().standing.contains("2; in the file: 1"_L1));
    QVERIFY(begun.tap(u"openKept"_s));
    QCOMPARE(begun.app().page(), u"table"_s);
    QCOMPARE(begun.program.table().state().seats[1].favor, 9);
    QCOMPARE(begun.store->tables().size(), 1);
}

void TestIncoming::keepsAnotherGameThatBeginsAlike()
{
    Begun begun;
    begun.open(u"a.gyoji"_s, scriptOf({favor, gate}));
    QVERIFY(begun.tap(u"keepJournal"_s));
    begun.open(u"b.gyoji"_s, scriptOf({favor, finish}));
    QCOMPARE(begun.results().journal()->view().standing, u"This game is not here yet."_s);
    QVERIFY(begun.tap(u"keepJournal"_s));
    QCOMPARE(begun.store->tables().size(), 2);
}

void TestIncoming::takesPlaysInOnce()
{
    Begun begun;
    QVERIFY(!begun.store->keepPlayers({u"Béa"_s}));
    const QByteArray backup = backupOf(120);
    begun.open(u"plays.json"_s, backup);
    QCOMPARE(begun.app().page(), u"import"_s);
    QVERIFY(begun.store->plays().isEmpty());
    PlayImport &import = *begun.results().importing();
    QCOMPARE(import.view().summary, u"120 plays can be taken in."_s);
    const QString players = import.view().players;
    QVERIFY2(players.contains(u"béa is Béa here."_s) && players.contains(u"Zoé"_s),
             qPrintable(players));
    QSignalSpy taken(&import, &PlayImport::isTaken);
    QVERIFY(begun.tap(u"takeIn"_s));
    QVERIFY(taken.count() > 0 || taken.wait());
    QCOMPARE(stateOf(import, 0), u"Taken in."_s);
    const auto plays = begun.store->plays();
    QCOMPARE(plays.size(), 120);
    QCOMPARE(plays.last().sheet.seats[0].name, std::string("Béa"));
    QCOMPARE(plays.last().sheet.seats[1].total(), 3);

    begun.open(u"plays.json"_s, backup);
    QVERIFY(!begun.results().importing()->view().canTake);
    QCOMPARE(stateOf(*begun.results().importing(), 0), u"Here already."_s);
    QVERIFY(begun.results().importing()->view().summary.contains("120"_L1));
    QCOMPARE(begun.store->plays().size(), 120);
}

void TestIncoming::listsPlaysOneByOne()
{
    Begun begun;
    QByteArray backup = backupOf(3);
    QVERIFY(backup.contains("2020-01-02 20:00:00"));
    backup.replace("2020-01-02 20:00:00", "yesterday");
    begun.open(u"plays.json"_s, backup);
    PlayImport &import = *begun.results().importing();
    const ListWatch watch(import);
    QCOMPARE(import.rows()->rowCount(), 3);
    const QString title = valueOf(*import.rows(), 1, "title").toString();
    QVERIFY2(title.startsWith("Castle, "_L1) && title.contains("20:00"_L1), qPrintable(title));
    const QString players = valueOf(*import.rows(), 1, "players").toString();
    QVERIFY2(players.contains(u"Zoé"_s) && players.contains("3"_L1), qPrintable(players));
    QVERIFY2(noteOf(import, 1).contains(u"béa wins"_s), qPrintable(noteOf(import, 1)));
    QCOMPARE(stateOf(import, 1), u"New: it comes in."_s);
    QVERIFY(!valueOf(*import.rows(), 2, "canTake").toBool());
    QVERIFY2(noteOf(import, 2).contains(u"yesterday"_s), qPrintable(noteOf(import, 2)));
}

void TestIncoming::leavesPlaysOut()
{
    Begun begun;
    begun.open(u"plays.json"_s, backupOf(4));
    PlayImport &import = *begun.results().importing();
    QVERIFY(begun.tap(u"leaveOut"_s));
    QVERIFY(!import.view().canTake);
    QVERIFY(begun.tap(u"import:1"_s));
    QCOMPARE(import.view().summary, u"1 play can be taken in."_s);
    QCOMPARE(stateOf(import, 0), u"New, but left out."_s);
    QSignalSpy taken(&import, &PlayImport::isTaken);
    QVERIFY(begun.tap(u"takeIn"_s));
    QVERIFY(taken.count() > 0 || taken.wait());
    QCOMPARE(begun.store->plays().size(), 1);
    QCOMPARE(begun.store->plays().constFirst().when.date(), QDate(2020, 1, 2));
}

void TestIncoming::replacesWhatHasChanged()
{
    Begun begun;
    const auto takeIn = [&](const QByteArray &backup) {
        begun.open(u"plays.json"_s, backup);
        QSignalSpy taken(begun.results().importing(), &PlayImport::isTaken);
        return begun.tap(u"takeIn"_s) && (taken.count() > 0 || taken.wait());
    };
    QVERIFY(takeIn(backupOf(2)));
    const QByteArray changed = backupOf(2).replace("2020-01-02 20:00:00", "2020-01-02 21:00:00");
    begun.open(u"plays.json"_s, changed);
    PlayImport &import = *begun.results().importing();
    QCOMPARE(stateOf(import, 0), u"Here already."_s);
    QCOMPARE(stateOf(import, 1), u"Otherwise than here: it replaces what is here."_s);
    QCOMPARE(import.view().summary, u"1 play can be taken in. 1 of them replaces what is here. "
                                    "1 play is there already."_s);
    QVERIFY(takeIn(changed));
    QCOMPARE(begun.store->plays().size(), 2);
    QCOMPARE(begun.store->plays().constFirst().when.time(), QTime(21, 0));
}

void TestIncoming::saysWhichPointsAreNotExact()
{
    Begun begun;
    begun.open(u"plays.json"_s, backupOf(1).replace("1+2", "12.5").replace("\"0\"", "\"many\""));
    const QString notes = noteOf(*begun.results().importing(), 0);
    QVERIFY2(notes.contains(u"Zoé has “12.5”, which becomes 13"_s), qPrintable(notes));
    QVERIFY2(notes.contains(u"béa has “many”, which is not a number"_s), qPrintable(notes));
}

void TestIncoming::cancelsAnImport()
{
    Begun begun;
    begun.open(u"plays.json"_s, backupOf(300));
    PlayImport &import = *begun.results().importing();
    QSignalSpy moved(&import, &PlayImport::viewChanged);
    import.take();
    while (import.view().progress == 0)
        QVERIFY(moved.wait());
    QVERIFY(import.view().isRunning);
    import.toggle(0);
    import.cancel();
    QVERIFY(!import.view().isRunning && import.view().canTake);
    QCOMPARE(import.view().summary, u"300 plays can be taken in."_s);
    QTest::qWait(10);
    QVERIFY(begun.store->plays().isEmpty());
}

void TestIncoming::buildsNoMoreThanIsSeen()
{
    Begun begun;
    begun.open(u"plays.json"_s, backupOf(1000));
    auto *list = itemNamed(begun.quick(), u"imports"_s);
    QCOMPARE(list->property("count").toInt(), 1000);
    const auto built = [&] { return itemsNamed(begun.quick(), u"import:"_s).size(); };
    const qsizetype seen = built();
    QVERIFY2(seen > 2 && seen < 20, qPrintable(QString::number(seen)));
    for (int step = 1; step <= 10; ++step) {
        list->setProperty("contentY", step * 3000);
        begun.window.picture();
        QVERIFY2(built() <= seen + 2, qPrintable(QString::number(built())));
    }
}

QTEST_MAIN(TestIncoming)
#include "tst_incoming.moc"
