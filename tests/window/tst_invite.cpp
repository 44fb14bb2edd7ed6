// SPDX-License-Identifier: MIT
#include "program.h"
#include "share/code.h"
#include "sockets.h"
#include "web_phone.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

QJsonObject lineOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QVariant valueOf(QAbstractItemModel *list, int row, const QByteArray &role)
{
    return list->data(list->index(row, 0), list->roleNames().key(role));
}

/// A program that has begun a game of two, and asks for phones or not.
struct Inviting
{
    explicit Inviting(Store &store, bool isOpen = true)
        : program(store)
    {
        beginTable(program.app, {u"Aki"_s, u"Béa"_s});
        program.app.show(u"invite"_s);
        invite().setOpen(isOpen);
    }

    Invite &invite() { return *program.app.invite(); }
    ArigatoTable &table() { return program.table(); }
    SeatModel &seat(int seat)
    {
        table().setCurrent(seat);
        return *table().seat();
    }
    /// The invitation as this machine reaches it.
    QString urlOf(int seat)
    {
        QUrl url(valueOf(invite().seats(), seat, "url").toString());
        url.setHost(u"127.0.0.1"_s);
        return url.toString();
    }
    int devicesAt(int seat) { return valueOf(invite().seats(), seat, "devices").toInt(); }

    Program program;
};

} // namespace

/// Phones at a table that the window shows.
class TestInvite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensNoSocketUntilAsked();
    void showsWhatPhonesDo();
    void showsPhonesWhatTheWindowDoes();
    void takesASeatBack();
    void coversDawnsOfPhones();
    void followsTheTableThatIsOpen();
    void keepsTheHotspot();
    void handsAGameOver();
    void handsASeatOver();
    void saysWhatIsNoCode();
};

void TestInvite::opensNoSocketUntilAsked()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    const int before = openSockets();
    Inviting inviting(*store, false);
    QCOMPARE(openSockets(), before);
    QVERIFY(valueOf(inviting.invite().seats(), 0, "url").toString().isEmpty());
    QVERIFY(inviting.invite().spectatorUrl().isEmpty());
    inviting.invite().setOpen(true);
    QVERIFY(openSockets() > before);
    QVERIFY(inviting.invite().spectatorUrl().startsWith("http://"_L1));
    inviting.invite().setOpen(false);
    QTRY_COMPARE(openSockets(), before);
}

void TestInvite::showsWhatPhonesDo()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Inviting inviting(*store);
    WebPhone phone(inviting.urlOf(1));
    QVERIFY(phone.join());
    QCOMPARE(inviting.devicesAt(0), 0);
    QCOMPARE(inviting.devicesAt(1), 1);
    QCOMPARE(inviting.seat(0).view().devices, 0);
    QCOMPARE(inviting.seat(1).view().devices, 1);
    QCOMPARE(phone.enterLine(lineOf(R"({"do":"gain","player":1,"favor":3})")), QString());
    QCOMPARE(inviting.table().state().seats[1].favor, 3);
    QVERIFY(inviting.table().view().canUndo);
    QCOMPARE(phone.enter({{u"undo"_s, true}}), QString());
    QCOMPARE(inviting.table().state().seats[1].favor, 0);
}

void TestInvite::showsPhonesWhatTheWindowDoes()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Inviting inviting(*store);
    WebPhone phone(inviting.urlOf(0));
    QVERIFY(phone.join());
    const auto favor = [&phone] {
        return phone.seat().value("numbers"_L1).toArray()[1].toObject().value("value"_L1);
    };
    arigato::GainByHand gain;
    gain.player = 0;
    gain.favor = 2;
    QVERIFY(inviting.table().act(gain, 0));
    QTRY_COMPARE(favor(), u"2"_s);
    inviting.table().undo();
    QTRY_COMPARE(favor(), u"0"_s);
    inviting.table().redo();
    QTRY_COMPARE(favor(), u"2"_s);
}

void TestInvite::takesASeatBack()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Inviting inviting(*store);
    WebPhone phone(inviting.urlOf(0));
    QVERIFY(phone.join());
    inviting.invite().takeBack(0);
    QVERIFY(phone.hears(u"dismissed"_s));
    QCOMPARE(inviting.devicesAt(0), 0);
    QCOMPARE(inviting.seat(0).view().devices, 0);
}

/// ari.dawn.secret, on the screen that all see.
void TestInvite::coversDawnsOfPhones()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Inviting inviting(*store);
    inviting.table().beginLog();
    WebPhone phone(inviting.urlOf(0));
    QVERIFY(phone.join());
    QCOMPARE(phone.enterLine(lineOf(R"({"do":"resident","player":0,"slot":"LR","card":"S-001"})")),
             QString());
    SeatModel &aki = inviting.seat(0);
    const auto residentOf = [&] {
        return valueOf(aki.workshops(), 3, "face").value<CardFace>().title;
    };
    const auto deed = [&] { return valueOf(inviting.table().log(), 0, "deed").toString(); };
    QVERIFY(aki.view().isCovered);
    QVERIFY(valueOf(aki.workshops(), 3, "isFaceDown").toBool());
    QVERIFY(residentOf().isEmpty());
    QVERIFY(!deed().contains("S-001"_L1));
    QVERIFY(deed().contains("Aki"_L1));
    QVERIFY(aki.view().ask.isEmpty());
    QCOMPARE(aki.asks()->rowCount(), 0);
    aki.uncover();
    QVERIFY(residentOf().contains("S-001"_L1));
    QCOMPARE(phone.enterLine(lineOf(
                 R"({"do":"reveal","player":0,"producers":{"types":["sculptor","gardener"]}})")),
             QString());
    QVERIFY(!aki.view().isCovered);
    QVERIFY(deed().contains("S-001"_L1));
}

void TestInvite::followsTheTableThatIsOpen()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Inviting inviting(*store);
    WebPhone phone(inviting.urlOf(0));
    QVERIFY(phone.join());
    const QString first = lastTable(*store);
    beginTable(inviting.program.app, {u"Chi"_s, u"Dan"_s});
    QTRY_VERIFY(!phone.isConnected());
    QCOMPARE(phone.document(u"end"_s).value("why"_L1).toString(), u"over"_s);
    QCOMPARE(valueOf(inviting.invite().seats(), 0, "player").toString(), u"Chi"_s);
    QVERIFY(!inviting.seat(0).view().devices);
    inviting.program.app.open(first);
    QCOMPARE(inviting.seat(0).view().devices, 1);
    QVERIFY(phone.join(u""_s));
    QVERIFY(!phone.seat().isEmpty());
}

void TestInvite::keepsTheHotspot()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    {
        Inviting inviting(*store);
        QVERIFY(inviting.invite().networkCode().isEmpty());
        inviting.invite().setNetwork(u"Game night"_s, u"a;b"_s);
    }
    Inviting again(*store, false);
    QCOMPARE(again.invite().network(), u"Game night"_s);
    QCOMPARE(again.invite().networkCode(), uR"(WIFI:T:WPA;S:Game night;P:a\;b;;)"_s);
}

void TestInvite::handsAGameOver()
{
    const QTemporaryDir folder;
    const QTemporaryDir other;
    const auto store = storeIn(folder.path());
    const auto elsewhere = storeIn(other.path());
    Inviting inviting(*store, false);
    arigato::GainByHand gain;
    gain.player = 1;
    gain.favor = 2;
    QVERIFY(inviting.table().act(gain, 1));
    Handover &handover = *inviting.invite().handover();
    QVERIFY(handover.codes().isEmpty());
    handover.showGame();
    QVERIFY(!handover.codes().isEmpty());
    handover.copy();
    Program program(*elsewhere);
    program.app.paste();
    QCOMPARE(program.app.message(), QString());
    QCOMPARE(program.app.page(), u"table"_s);
    QCOMPARE(program.state(), inviting.program.state());
    // Scanned in parts, and once more.
    program.app.openCode(handover.codes().join(u' '));
    QCOMPARE(elsewhere->tables().size(), 1);
    handover.hide();
    QVERIFY(handover.codes().isEmpty());
}

void TestInvite::handsASeatOver()
{
    const QTemporaryDir folder;
    const QTemporaryDir other;
    const auto store = storeIn(folder.path());
    const auto elsewhere = storeIn(other.path());
    Inviting inviting(*store, false);
    Handover &handover = *inviting.invite().handover();
    handover.showGame();
    Program program(*elsewhere);
    program.app.openCode(handover.codes().join(u' '));
    // Each goes on for one seat.
    arigato::GainByHand gain;
    gain.player = 0;
    gain.favor = 1;
    QVERIFY(inviting.table().act(gain, 0));
    gain.player = 1;
    gain.favor = 5;
    QVERIFY(program.table().act(gain, 1));
    handover.showSeat(0);
    const QString code = handover.codes().join(u' ');
    program.app.openCode(code);
    QCOMPARE(program.table().message(), QString());
    QCOMPARE(program.table().state().seats[0].favor, 1);
    QCOMPARE(program.table().state().seats[1].favor, 5);
    const QByteArray before = program.state();
    program.app.openCode(code);
    QCOMPARE(program.state(), before);
    // Played otherwise here: nothing changes, and it says so.
    program.table().undoSeat(0);
    gain.player = 0;
    gain.favor = 7;
    QVERIFY(program.table().act(gain, 0));
    const QByteArray otherwise = program.state();
    program.app.openCode(code);
    QVERIFY(!program.app.message().isEmpty());
    QCOMPARE(program.state(), otherwise);
}

void TestInvite::saysWhatIsNoCode()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    QGuiApplication::clipboard()->setText(u"See you at eight"_s);
    program.app.paste();
    QVERIFY(!program.app.message().isEmpty());
    program.app.openCode(writeCode({CodeKind::Game, "{}"}, 1000).join(u' '));
    QVERIFY(!program.app.message().isEmpty());
    QVERIFY(store->tables().isEmpty());
}

QTEST_MAIN(TestInvite)
#include "tst_invite.moc"
