// SPDX-License-Identifier: MIT
#include "qr/qr.h"
#include "served.h"
#include "web_phone.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

/// Seats change hands, and joining never changes what was there.
class TestSeats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksTheSecondClaim();
    void sharesASeat();
    void drawsTheCodeOfASeat();
    void takesASeatOver();
    void leavesASeat();
    void givesASeatBackToTheHost();
    void letsNobodyInWithoutAToken();
    void noticesAnOldPage();
    void keepsAddressesAndSeats();
    void makesTokensThatNobodyGuesses();
};

namespace {

QStringList waysOf(const WebPhone &phone)
{
    QStringList ways;
    for (const QJsonValue &choice : phone.document(u"offer"_s).value("choices"_L1).toArray())
        ways << choice.toObject().value("join"_L1).toString();
    return ways;
}

bool sits(const WebPhone &phone)
{
    return !phone.seat().isEmpty();
}

} // namespace

void TestSeats::asksTheSecondClaim()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const QByteArray before = served.session().table().state();
    WebPhone first(served.urlOf(0), u"first"_s);
    WebPhone second(served.urlOf(0), u"second"_s);
    QVERIFY(first.join());
    QVERIFY(second.join());
    QVERIFY(sits(first));
    QVERIFY(!sits(second));
    QCOMPARE(waysOf(second), (QStringList{u"share"_s, u"take-over"_s}));
    // Who does not sit cannot enter anything.
    second.send({{u"entry"_s, QJsonObject{{u"sender"_s, u"second"_s},
                                          {u"number"_s, 1},
                                          {u"line"_s, QJsonObject{{u"do"_s, u"gain"_s},
                                                                  {u"player"_s, 0},
                                                                  {u"favor"_s, 3}}}}}});
    QTest::qWait(100);
    QCOMPARE(served.session().table().state(), before);
    QCOMPARE(served.host().invites(served.session().id())[0].phones, 1);
    QCOMPARE(served.host().invites(served.session().id())[0].connected, 1);
}

void TestSeats::sharesASeat()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone first(served.urlOf(0), u"first"_s);
    WebPhone second(served.urlOf(0), u"second"_s, u"fr"_s);
    QVERIFY(first.join());
    QVERIFY(second.join(u"share"_s));
    QVERIFY(sits(second));
    QVERIFY(first.isConnected());
    QCOMPARE(first.enterLine({{u"do"_s, u"gain"_s}, {u"player"_s, 0}, {u"favor"_s, 3}}), QString());
    QTRY_VERIFY(second.seat().value("canUndo"_L1).toBool());
    QCOMPARE(served.host().invites(served.session().id())[0].connected, 2);
}

/// Its own address, so that another phone of the player scans it off the first.
void TestSeats::drawsTheCodeOfASeat()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone phone(served.urlOf(0));
    QVERIFY(phone.join());
    phone.send({{u"code"_s, served.urlOf(0)}});
    QVERIFY(phone.hears(u"code"_s));
    const QrCode code = qrCode(served.urlOf(0));
    QCOMPARE(phone.document(u"code"_s).value("side"_L1).toInt(), code.size + 8);
    QCOMPARE(phone.document(u"code"_s).value("path"_L1).toString(),
             QString::fromLatin1(svgPathOf(code)));
}

void TestSeats::takesASeatOver()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone first(served.urlOf(0), u"first"_s);
    WebPhone second(served.urlOf(0), u"second"_s);
    WebPhone neighbor(served.urlOf(1), u"neighbor"_s);
    QVERIFY(first.join());
    QVERIFY(neighbor.join());
    QVERIFY(second.join(u"take-over"_s));
    QVERIFY(sits(second));
    QVERIFY(first.hears(u"dismissed"_s));
    QVERIFY(first.hears(u"offer"_s));
    QVERIFY(!neighbor.document(u"offer"_s).contains("message"_L1));
    // It does not come back by itself, but may ask to.
    QVERIFY(first.join(u""_s));
    QVERIFY(!sits(first));
    QCOMPARE(waysOf(first), (QStringList{u"share"_s, u"take-over"_s}));
}

void TestSeats::leavesASeat()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone phone(served.urlOf(0), u"first"_s);
    QVERIFY(phone.join());
    phone.send({{u"leave"_s, true}});
    QVERIFY(phone.hears(u"dismissed"_s));
    QCOMPARE(served.host().invites(served.session().id())[0].phones, 0);
    WebPhone other(served.urlOf(0), u"second"_s);
    QVERIFY(other.join());
    QVERIFY(sits(other));
}

void TestSeats::givesASeatBackToTheHost()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone dead(served.urlOf(0), u"dead"_s);
    QVERIFY(dead.join());
    served.host().takeBack(served.session().id(), 0);
    QVERIFY(dead.hears(u"dismissed"_s));
    QCOMPARE(served.host().invites(served.session().id())[0].phones, 0);
    QVERIFY(dead.join(u""_s));
    QVERIFY(!sits(dead));
    QCOMPARE(waysOf(dead), QStringList{u"claim"_s});
}

void TestSeats::letsNobodyInWithoutAToken()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    QString url = served.urlOf(0);
    for (const QString &token : {u""_s, u"aaaaaaaaaaaaaaaa"_s, url.section(u'#', 1).chopped(1)}) {
        WebPhone phone(url.section(u'#', 0, 0) + u'#' + token);
        QVERIFY(phone.join());
        QCOMPARE(phone.document(u"end"_s).value("why"_L1).toString(), u"token"_s);
        QVERIFY(!sits(phone));
        QTRY_VERIFY(!phone.isConnected());
    }
}

void TestSeats::noticesAnOldPage()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone phone(served.urlOf(0));
    phone.setVersion(u"0123456789ab"_s);
    QVERIFY(phone.join());
    QCOMPARE(phone.document(u"end"_s).value("why"_L1).toString(), u"page"_s);
    QVERIFY(!phone.document(u"end"_s).value("message"_L1).toString().isEmpty());
    QTRY_VERIFY(!phone.isConnected());
}

void TestSeats::keepsAddressesAndSeats()
{
    const QTemporaryDir folder;
    QStringList urls;
    {
        Served served(folder, {"Aki", "Béa"});
        urls << served.urlOf(0) << served.urlOf(1)
             << served.host().spectatorUrl(served.session().id());
        WebPhone phone(urls[0], u"first"_s);
        QVERIFY(phone.join());
    }
    Served again(folder);
    QCOMPARE((QStringList{again.urlOf(0), again.urlOf(1),
                          again.host().spectatorUrl(again.session().id())}),
             urls);
    WebPhone phone(urls[0], u"first"_s);
    QVERIFY(phone.join(u""_s));
    QVERIFY(sits(phone));
}

void TestSeats::makesTokensThatNobodyGuesses()
{
    QSet<QString> tokens;
    for (int i = 0; i < 20; ++i) {
        const QTemporaryDir folder;
        Served served(folder, {"Aki", "Béa", "Chi", "Dan", "Eve"});
        for (int seat = 0; seat < 5; ++seat)
            tokens << served.urlOf(seat).section(u'#', 1);
        tokens << served.host().spectatorUrl(served.session().id()).section(u'#', 1);
    }
    QCOMPARE(tokens.size(), 120);
    for (const QString &token : tokens)
        QCOMPARE(token.size(), 16);
}

QTEST_GUILESS_MAIN(TestSeats)
#include "tst_seats.moc"
