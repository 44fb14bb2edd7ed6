// SPDX-License-Identifier: MIT
#include "arigato/json/room.h"
#include "arigato/json/state_json.h"
#include "hands.h"
#include "models.h"
#include "program.h"
#include "reading.h"
#include "session/example.h"
#include "table/script.h"
#include "window/options.h"
#include "window/shell/pages.h"
#include "window/window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})";
const QByteArray box = R"({"gyoji-box":1,"id":"own","title":{"en":"Ours"},"cards":[]})";

QUrl write(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("A file of the test cannot be written.");
    return QUrl::fromLocalFile(file.fileName());
}

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsItsOptions_data();
    void readsItsOptions();
    void beginsWithEverySeatNamed();
    void playsAWholeGame();
    void opensWhereItWas();
    void tellsWhatIsRefused();
    void speaksTheLanguageChosen();
    void keepsTheLanguage();
    void opensAFile();
    void refusesAFile_data();
    void refusesAFile();
    void asksForAFile();
    void saysWhatIsTheTrouble();
    void answersQuestionsOnTheRules();
    void showsEveryPageWell_data();
    void showsEveryPageWell();
};

void TestWindow::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestWindow::readsItsOptions_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("none") << QStringList{} << -1;
    QTest::newRow("picture") << QStringList{u"--shot"_s, u"a.png"_s, u"--size"_s, u"360x640"_s}
                             << -1;
    QTest::newRow("help") << QStringList{u"--help"_s} << 0;
    QTest::newRow("no such page") << QStringList{u"--page"_s, u"attic"_s} << 1;
    QTest::newRow("no value") << QStringList{u"--data"_s} << 1;
    QTest::newRow("two at once") << QStringList{u"--example"_s, u"--data"_s, u"here"_s} << 1;
}

void TestWindow::readsItsOptions()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, status);
    const auto read = readOptions(words);
    if (const auto *instead = std::get_if<Instead>(&read))
        QCOMPARE(instead->status, status);
    else
        QCOMPARE(-1, status);
}

void TestWindow::beginsWithEverySeatNamed()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    QVERIFY(!store->keepPlayers({u"千代"_s, u"Aki"_s}));
    NewTable form(knownBoxes(*store, arigato::Room::id), store->players(), Language::English);
    const ListWatch watch(form);
    QCOMPARE(form.known()->rowCount(), 2);
    QVERIFY(!form.canBegin());
    form.setName(0, u"Aki"_s);
    QCOMPARE(form.known()->rowCount(), 1);
    form.seat(u"千代"_s);
    QVERIFY(form.canBegin());
    form.addSeat();
    QVERIFY(!form.canBegin());
    form.removeSeat(2);
    form.pickSecond(u"2b"_s);
    QCOMPARE(form.players(), (QStringList{u"Aki"_s, u"千代"_s}));
    QVERIFY(form.header().contains("\"2b\""));
    QVERIFY(form.header().contains("千代"));
}

void TestWindow::playsAWholeGame()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store, Language::English);
    AppModel &app = program.app;
    beginTable(app, {u"Aki"_s, u"Béa"_s});
    QCOMPARE(app.page(), u"table"_s);
    app.table()->beginLog();
    const ListWatch watch(*app.table());
    QVERIFY2(playOut(*app.table()), qPrintable(app.table()->message()));
    QVERIFY(!app.table()->view().victory.isEmpty());
    app.show(u"results"_s);
    QCOMPARE(app.results()->sheet()->seats()->rowCount(), 2);

    const TableEntry entry = store->tables().constFirst();
    QVERIFY(entry.isOver);
    const Script script =
        readScript(entry.header + '\n' + store->lines(entry.id).lines.join('\n'), shippedBox);
    QVERIFY(!script.fault);
    QCOMPARE(script.table->state(), arigato::writeState(app.table()->state()));
}

void TestWindow::opensWhereItWas()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    QVERIFY(!keepExample(*store, false));
    Program program(*store, Language::Japanese);
    AppModel &app = program.app;
    QCOMPARE(app.page(), u"table"_s);
    app.table()->beginLog();
    const ListWatch watch(*app.table());
    const arigato::State state = app.table()->state();
    app.table()->undo();
    QVERIFY(app.table()->state() != state);

    Program second(*store, Language::Japanese);
    AppModel &again = second.app;
    QVERIFY(again.table()->state() == app.table()->state());
    again.table()->redo();
    QVERIFY(again.table()->state() == state);
}

void TestWindow::tellsWhatIsRefused()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store, Language::English);
    AppModel &app = program.app;
    beginTable(app, {u"Aki"_s, u"Béa"_s});
    app.table()->seat()->advance();
    QVERIFY(!app.table()->message().isEmpty());
    QVERIFY(!app.table()->view().canUndo);
    app.table()->dismiss();
    QVERIFY(app.table()->message().isEmpty());
}

void TestWindow::speaksTheLanguageChosen()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    QVERIFY(!keepExample(*store, false));
    Program program(*store, Language::English);
    AppModel &app = program.app;
    QCOMPARE(app.table()->seat()->view().phaseName, u"Dawn"_s);
    program.settings.setLanguage(u"ja"_s);
    QCOMPARE(program.settings.languageId(), u"ja"_s);
    QCOMPARE(app.table()->seat()->view().phaseName, u"夜明け"_s);
}

void TestWindow::keepsTheLanguage()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    {
        Settings first(*store, std::nullopt, Language::French);
        QCOMPARE(first.languageId(), u"fr"_s);
        first.setLanguage(u"ja"_s);
        first.setAppearance(u"dark"_s);
    }
    const Settings second(*store, std::nullopt, Language::French);
    QCOMPARE(second.languageId(), u"ja"_s);
    QCOMPARE(second.appearance(), u"dark"_s);
    const Settings asked(*store, Language::English, Language::French);
    QCOMPARE(asked.languageId(), u"en"_s);
}

void TestWindow::opensAFile()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    AppModel &app = program.app;
    app.openFile(write(folder, u"a.gyoji"_s, header + "\n{\"do\":\"finish\"}"));
    QCOMPARE(app.page(), u"preview"_s);
    QVERIFY(store->tables().isEmpty());
    QVERIFY(app.message().isEmpty());

    app.openFile(write(folder, u"b.gyojibox"_s, box));
    QCOMPARE(app.page(), u"take"_s);
    app.boxes()->incoming()->take();
    QCOMPARE(app.page(), u"box"_s);
    QCOMPARE(app.boxes()->boxes()->rowCount(), 2);
    QCOMPARE(app.boxes()->cards()->rowCount(), 0);
    app.show(u"new"_s);
    app.newTable()->pickBox(store->boxes().constFirst().id);
    QCOMPARE(app.newTable()->firstFaces()->rowCount(), 2);
    QVERIFY(app.newTable()->header().contains("\"own\""));
}

void TestWindow::refusesAFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("told");
    QTest::newRow("no script") << u"a.gyoji"_s << QByteArray("hello") << u"1"_s;
    QTest::newRow("empty") << u"a.gyoji"_s << QByteArray() << u"1"_s;
    QTest::newRow("no line") << u"a.gyoji"_s << header + "\n\nhello" << u"3"_s;
    QTest::newRow("against a rule")
        << u"a.gyoji"_s << header + "\n{\"do\":\"next\",\"player\":0}" << u"dusk"_s;
    QTest::newRow("no box") << u"b.gyojibox"_s << QByteArray("hello") << u"JSON"_s;
    QTest::newRow("faulty box") << u"b.gyojibox"_s << QByteArray(R"({"gyoji-box":1})") << u"/id"_s;
    QTest::newRow("newer box") << u"b.json"_s << QByteArray(R"({"gyoji-box":2})") << u"newer"_s;
}

void TestWindow::refusesAFile()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, told);
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    program.app.openFile(write(folder, name, content));
    QVERIFY2(program.app.message().contains(told), qPrintable(program.app.message()));
    QCOMPARE(program.app.page(), u"home"_s);
    QVERIFY(store->tables().isEmpty());
    QVERIFY(store->boxes().isEmpty());
    program.app.openFile(QUrl::fromLocalFile(folder.filePath(u"not there"_s)));
    QVERIFY(program.app.message().contains("not there"_L1));
    program.app.dismiss();
    QVERIFY(program.app.message().isEmpty());
}

void TestWindow::asksForAFile()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store, Language::Japanese);
    const Window window(program.app, {360, 640});
    QVERIFY(window.quickWindow());
    auto *button = window.quickWindow()->findChild<QQuickItem *>(u"openFile"_s);
    QVERIFY(button);
    QVERIFY(QMetaObject::invokeMethod(button, "clicked"));
    QVERIFY(!window.picture().isNull());
}

void TestWindow::saysWhatIsTheTrouble()
{
    const TroubleWindow window(u"Another Gyoji has this data folder open."_s);
    QVERIFY(window.quickWindow());
    QVERIFY(!window.quickWindow()->grabWindow().isNull());
}

void TestWindow::answersQuestionsOnTheRules()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store, Language::French);
    AppModel &app = program.app;
    app.show(u"rules"_s);
    Rules &rules = *app.rules();
    const ListWatch watch(rules);
    const int all = rules.answers()->rowCount();
    rules.setQuestion(u"夜明けに献上できる？"_s);
    QVERIFY(rules.answers()->rowCount() < all);
    QCOMPARE(valueOf(*rules.answers(), 0, "article"), u"ari.dawn.no-offering"_s);

    rules.open(u"ari.dusk.limit"_s);
    QCOMPARE(rules.view().language, u"fr"_s);
    const QString french = rules.view().answer;
    rules.speak(u"en"_s);
    QVERIFY(rules.view().answer != french);
    QCOMPARE(app.settings()->languageId(), u"fr"_s);
    QVERIFY(rules.related()->rowCount() > 0);
    rules.open(u"ari.ruling.exchange-gains"_s);
    QCOMPARE(rules.view().ruling, u"exchange-gains"_s);
    rules.back();
    QCOMPARE(rules.view().article, u"ari.dusk.limit"_s);
    rules.back();
    QVERIFY(rules.view().article.isEmpty());
}

void TestWindow::showsEveryPageWell_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize &size : {QSize(1280, 800), QSize(800, 1280), QSize(360, 640)}) {
        for (const QString &language : {u"en"_s, u"fr"_s, u"ja"_s})
            QTest::addRow("%d %s", size.width(), qPrintable(language)) << size << language;
    }
}

void TestWindow::showsEveryPageWell()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    QVERIFY(!keepExample(*store, true));
    QVERIFY(!store->keepPlayers({u"千代"_s, u"Aki"_s, u"Maximilienne de la Tour d’Auvergne"_s}));
    QVERIFY(std::holds_alternative<QString>(store->keepBox("arigato", box)));
    Program program(*store, *languageFromId(language));
    AppModel &app = program.app;
    app.open(store->tables().constFirst().id);
    const Window window(app, size);
    QVERIFY(window.quickWindow());
    const auto look = [&](const char *moment) {
        window.picture();
        const QStringList faults = faultsOf(*window.quickWindow());
        QVERIFY2(faults.isEmpty(),
                 qPrintable(QLatin1String(moment) + ": "_L1 + faults.join(u'\n')));
    };
    for (const QString &page : pageNames()) {
        app.show(page);
        look(qPrintable(page));
    }
    app.show(u"rules"_s);
    app.rules()->setQuestion(u"献上"_s);
    look("answers");
    app.rules()->setQuestion(u"xyzzy"_s);
    look("no answer");
    app.rules()->open(u"ari.ruling.exchange-gains"_s);
    look("article");
    app.show(u"home"_s);
    app.openFile(write(folder, u"a.gyojibox"_s, R"({"gyoji-box":1,"a":1,"b":2,"c":3})"));
    look("message");
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
