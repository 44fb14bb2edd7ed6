// SPDX-License-Identifier: MIT
#include "host/serve_options.h"
#include "server_process.h"
#include "session/example.h"
#include "store/running_table.h"
#include "web_hands.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

class TestServe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsItsOptions_data();
    void readsItsOptions();
    void servesTheExample();
    void losesNothingWhenKilled();
    void saysWhatItCannotDo();
};

void TestServe::readsItsOptions_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<bool>("isFine");
    QTest::newRow("none") << QStringList{u"--serve"_s} << true;
    QTest::newRow("all") << QStringList{u"--serve"_s, u"--data"_s,  u"/d"_s,  u"--table"_s,
                                        u"a"_s,       u"--table"_s, u"b"_s,   u"--port"_s,
                                        u"4711"_s,    u"--bind"_s,  u"::1"_s, u"--lang"_s,
                                        u"ja"_s}
                         << true;
    QTest::newRow("example and data")
        << QStringList{u"--serve"_s, u"--example"_s, u"--data"_s, u"/d"_s} << false;
    QTest::newRow("port too large") << QStringList{u"--serve"_s, u"--port"_s, u"70000"_s} << false;
    QTest::newRow("no address") << QStringList{u"--serve"_s, u"--bind"_s, u"here"_s} << false;
    QTest::newRow("no value") << QStringList{u"--serve"_s, u"--port"_s} << false;
    QTest::newRow("unknown") << QStringList{u"--serve"_s, u"--shot"_s, u"a.png"_s} << false;
}

void TestServe::readsItsOptions()
{
    QFETCH(QStringList, words);
    QTEST(readServeOptions(words).has_value(), "isFine");
}

void TestServe::servesTheExample()
{
    const ServerProcess server({u"--serve"_s, u"--example"_s, u"--bind"_s, u"127.0.0.1"_s});
    QCOMPARE(server.table().value("seats"_L1).toArray().size(), 3);
    QVERIFY(server.spectatorUrl().startsWith("http://127.0.0.1:"_L1));
    WebPhone phone(server.urlOf(0));
    QVERIFY(phone.join());
    QCOMPARE(phone.seat().value("name"_L1),
             server.table().value("seats"_L1).toArray().at(0).toObject().value("player"_L1));
}

void TestServe::losesNothingWhenKilled()
{
    const QTemporaryDir folder;
    {
        auto store = Store::open(folder.path());
        QVERIFY(!keepExample(*std::get<std::unique_ptr<Store>>(store), false));
    }
    const QStringList arguments{u"--serve"_s, u"--data"_s, folder.path(), u"--bind"_s,
                                u"127.0.0.1"_s};
    const QJsonObject look{{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"why"_s, u"looked"_s}};
    constexpr int rounds = 5;
    for (int round = 1; round <= rounds; ++round) {
        ServerProcess server(arguments);
        WebPhone phone(server.urlOf(0));
        QVERIFY(phone.join(round == 1 ? u"claim"_s : u""_s));
        // What was answered before it was killed is sent again, and the next line after it.
        if (round > 1)
            QCOMPARE(phone.enter({{u"line"_s, look}}, round - 1), QString());
        QCOMPARE(phone.enter({{u"line"_s, look}}, round), QString());
        server.kill();
    }
    auto store = Store::open(folder.path());
    auto &opened = std::get<std::unique_ptr<Store>>(store);
    auto table = RunningTable::open(*opened, opened->tables().constFirst().id);
    const auto &running = std::get<std::unique_ptr<RunningTable>>(table);
    QVERIFY(!running->damage());
    QVERIFY(running->isKept({"phone-1", rounds}));
    QVERIFY(!running->isKept({"phone-1", rounds + 1}));
    std::size_t looks = 0;
    for (std::size_t line = 0; line < running->table().lineCount(); ++line)
        looks += running->table().line(line).contains("looked") ? 1 : 0;
    QCOMPARE(looks, std::size_t{rounds});
}

void TestServe::saysWhatItCannotDo()
{
    const QTemporaryDir folder;
    for (const QStringList &words :
         {QStringList{u"--serve"_s, u"--port"_s, u"x"_s},
          QStringList{u"--serve"_s, u"--data"_s, folder.path()},
          QStringList{u"--serve"_s, u"--data"_s, folder.path(), u"--table"_s, u"none"_s}}) {
        QProcess process;
        process.start(QStringLiteral(GYOJI_HOST_SERVER), words);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().startsWith("gyoji: "));
    }
}

QTEST_GUILESS_MAIN(TestServe)
#include "tst_serve.moc"
