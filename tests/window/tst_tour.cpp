// SPDX-License-Identifier: MIT
#include "hands.h"
#include "program.h"
#include "reading.h"
#include "screen.h"
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

/// All of it can be seen: no page that scrolls hides a part of it.
bool isWhole(const QQuickItem &item)
{
    for (const QQuickItem *around = item.parentItem(); around; around = around->parentItem()) {
        const QRectF place = item.mapRectToItem(around, item.boundingRect());
        if (around->clip() && !around->boundingRect().contains(place))
            return false;
    }
    return true;
}

} // namespace

class TestTour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void ideasComeWhenTheyAreNeeded();
    void everyIdeaFits_data();
    void everyIdeaFits();
    void whatIsAskedForCanBeTapped_data();
    void whatIsAskedForCanBeTapped();
    void leavesNoTrace();
    void theWayBackEndsIt();
};

void TestTour::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

/// Each deed that was asked for leads to the next idea; a deed done before is not asked for.
void TestTour::ideasComeWhenTheyAreNeeded()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    program.app.show(u"tour"_s);
    Tour &tour = *program.app.tour();
    SeatModel &aki = *tour.app()->table()->seat();
    QCOMPARE(tour.place(), u"1/8"_s);
    tour.goOn();
    QCOMPARE(tour.place(), u"2/8"_s);
    QVERIFY(tour.app()->table()->act(
        arigato::PlaceResident{0, arigato::Slot::UL, std::nullopt, std::nullopt, {}}));
    QCOMPARE(tour.place(), u"3/8"_s);
    for (int taps = 0; aki.view().phase == u"dawn"_s && taps < 20; ++taps)
        QVERIFY(playOn(aki));
    QCOMPARE(tour.place(), u"4/8"_s);
    tour.goOn();
    const QString before = tour.hint();
    program.app.settings()->setLanguage(u"ja"_s);
    QVERIFY(tour.hint() != before);
    while (!tour.isLast())
        tour.goOn();
    tour.goOn();
    QCOMPARE(tour.place(), u"8/8"_s);
}

void TestTour::everyIdeaFits_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allOf<Language>())
        QTest::newRow(idOf(language).data()) << language;
}

void TestTour::everyIdeaFits()
{
    QFETCH(const Language, language);
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store, language);
    program.app.show(u"tour"_s);
    Window window(program.app, QSize(360, 640));
    for (;;) {
        window.picture();
        QVERIFY(textsOn(*window.quickWindow()).contains(program.app.tour()->hint()));
        const QStringList faults = faultsOf(*window.quickWindow());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        if (program.app.tour()->isLast())
            return;
        click(*window.quickWindow(), *itemNamed(*window.quickWindow(), u"tourOn"_s));
    }
}

void TestTour::whatIsAskedForCanBeTapped_data()
{
    everyIdeaFits_data();
}

void TestTour::whatIsAskedForCanBeTapped()
{
    QFETCH(const Language, language);
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store, language);
    program.app.show(u"tour"_s);
    program.app.tour()->goOn();
    Window window(program.app, QSize(360, 640));
    window.picture();
    for (const QString &type : {u"type:origamist"_s, u"type:gardener"_s, u"type:blacksmith"_s}) {
        const QQuickItem *button = itemNamed(*window.quickWindow(), type);
        QVERIFY2(button && isWhole(*button), qPrintable(type));
    }
}

void TestTour::leavesNoTrace()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    program.app.show(u"tour"_s);
    playOn(*program.app.tour()->app()->table()->seat());
    program.app.show(u"home"_s);
    QCOMPARE(program.app.tour(), nullptr);
    QCOMPARE(store->tables().size(), 0);
    QCOMPARE(store->plays().size(), 0);
    QCOMPARE(store->players().size(), 0);
    QCOMPARE(program.app.table(), nullptr);
}

void TestTour::theWayBackEndsIt()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    Window window(program.app, QSize(800, 1280));
    program.app.show(u"tour"_s);
    window.picture();
    click(*window.quickWindow(), *itemNamed(*window.quickWindow(), u"back"_s));
    QCOMPARE(program.app.page(), u"home"_s);
    window.picture();
    QVERIFY(itemNamed(*window.quickWindow(), u"newGame"_s));
}

QTEST_MAIN(TestTour)

#include "tst_tour.moc"
