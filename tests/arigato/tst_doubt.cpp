// SPDX-License-Identifier: MIT
#include "arigato/doubt.h"
#include "arigato/json/room.h"
#include "table/game_table.h"
#include "table/script.h"

#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

using Lines = Journal<arigato::Game>;

QByteArray header(const QByteArray &rulings = "{}")
{
    return R"({"gyoji":1,"game":"arigato","players":["Aki","Bea"],"box":"sample","rulings":)" +
           rulings + '}';
}

/// A pyrotechnist that brings a favor for each statue gained.
const QByteArray card =
    R"({"do":"define","card":{"id":"T-1","type":"pyrotechnist","slots":["UL"],"favor":1,"cost":{"sword":1},"when":{"kind":"item","item":"statue"},"gain":[{"kind":"favor","n":1}]}})";
const QByteArray inDay =
    R"({"do":"adjust","player":0,"day":2,"phase":"day","items":{"sword":4},"village":{"UL":{"card":"T-1"}}})";
const QByteArray statue = R"({"do":"exchange","player":0,"give":"sword","take":"statue"})";
const QByteArray origami = R"({"do":"exchange","player":0,"give":"sword","take":"origami"})";

Lines played(const QByteArrayList &lines)
{
    const Script read = readScript(lines.join('\n'), shippedBox);
    if (read.fault)
        qFatal("line %d is refused: %s", read.fault->line, read.fault->refusal.rule.data());
    return dynamic_cast<const GameTable<Room> &>(*read.table).journal();
}

} // namespace

/// A ruling is asked for when it first changes a number (section 4, Rulings).
class TestDoubt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksWhereANumberWouldBeAnother();
    void asksNothingElse();
    void asksNothingThatWasAnswered_data();
    void asksNothingThatWasAnswered();
    void looksAtTheSeatsLastLine();
};

/// The item taken in an exchange is not gained, as a rule; if it were, it would bring a favor.
void TestDoubt::asksWhereANumberWouldBeAnother()
{
    const auto doubt = doubtOf(played({header(), card, inDay, statue}), 0);
    QVERIFY(doubt);
    QCOMPARE(doubt->ruling, Ruling::ExchangeGains);
    QCOMPARE(doubt->line, 2U);
    QCOMPARE(doubt->played.seats[0].favor, 0);
    QCOMPARE(doubt->other.seats[0].favor, 1);
}

void TestDoubt::asksNothingElse()
{
    QVERIFY(!doubtOf(played({header(), card, inDay, origami}), 0));
    QVERIFY(!doubtOf(played({header(), card, inDay}), 0));
    QVERIFY(!doubtOf(played({header()}), 0));
    QVERIFY(!doubtOf(played({header(), card, inDay, statue}), 1));
}

void TestDoubt::asksNothingThatWasAnswered_data()
{
    QTest::addColumn<QByteArrayList>("lines");
    const QByteArray no = R"({"do":"ruling","id":"exchange-gains","value":"no"})";
    const QByteArray yes = R"({"do":"ruling","id":"exchange-gains","value":"yes"})";
    QTest::newRow("as played") << QByteArrayList{header(), card, inDay, statue, no};
    QTest::newRow("otherwise") << QByteArrayList{header(), card, inDay, yes, statue};
    QTest::newRow("in a batch") << QByteArrayList{
        header(), card, inDay, R"({"do":"batch","actions":[)" + no + "]}", statue};
    QTest::newRow("by the header")
        << QByteArrayList{header(R"({"exchange-gains":"yes"})"), card, inDay, statue};
    QTest::newRow("over") << QByteArrayList{header(), card, inDay, statue, R"({"do":"finish"})"};
}

void TestDoubt::asksNothingThatWasAnswered()
{
    QFETCH(const QByteArrayList, lines);
    QVERIFY(!doubtOf(played(lines), 0));
}

void TestDoubt::looksAtTheSeatsLastLine()
{
    const QByteArray bea = R"({"do":"adjust","player":1,"favor":3})";
    QVERIFY(doubtOf(played({header(), card, inDay, statue, bea}), 0));
    QVERIFY(!doubtOf(played({header(), card, inDay, statue, origami}), 0));
}

QTEST_APPLESS_MAIN(TestDoubt)
#include "tst_doubt.moc"
