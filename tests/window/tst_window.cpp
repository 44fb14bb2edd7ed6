// SPDX-License-Identifier: MIT
#include "arigato/json/state_json.h"
#include "hands.h"
#include "table/script.h"
#include "window/example.h"
#include "window/options.h"
#include "window/shell/app_model.h"
#include "window/window.h"

#include <QAbstractItemModelTester>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

std::unique_ptr<Store> storeIn(const QTemporaryDir &folder)
{
    auto opened = Store::open(folder.path());
    auto *store = std::get_if<std::unique_ptr<Store>>(&opened);
    return store ? std::move(*store) : nullptr;
}

void beginTable(AppModel &app, const QStringList &names)
{
    app.showNewTable();
    while (app.newTable()->names()->rowCount() < names.size())
        app.newTable()->addSeat();
    for (int seat = 0; seat < names.size(); ++seat)
        app.newTable()->setName(seat, names[seat]);
    app.begin();
}

/// Looks at every list of a table while it lives.
struct Watch
{
    explicit Watch(ArigatoTable &table)
    {
        constexpr auto fail = QAbstractItemModelTester::FailureReportingMode::QtTest;
        QList<QAbstractItemModel *> lists{table.seats(), table.log(), table.scores()};
        for (int i = 0; i < table.seats()->rowCount(); ++i) {
            auto *seat = valueOf(*table.seats(), i, "seat").value<SeatModel *>();
            lists << seat->workshops() << seat->items() << seat->types() << seat->cards();
        }
        for (QAbstractItemModel *list : lists)
            testers.push_back(std::make_unique<QAbstractItemModelTester>(list, fail));
    }

    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
};

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
    void drawsEveryPage_data();
    void drawsEveryPage();
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
    const auto read = readOptions(words, Language::French);
    if (const auto *instead = std::get_if<Instead>(&read))
        QCOMPARE(instead->status, status);
    else
        QCOMPARE(-1, status);
}

void TestWindow::beginsWithEverySeatNamed()
{
    NewTable form;
    const QAbstractItemModelTester tester(form.names());
    QVERIFY(!form.canBegin());
    form.setName(0, u"Aki"_s);
    form.setName(1, u"Béa"_s);
    QVERIFY(form.canBegin());
    form.addSeat();
    QVERIFY(!form.canBegin());
    form.removeSeat(2);
    form.pickSecond(u"2b"_s);
    QVERIFY(form.header().contains("\"2b\""));
    QVERIFY(form.header().contains("Béa"));
}

void TestWindow::playsAWholeGame()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder);
    AppModel app(*store, Language::English);
    beginTable(app, {u"Aki"_s, u"Béa"_s});
    QCOMPARE(app.page(), u"table"_s);
    const Watch watch(*app.table());
    QVERIFY2(playOut(*app.table()), qPrintable(app.table()->message()));
    QVERIFY(!app.table()->view().victory.isEmpty());
    QCOMPARE(app.table()->scores()->rowCount(), 2);

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
    const auto store = storeIn(folder);
    QVERIFY(!keepExample(*store, false));
    AppModel app(*store, Language::Japanese);
    QCOMPARE(app.page(), u"table"_s);
    const Watch watch(*app.table());
    const arigato::State state = app.table()->state();
    app.table()->undo();
    QVERIFY(app.table()->state() != state);

    AppModel again(*store, Language::Japanese);
    QVERIFY(again.table()->state() == app.table()->state());
    again.table()->redo();
    QVERIFY(again.table()->state() == state);
}

void TestWindow::tellsWhatIsRefused()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder);
    AppModel app(*store, Language::English);
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
    const auto store = storeIn(folder);
    QVERIFY(!keepExample(*store, false));
    AppModel app(*store, Language::English);
    QCOMPARE(app.table()->seat()->view().phaseName, u"Dawn"_s);
    app.setLanguage(u"ja"_s);
    QCOMPARE(app.languageId(), u"ja"_s);
    QCOMPARE(app.table()->seat()->view().phaseName, u"夜明け"_s);
}

void TestWindow::drawsEveryPage_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1280, 800);
    QTest::newRow("tall") << QSize(800, 1280);
    QTest::newRow("phone") << QSize(360, 640);
}

void TestWindow::drawsEveryPage()
{
    QFETCH(const QSize, size);
    const QTemporaryDir folder;
    const auto store = storeIn(folder);
    QVERIFY(!keepExample(*store, true));
    AppModel app(*store, Language::English);
    app.open(store->tables().constFirst().id);
    const Window window(app, size);
    QVERIFY(window.quickWindow());
    for (const auto *language : {"en", "fr", "ja"}) {
        app.setLanguage(QLatin1String(language));
        for (const auto &page : {&AppModel::showHome, &AppModel::showNewTable, &AppModel::showTable,
                                 &AppModel::showResults}) {
            (app.*page)();
            QVERIFY(!window.quickWindow()->grabWindow().isNull());
        }
    }
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
