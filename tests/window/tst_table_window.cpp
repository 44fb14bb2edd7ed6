// SPDX-License-Identifier: MIT
#include "hands.h"
#include "opened_window.h"
#include "reading.h"
#include "screen.h"
#include "window/arigato/seat_care.h"
#include "window/window.h"

#include <QDir>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QByteArray header =
    R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample","calendar":["1a","2b"]})";

} // namespace

class TestTableWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isReadable_data();
    void isReadable();
    void isReadableByNight_data();
    void isReadableByNight();
    void showsTheDaysBesides();
    void showsTheDayOfTheSeatInFront();
    void leadsFromTheEndToTheScore();
    void leadsToCorrectionsAtAnyWidth();
    void saysThatAPlayerLeft();
    void putsWhyInTheStatusLine();
    void foldsCountsBeforeTheVillage();
    void offersFirstWhatNeedsNoExchange();
    void evictsAndPlaces();
    void placesWhereOnlyOneWorkshopIsAllowed();
    void addsACardThatTheBoxLacks();
    void claimsTravelers();
    void paysWhatAnUnknownOfferingNeeds();
    void putsQuestionsOff();
    void ordersHourglassTurns();
    void declinesAnEffect();
    void declinesAnEffectOfTheWholeDusk();
    void declinesAChoiceStillOwed();
    void choosesUnknownItems();
    void carriesTheSupplyToDusk();
    void correctsCounts();
    void gainsByHand();
    void keepsTheSeat();
    void rules();
    void tellsTheJournal();
    void namesTheLineThatWouldFall();
    void leavesOtherSeatsAlone();

private:
    void readScene(const OpenedWindow &opened, const Scene &scene, QSize size, const QString &kind);
};

void TestTableWindow::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestTableWindow::isReadable_data()
{
    QTest::addColumn<Scene>("scene");
    QTest::addColumn<QSize>("size");
    for (const Scene &scene : scenes()) {
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(360, 640)})
            QTest::addRow("%s, %d wide", scene.name, size.width()) << scene << size;
    }
}

void TestTableWindow::isReadable()
{
    QFETCH(const Scene, scene);
    QFETCH(const QSize, size);
    const OpenedWindow opened(scene.lines);
    readScene(opened, scene, size, {});
}

/// The table in the dark, its text as large as it goes.
void TestTableWindow::isReadableByNight_data()
{
    QTest::addColumn<Scene>("scene");
    QTest::addColumn<QSize>("size");
    for (const Scene &scene : scenes()) {
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(360, 640)})
            QTest::addRow("%s, %d wide", scene.name, size.width()) << scene << size;
    }
}

void TestTableWindow::isReadableByNight()
{
    QFETCH(const Scene, scene);
    QFETCH(const QSize, size);
    const OpenedWindow opened(scene.lines);
    scene.taps(*opened.app);
    if (opened.app->page() != "table"_L1)
        return;
    opened.seat().unpick();
    opened.settings->setAppearance(u"dark"_s);
    opened.settings->setTextSize(200);
    readScene(opened, scene, size, u"-night"_s);
}

/// Nothing of it is cut or lies over anything else, in each language.
void TestTableWindow::readScene(const OpenedWindow &opened, const Scene &scene, QSize size,
                                const QString &kind)
{
    const QString pictures = qEnvironmentVariable("GYOJI_PICTURES");
    const Window window(*opened.app, size);
    QQuickWindow &quick = *window.quickWindow();
    for (const auto *language : {"en", "fr", "ja"}) {
        opened.settings->setLanguage(QLatin1String(language));
        scene.taps(*opened.app);
        quick.grabWindow();
        QQuickItem *button = scene.press.isEmpty() ? nullptr : itemNamed(quick, scene.press);
        if (button && !button->property("checked").toBool())
            QMetaObject::invokeMethod(button, "clicked");
        const QImage picture = window.picture();
        const QStringList faults = faultsOf(quick);
        if (!pictures.isEmpty())
            picture.save(QDir(pictures).filePath(
                u"%1-%2-%3%4.png"_s.arg(QLatin1String(scene.name), QLatin1String(language))
                    .arg(size.width())
                    .arg(kind)));
        QVERIFY2(faults.isEmpty(),
                 qPrintable(QLatin1String(language) + u": "_s + faults.join(u"\n")));
        opened.seat().unpick();
    }
}

/// Three days where there is room, else the one.
void TestTableWindow::showsTheDaysBesides()
{
    const OpenedWindow opened(
        {header, R"({"do":"adjust","player":0,"day":7})", R"({"do":"adjust","player":1,"day":7})"});
    const Window window(*opened.app, QSize(1280, 800));
    QQuickWindow &quick = *window.quickWindow();
    quick.grabWindow();
    for (const int day : {6, 7, 8})
        QVERIFY(textsOn(quick).contains(u"Day %1"_s.arg(day)));
    const Window narrow(*opened.app, QSize(360, 640));
    narrow.quickWindow()->grabWindow();
    QVERIFY(textsOn(*narrow.quickWindow()).contains(u"Day 7"_s));
    for (const int day : {6, 8})
        QVERIFY(!textsOn(*narrow.quickWindow()).contains(u"Day %1"_s.arg(day)));
}

/// Each seat has its own clock.
void TestTableWindow::showsTheDayOfTheSeatInFront()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"day":2})"});
    const QString objective = opened.seat().view().days.today.objective;
    QVERIFY(!objective.isEmpty());
    for (const QSize size : {QSize(360, 640), QSize(600, 900)}) {
        const Window window(*opened.app, size);
        QQuickWindow &quick = *window.quickWindow();
        quick.grabWindow();
        QCOMPARE(itemNamed(quick, u"headline"_s)->property("text").toString(), objective);
        opened.table().setCurrent(1);
        quick.grabWindow();
        QCOMPARE(itemNamed(quick, u"headline"_s)->property("text").toString(),
                 u"Day 1: no objective"_s);
        opened.table().setCurrent(0);
    }
}

void TestTableWindow::leadsFromTheEndToTheScore()
{
    const OpenedWindow opened({header, R"({"do":"finish"})"});
    const Window window(*opened.app, QSize(360, 640));
    window.quickWindow()->grabWindow();
    QQuickItem *score = itemNamed(*window.quickWindow(), u"finalScore"_s);
    QVERIFY(score);
    click(*window.quickWindow(), *score);
    QCOMPARE(opened.app->page(), u"results"_s);
}

void TestTableWindow::leadsToCorrectionsAtAnyWidth()
{
    const OpenedWindow opened(
        {R"({"gyoji":1,"game":"arigato","players":["Aki","Béa","千"],"box":"sample"})"});
    for (const QSize size : {QSize(360, 640), QSize(800, 1280), QSize(1280, 800)}) {
        const Window window(*opened.app, size);
        QQuickWindow &quick = *window.quickWindow();
        quick.grabWindow();
        if (QQuickItem *menu = itemNamed(quick, u"menu"_s)) {
            click(quick, *menu);
            quick.grabWindow();
        }
        QQuickItem *more = itemNamed(quick, u"more"_s);
        QVERIFY(more);
        click(quick, *more);
        QCOMPARE(opened.app->page(), u"seat"_s);
        opened.app->show(u"table"_s);
    }
}

void TestTableWindow::saysThatAPlayerLeft()
{
    const OpenedWindow opened(
        {header, R"({"do":"adjust","player":0,"favor":7})", R"({"do":"retire","player":0})"});
    const Window window(*opened.app, QSize(1280, 800));
    window.quickWindow()->grabWindow();
    QVERIFY(textsOn(*window.quickWindow()).contains(u"Out of the game. Total 7"_s));
}

/// Where there is nothing to take, no row is spent on it.
void TestTableWindow::putsWhyInTheStatusLine()
{
    // What it gives as it leaves counts the pyrotechnists, of whom there are none.
    const OpenedWindow opened(
        {header, village(R"("UL":{"card":"S-021","offering":true})", R"(,"phase":"day","day":3)")});
    opened.seat().send(u"UL"_s);
    const SeatView &view = opened.seat().view();
    QVERIFY(view.hasWhy && view.take.isEmpty() && view.giveBack.isEmpty());
    for (const QSize size : {QSize(360, 640), QSize(800, 1280), QSize(1280, 800)}) {
        const Window window(*opened.app, size);
        QQuickWindow &quick = *window.quickWindow();
        quick.grabWindow();
        const QQuickItem *why = itemNamed(quick, u"why"_s);
        QVERIFY(why);
        const QRectF button = why->mapRectToScene(why->boundingRect());
        bool isBeside = false;
        visitShown(quick, [&](const QQuickItem &item) {
            const QRectF line = item.mapRectToScene(item.boundingRect());
            if (item.property("text").toString().startsWith("Day 3, Day"_L1))
                isBeside = isBeside || (line.right() <= button.left() &&
                                        button.contains(button.center().x(), line.center().y()));
        });
        QVERIFY(isBeside);
    }
}

void TestTableWindow::foldsCountsBeforeTheVillage()
{
    const OpenedWindow opened({header, village(R"("UL":{"card":"S-021"})", R"(,"phase":"day")")});
    for (const QSize size : {QSize(360, 640), QSize(800, 1280)}) {
        const bool isShort = size.height() < 800;
        const Window window(*opened.app, size);
        QQuickWindow &quick = *window.quickWindow();
        quick.grabWindow();
        QCOMPARE(itemsNamed(quick, u"item:"_s).size(), isShort ? 5 : 10);
        opened.seat().pickWorkshop(u"UL"_s);
        quick.grabWindow();
        QCOMPARE(itemsNamed(quick, u"item:"_s).size(), isShort ? 0 : 10);
        QVERIFY(itemNamed(quick, u"slot:UL"_s));
        opened.seat().unpick();
    }
}

/// ari.day.exchange: two items of one kind for one of another.
void TestTableWindow::offersFirstWhatNeedsNoExchange()
{
    const OpenedWindow opened(
        {header,
         R"({"do":"define","card":{"id":"N-1","type":"sculptor","slots":["UL"],"favor":1,"cost":{"statue":1}}})",
         R"({"do":"define","card":{"id":"N-2","type":"sculptor","slots":["LR"],"favor":1,"cost":{"sword":1}}})",
         village(R"("UL":{"card":"N-1"},"LR":{"card":"N-2"})",
                 R"(,"phase":"day","items":{"sword":3})")});
    QCOMPARE(opened.seat().deeds()->rowCount(), 2);
    QCOMPARE(valueOf(*opened.seat().deeds(), 0, "deed").toString(), u"offer:LR"_s);
    QCOMPARE(valueOf(*opened.seat().deeds(), 1, "deed").toString(), u"offer:UL"_s);
}

/// ari.empty.discard: without an offering it goes to the discard pile, for nothing.
void TestTableWindow::evictsAndPlaces()
{
    const OpenedWindow opened({header, village(R"("UL":{"card":"S-021"})")});
    opened.seat().pickType(u"sculptor"_s);
    opened.seat().pickCard(u"S-062"_s);
    QVERIFY(valueOf(*opened.seat().workshops(), 0, "isAllowed").toBool());
    opened.seat().place(u"UL"_s);
    QVERIFY(opened.table().message().isEmpty());
    const arigato::Villager &resident = *opened.first().village[0];
    QVERIFY(resident.faceDown);
    QCOMPARE(opened.table().state().card(*resident.card).id, std::string("S-062"));
    QVERIFY(opened.first().gate.empty());
    QCOMPARE(opened.table().journal().size(), 2U);
}

void TestTableWindow::placesWhereOnlyOneWorkshopIsAllowed()
{
    const OpenedWindow opened({header});
    opened.seat().pickType(u"origamist"_s);
    opened.seat().pickCard(u"S-001"_s);
    QVERIFY(opened.first().villager(arigato::Slot::LR));
    QCOMPARE(opened.seat().view().ask, u"producers"_s);
}

void TestTableWindow::addsACardThatTheBoxLacks()
{
    const OpenedWindow opened({header});
    opened.seat().pickType(u"sculptor"_s);
    opened.seat().pickNewCard();
    opened.seat().addCard();
    QCOMPARE(opened.table().journal().size(), 0U);
    opened.seat().toggleSlot(u"LL"_s);
    opened.seat().addCard();
    QVERIFY(!opened.seat().view().pickedCard.isEmpty());
    opened.seat().place(u"LL"_s);
    const arigato::Villager *resident = opened.first().villager(arigato::Slot::LL);
    QVERIFY(resident);
    const arigato::Card &card = opened.table().state().card(*resident->card);
    QCOMPARE(card.id, std::string("N-1"));
    QVERIFY(card.draft);
    QVERIFY(!card.favor && !card.cost);
}

void TestTableWindow::claimsTravelers()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"day":3})",
                               village(R"("UL":{"card":"S-006"},"LL":{"card":"S-013"})")});
    opened.seat().ask(u"travelers"_s, {});
    QCOMPARE(opened.seat().claims()->rowCount(), 1);
    QCOMPARE(valueOf(*opened.seat().claims(), 0, "type").toString(), u"origamist"_s);
    QVERIFY(opened.seat().view().asksForPair);
    opened.seat().claim(u"origamist"_s);
    opened.seat().claim(u"origamist"_s);
    opened.seat().nameTravelers();
    QCOMPARE(opened.first().travelers->types[0], arigato::ArtisanType::Origamist);
    QCOMPARE(opened.first().travelers->types[1], arigato::ArtisanType::Origamist);

    opened.seat().ask(u"travelers"_s, {});
    opened.seat().claimPair(true);
    opened.seat().nameTravelers();
    QVERIFY(!opened.first().travelers->types[0]);
    QCOMPARE(opened.first().travelers->match, true);

    opened.seat().ask(u"travelers"_s, {});
    opened.seat().nameTravelers();
    QVERIFY(!opened.first().travelers->match);
}

/// `paid` where the cost is not known; then the card is completed.
void TestTableWindow::paysWhatAnUnknownOfferingNeeds()
{
    const OpenedWindow opened(
        {header,
         R"({"do":"define","card":{"id":"N-1","type":"sculptor","slots":["UL"],"favor":null,"cost":null,"draft":true}})",
         village(R"("UL":{"card":"N-1"})", R"(,"phase":"day","items":{"sword":2,"statue":1})")});
    opened.seat().offer(u"UL"_s);
    QCOMPARE(opened.seat().view().ask, u"cost"_s);
    opened.seat().count(u"sword"_s, 1);
    opened.seat().count(u"sword"_s, 1);
    opened.seat().count(u"statue"_s, 1);
    opened.seat().count(u"statue"_s, -1);
    opened.seat().nameCost();
    QVERIFY2(opened.table().message().isEmpty(), qPrintable(opened.table().message()));
    QVERIFY(opened.first().village[0]->offering);
    QCOMPARE(opened.first().items, (arigato::Items{0, 0, 0, 1, 0}));
    const arigato::Card &card = opened.table().state().card(*opened.first().village[0]->card);
    QCOMPARE(card.cost, (arigato::Items{0, 0, 2, 0, 0}));
}

void TestTableWindow::putsQuestionsOff()
{
    const OpenedWindow opened(
        {header,
         R"({"do":"define","card":{"id":"N-1","type":"sculptor","slots":["UL"],"favor":null,"cost":null,"draft":true}})",
         village(R"("UL":{"card":"N-1","offering":true})", R"(,"phase":"day","gate":["N-1"])")});
    QVERIFY(opened.seat().view().ask.isEmpty());
    QCOMPARE(opened.seat().asks()->rowCount(), 2);
    QVERIFY(opened.seat().view().canAdvance);
    opened.seat().ask(u"favor"_s, u"N-1"_s);
    QCOMPARE(opened.seat().view().ask, u"favor"_s);
    opened.seat().unpick();
    QVERIFY(opened.seat().view().ask.isEmpty());
    opened.seat().ask(u"favor"_s, u"N-1"_s);
    opened.seat().nameFavor(7);
    QCOMPARE(valueOf(*opened.seat().numbers(), 0, "value").toString(), u"1 · 7"_s);
    QCOMPARE(opened.seat().asks()->rowCount(), 1);
}

/// ari.dusk.hourglass: statues first make three items, so that the other effect fires too.
void TestTableWindow::ordersHourglassTurns()
{
    const QByteArray statues =
        R"({"do":"define","card":{"id":"N-1","type":"sculptor","slots":["LR"],"favor":1,"cost":{"sword":1},"when":{"kind":"dusk-village","type":"sculptor"},"gain":[{"kind":"item","item":"statue","n":2}]}})";
    const QByteArrayList lines{header, statues,
                               village(R"("UL":{"card":"S-004"},"LR":{"card":"N-1"})",
                                       R"(,"phase":"day","items":{"sword":1})")};
    const OpenedWindow opened(lines);
    QCOMPARE(opened.seat().turns()->rowCount(), 2);
    QCOMPARE(valueOf(*opened.seat().turns(), 0, "slot").toString(), u"LR"_s);
    opened.seat().turnSooner(u"UL"_s);
    QCOMPARE(valueOf(*opened.seat().turns(), 0, "slot").toString(), u"UL"_s);
    opened.seat().advance();
    QCOMPARE(opened.first().items, (arigato::Items{0, 0, 1, 2, 0}));

    const OpenedWindow best(lines);
    best.seat().advance();
    QCOMPARE(best.first().items, (arigato::Items{0, 0, 1, 3, 0}));
}

/// ari.effect.optional
void TestTableWindow::declinesAnEffect()
{
    const OpenedWindow opened(
        {header,
         village(R"("UL":{"card":"S-021","offering":true},"UR":{"card":"S-081"})",
                 R"(,"phase":"day")"),
         R"({"do":"send","player":0,"slot":"UL"})"});
    QCOMPARE(opened.first().favor, 2);
    QAbstractItemModel &whys = *opened.seat().whys();
    QCOMPARE(whys.rowCount(), 2);
    QCOMPARE(valueOf(whys, 0, "offer").toInt(), -1);
    QCOMPARE(valueOf(whys, 1, "offer").toInt(), 0);
    opened.seat().decline(0);
    QCOMPARE(opened.first().favor, 0);
    QCOMPARE(whys.rowCount(), 2);
    QVERIFY(valueOf(whys, 1, "isDeclined").toBool());

    const AppModel again(*opened.store, *opened.settings);
    QVERIFY(again.table()->state() == opened.table().state());

    opened.seat().decline(0);
    QCOMPARE(opened.first().favor, 2);
    QVERIFY(!valueOf(whys, 1, "isDeclined").toBool());
}

void TestTableWindow::declinesAnEffectOfTheWholeDusk()
{
    const OpenedWindow opened(
        {header, village(R"("UL":{"card":"S-005"},"LL":{"card":"S-021"})", R"(,"phase":"day")")});
    opened.seat().advance();
    QCOMPARE(opened.seat().view().day, 2);
    QCOMPARE(opened.first().favor, 1);
    opened.seat().decline(0);
    QCOMPARE(opened.first().favor, 0);
    QCOMPARE(opened.seat().view().day, 2);
}

void TestTableWindow::declinesAChoiceStillOwed()
{
    const OpenedWindow opened(
        {header, village(R"("LL":{"card":"S-013"})"),
         R"({"do":"reveal","player":0,"slot":"UL","card":"S-002","travelers":{"types":["gardener","gardener"]},"producers":{"types":["sculptor","gardener"]}})"});
    QCOMPARE(opened.seat().view().owes, 1);
    const auto &whys = *opened.seat().whys();
    const int row = whys.rowCount() - 1;
    QCOMPARE(valueOf(whys, row, "offer").toInt(), 0);
    opened.seat().decline(0);
    QCOMPARE(opened.seat().view().owes, 0);
}

void TestTableWindow::choosesUnknownItems()
{
    const OpenedWindow opened({header, R"({"do":"track","player":0,"level":"cards"})",
                               R"({"do":"gain","player":0,"favor":10})"});
    QCOMPARE(opened.seat().view().ask, u"choose"_s);
    opened.seat().pickItem(u"sword"_s);
    opened.seat().pickUnknownItem();
    QCOMPARE(opened.seat().view().owes, 0);
    QCOMPARE(opened.seat().view().take, u"1 sword"_s);
}

/// `supply` of a `cards` seat lets dusk-items fire.
void TestTableWindow::carriesTheSupplyToDusk()
{
    const OpenedWindow opened({header, R"({"do":"track","player":0,"level":"cards"})",
                               village(R"("UL":{"card":"S-004"})", R"(,"phase":"day")")});
    opened.seat().ask(u"supply"_s, {});
    for (int n = 0; n < 3; ++n)
        opened.seat().count(u"bonsai"_s, 1);
    opened.seat().advance();
    QCOMPARE(opened.seat().view().take, u"1 statue"_s);
}

void TestTableWindow::correctsCounts()
{
    const OpenedWindow opened(
        {header, village(R"("UL":{"card":"S-021"})", R"(,"gate":["S-002"],"favor":8)")});
    SeatCare &care = *opened.seat().care();
    QVERIFY(!care.isCorrected());
    care.correctCount(u"sword"_s, 1);
    care.correctCount(u"favor"_s, -1);
    care.correctCount(u"objectives"_s, 1);
    care.toggleOffering(u"UL"_s);
    care.setPlace(u"LR"_s, u"S-001"_s);
    care.takeFromGate(0);
    care.putUnderGate(u"S-003"_s);
    QVERIFY(care.isCorrected());
    care.correct();
    QVERIFY2(opened.table().message().isEmpty(), qPrintable(opened.table().message()));
    QVERIFY(!care.isCorrected());
    QCOMPARE(opened.table().journal().size(), 2U);
    QCOMPARE(opened.first().items, (arigato::Items{0, 0, 1, 0, 0}));
    QCOMPARE(opened.first().favor, 7);
    QCOMPARE(opened.first().objectives, 1);
    QVERIFY(opened.first().village[0]->offering);
    QVERIFY(opened.first().village[3]);
    QCOMPARE(opened.table().state().card(opened.first().gate[0]).id, std::string("S-003"));
    care.putUnderGate(u"S-999"_s);
    QVERIFY(!opened.table().message().isEmpty());
    QVERIFY(!care.isCorrected());
}

void TestTableWindow::gainsByHand()
{
    const OpenedWindow opened({header});
    SeatCare &care = *opened.seat().care();
    care.addGain(u"favor"_s, 1);
    care.addGain(u"statue"_s, 1);
    QVERIFY(care.isGained());
    QVERIFY(!care.isCorrected());
    care.gain();
    QVERIFY(!care.isGained());
    QCOMPARE(opened.first().favor, 1);
    QCOMPARE(opened.first().items, (arigato::Items{0, 0, 0, 1, 0}));
}

void TestTableWindow::keepsTheSeat()
{
    const OpenedWindow opened({header});
    SeatCare &care = *opened.seat().care();
    care.rename(u" Zoé "_s);
    QCOMPARE(opened.seat().view().name, u"Zoé"_s);
    care.follow(u"cards"_s);
    QCOMPARE(opened.seat().view().track, u"cards"_s);
    care.retire();
    QVERIFY(opened.seat().view().isRetired);
    opened.table().finish();
    QVERIFY(opened.table().view().isOver);
}

void TestTableWindow::rules()
{
    const OpenedWindow opened({header});
    QAbstractItemModel &rulings = *opened.table().rulings();
    QCOMPARE(rulings.rowCount(), 6);
    QCOMPARE(valueOf(rulings, 4, "ruling").toString(), u"exchange-gains"_s);
    opened.table().rule(u"exchange-gains"_s, 1);
    QCOMPARE(valueOf(rulings, 4, "value").toInt(), 1);
    QCOMPARE(opened.table().state().ruling(arigato::Ruling::ExchangeGains), "yes");
}

void TestTableWindow::tellsTheJournal()
{
    const OpenedWindow opened(
        {header, R"({"do":"note","text":"one"})", R"({"do":"note","text":"two"})"});
    QAbstractItemModel &log = *opened.table().log();
    QCOMPARE(log.rowCount(), 0);
    opened.table().beginLog();
    QCOMPARE(log.rowCount(), 2);
    const QSignalSpy added(&log, &QAbstractItemModel::rowsInserted);
    const QSignalSpy altered(&log, &QAbstractItemModel::dataChanged);
    opened.seat().care()->rename(u"Zoé"_s);
    QCOMPARE(log.rowCount(), 3);
    QCOMPARE(added.size(), 1);
    QCOMPARE(altered.size(), 0);
    opened.table().undo();
    QCOMPARE(log.rowCount(), 2);
    opened.settings->setLanguage(u"fr"_s);
    QCOMPARE(log.rowCount(), 2);
}

void TestTableWindow::namesTheLineThatWouldFall()
{
    const OpenedWindow opened(
        {header,
         village(R"("UL":{"card":"S-021","offering":true},"UR":{"card":"S-081"})",
                 R"(,"phase":"day","favor":8)"),
         R"({"do":"send","player":0,"slot":"UL"})",
         R"({"do":"batch","actions":[{"do":"choose","player":0,"items":["sword","sword"]},{"do":"note","text":"so"}]})"});
    opened.seat().decline(0);
    QCOMPARE(opened.first().favor, 10);
    QVERIFY2(opened.table().message().contains(u"3"_s), qPrintable(opened.table().message()));
}

void TestTableWindow::leavesOtherSeatsAlone()
{
    const OpenedWindow opened({header});
    auto *other = valueOf(*opened.table().seats(), 1, "seat").value<SeatModel *>();
    const QSignalSpy viewed(other, &SeatModel::viewChanged);
    const QSignalSpy workshops(other->workshops(), &QAbstractItemModel::dataChanged);
    const QSignalSpy items(other->items(), &QAbstractItemModel::dataChanged);
    opened.seat().pickType(u"origamist"_s);
    opened.seat().pickCard(u"S-001"_s);
    QCOMPARE(opened.table().journal().size(), 1U);
    QCOMPARE(viewed.size() + workshops.size() + items.size(), 0);
}

QTEST_MAIN(TestTableWindow)
#include "tst_table_window.moc"
