// SPDX-License-Identifier: MIT
#include "server_process.h"
#include "store/running_table.h"
#include "web_phone.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

constexpr int seats = 5;

/// A few tables for a moment; `./dev soak` asks for a club's evening.
int tablesAsked()
{
    return qEnvironmentVariable("GYOJI_SOAK_TABLES", u"4"_s).toInt();
}

qint64 secondsAsked()
{
    return qEnvironmentVariable("GYOJI_SOAK_SECONDS", u"3"_s).toLongLong();
}

void keepTables(const QString &folder, int tables)
{
    const QByteArray header =
        R"({"gyoji":1,"game":"arigato","players":["A","B","C","D","E"],"box":"sample"})";
    auto opened = Store::open(folder);
    auto &store = std::get<std::unique_ptr<Store>>(opened);
    for (int i = 0; i < tables; ++i) {
        if (std::holds_alternative<Refusal>(RunningTable::begin(*store, header)))
            qFatal("a table cannot be kept");
    }
}

/// The phones of all seats of all tables.
std::vector<std::unique_ptr<WebPhone>> seatedPhones(const ServerProcess &server, int tables)
{
    std::vector<std::unique_ptr<WebPhone>> phones;
    for (int table = 0; table < tables; ++table) {
        for (int seat = 0; seat < seats; ++seat) {
            phones.push_back(std::make_unique<WebPhone>(server.urlOf(seat, table),
                                                        u"phone-%1-%2"_s.arg(table).arg(seat)));
            if (!phones.back()->join())
                qFatal("a phone cannot join");
        }
    }
    return phones;
}

} // namespace

/// Many tables on one host: all are answered, and what it holds in memory stays.
class TestMany : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysAsItIs();
};

void TestMany::staysAsItIs()
{
    const QTemporaryDir folder;
    const int tables = tablesAsked();
    keepTables(folder.path(), tables);
    const ServerProcess server(
        {u"--serve"_s, u"--data"_s, folder.path(), u"--bind"_s, u"127.0.0.1"_s}, tables);
    const auto phones = seatedPhones(server, tables);
    QElapsedTimer timer;
    timer.start();
    double warm = 0;
    std::size_t acts = 0;
    const qint64 whole = 1000 * secondsAsked();
    for (std::size_t i = 0; timer.elapsed() < whole || i % phones.size() != 0; ++i) {
        WebPhone &phone = *phones[i % phones.size()];
        const int seat = static_cast<int>(i % seats);
        QCOMPARE(phone.enterLine({{u"do"_s, u"gain"_s}, {u"player"_s, seat}, {u"favor"_s, 1}}),
                 QString());
        QCOMPARE(phone.enter({{u"undo"_s, true}}), QString());
        phone.forget();
        acts += 2;
        if (warm == 0 && timer.elapsed() > whole / 3)
            warm = server.megabytes();
    }
    for (const auto &phone : phones)
        QVERIFY(phone->isConnected());
    const double end = server.megabytes();
    qInfo("%zu sockets, %zu acts in %lld s; memory %.1f MB, at the end %.1f MB", phones.size(),
          acts, timer.elapsed() / 1000, warm, end);
    QVERIFY2(end < 1.1 * warm + 2, "memory grows");
}

QTEST_GUILESS_MAIN(TestMany)
#include "tst_many.moc"
