// SPDX-License-Identifier: MIT
#include "bench/hosting.h"

#include "bench/measure.h"
#include "host/page_files.h"
#include "seat_page.h"
#include "served.h"
#include "web_phone.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gyoji::bench {

namespace {

using namespace gyoji::test;

const QByteArrayList players{"Aki", "Béa", "Chi", "Dan", "Eve"};

double millisecondsOf(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Phones of all seats, each in turn; the seat's own documents go out to all of them.
void benchTaps()
{
    constexpr int taps = 500;
    const QTemporaryDir folder;
    Served served(folder, players);
    std::vector<std::unique_ptr<WebPhone>> phones;
    for (int seat = 0; seat < players.size(); ++seat)
        phones.push_back(std::make_unique<WebPhone>(served.urlOf(seat), u"phone-%1"_s.arg(seat)));
    WebPhone spectator(served.host().spectatorUrl(served.session().id()), u"watcher"_s);
    bool isThere = spectator.join();
    for (const auto &phone : phones)
        isThere &= phone->join();
    if (!isThere)
        qFatal("a phone cannot join");
    QElapsedTimer timer;
    std::vector<double> host;
    std::vector<double> page;
    QObject::connect(&served.session(), &TableSession::changed, &served.session(),
                     [&] { host.push_back(millisecondsOf(timer)); });
    for (int tap = 0; tap < taps; ++tap) {
        const int seat = tap % static_cast<int>(players.size());
        spectator.forget();
        timer.start();
        phones[static_cast<std::size_t>(seat)]->send(
            {{u"entry"_s, QJsonObject{{u"sender"_s, u"bench-%1"_s.arg(seat)},
                                      {u"number"_s, tap + 1},
                                      {u"line"_s, QJsonObject{{u"do"_s, u"adjust"_s},
                                                              {u"player"_s, seat},
                                                              {u"favor"_s, 1 + tap / 5 % 9}}}}}});
        while (spectator.document(u"spectator"_s).isEmpty())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        page.push_back(millisecondsOf(timer));
    }
    spread("from a phone's tap to the host, five seats", std::move(host));
    spread("from a phone's tap to a spectator's page", std::move(page));
}

void benchWeight()
{
    const Words words;
    const PageFiles files(words);
    qsizetype bytes = 0;
    for (const QString &path : files.paths())
        bytes += path == "/"_L1 ? 0 : files.find(path)->content.size();
    std::printf("%-58s %10.1f kB (goal: at most 150 kB)\n", "the seat page, in all languages",
                static_cast<double>(bytes) / 1000);
}

/// Notes when the page has something to tap.
const QString notesUsable = uR"(
    document.addEventListener("DOMContentLoaded", () => {
        const bar = document.getElementById("bar");
        new MutationObserver((changes, observer) => {
            if (bar.childElementCount === 0)
                return;
            performance.mark("usable");
            observer.disconnect();
        }).observe(bar, {childList: true});
    });)"_s;

/// What a phone waits from opening the address until it can tap.
void benchLoading()
{
    if (QStringLiteral(GYOJI_CHROMIUM).isEmpty()) {
        std::puts("There is no Chromium, so loading the seat page is not measured.");
        return;
    }
    constexpr int loads = 15;
    const QTemporaryDir folder;
    Served served(folder, players);
    Browser browser;
    const auto page = seated(browser, served.urlOf(0), u"ja"_s);
    page->prepare(notesUsable);
    std::vector<double> times;
    for (int load = 0; load < loads; ++load) {
        page->reload();
        if (!page->turns(u"performance.getEntriesByName('usable').length > 0"_s, 20'000))
            qFatal("the page does not load");
        times.push_back(
            page->run(u"performance.getEntriesByName('usable')[0].startTime"_s).toDouble());
    }
    spread("from the seat page's load until it is usable", std::move(times), 1000);
}

} // namespace

void benchHosting()
{
    benchTaps();
    benchWeight();
    benchLoading();
}

} // namespace gyoji::bench
