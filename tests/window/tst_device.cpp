// SPDX-License-Identifier: MIT
#include "hands.h"
#include "opened_window.h"
#include "screen.h"
#include "window/shell/keep_awake.h"
#include "window/window.h"

#include <QDBusConnection>
#include <QDBusServer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})";

} // namespace

/// A desktop that is asked to stay awake.
class Desktop : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public Q_SLOTS:
    uint Inhibit(const QString &, const QString &) // NOLINT: as the desktop calls it
    {
        m_wishes << ++m_last;
        return m_last;
    }
    void UnInhibit(uint wish) { m_wishes.removeAll(wish); } // NOLINT

public:
    qsizetype wishes() const { return m_wishes.size(); }

private:
    uint m_last = 40;
    QList<uint> m_wishes;
};

/// How the device is used at the table, and what is set on it.
class TestDevice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isLockedIntoTheTable();
    void isUnlockedByHolding();
    void letsOthersCloseTheDayOfAChild();
    void givesAChildLargeButtons();
    void keepsWhatIsSet();
    void keepsTextSizesWithinBounds();
    void letsTextFollowItsSize();
    void staysAwakeDuringAGame();
    void closesWhatIsOpenFirst();
    void passesTheDayWhereNobodyIsFollowed();
    void showsTheObjectiveLarge();
    void turnsSeatsToTheirPlayers();
    void showsTheJournalWhereThereIsRoom();
    void movesWhereThatIsWanted();
    void drawsNothingWhileNothingHappens();
};

void TestDevice::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestDevice::isLockedIntoTheTable()
{
    const OpenedWindow opened({header});
    opened.app->show(u"seat"_s);
    opened.app->lock();
    QCOMPARE(opened.app->page(), u"table"_s);
    for (const auto *page : {"home", "settings", "journal", "seat", "new", "invite"}) {
        opened.app->show(QLatin1StringView(page));
        QCOMPARE(opened.app->page(), u"table"_s);
    }
    opened.app->show(u"rules"_s);
    QCOMPARE(opened.app->page(), u"rules"_s);
    opened.app->show(u"table"_s);
    opened.app->close();
    QCOMPARE(opened.app->page(), u"table"_s);

    const AppModel again(*opened.store, *opened.settings);
    QVERIFY(again.isLocked());
    opened.app->unlock();
    opened.app->show(u"home"_s);
    QCOMPARE(opened.app->page(), u"home"_s);
}

void TestDevice::isUnlockedByHolding()
{
    const OpenedWindow opened({header});
    opened.app->lock();
    const Window window(*opened.app, QSize(360, 640));
    QQuickWindow &quick = *window.quickWindow();
    quick.grabWindow();
    QVERIFY(!itemNamed(quick, u"back"_s));
    QVERIFY(!itemNamed(quick, u"menu"_s));
    QQuickItem *lock = itemNamed(quick, u"unlock"_s);
    QVERIFY(lock);
    click(quick, *lock);
    QVERIFY(opened.app->isLocked());
    const QPoint at = lock->mapToScene(lock->boundingRect().center()).toPoint();
    QTest::mousePress(&quick, Qt::LeftButton, Qt::NoModifier, at);
    QTRY_VERIFY(!opened.app->isLocked());
    QTest::mouseRelease(&quick, Qt::LeftButton, Qt::NoModifier, at);
}

void TestDevice::letsOthersCloseTheDayOfAChild()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"day":2})",
                               R"({"do":"adjust","player":1,"phase":"day"})"});
    const auto deeds = [&] { return opened.seat().deeds()->rowCount(); };
    QCOMPARE(deeds(), 0);
    opened.table().setChild(1, true);
    QCOMPARE(deeds(), 1);
    QVERIFY(valueOf(*opened.seat().deeds(), 0, "text").toString().contains(u"Béa"_s));

    const AppModel again(*opened.store, *opened.settings);
    QCOMPARE(again.table()->children(), QStringList{u"1"_s});
    opened.seat().doDeed(u"close:1"_s);
    QCOMPARE(opened.table().state().seats[1].day, 2);
    QCOMPARE(deeds(), 0);
}

void TestDevice::givesAChildLargeButtons()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"phase":"day"})"});
    opened.table().setChild(0, true);
    const Window window(*opened.app, QSize(360, 640));
    QQuickWindow &quick = *window.quickWindow();
    quick.grabWindow();
    QVERIFY(!itemNamed(quick, u"advance"_s));
    constexpr int childTarget = 64;
    const auto items = itemsNamed(quick, u"item:"_s);
    QCOMPARE(items.size(), 5);
    for (const QQuickItem *item : items)
        QVERIFY(item->height() >= childTarget);
    opened.table().setChild(0, false);
    quick.grabWindow();
    QVERIFY(itemNamed(quick, u"advance"_s));
}

void TestDevice::keepsWhatIsSet()
{
    const OpenedWindow opened({header});
    Settings &settings = *opened.settings;
    QVERIFY(!settings.staysAwake());
    QCOMPARE(settings.textSize(), 100);
    settings.setMoves(true);
    QVERIFY(Settings(*opened.store, {}, Language::English).moves());
    settings.setMoves(false);
    settings.setStaysAwake(true);
    settings.enlargeText();
    const Settings again(*opened.store, {}, Language::English);
    QVERIFY(!again.moves());
    QVERIFY(again.staysAwake());
    QCOMPARE(again.textSize(), settings.textSize());
    QVERIFY(again.textSize() > 100);
}

/// 80 to 200 %.
void TestDevice::keepsTextSizesWithinBounds()
{
    const OpenedWindow opened({header});
    Settings &settings = *opened.settings;
    for (int step = 0; step < 20; ++step)
        settings.enlargeText();
    QCOMPARE(settings.textSize(), 200);
    QVERIFY(!settings.canBeLarger());
    for (int step = 0; step < 20; ++step)
        settings.reduceText();
    QCOMPARE(settings.textSize(), 80);
    QVERIFY(!settings.canBeSmaller());
    QVERIFY(!opened.store->keepSetting(u"text-size"_s, u"31337"_s));
    QCOMPARE(Settings(*opened.store, {}, Language::English).textSize(), 200);
    QVERIFY(!opened.store->keepSetting(u"text-size"_s, u"large"_s));
    QCOMPARE(Settings(*opened.store, {}, Language::English).textSize(), 100);
}

void TestDevice::letsTextFollowItsSize()
{
    const OpenedWindow opened({header});
    opened.app->show(u"settings"_s);
    const Window window(*opened.app, QSize(800, 1280));
    QQuickWindow &quick = *window.quickWindow();
    const auto heightOf = [&] {
        quick.grabWindow();
        return itemNamed(quick, u"tour"_s)->property("implicitContentHeight").toDouble();
    };
    const double usual = heightOf();
    opened.settings->setTextSize(200);
    QVERIFY(heightOf() > 1.9 * usual);
}

void TestDevice::staysAwakeDuringAGame()
{
    Desktop desktop;
    QDBusServer server(u"unix:dir=/tmp"_s);
    std::optional<QDBusConnection> caller;
    connect(&server, &QDBusServer::newConnection, this, [&](const QDBusConnection &connection) {
        caller = connection;
        caller->registerObject(u"/org/freedesktop/ScreenSaver"_s, &desktop,
                               QDBusConnection::ExportAllSlots);
    });
    const auto bus = QDBusConnection::connectToPeer(server.address(), u"peer"_s);
    QTRY_VERIFY(caller && bus.isConnected());

    const OpenedWindow opened({header});
    {
        const KeepAwake awake(*opened.app, [&] { return bus; });
        QCOMPARE(desktop.wishes(), 0);
        opened.settings->setStaysAwake(true);
        QTRY_COMPARE(desktop.wishes(), 1);
        opened.table().finish();
        QTRY_COMPARE(desktop.wishes(), 0);
        opened.table().undo();
        QTRY_COMPARE(desktop.wishes(), 1);
        QTest::qWait(0);
    }
    QTRY_COMPARE(desktop.wishes(), 0);
    QDBusConnection::disconnectFromPeer(u"peer"_s);
}

void TestDevice::closesWhatIsOpenFirst()
{
    const OpenedWindow opened({header});
    opened.seat().pickType(u"sculptor"_s);
    opened.app->close();
    QCOMPARE(opened.app->page(), u"table"_s);
    QVERIFY(opened.seat().view().pickedType.isEmpty());
    opened.app->close();
    QCOMPARE(opened.app->page(), u"home"_s);
    opened.app->close();
    QCOMPARE(opened.app->page(), u"table"_s);
}

/// A table that is only looked at, from day 1 to the end.
void TestDevice::passesTheDayWhereNobodyIsFollowed()
{
    const OpenedWindow opened({header, R"({"do":"track","player":0,"level":"score"})",
                               R"({"do":"track","player":1,"level":"score"})"});
    const auto view = [&opened] { return opened.table().view(); };
    QVERIFY(view().canPassDay);
    QVERIFY(!view().special.isEmpty());
    for (int day = 1; day <= 12; ++day) {
        QCOMPARE(view().day, day);
        QVERIFY(!view().isOver);
        opened.table().passDay();
    }
    QVERIFY(view().isOver);
    QVERIFY(!OpenedWindow({header}).table().view().canPassDay);
}

/// At least an eighth of the window high.
void TestDevice::showsTheObjectiveLarge()
{
    const QByteArray withCalendar =
        R"({"gyoji":1,"game":"arigato","players":["Aki"],"box":"sample","calendar":["1a","2b"],"start":{"day":3}})";
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(360, 640)}) {
        const OpenedWindow opened({withCalendar});
        opened.app->show(u"centre"_s);
        const Window window(*opened.app, size);
        window.picture();
        int shown = 0;
        visitShown(*window.quickWindow(), [&](const QQuickItem &item) {
            if (item.inherits("gyoji::SignStrip") &&
                item.property("side").toInt() >= size.height() / 8)
                ++shown;
        });
        QCOMPARE(shown, 2);
    }
}

/// Clockwise, as the players sit.
void TestDevice::turnsSeatsToTheirPlayers()
{
    const OpenedWindow opened(
        {R"({"gyoji":1,"game":"arigato","players":["Aki","Béa","千","Emma"],"box":"sample"})"});
    opened.settings->setTurnsSeats(true);
    const Window window(*opened.app, QSize(1280, 800));
    QQuickWindow &quick = *window.quickWindow();
    window.picture();
    const auto centerOf = [&quick](int seat) {
        const QQuickItem *panel = itemNamed(quick, u"panel:%1"_s.arg(seat));
        return panel ? panel->mapToScene(panel->boundingRect().center()) : QPointF();
    };
    const auto turnOf = [&quick](int seat) {
        return itemNamed(quick, u"panel:%1"_s.arg(seat))->parentItem()->rotation();
    };
    const QPointF middle(640, 400);
    const std::array<QPointF, 4> sides{{{-1, 1}, {-1, -1}, {1, -1}, {1, 1}}};
    const std::array<double, 4> turns{90, 90, 270, 270};
    for (int seat = 0; seat < 4; ++seat) {
        const QPointF from = centerOf(seat) - middle;
        const QPointF side = sides[static_cast<std::size_t>(seat)];
        QVERIFY(from.x() * side.x() > 0 && (from.y() - 20) * side.y() > 0);
        QCOMPARE(turnOf(seat), turns[static_cast<std::size_t>(seat)]);
    }
}

/// Beside the villages, and it follows the game.
void TestDevice::showsTheJournalWhereThereIsRoom()
{
    const OpenedWindow opened({header, R"({"do":"note","text":"one"})"});
    const Window window(*opened.app, QSize(1280, 800));
    QQuickWindow &quick = *window.quickWindow();
    window.picture();
    QCOMPARE(opened.table().log()->rowCount(), 1);
    const auto panel = itemNamed(quick, u"panel:0"_s);
    QVERIFY(panel->width() >= 22 * 16);
    opened.table().act(arigato::Note{"two"});
    QCOMPARE(opened.table().log()->rowCount(), 2);
    opened.app->show(u"journal"_s);
    window.picture();
    QCOMPARE(opened.table().log()->rowCount(), 2);
    opened.app->show(u"settings"_s);
    window.picture();
    QTRY_COMPARE(opened.table().log()->rowCount(), 0);

    const OpenedWindow narrow({header, R"({"do":"note","text":"one"})"});
    const Window upright(*narrow.app, QSize(800, 1280));
    upright.picture();
    QCOMPARE(narrow.table().log()->rowCount(), 0);
}

/// A number that changes ticks up, in at most 250 ms, where changes may move.
void TestDevice::movesWhereThatIsWanted()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"phase":"day"})"});
    const Window window(*opened.app, QSize(1280, 800));
    QQuickWindow &quick = *window.quickWindow();
    window.picture();
    const auto largest = [&quick] {
        double scale = 0;
        QQuickItem *number = itemNamed(quick, u"number:favor"_s);
        for (const QQuickItem *part : number->findChildren<QQuickItem *>())
            scale = std::max(scale, part->scale());
        return scale;
    };
    const auto gainFavor = [&opened] {
        arigato::GainByHand gain;
        gain.player = 0;
        gain.favor = 1;
        opened.table().act(gain, 0);
    };
    gainFavor();
    QCOMPARE(largest(), 1.0);
    opened.settings->setMoves(true);
    gainFavor();
    QVERIFY(largest() > 1.0);
    QTRY_COMPARE(largest(), 1.0);
}

void TestDevice::drawsNothingWhileNothingHappens()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"phase":"day"})"});
    const Window window(*opened.app, QSize(1280, 800));
    QQuickWindow &quick = *window.quickWindow();
    QVERIFY(QTest::qWaitForWindowExposed(&quick));
    window.picture();
    QSignalSpy frames(&quick, &QQuickWindow::frameSwapped);
    QTRY_VERIFY(!frames.wait(300));
    frames.clear();
    QVERIFY(!frames.wait(1000));
    opened.seat().advance();
    QVERIFY(frames.wait(1000));
}

QTEST_MAIN(TestDevice)
#include "tst_device.moc"
