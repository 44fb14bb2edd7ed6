// SPDX-License-Identifier: MIT
#include "served.h"
#include "sockets.h"
#include "table/script.h"
#include "web_hands.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QByteArray newCard =
    R"({"do":"define","card":{"id":"N1-1","type":"sculptor","slots":["LR"],"cost":null,"favor":null,"draft":true}})";

QJsonObject lineOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// A question of the seat; empty where it is not asked.
QJsonObject askOf(const WebPhone &phone, const QString &id)
{
    for (const QJsonValue &ask : phone.seat().value("asks"_L1).toArray()) {
        if (ask.toObject().value("id"_L1) == id)
            return ask.toObject();
    }
    return {};
}

QJsonObject describing(const QByteArray &told)
{
    return {{u"describe"_s, QJsonDocument::fromJson(told).object()}};
}

const QByteArray twoAlike = R"({"day":2,"objective":[{"zone":"village","kind":"same","n":2}]})";

} // namespace

class TestHost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensNoSocketUntilAsked();
    void answersLocalPeersOnly_data();
    void answersLocalPeersOnly();
    void servesThePage();
    void servesNothingElse_data();
    void servesNothingElse();
    void playsAWholeGame();
    void keepsSecrets();
    void showsNewCardsOnceRevealed();
    void doesOnceWhatIsSentTwice();
    void refusesWhatIsNotTheSeats_data();
    void refusesWhatIsNotTheSeats();
    void undoesAndDeclines();
    void showsWhatNumbersAreTheSumOf();
    void tellsTheWholeFinalScore();
    void namesTheRuleBehind();
    void answersRuleQuestions_data();
    void answersRuleQuestions();
    void describesTheCalendar();
    void refusesWhatIsNotOpen_data();
    void refusesWhatIsNotOpen();
    void cutsOffNonsense_data();
    void cutsOffNonsense();
    void noticesHalfOpenLines();
};

void TestHost::opensNoSocketUntilAsked()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    served.host().close();
    QCOMPARE(openSockets(), 0);
    QVERIFY(served.urlOf(0).isEmpty());
    QVERIFY(!served.host().open(QHostAddress::LocalHost));
    QVERIFY(openSockets() > 0);
    WebPhone phone(served.urlOf(0));
    QVERIFY(phone.join());
    served.host().close();
    QTRY_VERIFY(!phone.isConnected());
    QCOMPARE(phone.document(u"end"_s).value("why"_L1).toString(), u"over"_s);
    QTRY_COMPARE(openSockets(), 0);
}

void TestHost::answersLocalPeersOnly_data()
{
    QTest::addColumn<QString>("peer");
    QTest::addColumn<bool>("local");
    QTest::newRow("this machine") << u"127.0.0.1"_s << true;
    QTest::newRow("home") << u"192.168.1.20"_s << true;
    QTest::newRow("wrapped") << u"::ffff:192.168.1.20"_s << true;
    QTest::newRow("hotspot") << u"172.20.10.2"_s << true;
    QTest::newRow("large house") << u"10.9.8.7"_s << true;
    QTest::newRow("no router") << u"169.254.3.4"_s << true;
    QTest::newRow("link") << u"fe80::1"_s << true;
    QTest::newRow("unique local") << u"fd12::9"_s << true;
    QTest::newRow("beyond 172.31") << u"172.32.0.1"_s << false;
    QTest::newRow("internet") << u"93.184.216.34"_s << false;
    QTest::newRow("wrapped internet") << u"::ffff:93.184.216.34"_s << false;
    QTest::newRow("internet, IPv6") << u"2001:db8::1"_s << false;
}

void TestHost::answersLocalPeersOnly()
{
    QFETCH(QString, peer);
    QTEST(isLocal(QHostAddress(peer)), "local");
}

void TestHost::servesThePage()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const QUrl url(served.urlOf(0));
    const QByteArray page = fetched(url, u"/"_s);
    QVERIFY(page.contains("<main"));
    QVERIFY(!page.contains("@VERSION@"));
    QVERIFY(fetched(url, u"/labels/fr"_s).contains("Annuler"));
    QVERIFY(fetched(url, u"/icons.svg"_s).contains("<symbol id=\"sign-condition-leave\" "));
    qsizetype weight = 0;
    QStringList files = QDir(u":/seat"_s).entryList();
    files << u"icons.svg"_s << u"labels/en"_s << u"labels/fr"_s << u"labels/ja"_s;
    for (const QString &file : files) {
        const QByteArray content = fetched(url, u'/' + file);
        QVERIFY2(!content.isEmpty(), qPrintable(file));
        weight += content.size();
    }
    qInfo() << "the seat page, in all languages:" << weight << "bytes";
    QVERIFY2(weight <= 150'000, qPrintable(QString::number(weight)));
}

void TestHost::servesNothingElse_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("status");
    QTest::newRow("no file") << QByteArray("GET /none HTTP/1.1\r\nHost: a\r\n\r\n")
                             << QByteArray("404");
    QTest::newRow("upwards") << QByteArray("GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n")
                             << QByteArray("404");
    QTest::newRow("posted") << QByteArray("POST / HTTP/1.1\r\nHost: a\r\n\r\n")
                            << QByteArray("405");
    QTest::newRow("no host") << QByteArray("GET / HTTP/1.1\r\n\r\n") << QByteArray("400");
    QTest::newRow("bad host") << QByteArray("GET / HTTP/1.1\r\nHost: a; script-src *\r\n\r\n")
                              << QByteArray("400");
    QTest::newRow("garbage") << QByteArray("\x16\x03\x01\r\n\r\n") << QByteArray("400");
    QTest::newRow("endless head") << QByteArray(9000, 'x') << QByteArray("431");
    QTest::newRow("another site's page")
        << QByteArray("GET /socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
                      "Origin: http://b\r\n\r\n")
        << QByteArray("403");
}

void TestHost::servesNothingElse()
{
    QFETCH(QByteArray, request);
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost,
                         static_cast<quint16>(QUrl(served.urlOf(0)).port()));
    QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
    socket.write(request);
    QTRY_COMPARE(socket.state(), QAbstractSocket::UnconnectedState);
    QTEST(socket.readAll().mid(9, 3), "status");
}

void TestHost::playsAWholeGame()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone aki(served.urlOf(0), u"aki"_s, u"ja"_s);
    WebPhone bea(served.urlOf(1), u"bea"_s, u"fr"_s);
    WebPhone watcher(served.host().spectatorUrl(served.session().id()), u"watcher"_s);
    QVERIFY(aki.join());
    QVERIFY(bea.join());
    QVERIFY(watcher.join());
    QVERIFY(playOut({&aki, &bea}));
    QVERIFY(served.session().table().isOver());
    QTRY_VERIFY(
        watcher.document(u"spectator"_s).value("sheet"_L1).toObject().value("over"_L1).toBool());
    const Script script = readScript(served.script(), shippedBox);
    QVERIFY(!script.fault);
    QCOMPARE(script.table->state(), served.session().table().state());
}

/// ari.dawn.secret: whatever seat 0 names at dawn, seat 1 and spectators hear the same bytes.
void TestHost::keepsSecrets()
{
    const QList<QByteArrayList> dawns{
        {R"({"do":"resident","player":0,"slot":"LR","card":"S-001"})",
         R"({"do":"producers","player":0,"types":["sculptor","gardener"]})",
         R"({"do":"travelers","player":0,"types":["blacksmith","blacksmith"]})"},
        {R"({"do":"resident","player":0,"slot":"LR","card":"S-002"})",
         R"({"do":"producers","player":0,"types":["origamist","origamist"]})",
         R"({"do":"travelers","player":0,"types":["gardener","unknown"]})"},
        {newCard, R"({"do":"resident","player":0,"slot":"LR","card":"N1-1"})"}};
    QByteArrayList heard;
    for (const QByteArrayList &dawn : dawns) {
        const QTemporaryDir folder;
        Served served(folder, {"Aki", "Béa"});
        WebPhone aki(served.urlOf(0), u"aki"_s);
        WebPhone bea(served.urlOf(1), u"bea"_s);
        WebPhone watcher(served.host().spectatorUrl(served.session().id()), u"watcher"_s);
        QVERIFY(aki.join());
        QVERIFY(bea.join());
        QVERIFY(watcher.join());
        for (const QByteArray &line : dawn)
            QCOMPARE(aki.enterLine(lineOf(line)), QString());
        bea.send({{u"sum"_s, u"total"_s}});
        QVERIFY(bea.hears(u"sum"_s));
        // Its own acts, the refused ones too, tell nothing of the other's.
        QCOMPARE(
            bea.enterLine(lineOf(R"({"do":"resident","player":1,"slot":"LR","card":"S-001"})")),
            QString());
        QVERIFY(!bea.enterLine(lineOf(R"({"do":"send","player":1,"slot":"UL"})")).isEmpty());
        bea.send({{u"language"_s, u"ja"_s}});
        QVERIFY(bea.join(u""_s));
        heard << bea.heard() + watcher.heard();
    }
    QCOMPARE(heard[1], heard[0]);
    QCOMPARE(heard[2], heard[0]);
}

/// A card that its player has added is everybody's from the reveal on.
void TestHost::showsNewCardsOnceRevealed()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone aki(served.urlOf(0), u"aki"_s);
    WebPhone bea(served.urlOf(1), u"bea"_s);
    QVERIFY(aki.join());
    QVERIFY(bea.join());
    const auto cards = [](const WebPhone &phone) {
        return phone.document(u"box"_s).value("cards"_L1).toArray().size();
    };
    const qsizetype before = cards(bea);
    QCOMPARE(aki.enterLine(lineOf(newCard)), QString());
    QCOMPARE(cards(aki), before + 1);
    QCOMPARE(aki.enterLine(lineOf(R"({"do":"resident","player":0,"slot":"LR","card":"N1-1"})")),
             QString());
    QCOMPARE(bea.enterLine(lineOf(R"({"do":"gain","player":1,"favor":1})")), QString());
    QCOMPARE(cards(bea), before);
    QCOMPARE(aki.enterLine(lineOf(
                 R"({"do":"reveal","player":0,"producers":{"types":["sculptor","gardener"]}})")),
             QString());
    QTRY_COMPARE(cards(bea), before + 1);
}

void TestHost::doesOnceWhatIsSentTwice()
{
    const QTemporaryDir folder;
    const QJsonObject gain = lineOf(R"({"do":"gain","player":0,"favor":3})");
    const QJsonObject entry{{u"line"_s, gain}};
    {
        Served served(folder, {"Aki", "Béa"});
        WebPhone phone(served.urlOf(0));
        QVERIFY(phone.join());
        QCOMPARE(phone.enter(entry, 1), QString());
        QCOMPARE(phone.enter(entry, 1), QString());
        QCOMPARE(phone.enter(entry, 2), QString());
        QCOMPARE(phone.enter({{u"undo"_s, true}}, 3), QString());
        QCOMPARE(phone.enter({{u"undo"_s, true}}, 3), QString());
        QCOMPARE(served.session().table().lineCount(), std::size_t{1});
    }
    Served again(folder);
    WebPhone phone(again.urlOf(0));
    QVERIFY(phone.join());
    for (const qint64 number : {1, 2, 3})
        QCOMPARE(phone.enter(entry, number), QString());
    QCOMPARE(again.session().table().lineCount(), std::size_t{1});
    WebPhone shared(again.urlOf(0), u"phone-2"_s);
    QVERIFY(shared.join(u"share"_s));
    QCOMPARE(shared.enter(entry, 1), QString());
    QCOMPARE(again.session().table().lineCount(), std::size_t{2});
}

void TestHost::refusesWhatIsNotTheSeats_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("another's") << QByteArray(R"({"do":"gain","player":1,"favor":3})");
    QTest::newRow("everybody's") << QByteArray(R"({"do":"finish"})");
    QTest::newRow("another's in a batch") << QByteArray(
        R"({"do":"batch","actions":[{"do":"gain","player":0,"favor":3},{"do":"gain","player":1}]})");
    QTest::newRow("no line") << QByteArray("{}");
    QTest::newRow("the journal's") << QByteArray(R"({"journal":"undo"})");
    QTest::newRow("against the rules") << QByteArray(R"({"do":"send","player":0,"slot":"UL"})");
}

void TestHost::refusesWhatIsNotTheSeats()
{
    QFETCH(QByteArray, line);
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone phone(served.urlOf(0));
    QVERIFY(phone.join());
    const QByteArray before = served.session().table().state();
    QVERIFY(!phone.enterLine(lineOf(line)).isEmpty());
    QVERIFY(phone.isConnected());
    QCOMPARE(served.session().table().state(), before);
}

void TestHost::undoesAndDeclines()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone phone(served.urlOf(0));
    QVERIFY(phone.join());
    const auto favor = [&phone] {
        return phone.seat().value("numbers"_L1).toArray()[1].toObject().value("value"_L1);
    };
    const auto decline = [](bool declined) {
        return QJsonObject{{u"decline"_s, QJsonObject{{u"offer"_s, 0}, {u"declined"_s, declined}}}};
    };
    // S-018: 1 favor for each firework gained (ari.when.item).
    QCOMPARE(
        phone.enterLine(lineOf(R"({"do":"adjust","player":0,"village":{"LL":{"card":"S-018"}}})")),
        QString());
    QVERIFY(!phone.enter(decline(true)).isEmpty());
    QCOMPARE(phone.enterLine(lineOf(R"({"do":"gain","player":0,"items":{"firework":2}})")),
             QString());
    QCOMPARE(favor(), u"2"_s);
    QCOMPARE(phone.enter(decline(true)), QString());
    QCOMPARE(favor(), u"1"_s);
    QCOMPARE(phone.enter(decline(false)), QString());
    QCOMPARE(favor(), u"2"_s);
    QCOMPARE(phone.enter({{u"undo"_s, true}}), QString());
    QCOMPARE(favor(), u"0"_s);
}

void TestHost::showsWhatNumbersAreTheSumOf()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone phone(served.urlOf(0));
    QVERIFY(phone.join());
    QCOMPARE(phone.enterLine(lineOf(R"({"do":"gain","player":0,"favor":3,"items":{"sword":1}})")),
             QString());
    for (const auto &[number, lines] :
         {std::pair{u"favor"_s, 1}, {u"supply"_s, 1}, {u"gate"_s, 0}, {u"total"_s, 1}}) {
        phone.forget();
        phone.send({{u"sum"_s, number}});
        QVERIFY(phone.hears(u"sum"_s));
        QCOMPARE(phone.document(u"sum"_s).value("lines"_L1).toArray().size(), lines);
    }
    QCOMPARE(phone.enterLine(lineOf(R"({"do":"adjust","player":0,"day":3})")), QString());
    phone.forget();
    phone.send({{u"sum"_s, u"objective"_s}});
    QVERIFY(phone.hears(u"sum"_s));
    const auto lines = phone.document(u"sum"_s).value("lines"_L1).toArray();
    QVERIFY(!lines.isEmpty());
    QCOMPARE(lines[0].toObject().value("rule"_L1).toString(), u"ari.dusk.objective"_s);
}

/// Points by source with what they are made of, ranks, and a total for each day (ari.end.*): of
/// every seat, and to spectators too, but not before the end.
void TestHost::tellsTheWholeFinalScore()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone aki(served.urlOf(0));
    WebPhone bea(served.urlOf(1));
    WebPhone watcher(served.host().spectatorUrl(served.session().id()));
    QVERIFY(aki.join());
    QVERIFY(bea.join());
    QVERIFY(watcher.join());
    const auto sheetOf = [](const WebPhone &phone, const QString &page) {
        return phone.document(page).value("sheet"_L1).toObject();
    };
    const QJsonObject before = sheetOf(aki, u"seat"_s);
    QVERIFY(!before.contains("course"_L1));
    QVERIFY(!before.value("rows"_L1).toArray().at(0).toObject().contains("sources"_L1));
    QVERIFY(playOut({&aki, &bea}));
    const QJsonObject sheet = sheetOf(aki, u"seat"_s);
    QTRY_COMPARE(sheetOf(watcher, u"spectator"_s), sheet);
    const QJsonArray rounds = sheet.value("course"_L1).toObject().value("rounds"_L1).toArray();
    QCOMPARE(rounds.size(), 12);
    int ranked = 0;
    for (int seat = 0; seat < 2; ++seat) {
        const QJsonObject row = sheet.value("rows"_L1).toArray().at(seat).toObject();
        int total = 0;
        for (const QJsonValue &one : row.value("sources"_L1).toArray()) {
            int sum = 0;
            for (const QJsonValue &line : one.toObject().value("lines"_L1).toArray())
                sum += line.toObject().value("points"_L1).toInt();
            QCOMPARE(sum, one.toObject().value("points"_L1).toInt());
            total += sum;
        }
        QCOMPARE(row.value("cells"_L1).toArray().at(3).toString(), QString::number(total));
        QCOMPARE(rounds.at(11).toArray().at(seat).toInt(), total);
        ranked += row.value("rank"_L1).toInt() == 1 ? 1 : 0;
    }
    QVERIFY(ranked >= 1);
}

/// What is asked, refused before it is tried, or refused, leads to its article (ari.dawn.resident,
/// ari.phase.order).
void TestHost::namesTheRuleBehind()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone phone(served.urlOf(0));
    QVERIFY(phone.join());
    const QJsonObject seat = phone.seat();
    const QJsonObject resident = seat.value("asks"_L1).toArray().at(0).toObject();
    QCOMPARE(resident.value("rule"_L1).toString(), u"ari.dawn.resident"_s);
    const QJsonObject advance = seat.value("advance"_L1).toObject();
    QVERIFY(advance.contains("why"_L1));
    QCOMPARE(advance.value("rule"_L1).toString(), u"ari.dawn.resident"_s);
    QVERIFY(!phone.enterLine(lineOf(R"({"do":"next","player":0})")).isEmpty());
    QCOMPARE(phone.document(u"answer"_s).value("rule"_L1).toString(), u"ari.phase.order"_s);
    QVERIFY(!phone.enterLine(lineOf(R"({"do":"next","player":0,"much":1})")).isEmpty());
    QCOMPARE(phone.document(u"answer"_s).value("rule"_L1).toString(), QString());
    phone.send({{u"article"_s, u"ari.phase.order"_s}});
    QVERIFY(phone.hears(u"article"_s));
    const QJsonObject texts = phone.document(u"article"_s).value("texts"_L1).toObject();
    for (const QString &language : {u"en"_s, u"fr"_s, u"ja"_s})
        QVERIFY(!texts.value(language).toObject().value("answer"_L1).toString().isEmpty());
}

void TestHost::answersRuleQuestions_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("article");
    QTest::newRow("English") << u"can I keep 8 items?"_s << u"ari.dusk.limit"_s;
    QTest::newRow("French") << u"peut-on garder 8 objets ?"_s << u"ari.dusk.limit"_s;
    QTest::newRow("Japanese") << u"夜明けに献上できる？"_s << u"ari.dawn.no-offering"_s;
}

/// Whatever language the page speaks.
void TestHost::answersRuleQuestions()
{
    QFETCH(QString, question);
    QFETCH(QString, article);
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone phone(served.urlOf(1), u"phone-1"_s, u"fr"_s);
    QVERIFY(phone.join());
    phone.send({{u"search"_s, question}});
    QVERIFY(phone.hears(u"answers"_s));
    QStringList first;
    for (const QJsonValue &one : phone.document(u"answers"_s).value("articles"_L1).toArray())
        first << one.toObject().value("id"_L1).toString();
    QVERIFY2(first.mid(0, 3).contains(article), qPrintable(first.join(u", "_s)));
}

/// The objective of a day and the scoring are told on a phone, and count for all.
void TestHost::describesTheCalendar()
{
    const QTemporaryDir folder;
    Served::beginWithAnEmptyBox(folder, {"Aki", "Béa"});
    Served served(folder);
    WebPhone phone(served.urlOf(0), u"first"_s);
    WebPhone other(served.urlOf(1), u"second"_s);
    QVERIFY(phone.join());
    QVERIFY(other.join());
    const QJsonObject ask = askOf(phone, u"objective"_s);
    QCOMPARE(ask.value("describe"_L1).toObject().value("day"_L1).toInt(), 2);
    QCOMPARE(phone.enter(describing(twoAlike)), QString());
    QCOMPARE(phone.enter(describing(twoAlike)), QString());
    QTRY_VERIFY(askOf(phone, u"objective"_s).isEmpty());
    QTRY_VERIFY(other.seat().value("goal"_L1).toObject().value("next"_L1).toString().contains(
        u"at least 2 artisans of one type"_s));

    QCOMPARE(phone.enterLine(lineOf(R"({"do":"check","player":0})")), QString());
    QVERIFY(askOf(phone, u"score-table"_s).isEmpty());
    QVERIFY(!served.session().act(R"({"do":"finish"})"));
    QTRY_VERIFY(askOf(other, u"score-table"_s).value("later"_L1).toBool());
    QCOMPARE(other.enter(describing(R"({"scoreTable":[0,4]})")), QString());
    QTRY_VERIFY(askOf(phone, u"score-table"_s).isEmpty());
    QCOMPARE(served.session().table().sheet().seats[0].total(), 4);
    QCOMPARE(served.session().table().sheet().seats[0].open(), 0);
}

void TestHost::refusesWhatIsNotOpen_data()
{
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("an answered day") << twoAlike;
    QTest::newRow("a day without objective") << QByteArray(twoAlike).replace(":2,", ":12,");
    QTest::newRow("no objective") << QByteArray(R"({"day":3,"objective":{"zone":"moon"}})");
    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("a falling table") << QByteArray(R"({"scoreTable":[0,3,2]})");
    QTest::newRow("words") << QByteArray(R"({"scoreTable":[null]})");
}

void TestHost::refusesWhatIsNotOpen()
{
    QFETCH(const QByteArray, told);
    const QTemporaryDir folder;
    Served::beginWithAnEmptyBox(folder, {"Aki", "Béa"});
    Served served(folder);
    WebPhone phone(served.urlOf(0), u"first"_s);
    QVERIFY(phone.join());
    QCOMPARE(phone.enterLine(lineOf(R"({"do":"check","player":0,"objective":true})")), QString());
    if (told.contains("scoreTable"))
        QVERIFY(!served.session().act(R"({"do":"finish"})"));
    const QByteArray before = served.script();
    QVERIFY(!phone.enter(describing(told)).isEmpty());
    QCOMPARE(served.script(), before);
}

void TestHost::cutsOffNonsense_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("garbage") << u"}{"_s;
    QTest::newRow("no object") << u"[1,2]"_s;
    QTest::newRow("empty") << QString();
    QTest::newRow("too large") << QString(200'000, u'x');
    QTest::newRow("too deep") << QString(2000, u'[');
    QTest::newRow("number from nowhere")
        << uR"({"entry":{"sender":"a","number":-1,"undo":true}})"_s;
    QTest::newRow("sender from nowhere")
        << uR"({"entry":{"sender":"a\"b","number":1,"undo":true}})"_s;
}

void TestHost::cutsOffNonsense()
{
    QFETCH(QString, text);
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    WebPhone other(served.urlOf(1), u"other"_s);
    WebPhone phone(served.urlOf(0));
    QVERIFY(phone.join());
    QVERIFY(other.join());
    const QByteArray before = served.session().table().state();
    phone.sendText(text);
    QTRY_VERIFY(!phone.isConnected());
    QVERIFY(other.isConnected());
    QCOMPARE(served.session().table().state(), before);
    QVERIFY(phone.join(u""_s));
}

void TestHost::noticesHalfOpenLines()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const QUrl url(served.urlOf(0));
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, static_cast<quint16>(url.port()));
    QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
    socket.write("GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                 "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    QTRY_VERIFY(socket.peek(100).contains("101 Switching"));
    QTRY_COMPARE_WITH_TIMEOUT(socket.state(), QAbstractSocket::UnconnectedState, 12'000);
}

QTEST_GUILESS_MAIN(TestHost)
#include "tst_host.moc"
