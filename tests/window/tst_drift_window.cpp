// SPDX-License-Identifier: MIT
#include "hands.h"
#include "models.h"
#include "opened_window.h"
#include "window/arigato/seat_care.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// Aki in the daytime of day 2 with two swords.
const QByteArrayList lines{
    R"({"gyoji":1,"game":"arigato","players":["Aki","Bea"],"box":"sample","calendar":["1a","2b"]})",
    R"({"do":"adjust","player":0,"day":2,"phase":"day","items":{"sword":2}})",
    R"({"do":"note","text":"later"})"};

struct Day : OpenedWindow
{
    Day()
        : OpenedWindow(lines)
    {
    }

    SeatCare &care() const { return *seat().care(); }
    int count(arigato::Item item) const { return first().items[indexOf(item)]; }
};

} // namespace

/// What lies there is typed, and the window says what went wrong.
class TestDriftWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mendsWhatWasLeftOut();
    void saysWhereNothingExplainsIt();
    void forgetsWhatIsNoLongerAsked();
    void speaksTheLanguageThatIsSet();
};

void TestDriftWindow::mendsWhatWasLeftOut()
{
    const Day game;
    SeatCare &care = game.care();
    const ListWatch watch(*game.app);
    care.correctCount(u"sword"_s, -2);
    care.correctCount(u"bonsai"_s, 1);
    care.findCauses();
    QVERIFY(care.causes()->rowCount() > 0);
    QCOMPARE(valueOf(*care.causes(), 0, "cause").toString(),
             u"Left out on day 2? Aki exchanges 2 swords for 1 bonsai."_s);
    const std::size_t before = game.table().journal().size();
    care.mend(0);
    QCOMPARE(game.count(arigato::Item::Sword), 0);
    QCOMPARE(game.count(arigato::Item::Bonsai), 1);
    QCOMPARE(game.table().journal().size(), before + 1);
    QCOMPARE(care.causes()->rowCount(), 0);
    QVERIFY(!care.isCorrected());
}

void TestDriftWindow::saysWhereNothingExplainsIt()
{
    const Day game;
    SeatCare &care = game.care();
    care.correctCount(u"objectives"_s, 77);
    care.findCauses();
    QCOMPARE(care.causes()->rowCount(), 0);
    QVERIFY(!care.verdict().isEmpty());
    QVERIFY(care.isCorrected());
}

void TestDriftWindow::forgetsWhatIsNoLongerAsked()
{
    const Day game;
    SeatCare &care = game.care();
    care.correctCount(u"sword"_s, -2);
    care.correctCount(u"bonsai"_s, 1);
    care.findCauses();
    QVERIFY(care.causes()->rowCount() > 0);
    care.correctCount(u"bonsai"_s, 1);
    QCOMPARE(care.causes()->rowCount(), 0);
    QVERIFY(care.verdict().isEmpty());
}

void TestDriftWindow::speaksTheLanguageThatIsSet()
{
    const Day game;
    SeatCare &care = game.care();
    care.correctCount(u"sword"_s, -2);
    care.correctCount(u"bonsai"_s, 1);
    care.findCauses();
    const QString verdict = care.verdict();
    const QString cause = valueOf(*care.causes(), 0, "cause").toString();
    game.settings->setLanguage(u"fr"_s);
    QVERIFY(!care.verdict().isEmpty() && care.verdict() != verdict);
    QVERIFY(valueOf(*care.causes(), 0, "cause").toString() != cause);
}

QTEST_MAIN(TestDriftWindow)

#include "tst_drift_window.moc"
