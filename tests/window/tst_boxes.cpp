// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "arigato/open_days.h"
#include "begun.h"
#include "hands.h"
#include "models.h"
#include "screen.h"
#include "share/code.h"
#include "table/boxes.h"
#include "window/arigato/arigato_box_pages.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QByteArray one =
    R"({"id":"A","type":"sculptor","slots":["UL"],"favor":3,"cost":{"sword":2},"when":{"kind":"leave"},"gain":[{"kind":"favor"}]})";
const QByteArray half =
    R"({"id":"A","type":"sculptor","slots":["UL"],"favor":null,"cost":null,"draft":true})";

QByteArray boxOf(const QByteArrayList &cards)
{
    return R"({"gyoji-box":1,"id":"ours","title":{"en":"Ours"},"cards":[)" + cards.join(',') + "]}";
}

QByteArray other(const QByteArray &part, const QByteArray &to)
{
    QByteArray card = one;
    return card.replace(part, to);
}

arigato::Box boxIn(const QByteArray &file)
{
    auto read = arigato::readBox(file);
    if (auto *box = std::get_if<arigato::Box>(&read))
        return std::move(*box);
    qFatal("a box of the test has faults");
}

/// A program on an empty store, without its window.
struct Kept
{
    Kept()
        : store(storeIn(folder.path()))
        , program(*store)
    {
        app().show(u"box"_s);
    }

    AppModel &app() { return program.app; }
    Boxes &boxes() { return *program.app.boxes(); }
    BoxImport &incoming() { return *boxes().incoming(); }
    CardEditor &editor() { return *boxes().editor(); }
    ArigatoBoxPages &pages() { return *qobject_cast<ArigatoBoxPages *>(boxes().pages()); }
    void paste(const QByteArray &text) { app().openCode(QString::fromUtf8(text)); }
    void keep(const QByteArray &file)
    {
        paste(file);
        incoming().take();
    }
    arigato::Box kept(qsizetype box = 0) const { return boxIn(store->boxes().at(box).file); }
    void choose(const QStringList &choices)
    {
        for (const QString &choice : choices)
            editor().choose(choice);
    }

    /// With the first box that is kept, or the one said.
    void beginTable(const QString &box = {})
    {
        app().show(u"new"_s);
        NewTable &form = *app().newTable();
        form.pickBox(box.isEmpty() ? store->boxes().constFirst().id : box);
        form.setName(0, u"Aki"_s);
        form.setName(1, u"Bea"_s);
        app().begin();
    }

    QTemporaryDir folder;
    std::unique_ptr<Store> store;
    Program program;
};

} // namespace

/// The players' own boxes: made, described, shared, and taken in.
class TestBoxes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void makesABox();
    void copiesTheSample();
    void retiresABox();
    void describesACardByClicks();
    void keepsEachChoiceAtOnce();
    void holdsAnEffectUntilItIsWhole();
    void losesNothingOfACardUnderWay();
    void goesOnToTheNextOpenCard();
    void goesOnToNothingWhereAllIsKnown();
    void repeatsACard();
    void refusesWhatNoBoxHolds();
    void removesACard();
    void leavesRunningTablesAlone();
    void showsABoxBeforeItIsKept();
    void mergesHalfTypedBoxes();
    void asksWhereBoxesDiffer();
    void partsTwoCards();
    void keepsTheOldBox();
    void bringsAnEarlierCopyBack();
    void takesASingleCardIn();
    void leavesTheOldBoxWhenBroken_data();
    void leavesTheOldBoxWhenBroken();
    void saysWhichCardCannotBeRead();
    void matchesColors();
    void describesADay();
    void describesADayInWords();
    void refusesAFallingTable();
    void describesTheScoringOfAFace();
    void learnsFromATable();
    void beginsWithoutABox();
    void learnsTheCalendarOfATable();
    void takesACardOver();
    void savesAFile();
    void changesListsAsListsMust();
};

void TestBoxes::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestBoxes::makesABox()
{
    Kept kept;
    QCOMPARE(kept.boxes().boxes()->rowCount(), 1);
    QVERIFY(!kept.boxes().view().isOwn);
    kept.boxes().make();
    QVERIFY(kept.boxes().view().isOwn);
    QCOMPARE(kept.boxes().view().title, u"My copy"_s);
    kept.boxes().rename(u" Ours "_s);
    QCOMPARE(kept.kept().title.en, "Ours");
    kept.boxes().make();
    QCOMPARE(kept.boxes().boxes()->rowCount(), 3);
    QVERIFY(kept.kept(0).id != kept.kept(1).id);
}

void TestBoxes::copiesTheSample()
{
    Kept kept;
    kept.boxes().copy();
    QCOMPARE(kept.boxes().cards()->rowCount(), 100);
    const arigato::Box sample = boxIn(shippedBox("arigato", u"sample"));
    QVERIFY(kept.kept().cards == sample.cards);
    QVERIFY(kept.kept().id != sample.id);
    QVERIFY(!kept.kept().official);
    const QStringList whole{u"Calendar faces: 4 of 4"_s, u"The objective scoring is known."_s};
    QCOMPARE(kept.boxes().view().notes, whole);
    QCOMPARE(valueOf(*kept.boxes().progress(), 0, "count").toString(), u"20 / 20"_s);
}

void TestBoxes::retiresABox()
{
    Kept kept;
    kept.boxes().make();
    kept.boxes().retire(true);
    QVERIFY(kept.boxes().view().isRetired);
    kept.app().show(u"new"_s);
    QCOMPARE(kept.app().newTable()->boxes()->rowCount(), 2);
    QVERIFY(valueOf(*kept.app().newTable()->boxes(), 1, "isNew").toBool());
    kept.app().show(u"box"_s);
    kept.boxes().retire(false);
    kept.app().show(u"new"_s);
    QCOMPARE(kept.app().newTable()->boxes()->rowCount(), 2);
    QVERIFY(!valueOf(*kept.app().newTable()->boxes(), 1, "isNew").toBool());
}

/// From the page of a new box: every tap is one of a finger.
void TestBoxes::describesACardByClicks()
{
    Begun begun;
    begun.app().show(u"box"_s);
    QVERIFY(begun.tap(u"makeBox"_s));
    const QStringList taps{u"newCard"_s,       u"choice:sculptor"_s, u"choice:UL LR"_s,
                           u"choice:4"_s,      u"choice:sword"_s,    u"choice:sword"_s,
                           u"choice:bonsai"_s, u"choice:traveler"_s, u"choice:gardener"_s,
                           u"choice:statue"_s, u"choice:favor"_s};
    for (const QString &tap : taps)
        QVERIFY2(begun.tap(tap), qPrintable(tap));
    QVERIFY(taps.size() <= 12);
    const auto file = begun.store->boxes().constFirst().file;
    const arigato::Box box = boxIn(file);
    QCOMPARE(box.cards.size(), std::size_t(1));
    QCOMPARE(
        arigato::writeCard(box.cards[0]),
        R"({"id": "N-1", "type": "sculptor", "slots": ["UL", "LR"], "favor": 4, "cost": {"bonsai": 1, "sword": 2}, )"
        R"("when": {"kind": "traveler", "type": "gardener"}, "gain": [{"kind": "item", "item": "statue"}, {"kind": "favor"}]})");
}

void TestBoxes::keepsEachChoiceAtOnce()
{
    Kept kept;
    kept.boxes().make();
    kept.boxes().describe();
    QCOMPARE(kept.app().page(), u"card"_s);
    kept.choose({u"gardener"_s});
    QVERIFY(kept.kept().cards.size() == 0);
    kept.choose({u"LL"_s});
    QCOMPARE(kept.kept().cards.size(), std::size_t(1));
    QVERIFY(kept.kept().cards[0].draft);
    kept.choose({u"7"_s});
    QCOMPARE(kept.kept().cards[0].favor, 7);
    kept.choose({u"bonsai"_s});
    QCOMPARE(kept.kept().cards[0].cost->at(1), 1);
    kept.editor().chooseNext(u"none"_s);
    QVERIFY(!kept.kept().cards[0].draft);
    kept.editor().setName(u" Old Oak "_s);
    QCOMPARE(kept.kept().cards[0].name, "Old Oak");
    QCOMPARE(kept.boxes().view().cardsOpen, 0);
}

/// Also when another page was shown meanwhile.
void TestBoxes::holdsAnEffectUntilItIsWhole()
{
    Kept kept;
    kept.keep(boxOf({half}));
    kept.boxes().finish();
    QCOMPARE(kept.editor().view().part, u"favor"_s);
    QCOMPARE(kept.editor().view().card, u"A"_s);
    kept.editor().pickPart(u"when"_s);
    kept.choose({u"dusk-items"_s, u"5"_s});
    QVERIFY(kept.kept().cards[0].draft);
    kept.app().show(u"box"_s);
    kept.boxes().edit(u"A"_s);
    kept.editor().pickPart(u"gain"_s);
    kept.choose({u"any"_s});
    const arigato::Card card = kept.kept().cards[0];
    QVERIFY(!card.draft);
    QCOMPARE(card.when->n, 5);
    QVERIFY(card.hourglass);
}

/// As after a kill: another program finds on the disk what each tap has said.
void TestBoxes::losesNothingOfACardUnderWay()
{
    Kept kept;
    kept.boxes().make();
    kept.boxes().describe();
    const auto seesAgain = [&kept] {
        Program program(*kept.store);
        program.app.show(u"box"_s);
        program.app.boxes()->describe();
        return program.app.boxes()->editor()->view();
    };
    QVERIFY(seesAgain().card.isEmpty());
    kept.choose({u"gardener"_s});
    QCOMPARE(seesAgain(), kept.editor().view());
    QCOMPARE(seesAgain().part, u"slots"_s);

    kept.choose({u"LL"_s, u"7"_s});
    QVERIFY(seesAgain().card.isEmpty());
    kept.editor().pickPart(u"when"_s);
    kept.choose({u"dusk-items"_s, u"5"_s});
    Program program(*kept.store);
    program.app.show(u"box"_s);
    program.app.boxes()->edit(kept.editor().view().card);
    CardEditor &again = *program.app.boxes()->editor();
    again.pickPart(u"gain"_s);
    again.choose(u"any"_s);
    QCOMPARE(kept.kept().cards[0].when->n, 5);
    QCOMPARE(kept.kept().cards[0].favor, 7);
    QCOMPARE(kept.kept().cards[0].gain.size(), std::size_t(1));
}

void TestBoxes::goesOnToTheNextOpenCard()
{
    Kept kept;
    QByteArray third = half;
    kept.keep(boxOf({half, other("\"A\"", "\"B\""), third.replace("\"A\"", "\"C\"")}));
    for (const auto &card : {u"A"_s, u"C"_s, u"A"_s}) {
        kept.boxes().finish();
        QCOMPARE(kept.editor().view().card, card);
    }
}

void TestBoxes::goesOnToNothingWhereAllIsKnown()
{
    Kept kept;
    kept.keep(boxOf({one}));
    kept.app().show(u"box"_s);
    kept.boxes().finish();
    QCOMPARE(kept.app().page(), u"box"_s);
}

void TestBoxes::repeatsACard()
{
    Kept kept;
    kept.keep(boxOf({one}));
    kept.boxes().edit(u"A"_s);
    kept.editor().repeat();
    QVERIFY(!kept.editor().view().isKept);
    QVERIFY(kept.editor().view().alike.contains(u'A'));
    kept.editor().pickPart(u"favor"_s);
    kept.choose({u"5"_s});
    QVERIFY(kept.editor().view().alike.isEmpty());
    QCOMPARE(kept.kept().cards.size(), std::size_t(2));
    QCOMPARE(kept.kept().cards[1].favor, 5);
    kept.editor().pickPart(u"favor"_s);
    kept.choose({u"3"_s});
    QVERIFY(!kept.boxes().view().alike.isEmpty());
}

/// A thirteenth item of an offering, say: it says so, and the card stays.
void TestBoxes::refusesWhatNoBoxHolds()
{
    Kept kept;
    kept.keep(boxOf({other("\"sword\":2", "\"sword\":12")}));
    const QByteArray before = kept.store->boxes().constFirst().file;
    kept.boxes().edit(u"A"_s);
    kept.editor().pickPart(u"cost"_s);
    kept.choose({u"bonsai"_s});
    QVERIFY2(kept.editor().view().message.contains(u"“What the offering needs”"_s),
             qPrintable(kept.editor().view().message));
    QCOMPARE(kept.store->boxes().constFirst().file, before);
    kept.editor().pickPart(u"favor"_s);
    QVERIFY(kept.editor().view().message.isEmpty());
}

void TestBoxes::removesACard()
{
    Kept kept;
    kept.keep(boxOf({one, other("\"A\"", "\"B\"")}));
    kept.boxes().edit(u"A"_s);
    kept.editor().remove();
    QCOMPARE(kept.app().page(), u"cards"_s);
    QCOMPARE(kept.kept().cards.size(), std::size_t(1));
    QCOMPARE(kept.store->copiesOf(kept.store->boxes().constFirst().id).size(), 1);
}

/// A table keeps the box that it began with.
void TestBoxes::leavesRunningTablesAlone()
{
    Kept kept;
    kept.keep(boxOf({one}));
    kept.beginTable();
    const QByteArray state = kept.program.state();
    kept.app().show(u"box"_s);
    kept.boxes().edit(u"A"_s);
    kept.editor().pickPart(u"favor"_s);
    kept.choose({u"20"_s});
    QCOMPARE(kept.kept().cards[0].favor, 20);
    QCOMPARE(kept.program.table().state().box->cards[0].favor, 3);
    QCOMPARE(kept.program.state(), state);
}

void TestBoxes::showsABoxBeforeItIsKept()
{
    Kept kept;
    kept.paste(boxOf({one, other("\"A\"", "\"B\"").replace(":3", ":null")}));
    QCOMPARE(kept.app().page(), u"take"_s);
    QVERIFY(kept.store->boxes().isEmpty());
    QCOMPARE(kept.incoming().view().cards, 2);
    QCOMPARE(kept.incoming().view().open, 1);
    kept.incoming().take();
    QCOMPARE(kept.app().page(), u"box"_s);
    QCOMPARE(kept.store->boxes().size(), 1);
    kept.paste(boxOf({one, other("\"A\"", "\"B\"").replace(":3", ":null")}));
    QVERIFY(kept.incoming().view().changesNothing);
    kept.incoming().take();
    QCOMPARE(kept.store->boxes().size(), 1);
    QVERIFY(kept.store->copiesOf(kept.store->boxes().constFirst().id).isEmpty());
}

/// Into the box of that id, by itself.
void TestBoxes::mergesHalfTypedBoxes()
{
    Kept kept;
    kept.keep(boxOf({half, other("\"A\"", "\"M\"")}));
    kept.paste(boxOf({one, other("\"A\"", "\"T\"").replace(":3", ":9")}));
    const BoxImportView &view = kept.incoming().view();
    QCOMPARE(view.added, 1);
    QCOMPARE(view.completed, 1);
    QCOMPARE(view.differing, 0);
    QCOMPARE(view.onlyMine, 1);
    kept.incoming().take();
    QCOMPARE(kept.kept().cards.size(), std::size_t(3));
    QCOMPARE(kept.kept().cards[0].favor, 3);
    QCOMPARE(kept.store->boxes().size(), 1);
}

void TestBoxes::asksWhereBoxesDiffer()
{
    Kept kept;
    kept.keep(boxOf({one}));
    kept.paste(boxOf({other("\"favor\":3", "\"favor\":4")}));
    QCOMPARE(kept.incoming().view().differing, 1);
    auto &rows = *kept.incoming().rows();
    QCOMPARE(rows.rowCount(), 2);
    QVERIFY(valueOf(rows, 1, "isQuestion").toBool());
    QCOMPARE(valueOf(rows, 1, "mine").toString(), u"3 favor"_s);
    QCOMPARE(valueOf(rows, 1, "theirs").toString(), u"4 favor"_s);
    QVERIFY(kept.incoming().view().changesNothing);
    kept.incoming().pickTheirs(1, true);
    QVERIFY(valueOf(rows, 1, "takesTheirs").toBool());
    kept.incoming().pickTheirs(1, false);
    QVERIFY(!valueOf(rows, 1, "takesTheirs").toBool());
    kept.incoming().pickTheirs(1, true);
    kept.incoming().take();
    QCOMPARE(kept.kept().cards[0].favor, 4);
}

void TestBoxes::partsTwoCards()
{
    Kept kept;
    kept.keep(boxOf({one}));
    kept.paste(boxOf({other("\"favor\":3", "\"favor\":4")}));
    QVERIFY(valueOf(*kept.incoming().rows(), 0, "canPart").toBool());
    kept.incoming().part(0);
    QCOMPARE(kept.incoming().view().differing, 0);
    QCOMPARE(kept.incoming().view().added, 1);
    kept.incoming().take();
    QCOMPARE(kept.kept().cards.size(), std::size_t(2));
}

void TestBoxes::keepsTheOldBox()
{
    Kept kept;
    kept.keep(boxOf({half}));
    const BoxEntry before = kept.store->boxes().constFirst();
    kept.keep(boxOf({one}));
    QCOMPARE(kept.store->copiesOf(before.id).constFirst().file, before.file);
    kept.paste(boxOf({half}));
    kept.incoming().pickTarget({});
    QCOMPARE(kept.incoming().rows()->rowCount(), 0);
    kept.incoming().take();
    QCOMPARE(kept.store->boxes().size(), 2);
}

/// And what the box was until then is a copy in its turn.
void TestBoxes::bringsAnEarlierCopyBack()
{
    Kept kept;
    kept.keep(boxOf({half}));
    QCOMPARE(kept.boxes().copies()->rowCount(), 0);
    kept.keep(boxOf({one, other("\"A\"", "\"B\"")}));
    QCOMPARE(kept.kept().cards.size(), std::size_t(2));
    const arigato::Box merged = kept.kept();
    QCOMPARE(kept.boxes().copies()->rowCount(), 1);
    QCOMPARE(valueOf(*kept.boxes().copies(), 0, "cards").toInt(), 1);
    kept.boxes().bringBack(0);
    QVERIFY(kept.kept() == boxIn(boxOf({half})));
    QCOMPARE(kept.boxes().cards()->rowCount(), 1);
    QCOMPARE(kept.boxes().copies()->rowCount(), 2);
    QCOMPARE(valueOf(*kept.boxes().copies(), 0, "cards").toInt(), 2);
    kept.boxes().bringBack(7);
    kept.boxes().bringBack(0);
    QVERIFY(kept.kept() == merged);
    kept.boxes().edit(u"B"_s);
    kept.choose({u"4"_s});
    QCOMPARE(kept.kept().cards.size(), std::size_t(2));
}

void TestBoxes::takesASingleCardIn()
{
    Kept sender;
    sender.keep(boxOf({one, other("\"A\"", "\"B\"").replace(":3", ":9")}));
    sender.boxes().shareCard(u"B"_s);
    QCOMPARE(sender.app().page(), u"send"_s);
    QCOMPARE(sender.boxes().sharing()->codes().size(), 1);
    sender.boxes().sharing()->copy();
    QVERIFY(!sender.boxes().sharing()->message().isEmpty());
    Kept receiver;
    receiver.keep(boxOf({one}));
    receiver.app().paste();
    QCOMPARE(receiver.incoming().view().added, 1);
    QCOMPARE(receiver.incoming().view().onlyMine, 1);
    receiver.incoming().take();
    QVERIFY(receiver.kept() == sender.kept());
    sender.boxes().share();
    sender.boxes().sharing()->copy();
    const QString all = QGuiApplication::clipboard()->text();
    QCOMPARE(std::get<Code>(readCode(all)).content, arigato::writeBox(sender.kept()));
}

void TestBoxes::leavesTheOldBoxWhenBroken_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(GYOJI_GOLDEN_DIR "/broken-boxes"));
    const auto names = folder.entryList({u"*.gyojibox"_s});
    QVERIFY(names.size() >= 60);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestBoxes::leavesTheOldBoxWhenBroken()
{
    QFETCH(const QString, file);
    Kept kept;
    QFile sample(u":/boxes/arigato-sample.gyojibox"_s);
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QVERIFY(std::holds_alternative<QString>(kept.store->keepBox("arigato", sample.readAll())));
    const auto before = kept.store->boxes();
    kept.app().openFile(QUrl::fromLocalFile(file));
    QVERIFY(!kept.app().message().isEmpty());
    QCOMPARE(kept.app().page(), u"box"_s);
    QVERIFY(kept.store->boxes() == before);
    QVERIFY(kept.store->copiesOf(before.constFirst().id).isEmpty());
}

void TestBoxes::saysWhichCardCannotBeRead()
{
    Kept kept;
    kept.paste(boxOf({one, other("\"A\"", "\"B\"").replace(":3", ":33")}));
    QVERIFY2(kept.app().message().contains(u"Card B:"_s), qPrintable(kept.app().message()));
    QVERIFY(kept.app().message().contains(u"/cards/1/favor"_s));
}

void TestBoxes::matchesColors()
{
    Kept kept;
    kept.keep(boxOf({one}));
    BoxColors &colors = *kept.pages().colors();
    colors.pickType(u"sculptor"_s);
    colors.pickColor(u"teal"_s);
    QCOMPARE(kept.kept().hues.at(arigato::ArtisanType::Sculptor), arigato::Hue::Teal);
    QVERIFY(valueOf(*colors.colors(), 4, "isPicked").toBool());
    colors.pickColor(u"teal"_s);
    QVERIFY(kept.kept().hues.empty());
}

void TestBoxes::describesADay()
{
    Kept kept;
    kept.boxes().make();
    FaceEditor &calendar = *kept.pages().calendar();
    calendar.pickFace(u"2b"_s);
    calendar.pickDay(7);
    for (const auto &choice : {u"village"_s, u"same"_s})
        calendar.objective()->choose(choice);
    QVERIFY(kept.kept().faces.empty());
    calendar.objective()->choose(u"3"_s);
    QCOMPARE(kept.kept().faces.size(), std::size_t(1));
    QCOMPARE(kept.kept().faces[0].id, "2b");
    QCOMPARE(kept.kept().faces[0].tile, 2);
    for (const auto &choice : {u"sculptor"_s, u"offering"_s})
        calendar.objective()->choose(choice);
    calendar.objective()->add();
    for (const auto &choice : {u"supply"_s, u"any"_s, u"2"_s, u"sword"_s})
        calendar.objective()->choose(choice);
    const arigato::Objective expected{
        arigato::ObjectiveCount{arigato::Zone::Village,
                                arigato::ObjectiveKind::Same,
                                3,
                                arigato::ArtisanType::Sculptor,
                                {},
                                arigato::Mark::Offering},
        arigato::ObjectiveCount{
            arigato::Zone::Supply, arigato::ObjectiveKind::Any, 2, {}, arigato::Item::Sword, {}}};
    QVERIFY(kept.kept().faces[0].days.at(7) == expected);
    QVERIFY(kept.boxes().view().notes.contains(u"Calendar faces: 1 of 4"_s));
    calendar.clear();
    QVERIFY(!kept.kept().faces[0].days.contains(7));
}

/// What the model cannot say.
void TestBoxes::describesADayInWords()
{
    Kept kept;
    kept.boxes().make();
    FaceEditor &calendar = *kept.pages().calendar();
    calendar.pickDay(2);
    calendar.objective()->addWords();
    QVERIFY(calendar.objective()->view().isInWords);
    calendar.objective()->setWords(u" The tallest tower "_s);
    const arigato::Objective expected{arigato::ObjectiveManual{{"The tallest tower", {}, {}}}};
    QVERIFY(kept.kept().faces[0].days.at(2) == expected);
    QCOMPARE(valueOf(*calendar.days(), 0, "objective").toString(), u"The tallest tower"_s);
}

void TestBoxes::refusesAFallingTable()
{
    Kept kept;
    kept.boxes().make();
    FaceEditor &calendar = *kept.pages().calendar();
    calendar.setTable(u"0 1、3"_s);
    QVERIFY(kept.kept().scoreTable == arigato::ScoreTable({0, 1, 3}));
    QCOMPARE(calendar.view().table, u"0, 1, 3"_s);
    calendar.setTable(u"0, 3, 2"_s);
    QVERIFY2(calendar.view().message.contains(u"“Objective scoring”"_s),
             qPrintable(calendar.view().message));
    calendar.setTable(u"0, x"_s);
    QVERIFY(!calendar.view().message.isEmpty());
    QVERIFY(kept.kept().scoreTable == arigato::ScoreTable({0, 1, 3}));
    calendar.setTable({});
    QVERIFY(!kept.kept().scoreTable);
}

/// It goes before the box's where that face lies on top.
void TestBoxes::describesTheScoringOfAFace()
{
    Kept kept;
    kept.boxes().make();
    FaceEditor &calendar = *kept.pages().calendar();
    calendar.pickFace(u"2b"_s);
    calendar.setFaceTable(u"0, 2, 5"_s);
    QCOMPARE(calendar.view().faceTable, u"0, 2, 5"_s);
    QVERIFY(!kept.kept().scoreTable);
    QVERIFY(kept.kept().face("2b")->scoreTable == arigato::ScoreTable({0, 2, 5}));
    calendar.setFaceTable(u"0, 3, 2"_s);
    QVERIFY(!calendar.view().message.isEmpty());
    QVERIFY(kept.kept().face("2b")->scoreTable == arigato::ScoreTable({0, 2, 5}));
    calendar.setFaceTable({});
    QVERIFY(!kept.kept().face("2b")->scoreTable);
}

/// Of a table begun with the sample cards go into an own box.
void TestBoxes::learnsFromATable()
{
    Kept kept;
    beginTable(kept.app(), {u"Aki"_s, u"Bea"_s});
    arigato::Card card = boxIn(boxOf({half})).cards[0];
    QVERIFY(kept.program.table().act(arigato::Define{card}));
    kept.app().show(u"box"_s);
    TableBox &bridge = *kept.app().tableBox();
    QCOMPARE(bridge.view().learned, 1);
    QCOMPARE(bridge.view().effectsOpen, 1);
    bridge.learn();
    QCOMPARE(kept.app().page(), u"take"_s);
    kept.incoming().take();
    QVERIFY(kept.kept().cards[0] == card);
    QVERIFY(kept.kept().id != "sample");
    QCOMPARE(bridge.view().learned, 0);
    card.favor = 5;
    QVERIFY(kept.program.table().act(arigato::Define{card}));
    kept.app().show(u"box"_s);
    bridge.learn();
    QCOMPARE(kept.incoming().view().completed, 1);
    kept.incoming().take();
    QCOMPARE(kept.store->boxes().size(), 1);
    QCOMPARE(kept.kept().cards[0].favor, 5);
}

/// The first game of a group: its box is made with it, and knows nothing yet.
void TestBoxes::beginsWithoutABox()
{
    Kept kept;
    kept.app().show(u"new"_s);
    QVERIFY(valueOf(*kept.app().newTable()->boxes(), 1, "isNew").toBool());
    kept.beginTable(u"new"_s);
    QCOMPARE(kept.app().page(), u"table"_s);
    QCOMPARE(kept.kept().cards.size(), std::size_t(0));
    QVERIFY(kept.kept().faces.empty());
    const arigato::State &state = kept.app().table()->state();
    QCOMPARE(state.box->id, kept.kept().id);
    for (int day = 2; day <= 11; ++day)
        QVERIFY(arigato::isOpenObjective(*state.calendar->objective(day)));
    kept.app().show(u"new"_s);
    QCOMPARE(kept.app().newTable()->boxes()->rowCount(), 2);
    QCOMPARE(valueOf(*kept.app().newTable()->boxes(), 1, "box").toString(),
             kept.store->boxes().constFirst().id);
}

void TestBoxes::learnsTheCalendarOfATable()
{
    Kept kept;
    kept.beginTable(u"new"_s);
    ArigatoTable &table = *kept.app().table();
    TableCalendar &calendar = *table.calendar();
    arigato::Adjust inDayThree;
    inDayThree.player = 0;
    inDayThree.day = 3;
    inDayThree.phase = arigato::Phase::Day;
    QVERIFY(table.act(inDayThree));
    QVERIFY(table.seat()->view().canDescribe);
    table.seat()->describeObjective();
    QCOMPARE(kept.app().page(), u"objective"_s);
    QCOMPARE(calendar.day(), 3);
    calendar.keep();
    for (const auto &choice : {u"supply"_s, u"any"_s, u"1"_s})
        calendar.objective()->choose(choice);
    calendar.keep();
    QCOMPARE(kept.app().page(), u"table"_s);
    QVERIFY(!table.seat()->view().canDescribe);
    const arigato::Objective supply{
        arigato::ObjectiveCount{arigato::Zone::Supply, arigato::ObjectiveKind::Any, 1, {}, {}, {}}};
    QVERIFY(*table.state().calendar->objective(3) == supply);

    arigato::Adjust twoTokens;
    twoTokens.player = 1;
    twoTokens.objectives = 2;
    QVERIFY(table.act(twoTokens));
    table.finish();
    kept.app().show(u"results"_s);
    TableBox &learning = *kept.app().tableBox();
    QVERIFY(learning.view().asksScoreTable);
    QCOMPARE(learning.view().days, 1);
    learning.setScoreTable(u"0, 3, 2"_s);
    QVERIFY(!learning.view().message.isEmpty());
    learning.setScoreTable(u"0, 3, 6"_s);
    QVERIFY(!learning.view().asksScoreTable);
    QVERIFY(learning.view().hasScoreTable);
    QCOMPARE(table.running().table().sheet().seats[1].total(), 6);
    learning.learn();
    kept.incoming().take();
    QVERIFY(kept.kept().face("1a")->days == arigato::ObjectiveDays({{3, supply}}));
    QVERIFY(kept.kept().scoreTable == arigato::ScoreTable({0, 3, 6}));
    QVERIFY(!learning.view().canLearn);
    QCOMPARE(kept.store->plays().constFirst().sheet.seats[1].total(), 6);
}

/// From here on.
void TestBoxes::takesACardOver()
{
    Kept kept;
    kept.keep(boxOf({one}));
    kept.beginTable();
    kept.app().show(u"box"_s);
    kept.boxes().edit(u"A"_s);
    TableBox &bridge = *kept.app().tableBox();
    QVERIFY(!bridge.view().canTakeOver);
    kept.editor().pickPart(u"favor"_s);
    kept.choose({u"9"_s});
    QVERIFY(bridge.view().canTakeOver);
    bridge.takeOver();
    QCOMPARE(kept.program.table().state().box->cards[0].favor, 9);
    QVERIFY(!bridge.view().canTakeOver);
}

void TestBoxes::savesAFile()
{
    Kept kept;
    kept.keep(boxOf({one}));
    kept.boxes().share();
    BoxSharing &sharing = *kept.boxes().sharing();
    const QUrl file = sharing.suggestion(QUrl::fromLocalFile(kept.folder.path()));
    QCOMPARE(file.fileName(), u"Ours.gyojibox"_s);
    sharing.save(file);
    QFile saved(file.toLocalFile());
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(saved.readAll(), arigato::writeBox(kept.kept()));
}

void TestBoxes::changesListsAsListsMust()
{
    Kept kept;
    kept.keep(boxOf({one}));
    kept.paste(boxOf({other("\"favor\":3", "\"favor\":4"), other("\"A\"", "\"B\"")}));
    const ListWatch watch(kept.app());
    QVERIFY(watch.size() >= 9);
    kept.incoming().pickTheirs(1, true);
    kept.incoming().pickTarget({});
    kept.boxes().make();
    kept.boxes().describe();
    kept.choose({u"sculptor"_s, u"UL"_s, u"3"_s, u"sword"_s});
    kept.editor().pickPart(u"when"_s);
    kept.choose({u"dusk-row"_s, u"upper gardener 2"_s, u"sword"_s, u"none"_s});
    kept.program.settings.setLanguage(u"ja"_s);
    kept.program.settings.setLanguage(u"fr"_s);
    kept.editor().repeat();
    FaceEditor &calendar = *kept.pages().calendar();
    calendar.pickDay(3);
    calendar.objective()->choose(u"gate"_s);
    calendar.objective()->addWords();
    calendar.pickFace(u"2a"_s);
    kept.boxes().pick(u"sample"_s);
}

QTEST_MAIN(TestBoxes)
#include "tst_boxes.moc"
