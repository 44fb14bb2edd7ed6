// SPDX-License-Identifier: MIT
#include "hands.h"
#include "opened_window.h"
#include "screen.h"
#include "window/window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// A statue gained brings Aki a favor; the one that Aki takes in an exchange is gained or not.
const QByteArrayList lines{
    R"({"gyoji":1,"game":"arigato","players":["Aki","Bea"],"box":"sample"})",
    R"({"do":"define","card":{"id":"T-1","type":"pyrotechnist","slots":["UL"],"favor":1,"cost":{"sword":1},"when":{"kind":"item","item":"statue"},"gain":[{"kind":"favor","n":1}]}})",
    R"({"do":"adjust","player":0,"day":2,"phase":"day","items":{"sword":4},"village":{"UL":{"card":"T-1"}}})",
    R"({"do":"exchange","player":0,"give":"sword","take":"statue"})"};

struct Day : OpenedWindow
{
    Day()
        : OpenedWindow(lines)
    {
    }

    int favor() const { return first().favor; }
};

} // namespace

/// A ruling is asked for where it first changes a number, with both results.
class TestDoubtWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsBothResults();
    void keepsWhatWasPlayed();
    void playsItOtherwise();
    void speaksTheLanguageThatIsSet();
    void asksByClicks();
};

void TestDoubtWindow::tellsBothResults()
{
    const Day day;
    const DoubtView &doubt = day.seat().doubt();
    QCOMPARE(doubt.question, u"Does an item taken in an exchange count as gained?"_s);
    QCOMPARE(doubt.played, u"No (as played): 0 favor"_s);
    QCOMPARE(doubt.other, u"Yes: 1 favor"_s);
    day.table().setCurrent(1);
    QCOMPARE(day.seat().doubt(), DoubtView());
}

void TestDoubtWindow::keepsWhatWasPlayed()
{
    const Day day;
    day.seat().settleDoubt(true);
    QCOMPARE(day.seat().doubt(), DoubtView());
    QCOMPARE(day.favor(), 0);
    QCOMPARE(day.table().journal().size(), lines.size());
    day.seat().settleDoubt(true);
    QCOMPARE(day.table().journal().size(), lines.size());
    day.table().undo();
    QVERIFY(!day.seat().doubt().question.isEmpty());
}

void TestDoubtWindow::playsItOtherwise()
{
    const Day day;
    day.seat().settleDoubt(false);
    QCOMPARE(day.seat().doubt(), DoubtView());
    QCOMPARE(day.favor(), 1);
    day.table().undo();
    QCOMPARE(day.favor(), 0);
    QVERIFY(!day.seat().doubt().question.isEmpty());
}

void TestDoubtWindow::speaksTheLanguageThatIsSet()
{
    const Day day;
    const DoubtView english = day.seat().doubt();
    day.settings->setLanguage(u"fr"_s);
    QVERIFY(day.seat().doubt().question != english.question);
    QVERIFY(day.seat().doubt().played != english.played);
}

void TestDoubtWindow::asksByClicks()
{
    const Day day;
    Window window(*day.app, {360, 640});
    QQuickWindow &quick = *window.quickWindow();
    quick.show();
    QVERIFY(QTest::qWaitForWindowExposed(&quick));
    quick.grabWindow();
    const QQuickItem *other = itemNamed(quick, u"doubt:other"_s);
    QVERIFY(other);
    click(quick, *other);
    QCOMPARE(day.favor(), 1);
    QVERIFY(!itemNamed(quick, u"doubt:other"_s));
}

QTEST_MAIN(TestDoubtWindow)
#include "tst_doubt_window.moc"
