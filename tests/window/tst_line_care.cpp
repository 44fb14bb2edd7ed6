// SPDX-License-Identifier: MIT
#include "hands.h"
#include "models.h"
#include "opened_window.h"
#include "screen.h"
#include "window/arigato/line_care.h"
#include "window/window.h"

#include <QElapsedTimer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// Aki exchanges swords for a bonsai, Bea is between, and Aki exchanges the two bonsai.
const QByteArrayList lines{
    R"({"gyoji":1,"game":"arigato","players":["Aki","Bea"],"box":"sample","calendar":["1a","2b"]})",
    R"({"do":"adjust","player":0,"day":2,"phase":"day","items":{"sword":2,"bonsai":1}})",
    R"({"do":"exchange","player":0,"give":"sword","take":"bonsai"})",
    R"({"do":"adjust","player":1,"favor":3})",
    R"({"do":"exchange","player":0,"give":"bonsai","take":"statue"})"};

struct Evening : OpenedWindow
{
    explicit Evening(const QByteArrayList &played = lines)
        : OpenedWindow(played)
    {
        table().beginLog();
    }

    LineCare &care() const { return *table().lineCare(); }
    std::size_t size() const { return table().journal().size(); }
    const arigato::Items &items() const { return first().items; }
    int count(arigato::Item item) const { return items()[indexOf(item)]; }
    QString deed(int line) const { return valueOf(*table().log(), line, "deed").toString(); }
};

/// The row of the option that says so; -1 where there is none.
int optionSaying(LineCare &care, const QString &text)
{
    for (int row = 0; row < care.options()->rowCount(); ++row) {
        if (valueOf(*care.options(), row, "option") == text)
            return row;
    }
    return -1;
}

QString nameOf(const QAbstractItemModel &list, const QByteArray &role)
{
    QStringList names;
    for (int row = 0; row < list.rowCount(); ++row)
        names << valueOf(list, row, role).toString();
    return names.join(u' ');
}

} // namespace

/// Earlier lines mended on the page of the whole journal.
class TestLineCare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensTheLineThatIsTapped();
    void takesALineOut();
    void showsWhatWouldFallAndLeavesItOut();
    void leavesEverythingAsItIs();
    void changesALine();
    void saysWhichChoiceMakesALineFall();
    void putsOneInBefore();
    void leavesOutAllThatFallsInTurn();
    void changesAPartOfABatch();
    void keepsWhatIsSecretClosed();
    void followsTheTable();
    void saysWhatUndoAndRedoWouldDo();
    void undoesAfterReopening();
    void speaksTheLanguageThatIsSet();
    void mendsByClicks();
    void mendsWhateverItOffers();
};

void TestLineCare::opensTheLineThatIsTapped()
{
    const Evening evening;
    LineCare &care = evening.care();
    QCOMPARE(care.line(), -1);
    QCOMPARE(care.step(), QString());
    care.open(1);
    QCOMPARE(care.line(), 1);
    QCOMPARE(care.step(), u"open"_s);
    QVERIFY(care.canChange() && care.canAdd());
    care.open(1);
    QCOMPARE(care.line(), -1);
    care.open(99);
    QCOMPARE(care.line(), -1);
}

void TestLineCare::takesALineOut()
{
    const Evening evening;
    LineCare &care = evening.care();
    const ListWatch watch(*evening.app);
    const QByteArray before = evening.program->state();
    care.open(2);
    care.remove();
    QCOMPARE(care.step(), u"plan"_s);
    QCOMPARE(care.plan(), u"Without this: Bea’s counts are corrected."_s);
    QCOMPARE(care.outcome(), u"Bea: 0 in total instead of 3."_s);
    QCOMPARE(care.verdict(), u"All that was done later stands."_s);
    QVERIFY(!care.leavesOut());
    QCOMPARE(evening.program->state(), before);
    care.confirm();
    QCOMPARE(evening.size(), 3U);
    QCOMPARE(evening.table().log()->rowCount(), 3);
    QCOMPARE(care.line(), -1);
    evening.table().undo();
    QCOMPARE(evening.program->state(), before);
    QCOMPARE(evening.size(), 4U);
}

void TestLineCare::showsWhatWouldFallAndLeavesItOut()
{
    const Evening evening;
    LineCare &care = evening.care();
    const ListWatch watch(*evening.app);
    const QByteArray before = evening.program->state();
    care.open(1);
    care.remove();
    QVERIFY(care.leavesOut());
    QCOMPARE(care.fallen()->rowCount(), 1);
    QCOMPARE(valueOf(*care.fallen(), 0, "deed").toString(),
             u"Aki exchanges 2 bonsai for 1 statue."_s);
    QVERIFY(valueOf(*care.fallen(), 0, "why")
                .toString()
                .contains(u"two identical items"_s, Qt::CaseInsensitive));
    QCOMPARE(evening.program->state(), before);
    care.confirm();
    QCOMPARE(evening.size(), 2U);
    QCOMPARE(evening.deed(1), u"Bea’s counts are corrected."_s);
    QCOMPARE(evening.count(arigato::Item::Sword), 2);
    QCOMPARE(evening.count(arigato::Item::Statue), 0);
    evening.table().undo();
    QCOMPARE(evening.program->state(), before);
    evening.table().redo();
    QCOMPARE(evening.size(), 2U);
}

void TestLineCare::leavesEverythingAsItIs()
{
    const Evening evening;
    LineCare &care = evening.care();
    const QByteArray before = evening.program->state();
    care.open(1);
    care.remove();
    care.back();
    QCOMPARE(care.step(), u"open"_s);
    care.change();
    QCOMPARE(care.step(), u"options"_s);
    care.pickOption(0);
    QCOMPARE(care.step(), u"plan"_s);
    care.back();
    QCOMPARE(care.step(), u"options"_s);
    care.back();
    care.back();
    QCOMPARE(care.step(), QString());
    care.confirm();
    QCOMPARE(evening.program->state(), before);
}

void TestLineCare::changesALine()
{
    const Evening evening;
    LineCare &care = evening.care();
    const ListWatch watch(*evening.app);
    care.open(3);
    care.change();
    care.pickFacet(u"items"_s);
    const int row = optionSaying(care, u"Aki exchanges 2 bonsai for 1 firework."_s);
    QVERIFY(row >= 0);
    QCOMPARE(optionSaying(care, u"Aki exchanges 2 bonsai for 1 statue."_s), -1);
    care.pickOption(row);
    QCOMPARE(care.plan(), u"Instead: Aki exchanges 2 bonsai for 1 firework."_s);
    care.confirm();
    QCOMPARE(evening.count(arigato::Item::Firework), 1);
    QCOMPARE(evening.count(arigato::Item::Statue), 0);
    QCOMPARE(evening.size(), 4U);
}

void TestLineCare::saysWhichChoiceMakesALineFall()
{
    const Evening evening;
    LineCare &care = evening.care();
    care.open(1);
    care.change();
    care.pickFacet(u"items"_s);
    const int row = optionSaying(care, u"Aki exchanges 2 swords for 1 origami."_s);
    QVERIFY(row >= 0);
    const QString falls = valueOf(*care.options(), row, "falls").toString();
    QVERIFY2(
        falls.startsWith(u"1 later line would fall, first: Aki exchanges 2 bonsai for 1 statue."_s),
        qPrintable(falls));
}

void TestLineCare::putsOneInBefore()
{
    const Evening evening;
    LineCare &care = evening.care();
    const ListWatch watch(*evening.app);
    care.open(1);
    care.addBefore();
    QVERIFY(nameOf(*care.facets(), "facet").contains(u"act/exchange"_s));
    care.pickFacet(u"act/gain"_s);
    const int row =
        optionSaying(care, u"Aki notes a gain by hand. Aki gains 1 sword, entered by hand."_s);
    QVERIFY2(row >= 0, qPrintable(nameOf(*care.options(), "option")));
    care.pickOption(row);
    QVERIFY(!care.leavesOut());
    care.confirm();
    QCOMPARE(evening.size(), 5U);
    QCOMPARE(evening.deed(1), u"Aki notes a gain by hand."_s);
    QCOMPARE(evening.count(arigato::Item::Sword), 1);
}

/// Without the swords the first exchange falls, and without its bonsai the second.
void TestLineCare::leavesOutAllThatFallsInTurn()
{
    const Evening evening;
    LineCare &care = evening.care();
    care.open(1);
    care.addBefore();
    care.pickFacet(u"act/exchange"_s);
    care.pickOption(optionSaying(care, u"Aki exchanges 2 swords for 1 firework."_s));
    QCOMPARE(care.fallen()->rowCount(), 2);
    care.confirm();
    QCOMPARE(evening.size(), 3U);
    QCOMPARE(evening.count(arigato::Item::Firework), 1);
    QCOMPARE(evening.deed(2), u"Bea’s counts are corrected."_s);
}

void TestLineCare::changesAPartOfABatch()
{
    QByteArrayList played = lines.first(2);
    played
        << R"({"do":"batch","actions":[{"do":"exchange","player":0,"give":"sword","take":"bonsai"},{"do":"exchange","player":0,"give":"bonsai","take":"statue"}]})";
    const Evening evening(played);
    LineCare &care = evening.care();
    care.open(1);
    care.change();
    care.pickFacet(u"without"_s);
    const int row = optionSaying(care, u"Without this: Aki exchanges 2 swords for 1 bonsai."_s);
    QVERIFY(row >= 0);
    QVERIFY(!valueOf(*care.options(), row, "falls").toString().isEmpty());
    care.pickFacet(u"items"_s);
    care.pickOption(optionSaying(care, u"Aki exchanges 2 swords for 1 origami."_s));
    QCOMPARE(care.fallen()->rowCount(), 1);
    QCOMPARE(valueOf(*care.fallen(), 0, "deed").toString(),
             u"Aki exchanges 2 bonsai for 1 statue."_s);
    care.confirm();
    QCOMPARE(evening.size(), 2U);
    QCOMPARE(evening.count(arigato::Item::Origami), 1);
    QCOMPARE(evening.count(arigato::Item::Bonsai), 1);
}

void TestLineCare::keepsWhatIsSecretClosed()
{
    QByteArrayList played = lines.first(1);
    played << R"({"do":"producers","player":0,"types":["sculptor","gardener"]})"
           << R"({"do":"producers","player":1,"types":["sculptor","gardener"]})";
    const Evening evening(played);
    evening.table().setDevices({1, 0});
    evening.care().open(0);
    QCOMPARE(evening.care().line(), -1);
    QCOMPARE(evening.table().deedOf(0), u"Aki chooses in secret."_s);
    evening.care().open(1);
    QCOMPARE(evening.care().line(), 1);
    evening.table().setDevices({1, 1});
    QCOMPARE(evening.care().line(), -1);
    QCOMPARE(evening.table().view().undoLabel, u"Undo: Bea chooses in secret."_s);
}

void TestLineCare::followsTheTable()
{
    const Evening evening;
    LineCare &care = evening.care();
    care.open(1);
    care.remove();
    QCOMPARE(care.fallen()->rowCount(), 1);
    evening.table().undo();
    QCOMPARE(care.line(), 1);
    QCOMPARE(care.fallen()->rowCount(), 0);
    evening.table().redo();
    QCOMPARE(care.fallen()->rowCount(), 1);
    for (int n = 0; n < 3; ++n)
        evening.table().undo();
    QCOMPARE(care.line(), -1);
}

void TestLineCare::saysWhatUndoAndRedoWouldDo()
{
    const Evening evening;
    ArigatoTable &table = evening.table();
    QCOMPARE(table.view().undoLabel, u"Undo: Aki exchanges 2 bonsai for 1 statue."_s);
    QCOMPARE(table.view().undoneAct, u"Exchange"_s);
    QVERIFY(table.view().redoLabel.isEmpty());
    table.undo();
    QCOMPARE(table.view().undoLabel, u"Undo: Bea’s counts are corrected."_s);
    QCOMPARE(table.view().redoLabel, u"Redo: Aki exchanges 2 bonsai for 1 statue."_s);
    table.redo();
    evening.care().open(2);
    evening.care().remove();
    evening.care().confirm();
    QCOMPARE(table.view().undoLabel, u"Undo: what was changed on day 1"_s);
    table.undo();
    QCOMPARE(table.view().redoLabel, u"Redo: what was changed on day 1"_s);
    QCOMPARE(table.view().undoLabel, u"Undo: Aki exchanges 2 bonsai for 1 statue."_s);
}

void TestLineCare::undoesAfterReopening()
{
    Evening evening;
    const QByteArray before = evening.program->state();
    evening.care().open(1);
    evening.care().remove();
    evening.care().confirm();
    evening.start();
    evening.table().undo();
    QCOMPARE(evening.program->state(), before);
}

void TestLineCare::speaksTheLanguageThatIsSet()
{
    const Evening evening;
    LineCare &care = evening.care();
    care.open(1);
    care.remove();
    const QString plan = care.plan();
    const QString why = valueOf(*care.fallen(), 0, "why").toString();
    evening.settings->setLanguage(u"ja"_s);
    QVERIFY(!care.plan().isEmpty() && care.plan() != plan);
    QVERIFY(valueOf(*care.fallen(), 0, "why").toString() != why);
    QVERIFY(evening.table().view().undoLabel.startsWith(u"元に戻す"_s));
}

void TestLineCare::mendsByClicks()
{
    const Evening evening;
    evening.app->show(u"journal"_s);
    Window window(*evening.app, {360, 640});
    QQuickWindow &quick = *window.quickWindow();
    quick.show();
    QVERIFY(QTest::qWaitForWindowExposed(&quick));
    const auto tap = [&quick](const QString &name) {
        quick.grabWindow();
        const QQuickItem *item = itemNamed(quick, name);
        if (item)
            click(quick, *item);
        return item != nullptr;
    };
    QVERIFY(tap(u"line:1"_s));
    QVERIFY(tap(u"changeLine"_s));
    QVERIFY(tap(u"facet:items"_s));
    const int row = optionSaying(evening.care(), u"Aki exchanges 2 swords for 1 origami."_s);
    QVERIFY(tap(u"option:%1"_s.arg(row)));
    QVERIFY(tap(u"confirmMend"_s));
    QCOMPARE(evening.count(arigato::Item::Origami), 1);
    QCOMPARE(evening.size(), 3U);
    QVERIFY(tap(u"undo"_s));
    QCOMPARE(evening.size(), 4U);
    QVERIFY(tap(u"redo"_s));
    QCOMPARE(evening.size(), 3U);
}

/// Whatever is offered for a line of a whole game can be confirmed, and is one undo.
void TestLineCare::mendsWhateverItOffers()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    beginTable(program.app, {u"Aki"_s, u"Béa"_s, u"千"_s});
    ArigatoTable &table = program.table();
    QVERIFY(playOut(table));
    LineCare &care = *table.lineCare();
    const QByteArray whole = program.state();
    const auto size = static_cast<int>(table.journal().size());
    int mended = 0;
    qint64 longest = 0;
    for (int line = 0; line < size; line += 7) {
        for (void (LineCare::*way)() :
             {&LineCare::remove, &LineCare::change, &LineCare::addBefore}) {
            QElapsedTimer timer;
            timer.start();
            care.open(line);
            (care.*way)();
            longest = std::max(longest, timer.elapsed());
            care.pickOption(line % std::max(1, care.options()->rowCount()));
            if (care.step() != "plan"_L1) {
                care.close();
                continue;
            }
            care.confirm();
            QVERIFY2(table.message().isEmpty(), qPrintable(table.message()));
            ++mended;
            table.undo();
            QCOMPARE(program.state(), whole);
        }
    }
    QVERIFY(mended > size / 7);
    qInfo("%d changes to a game of %d lines; the longest wait for choices: %lld ms", mended, size,
          longest);
}

QTEST_MAIN(TestLineCare)
#include "tst_line_care.moc"
