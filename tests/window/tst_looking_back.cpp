// SPDX-License-Identifier: MIT
#include "hands.h"
#include "models.h"
#include "program.h"
#include "reading.h"
#include "screen.h"
#include "session/example.h"
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

/// The whole example.
struct Finished
{
    Finished()
    {
        store = storeIn(folder.path());
        if (keepExample(*store, true))
            qFatal("The example cannot be kept.");
        program = std::make_unique<Program>(*store);
        program->app.open(store->tables().constFirst().id);
    }

    AppModel &app() const { return program->app; }
    LookingBack &back() const { return *program->app.results()->lookingBack(); }
    QVariant said(int day, const char *role) const
    {
        return valueOf(*back().days(), day - 1, role);
    }

    QTemporaryDir folder;
    std::unique_ptr<Store> store;
    std::unique_ptr<Program> program;
};

int numberIn(const QString &text)
{
    return text.section(u": "_s, 1).section(u' ', 0, 0).toInt();
}

} // namespace

class TestLookingBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDayIsOpenedByATap();
    void theSumIsThatOfTheDays();
    void whatWasLeftIsTheDifference();
    void isNotOpenDuringTheGame();
    void theTableMayAllowItDuringTheGame();
    void pagesOverEachOtherStand();
};

void TestLookingBack::aDayIsOpenedByATap()
{
    const Finished game;
    game.app().show(u"results"_s);
    Window window(game.app(), QSize(800, 1280));
    const auto tap = [&](const QString &name) {
        window.picture();
        QQuickItem *item = itemNamed(*window.quickWindow(), name);
        QVERIFY2(item, qPrintable(name));
        click(*window.quickWindow(), *item);
    };
    tap(u"lookBack"_s);
    QCOMPARE(game.app().page(), u"back"_s);
    tap(u"backSeat:1"_s);
    QVERIFY(game.back().summary().startsWith(u"Béa"_s));
    tap(u"backDay:3"_s);
    QVERIFY(game.said(3, "isOpened").toBool());
    window.picture();
    const QStringList shown = textsOn(*window.quickWindow());
    QVERIFY(shown.contains(game.said(3, "played").toString()));
    QVERIFY(!game.said(3, "playedLines").toStringList().isEmpty());
    for (const QString &line : game.said(3, "playedLines").toStringList())
        QVERIFY2(shown.contains(line), qPrintable(line));
    tap(u"backDay:3"_s);
    QVERIFY(!game.said(3, "isOpened").toBool());
}

void TestLookingBack::theSumIsThatOfTheDays()
{
    const Finished game;
    game.app().show(u"back"_s);
    int left = 0;
    for (int day = 1; day <= 12; ++day)
        left += game.said(day, "isBetter").toBool() ? numberIn(game.said(day, "heading").toString())
                                                    : 0;
    QVERIFY(left > 0);
    QCOMPARE(game.back().summary(), u"Aki left %1 points on the table, day by day."_s.arg(left));
}

void TestLookingBack::whatWasLeftIsTheDifference()
{
    const Finished game;
    game.app().show(u"back"_s);
    for (int seat = 0; seat < 3; ++seat) {
        game.back().pick(seat);
        for (int day = 1; day <= 12; ++day) {
            if (!game.said(day, "isBetter").toBool())
                continue;
            game.back().open(day);
            QCOMPARE(numberIn(game.said(day, "best").toString()) -
                         numberIn(game.said(day, "played").toString()),
                     numberIn(game.said(day, "heading").toString()));
            QVERIFY(!game.said(day, "bestLines").toStringList().isEmpty());
        }
    }
}

void TestLookingBack::isNotOpenDuringTheGame()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    QVERIFY(!keepExample(*store, false));
    Program program(*store);
    program.app.open(store->tables().constFirst().id);
    program.app.show(u"back"_s);
    QCOMPARE(program.app.page(), u"table"_s);
    program.app.show(u"results"_s);
    QVERIFY(!program.app.results()->canLookBack());
}

void TestLookingBack::theTableMayAllowItDuringTheGame()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    QVERIFY(!keepExample(*store, false));
    {
        Program program(*store);
        program.app.setLooksBack(true);
        program.app.show(u"results"_s);
        QVERIFY(program.app.results()->canLookBack());
        program.app.show(u"back"_s);
        QCOMPARE(program.app.page(), u"back"_s);
        LookingBack &back = *program.app.results()->lookingBack();
        const Journal<arigato::Game> &journal = program.table().journal();
        for (SeatIndex seat = 0; seat < 3; ++seat) {
            back.pick(seat);
            const auto index = static_cast<std::size_t>(seat);
            const arigato::Seat &played = journal.state().seats[index];
            const bool hasRevealed = played.phase != arigato::Phase::Dawn;
            QCOMPARE(back.days()->rowCount(), played.day - 1 + (hasRevealed ? 1 : 0));
        }
    }
    Program again(*store);
    QVERIFY(again.app.looksBack());
    again.app.setLooksBack(false);
    again.app.show(u"results"_s);
    QVERIFY(!again.app.results()->canLookBack());
}

/// The game that is looked back on may be left for another.
void TestLookingBack::pagesOverEachOtherStand()
{
    const Finished game;
    game.app().show(u"back"_s);
    const ListWatch watch(game.app());
    game.back().open(4);
    game.app().settings()->setLanguage(u"ja"_s);
    QVERIFY(game.said(4, "heading").toString().startsWith(u"4日目"_s));
    const QString table = game.store->tables().constFirst().id;
    game.app().show(u"history"_s);
    game.app().results()->open(table);
    game.app().show(u"back"_s);
    QCOMPARE(game.app().page(), u"back"_s);
    game.app().open(table);
    game.app().settings()->setLanguage(u"fr"_s);
    QCOMPARE(game.app().page(), u"table"_s);
}

QTEST_MAIN(TestLookingBack)

#include "tst_looking_back.moc"
