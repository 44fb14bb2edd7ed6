// SPDX-License-Identifier: MIT
#include "hands.h"
#include "opened_window.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QByteArray header =
    R"({"gyoji":1,"game":"arigato","players":["Aki","Béa","千"],"box":"sample","calendar":["1a","2b"]})";

/// A workshop that costs a sword, named W, in UL; one that costs nothing else.
const QByteArray swordsmith =
    R"({"do":"define","card":{"id":"W","type":"sculptor","slots":["UL","LR"],"favor":3,"cost":{"sword":1}}})";

QStringList deedsOf(SeatModel &seat)
{
    QStringList deeds;
    for (int row = 0; row < seat.deeds()->rowCount(); ++row)
        deeds << valueOf(*seat.deeds(), row, "deed").toString();
    return deeds;
}

QString numberOf(SeatModel &seat, const QString &number)
{
    for (int row = 0; row < seat.numbers()->rowCount(); ++row) {
        if (valueOf(*seat.numbers(), row, "number").toString() == number)
            return valueOf(*seat.numbers(), row, "value").toString();
    }
    return {};
}

SeatModel &seatOf(const OpenedWindow &opened, int seat)
{
    return *valueOf(*opened.table().seats(), seat, "seat").value<SeatModel *>();
}

} // namespace

/// What saves taps at the table, and what can be done before it is asked.
class TestFastEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void revealsWithTheLastAnswer();
    void revealsWithAClaimedTraveler();
    void waitsForTheRevealWhereAPhoneSits();
    void endsTheDayOfAll();
    void leavesWhoIsAskedOutOfTheEnd();
    void offersWhatCanBePaid();
    void exchangesAndOffersInOneLine();
    void saysWhatAnOfferingIsShortOf();
    void sendsToThePalace();
    void saysFavorInTokens();
    void opensNumbers();
    void saysWhatTheObjectiveLacks();
    void saysWhereAResidentMayNotLive();
    void leavesOtherSeatsAlone();
};

void TestFastEntry::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

/// ari.day.reveal: nothing more is asked, and all may see it.
void TestFastEntry::revealsWithTheLastAnswer()
{
    const OpenedWindow opened({header});
    opened.seat().pickType(u"origamist"_s);
    opened.seat().pickCard(u"S-001"_s);
    QCOMPARE(opened.seat().view().ask, u"producers"_s);
    opened.seat().pickType(u"sculptor"_s);
    QCOMPARE(opened.seat().view().phase, u"dawn"_s);
    opened.seat().pickType(u"gardener"_s);
    QVERIFY2(opened.table().message().isEmpty(), qPrintable(opened.table().message()));
    QCOMPARE(opened.seat().view().phase, u"day"_s);
    QCOMPARE(opened.first().items, (arigato::Items{0, 1, 0, 1, 0}));
    QCOMPARE(opened.table().journal().size(), 2U);
    opened.seat().undo();
    QCOMPARE(opened.seat().view().ask, u"producers"_s);
}

void TestFastEntry::revealsWithAClaimedTraveler()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"day":3})",
                               village(R"("LL":{"card":"S-006"})"),
                               R"({"do":"resident","player":0,"slot":"LR","card":"S-001"})"});
    QCOMPARE(opened.seat().view().ask, u"producers"_s);
    QCOMPARE(opened.seat().claims()->rowCount(), 1);
    QVERIFY(opened.seat().asks()->rowCount() == 1);
    opened.seat().claim(u"origamist"_s);
    opened.seat().pickType(u"sculptor"_s);
    opened.seat().pickType(u"sculptor"_s);
    QCOMPARE(opened.seat().view().phase, u"day"_s);
    QVERIFY(opened.table().journal().lines().back().facts.size() > 2);
}

void TestFastEntry::waitsForTheRevealWhereAPhoneSits()
{
    const OpenedWindow opened({header});
    opened.table().setDevices({1, 0, 0});
    opened.seat().uncover();
    opened.seat().pickType(u"origamist"_s);
    opened.seat().pickCard(u"S-001"_s);
    opened.seat().pickType(u"sculptor"_s);
    opened.seat().pickType(u"gardener"_s);
    QCOMPARE(opened.seat().view().phase, u"dawn"_s);
    QVERIFY(opened.seat().view().canAdvance);
}

void TestFastEntry::endsTheDayOfAll()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"phase":"day"})",
                               R"({"do":"adjust","player":1,"phase":"day"})",
                               R"({"do":"adjust","player":2,"phase":"day"})"});
    QVERIFY(opened.table().view().canEndDays);
    const std::size_t lines = opened.table().journal().size();
    opened.table().endDays();
    QVERIFY2(opened.table().message().isEmpty(), qPrintable(opened.table().message()));
    QCOMPARE(opened.table().journal().size(), lines + 1);
    for (const arigato::Seat &seat : opened.table().state().seats)
        QCOMPARE(seat.day, 2);
    QVERIFY(!opened.table().view().canEndDays);
    opened.table().undo();
    QVERIFY(opened.table().view().canEndDays);
}

/// ari.choose.owed: who owes a choice, or plays on a phone, ends the day alone.
void TestFastEntry::leavesWhoIsAskedOutOfTheEnd()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"phase":"day"})",
                               R"({"do":"adjust","player":1,"phase":"day","owes":2})",
                               R"({"do":"adjust","player":2,"phase":"day"})"});
    QVERIFY(opened.table().view().canEndDays);
    opened.table().endDays();
    QCOMPARE(opened.table().state().seats[0].day, 2);
    QCOMPARE(opened.table().state().seats[1].day, 1);
    QCOMPARE(opened.table().state().seats[2].day, 2);
    opened.table().undo();
    opened.table().setDevices({1, 0, 0});
    QVERIFY(!opened.table().view().canEndDays);
}

/// ari.day.offer
void TestFastEntry::offersWhatCanBePaid()
{
    const OpenedWindow opened(
        {header, swordsmith,
         village(R"("UL":{"card":"W"})", R"(,"phase":"day","items":{"sword":1})")});
    QCOMPARE(deedsOf(opened.seat()), QStringList{u"offer:UL"_s});
    opened.seat().doDeed(u"offer:UL"_s);
    QVERIFY(opened.first().village[0]->offering);
    QCOMPARE(opened.first().items, arigato::Items{});
}

/// ari.day.exchange
void TestFastEntry::exchangesAndOffersInOneLine()
{
    const OpenedWindow opened(
        {header, swordsmith,
         village(R"("UL":{"card":"W"})", R"(,"phase":"day","items":{"bonsai":3})")});
    QCOMPARE(deedsOf(opened.seat()), QStringList{u"offer:UL"_s});
    const QString text = valueOf(*opened.seat().deeds(), 0, "text").toString();
    QVERIFY2(text.contains("2 bonsai for 1 sword"_L1), qPrintable(text));
    const std::size_t lines = opened.table().journal().size();
    opened.seat().doDeed(u"offer:UL"_s);
    QVERIFY(opened.first().village[0]->offering);
    QCOMPARE(opened.first().items, (arigato::Items{0, 1, 0, 0, 0}));
    QCOMPARE(opened.table().journal().size(), lines + 1);
}

void TestFastEntry::saysWhatAnOfferingIsShortOf()
{
    const OpenedWindow opened(
        {header, swordsmith,
         village(R"("UL":{"card":"W"})", R"(,"phase":"day","items":{"bonsai":1})")});
    QVERIFY(deedsOf(opened.seat()).isEmpty());
    const QString lack = valueOf(*opened.seat().workshops(), 0, "lack").toString();
    QVERIFY2(lack.contains("1 sword"_L1), qPrintable(lack));
}

/// ari.day.send
void TestFastEntry::sendsToThePalace()
{
    const OpenedWindow opened(
        {header, swordsmith, village(R"("UL":{"card":"W","offering":true})", R"(,"phase":"day")")});
    QCOMPARE(deedsOf(opened.seat()), QStringList{u"send:UL"_s});
    opened.seat().doDeed(u"send:UL"_s);
    QCOMPARE(opened.first().gate.size(), 1U);
    QCOMPARE(numberOf(opened.seat(), u"gate"_s), u"1 · 3"_s);
    QCOMPARE(numberOf(opened.seat(), u"total"_s), u"3"_s);
}

/// Tokens are worth 1, 3 and 10 (spec, section 1): three threes go back for a ten.
void TestFastEntry::saysFavorInTokens()
{
    const OpenedWindow opened({header, R"({"do":"adjust","player":0,"favor":9})",
                               R"({"do":"gain","player":0,"favor":1})"});
    QCOMPARE(opened.seat().view().take, u"favor 10"_s);
    QCOMPARE(opened.seat().view().giveBack, u"favor 3+3+3"_s);
    const OpenedWindow small({header, R"({"do":"gain","player":0,"favor":4})"});
    QCOMPARE(small.seat().view().take, u"favor 3+1"_s);
    QVERIFY(small.seat().view().giveBack.isEmpty());
}

void TestFastEntry::opensNumbers()
{
    const OpenedWindow opened({header, R"({"do":"gain","player":0,"favor":3})",
                               R"({"do":"gain","player":1,"favor":4})",
                               R"({"do":"gain","player":0,"favor":2})"});
    QCOMPARE(numberOf(opened.seat(), u"favor"_s), u"5"_s);
    QCOMPARE(opened.seat().sum()->rowCount(), 0);
    opened.seat().openNumber(u"favor"_s);
    QCOMPARE(opened.seat().sum()->rowCount(), 2);
    opened.seat().openNumber(u"supply"_s);
    QCOMPARE(opened.seat().sum()->rowCount(), 0);
    opened.seat().openNumber(u"total"_s);
    QCOMPARE(opened.seat().sum()->rowCount(), 2);
    opened.seat().openNumber(u"total"_s);
    QCOMPARE(opened.seat().sum()->rowCount(), 0);
}

/// ari.dusk.objective
void TestFastEntry::saysWhatTheObjectiveLacks()
{
    const OpenedWindow opened(
        {R"({"gyoji":1,"game":"arigato","players":["Aki"],"box":"sample","calendar":{"days":{"2":[{"zone":"supply","kind":"any","n":4,"item":"sword"},{"zone":"gate","kind":"any","n":1}]}}})",
         R"({"do":"adjust","player":0,"day":2,"items":{"sword":3},"gate":["S-001"]})"});
    QCOMPARE(numberOf(opened.seat(), u"objective"_s), u"3/4 · 1/1"_s);
    opened.seat().openNumber(u"objective"_s);
    QCOMPARE(opened.seat().sum()->rowCount(), 2);
    const QString first = valueOf(*opened.seat().sum(), 0, "text").toString();
    QVERIFY2(first.contains("1 more"_L1), qPrintable(first));
    const QString second = valueOf(*opened.seat().sum(), 1, "text").toString();
    QVERIFY2(second.contains("Met"_L1), qPrintable(second));
    QCOMPARE(valueOf(*opened.seat().sum(), 0, "rule").toString(), u"ari.dusk.objective"_s);
}

/// ari.dawn.placement: before the tap.
void TestFastEntry::saysWhereAResidentMayNotLive()
{
    const OpenedWindow opened({header, swordsmith});
    opened.seat().pickType(u"sculptor"_s);
    opened.seat().pickCard(u"W"_s);
    for (const int row : {0, 3})
        QVERIFY(valueOf(*opened.seat().workshops(), row, "refusal").toString().isEmpty());
    for (const int row : {1, 2})
        QVERIFY(!valueOf(*opened.seat().workshops(), row, "refusal").toString().isEmpty());
}

void TestFastEntry::leavesOtherSeatsAlone()
{
    const OpenedWindow opened({header,
                               R"({"do":"adjust","player":0,"phase":"day","items":{"origami":4}})",
                               R"({"do":"adjust","player":1,"phase":"day"})"});
    SeatModel &other = seatOf(opened, 1);
    const QSignalSpy viewed(&other, &SeatModel::viewChanged);
    std::vector<std::unique_ptr<QSignalSpy>> changes;
    for (QAbstractItemModel *list :
         {other.workshops(), other.items(), other.numbers(), other.deeds(), other.asks()}) {
        for (const auto signal : {SIGNAL(dataChanged(QModelIndex, QModelIndex, QList<int>)),
                                  SIGNAL(rowsInserted(QModelIndex, int, int)),
                                  SIGNAL(rowsRemoved(QModelIndex, int, int))})
            changes.push_back(std::make_unique<QSignalSpy>(list, signal));
    }
    opened.seat().pickItem(u"origami"_s);
    opened.seat().pickItem(u"bonsai"_s);
    QCOMPARE(opened.first().items, (arigato::Items{2, 1, 0, 0, 0}));
    QCOMPARE(viewed.size(), 0);
    for (const auto &change : changes)
        QCOMPARE(change->size(), 0);
}

QTEST_MAIN(TestFastEntry)
#include "tst_fast_entry.moc"
