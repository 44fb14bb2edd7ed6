// SPDX-License-Identifier: MIT
#include "seat_page.h"

#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace gyoji::test {

const QString isReady = u"document.getElementById('bar').childElementCount > 0"_s;
const QString isCalm = u"!Object.keys(localStorage).some(key => /^gyoji:.*\\//.test(key))"_s;

namespace {

constexpr int patience = 20'000;

/// Lets a test cut the page's line, and send what it sends twice.
const QString lineInHand = uR"(
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
        constructor(url) { super(url); window.lastSocket = this; }
        send(text) { super.send(text); if (window.sendsTwice) super.send(text); }
    };)"_s;

std::unique_ptr<BrowserPage> opened(Browser &browser, const QString &url, const QString &language)
{
    auto page = std::make_unique<BrowserPage>(browser, language, phoneSize);
    page->prepare(lineInHand);
    page->open(url);
    return page;
}

} // namespace

std::unique_ptr<BrowserPage> asking(Browser &browser, const QString &url)
{
    auto page = opened(browser, url, u"en"_s);
    if (!page->turns(u"document.querySelector('[id^=join-]') !== null"_s, patience))
        qFatal("the page does not ask how to join");
    return page;
}

std::unique_ptr<BrowserPage> seated(Browser &browser, const QString &url, const QString &language)
{
    auto page = opened(browser, url, language);
    if (!page->turns(isReady, patience))
        qFatal("the page does not show the seat: %s",
               qPrintable(page->run(u"document.body.innerText"_s).toString()));
    giveHands(*page);
    return page;
}

void giveHands(BrowserPage &page)
{
    QFile file(QStringLiteral(GYOJI_HANDS));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the hands are not there");
    page.run(QString::fromUtf8(file.readAll()));
}

QString faultsOf(BrowserPage &page)
{
    QStringList faults;
    for (const QJsonValue &fault : page.run(u"faults()"_s).toArray())
        faults << fault.toString();
    return faults.join(u"; "_s);
}

QString pictureOf(const QString &name)
{
    return QStringLiteral(GYOJI_PICTURES) + u'/' + name + ".png"_L1;
}

} // namespace gyoji::test
