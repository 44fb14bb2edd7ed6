// SPDX-License-Identifier: MIT
#include "seat_page.h"
#include "served.h"
#include "table/script.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

class TestSeatPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAWholeGameInThreeLanguages();
    void losesNothingWhileUnconnected();
    void losesNothingOfTwoTabs();
    void numbersTheEntriesOfTabsApart();
    void saysWhoTookTheSeatOver();
    void renamesAndRetires();
    void explainsAndFindsRules();
    void describesCards();
    void describesTheCalendar();
    void correctsTheVillage();
    void showsItsCode();
    void fitsPhones();

private:
    Browser m_browser;
};

void TestSeatPage::playsAWholeGameInThreeLanguages()
{
    const QTemporaryDir folder;
    const QByteArrayList players{"Aki", "Béa", "<b>Chi</b>", "千代", "Eve"};
    Served served(folder, players);
    const QStringList languages{u"ja"_s, u"fr"_s, u"en"_s, u"ja"_s, u"fr"_s};
    std::vector<std::unique_ptr<BrowserPage>> pages;
    for (int seat = 0; seat < players.size(); ++seat)
        pages.push_back(seated(m_browser, served.urlOf(seat), languages[seat]));
    QElapsedTimer timer;
    timer.start();
    int taps = 0;
    QHash<QString, int> pictured;
    for (int step = 0; !served.session().table().isOver(); ++step) {
        QVERIFY2(step < 1500, "the game does not end");
        for (std::size_t seat = 0; seat < pages.size(); ++seat) {
            BrowserPage &page = *pages[seat];
            QVERIFY(page.turns(isCalm));
            const QJsonObject done =
                page.run(u"playOn(%1)"_s.arg(step / 7 + 5 * static_cast<int>(seat))).toObject();
            const QString tapped = done.value("tapped"_L1).toString();
            taps += tapped.isEmpty() ? 0 : 1;
            const QString kind = tapped.section(u'-', 0, 0) + languages[static_cast<int>(seat)];
            if (++pictured[kind] == 8) {
                page.savePicture(pictureOf(u"after-"_s + kind));
                QCOMPARE(faultsOf(page), QString());
            }
        }
    }
    qInfo() << taps << "taps in" << timer.elapsed() << "ms";
    for (std::size_t seat = 0; seat < pages.size(); ++seat) {
        QVERIFY(pages[seat]->turns(u"document.querySelector('.sheet') !== null"_s));
        QCOMPARE(faultsOf(*pages[seat]), QString());
        pages[seat]->savePicture(pictureOf(u"end-"_s + languages[static_cast<int>(seat)]));
        pages[seat]->run(u"localStorage.setItem('gyoji-text-size', '%1')"_s.arg(
            languages[static_cast<int>(seat)] == "ja"_L1 ? 200 : 100));
        pages[seat]->reload();
        QVERIFY(pages[seat]->turns(u"document.getElementById('fold-course') !== null"_s, 20'000));
        giveHands(*pages[seat]);
        pages[seat]->click(u"fold-course"_s);
        pages[seat]->click(u"fold-row-0"_s);
        QVERIFY(pages[seat]->turns(u"document.querySelectorAll('.facts li').length > 0"_s));
        QCOMPARE(faultsOf(*pages[seat]), QString());
        pages[seat]->resize({360, 2400});
        pages[seat]->savePicture(pictureOf(u"sheet-"_s + languages[static_cast<int>(seat)]));
    }
    QVERIFY(pages[2]->run(u"document.body.innerText.includes('<b>Chi</b>')"_s).toBool());
    BrowserPage watcher(m_browser, u"fr"_s, phoneSize);
    watcher.open(served.host().spectatorUrl(served.session().id()));
    QVERIFY(watcher.turns(u"document.querySelector('.course polyline') !== null"_s, 20'000));
    giveHands(watcher);
    QCOMPARE(faultsOf(watcher), QString());
    watcher.savePicture(pictureOf(u"spectator-fr"_s));
    QCOMPARE(m_browser.complaints(), QStringList());
    const Script script = readScript(served.script(), shippedBox);
    QVERIFY(!script.fault);
    QCOMPARE(script.table->state(), served.session().table().state());
}

void TestSeatPage::losesNothingWhileUnconnected()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const auto page = seated(m_browser, served.urlOf(0), u"fr"_s);
    const QHostAddress address(QHostAddress::LocalHost);
    for (int round = 0; round < 3; ++round) {
        const std::size_t before = served.session().table().lineCount();
        served.host().close();
        QVERIFY(page->turns(u"!document.getElementById('line').hidden"_s, 12'000));
        // Corrections do not wait for anything.
        for (int entry = 0; entry < 2; ++entry) {
            page->click(u"menu"_s);
            page->click(u"care-counts"_s);
            page->run(u"document.querySelector('[id^=more-]').click()"_s);
            page->click(u"confirm-counts-0"_s);
        }
        QVERIFY(page->turns(u"document.getElementById('line').classList.contains('loud')"_s));
        QVERIFY(
            page->run(u"document.getElementById('line').innerText"_s).toString().contains("2 "_L1));
        page->savePicture(pictureOf(u"waiting-fr"_s));
        QCOMPARE(served.session().table().lineCount(), before);
        if (round == 1)
            page->setFrozen(true);
        QVERIFY(!served.host().open(address));
        if (round == 1)
            page->setFrozen(false);
        if (round == 2)
            page->reload();
        QElapsedTimer timer;
        timer.start();
        QVERIFY(page->turns(isCalm, 20'000));
        qInfo() << "entries arrived after" << timer.elapsed() << "ms";
        QTRY_COMPARE(served.session().table().lineCount(), before + 2);
        QVERIFY(page->turns(u"document.getElementById('line').hidden"_s));
        giveHands(*page);
    }
}

/// Two tabs of one phone enter in the same instants.
void TestSeatPage::losesNothingOfTwoTabs()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const auto page = seated(m_browser, served.urlOf(0), u"en"_s);
    const auto tab = page->newTab();
    tab->open(served.urlOf(0));
    QVERIFY(tab->turns(isReady, 20'000));
    giveHands(*tab);
    const std::size_t before = served.session().table().lineCount();
    const QString enter =
        u"setTimeout(() => { for (let i = 0; i < 20; ++i) giveOne(); }, %1 - Date.now())"_s;
    const auto soon = QString::number(QDateTime::currentMSecsSinceEpoch() + 1000);
    page->run(enter.arg(soon));
    tab->run(enter.arg(soon));
    QTRY_COMPARE_WITH_TIMEOUT(served.session().table().lineCount(), before + 40, 20'000);
    QVERIFY(page->turns(isCalm));
    QCOMPARE(served.session().table().lineCount(), before + 40);
}

/// A tab that enters before it has seen what another has entered.
void TestSeatPage::numbersTheEntriesOfTabsApart()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const auto page = seated(m_browser, served.urlOf(0), u"en"_s);
    const QString keys = page->run(uR"((async () => {
        const {Queue} = await import("/queue.js");
        const [one, other] = [new Queue("tabs"), new Queue("tabs")];
        const seen = {...localStorage};
        one.add({undo: true});
        const read = Storage.prototype.getItem;
        Storage.prototype.getItem = key => seen[key] ?? null;
        other.add({undo: true});
        Storage.prototype.getItem = read;
        const entries = one.entries;
        return `${entries.length} ${new Set(entries.map(entry => one.keyOf(entry))).size}`;
    })())"_s)
                             .toString();
    QCOMPARE(keys, u"2 2"_s);
}

void TestSeatPage::renamesAndRetires()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const auto page = seated(m_browser, served.urlOf(0), u"ja"_s);
    page->click(u"menu"_s);
    page->click(u"care-name"_s);
    page->run(u"const field = document.getElementById('field-name');"
              "field.focus(); field.value = '千代々'; field.dispatchEvent(new Event('input'))"_s);
    page->savePicture(pictureOf(u"name-ja"_s));
    QCOMPARE(faultsOf(*page), QString());
    page->click(u"confirm-name"_s);
    QVERIFY(page->turns(u"document.querySelector('h1').innerText === '千代々'"_s));
    page->click(u"menu"_s);
    page->click(u"care-retire"_s);
    page->savePicture(pictureOf(u"retire-ja"_s));
    QCOMPARE(faultsOf(*page), QString());
    const std::size_t before = served.session().table().lineCount();
    page->click(u"choice-retire-0"_s);
    QTRY_COMPARE(served.session().table().lineCount(), before + 1);
    QVERIFY(page->turns(u"document.getElementById('advance') === null"_s));
}

void TestSeatPage::saysWhoTookTheSeatOver()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const auto first = seated(m_browser, served.urlOf(0), u"en"_s);
    BrowserPage second(m_browser, u"ja"_s, phoneSize);
    second.open(served.urlOf(0));
    QVERIFY(second.turns(u"document.getElementById('join-take-over') !== null"_s, 20'000));
    second.savePicture(pictureOf(u"taken-ja"_s));
    second.click(u"join-take-over"_s);
    QVERIFY(second.turns(isReady));
    QVERIFY(first->turns(u"document.getElementById('join-claim') !== null"_s));
    first->savePicture(pictureOf(u"taken-over-en"_s));
    QVERIFY(first->run(u"document.body.innerText.includes('Another device')"_s).toBool());
}

void TestSeatPage::explainsAndFindsRules()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const auto page = seated(m_browser, served.urlOf(0), u"fr"_s);
    const auto picture = [&page](const QString &name) {
        page->savePicture(pictureOf(name));
        QCOMPARE(faultsOf(*page), QString());
    };
    page->click(u"advance"_s);
    QVERIFY(page->turns(u"document.getElementById('why-not') !== null"_s));
    picture(u"refused-fr"_s);
    page->click(u"why-not"_s);
    QVERIFY(page->turns(u"document.querySelector('article strong') !== null"_s));
    picture(u"article-fr"_s);
    const QString text = page->run(u"document.querySelector('article').innerText"_s).toString();
    page->click(u"speak-ja-ari.dawn.resident"_s);
    QVERIFY(page->run(u"document.querySelector('article').innerText"_s).toString() != text);
    picture(u"article-turned-fr"_s);
    page->click(u"close"_s);
    page->click(u"menu"_s);
    page->click(u"rules"_s);
    page->run(u"const field = document.getElementById('question'); field.focus();"
              "field.value = '夜明けに献上できる？'; field.dispatchEvent(new Event('input'))"_s);
    const QString found = u"document.getElementById('article-ari.dawn.no-offering')"_s;
    QVERIFY(page->turns(found + u" !== null"_s));
    QVERIFY(page->run(u"document.activeElement.id === 'question'"_s).toBool());
    picture(u"search-fr"_s);
    page->run(found + u".click()"_s);
    QVERIFY(page->turns(u"document.querySelector('article strong') !== null"_s));
    page->click(u"close"_s);
    page->click(u"icons"_s);
    QVERIFY(page->turns(u"document.getElementById('icon-condition/leave') !== null"_s));
    picture(u"icons-fr"_s);
    QCOMPARE(m_browser.complaints(), QStringList());
}

/// A card that nobody has described gets its effect on the phone, in the words of box files.
void TestSeatPage::describesCards()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    QVERIFY(!served.session().act(
        R"({"do":"define","card":{"id":"X-1","type":"sculptor","slots":["LR"],"cost":null,"favor":null,"draft":true}})"));
    QVERIFY(!served.session().act(R"({"do":"adjust","player":0,"village":{"LR":{"card":"X-1"}}})"));
    const auto page = seated(m_browser, served.urlOf(0), u"fr"_s);
    const auto tap = [&page](const QString &id) {
        QVERIFY2(page->turns(u"document.getElementById('%1') !== null"_s.arg(id)), qPrintable(id));
        page->click(id);
    };
    tap(u"place-LR"_s);
    tap(u"act-3"_s);
    QVERIFY(page->turns(u"document.querySelector('.icons').innerText.length > 60"_s));
    page->run(u"window.scrollTo(0, document.getElementById('card-done').offsetTop)"_s);
    page->savePicture(pictureOf(u"describing-empty-fr"_s));
    QCOMPARE(faultsOf(*page), QString());
    page->run(u"const field = document.getElementById('card-name'); field.value = 'Koi';"
              "field.dispatchEvent(new Event('input'))"_s);
    for (int n = 0; n < 3; ++n)
        tap(u"more-favor"_s);
    tap(u"more-cost-sword"_s);
    tap(u"when-condition/dusk-row"_s);
    tap(u"when-0-lower"_s);
    tap(u"when-1-gardener"_s);
    tap(u"gain-new-gain/per-gate"_s);
    tap(u"gain-0-0-sculptor"_s);
    tap(u"more-gain-0-1"_s);
    tap(u"gain-new-gain/item"_s);
    QVERIFY(page->run(u"document.getElementById('card-done').disabled"_s).toBool());
    tap(u"gain-1-0-bonsai"_s);
    QVERIFY(page->turns(u"document.querySelector('.effect') !== null"_s));
    QCOMPARE(faultsOf(*page), QString());
    page->resize({360, 2000});
    page->savePicture(pictureOf(u"describing-fr"_s));
    const std::size_t line = served.session().table().lineCount();
    tap(u"card-done"_s);
    QTRY_COMPARE(served.session().table().lineCount(), line + 1);
    const QJsonObject entered =
        QJsonDocument::fromJson(served.session().table().line(line)).object();
    const QByteArray wanted =
        R"({"do":"define","card":{"id":"X-1","name":"Koi","type":"sculptor","slots":["LR"],"favor":2,)"
        R"("cost":{"sword":1},"when":{"kind":"dusk-row","row":"lower","type":"gardener","n":1},)"
        R"("gain":[{"kind":"favor","n":2,"per":{"type":"sculptor","zone":"gate"}},)"
        R"({"kind":"item","item":"bonsai"}]}})";
    QCOMPARE(entered, QJsonDocument::fromJson(wanted).object());
    QCOMPARE(m_browser.complaints(), QStringList());
}

/// The objective of a day that the box does not know, by icons, and at the end the scoring.
void TestSeatPage::describesTheCalendar()
{
    const QTemporaryDir folder;
    Served::beginWithAnEmptyBox(folder, {"Aki", "Béa"});
    Served served(folder);
    const auto page = seated(m_browser, served.urlOf(0), u"fr"_s);
    const auto tap = [&page](const QString &id) {
        QVERIFY2(page->turns(u"document.getElementById('%1') !== null"_s.arg(id)), qPrintable(id));
        page->click(id);
    };
    QCOMPARE(faultsOf(*page), QString());
    tap(u"describe-objective"_s);
    QVERIFY(page->run(u"document.getElementById('objective-done').disabled"_s).toBool());
    tap(u"objective-0-zone-village"_s);
    QCOMPARE(faultsOf(*page), QString());
    tap(u"objective-0-kind-same"_s);
    tap(u"more-objective-0-n"_s);
    tap(u"objective-0-type-sculptor"_s);
    tap(u"objective-more"_s);
    tap(u"objective-1-zone-supply"_s);
    tap(u"objective-1-kind-any"_s);
    tap(u"objective-1-item-sword"_s);
    QCOMPARE(faultsOf(*page), QString());
    page->resize({360, 2000});
    page->savePicture(pictureOf(u"objective-fr"_s));
    tap(u"objective-done"_s);
    QVERIFY(page->turns(isCalm));
    QVERIFY(page->turns(u"document.getElementById('describe-objective') === null"_s));
    const QJsonObject header =
        QJsonDocument::fromJson(served.session().running().header()).object();
    const QJsonObject face =
        header.value("box"_L1).toObject().value("faces"_L1).toArray()[0].toObject();
    const QByteArray wanted = R"([{"zone":"village","kind":"same","n":2,"type":"sculptor"},)"
                              R"({"zone":"supply","kind":"any","n":1,"item":"sword"}])";
    QCOMPARE(face.value("days"_L1).toObject().value("2"_L1).toArray(),
             QJsonDocument::fromJson(wanted).array());

    QVERIFY(!served.session().act(R"({"do":"adjust","player":0,"items":{"sword":1}})"));
    QVERIFY(!served.session().act(R"({"do":"check","player":0})"));
    QVERIFY(!served.session().act(R"({"do":"finish"})"));
    tap(u"ask-score-table"_s);
    QCOMPARE(faultsOf(*page), QString());
    page->savePicture(pictureOf(u"scoring-fr"_s));
    page->run(u"const field = document.getElementById('field-score-table'); field.value = '0, 4';"
              "field.dispatchEvent(new Event('input'))"_s);
    tap(u"confirm-score-table"_s);
    QTRY_COMPARE(served.session().table().sheet().seats[0].total(), 4);
    QCOMPARE(m_browser.complaints(), QStringList());
}

void TestSeatPage::correctsTheVillage()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const auto page = seated(m_browser, served.urlOf(0), u"en"_s);
    const auto open = [&](const QString &form) {
        QVERIFY(page->turns(isCalm));
        page->click(u"menu"_s);
        page->click("care-"_L1 + form);
    };
    const auto says = [&](const QString &place, const QString &text) {
        return page->turns(
            u"document.getElementById('place-%1').innerText.includes('%2')"_s.arg(place, text));
    };
    open(u"LR"_s);
    page->click(u"type-sculptor"_s);
    page->savePicture(pictureOf(u"correcting-en"_s));
    QCOMPARE(faultsOf(*page), QString());
    page->click(u"card-S-064"_s);
    QVERIFY(says(u"LR"_s, u"S-064"_s));
    open(u"LR"_s);
    page->click(u"choice-LR-1"_s);
    QVERIFY(says(u"LR"_s, u"Offering ready"_s));
    open(u"LR"_s);
    page->click(u"choice-LR-0"_s);
    QVERIFY(says(u"LR"_s, u"empty"_s));
    open(u"gate"_s);
    page->click(u"type-gardener"_s);
    page->click(u"card-S-021"_s);
    QVERIFY(page->turns(isCalm));
    open(u"gate"_s);
    QVERIFY(page->turns(u"document.getElementById('choice-gate-0') !== null"_s));
    page->savePicture(pictureOf(u"gate-en"_s));
}

void TestSeatPage::showsItsCode()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    const auto page = seated(m_browser, served.urlOf(0), u"ja"_s);
    page->click(u"menu"_s);
    page->click(u"share"_s);
    QVERIFY(page->turns(u"document.querySelector('.code path') !== null"_s));
    page->run(u"document.querySelector('.code').scrollIntoView()"_s);
    page->savePicture(pictureOf(u"code-ja"_s));
    QCOMPARE(faultsOf(*page), QString());
}

/// The example on day 7, at the smallest size and the largest text.
void TestSeatPage::fitsPhones()
{
    const QTemporaryDir folder;
    Served served(folder, {"Aki", "Béa"});
    for (const QString &language : {u"en"_s, u"fr"_s, u"ja"_s}) {
        const auto page = seated(m_browser, served.urlOf(0), language);
        for (const int size : {100, 150, 200}) {
            page->run(u"localStorage.setItem('gyoji-text-size', '%1')"_s.arg(size));
            page->reload();
            QVERIFY(page->turns(isReady, 20'000));
            giveHands(*page);
            page->setDark(size == 150);
            page->savePicture(pictureOf(u"page-%1-%2"_s.arg(language).arg(size)));
            QCOMPARE(faultsOf(*page), QString());
            page->click(u"menu"_s);
            page->click(u"care-counts"_s);
            page->savePicture(pictureOf(u"menu-%1-%2"_s.arg(language).arg(size)));
            QCOMPARE(faultsOf(*page), QString());
            page->click(u"icons"_s);
            QVERIFY(page->turns(u"document.querySelector('[id^=icon-]') !== null"_s));
            QCOMPARE(faultsOf(*page), QString());
            page->click(u"icon-condition/dusk-row"_s);
            QVERIFY(page->turns(u"document.querySelector('article strong') !== null"_s));
            page->savePicture(pictureOf(u"article-%1-%2"_s.arg(language).arg(size)));
            QCOMPARE(faultsOf(*page), QString());
            page->click(u"close"_s);
            page->click(u"care-describe"_s);
            page->click(u"type-sculptor"_s);
            page->click(u"card-S-064"_s);
            page->savePicture(pictureOf(u"describing-%1-%2"_s.arg(language).arg(size)));
            QCOMPARE(faultsOf(*page), QString());
        }
        served.host().takeBack(served.session().id(), 0);
    }
}

QTEST_GUILESS_MAIN(TestSeatPage)
#include "tst_seat_page.moc"
