// SPDX-License-Identifier: MIT
#include "seat_page.h"
#include "server_process.h"
#include "store/running_table.h"
#include "web_phone.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// Twice in a test; `./dev soak` asks for more, and for long freezes.
int roundsAsked()
{
    return qEnvironmentVariable("GYOJI_SOAK_ROUNDS", u"2"_s).toInt();
}

int freezeAsked()
{
    return qEnvironmentVariable("GYOJI_SOAK_FREEZE", u"1000"_s).toInt();
}

/// A table of two on a host that can be killed, with a page for each seat.
struct Evening
{
    explicit Evening(Browser &browser)
        : folder(keepTable())
        , server({u"--serve"_s, u"--data"_s, folder->path(), u"--bind"_s, u"127.0.0.1"_s})
    {
        for (int seat = 0; seat < 2; ++seat)
            pages.push_back(seated(browser, server.urlOf(seat), seat == 0 ? u"ja"_s : u"fr"_s));
    }

    static std::unique_ptr<QTemporaryDir> keepTable()
    {
        auto made = std::make_unique<QTemporaryDir>();
        const auto store = Store::open(made->path());
        const auto begun = RunningTable::begin(
            *std::get<std::unique_ptr<Store>>(store),
            R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})");
        if (std::holds_alternative<Refusal>(begun))
            qFatal("a table cannot be kept");
        return made;
    }

    /// Taps at both phones, at any moment.
    void enter()
    {
        for (const auto &page : pages) {
            page->run(u"giveOne()"_s);
            ++given;
            QTest::qWait(QRandomGenerator::global()->bounded(60));
        }
    }

    std::unique_ptr<QTemporaryDir> folder;
    ServerProcess server;
    std::vector<std::unique_ptr<BrowserPage>> pages;
    int given = 0;
};

using Fault = std::function<void(Evening &, Browser &)>;

void sendNonsense(Evening &evening, const QString &text)
{
    WebPhone phone(evening.server.urlOf(0), u"nonsense"_s);
    QVERIFY(phone.join(u"share"_s));
    phone.sendText(text);
    QTRY_VERIFY(!phone.isConnected());
}

} // namespace

/// Whatever happens to phones and host, at random moments: nothing is lost, nothing is doubled,
/// nobody is in who has no token, and the page says what is wrong.
class TestFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void losesNothing_data();
    void losesNothing();
    void saysWhatIsWrong();

private:
    Browser m_browser;
};

Q_DECLARE_METATYPE(Fault)

/// Qt lets sockets end quietly, and the browser's is there before Qt Test listens to signals.
void TestFaults::initTestCase()
{
    std::signal(SIGPIPE, SIG_IGN);
}

void TestFaults::losesNothing_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::newRow("page reloaded") << Fault([](Evening &evening, Browser &) {
        BrowserPage &page = *evening.pages[0];
        page.reload();
        QVERIFY(page.turns(isReady, 20'000));
        giveHands(page);
    });
    QTest::newRow("line cut") << Fault(
        [](Evening &evening, Browser &) { evening.pages[0]->run(u"lastSocket.close()"_s); });
    QTest::newRow("phone frozen") << Fault([](Evening &evening, Browser &) {
        evening.pages[0]->setFrozen(true);
        QTest::qWait(freezeAsked());
        evening.pages[0]->setFrozen(false);
    });
    QTest::newRow("host killed") << Fault([](Evening &evening, Browser &) {
        evening.server.kill();
        evening.enter();
        evening.server.restart();
    });
    QTest::newRow("sent twice") << Fault([](Evening &evening, Browser &) {
        evening.pages[0]->run(u"window.sendsTwice = !window.sendsTwice"_s);
    });
    QTest::newRow("two claims") << Fault([](Evening &evening, Browser &browser) {
        const auto page = asking(browser, evening.server.urlOf(0));
        QVERIFY(page->run(u"document.getElementById('join-take-over') !== null"_s).toBool());
        page->close();
    });
    QTest::newRow("garbage") << Fault(
        [](Evening &evening, Browser &) { sendNonsense(evening, u"{\"entry\":[]"_s); });
    QTest::newRow("too large") << Fault(
        [](Evening &evening, Browser &) { sendNonsense(evening, QString(500'000, u'{')); });
    QTest::newRow("wrong token") << Fault([](Evening &evening, Browser &) {
        WebPhone phone(evening.server.urlOf(0).section(u'#', 0, 0) + u"#aaaaaaaaaaaaaaaa"_s);
        QVERIFY(phone.join());
        QCOMPARE(phone.document(u"end"_s).value("why"_L1).toString(), u"token"_s);
        QVERIFY(phone.seat().isEmpty());
    });
    QTest::newRow("old page") << Fault([](Evening &evening, Browser &) {
        WebPhone phone(evening.server.urlOf(0));
        phone.setVersion(u"0123456789ab"_s);
        QVERIFY(phone.join());
        QCOMPARE(phone.document(u"end"_s).value("why"_L1).toString(), u"page"_s);
        QVERIFY(phone.seat().isEmpty());
    });
}

void TestFaults::losesNothing()
{
    QFETCH(const Fault, fault);
    Evening evening(m_browser);
    for (int round = 0; round < roundsAsked(); ++round) {
        evening.enter();
        fault(evening, m_browser);
        if (QTest::currentTestFailed())
            return;
        evening.enter();
        for (const auto &page : evening.pages) {
            QVERIFY2(page->turns(isCalm, 20'000), "an entry waits for ever");
            QVERIFY(page->turns(u"document.getElementById('line').hidden"_s));
        }
    }
    evening.server.kill();
    const auto opened = Store::open(evening.folder->path());
    auto &store = *std::get<std::unique_ptr<Store>>(opened);
    const auto table = RunningTable::open(store, store.tables().constFirst().id);
    const auto &running = *std::get<std::unique_ptr<RunningTable>>(table);
    QVERIFY(!running.damage());
    QCOMPARE(running.table().lineCount(), static_cast<std::size_t>(evening.given));
    for (const auto &page : evening.pages)
        page->close();
}

/// What the page itself says when its address is wrong, and when its host has gone.
void TestFaults::saysWhatIsWrong()
{
    Evening evening(m_browser);
    BrowserPage lost(m_browser, u"en"_s, phoneSize);
    lost.open(evening.server.urlOf(0).section(u'#', 0, 0) + u"#aaaaaaaaaaaaaaaa"_s);
    QVERIFY(lost.turns(u"document.body.innerText.includes('belongs to no seat')"_s, 20'000));
    BrowserPage &page = *evening.pages[1];
    evening.server.kill();
    QVERIFY(page.turns(u"!document.getElementById('line').hidden"_s, 12'000));
    page.run(u"giveOne()"_s);
    QVERIFY(page.turns(u"document.getElementById('line').classList.contains('loud')"_s));
    evening.server.restart();
    QVERIFY(page.turns(isCalm, 20'000));
}

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
