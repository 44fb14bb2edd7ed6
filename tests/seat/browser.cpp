// SPDX-License-Identifier: MIT
#include "browser.h"

#include "killing.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

constexpr int patience = 60'000;

} // namespace

Browser::Browser()
{
    QObject::connect(&m_socket, &QWebSocket::textMessageReceived, &m_socket,
                     [this](const QString &text) { hear(text); });
    m_socket.open(QUrl(start()));
    if (!QTest::qWaitFor([this] { return m_socket.state() == QAbstractSocket::ConnectedState; },
                         patience))
        qFatal("the browser does not answer");
}

Browser::~Browser()
{
    m_socket.abort();
    m_process.kill();
    m_process.waitForFinished();
}

/// The address that the browser listens on.
QString Browser::start()
{
    dieWithTheTest(m_process);
    m_process.start(QStringLiteral(GYOJI_CHROMIUM),
                    {u"--headless=new"_s, u"--no-sandbox"_s, u"--disable-gpu"_s,
                     u"--disable-dev-shm-usage"_s, u"--no-first-run"_s, u"--hide-scrollbars"_s,
                     u"--remote-debugging-port=0"_s, "--user-data-dir="_L1 + m_profile.path()});
    m_process.setReadChannel(QProcess::StandardError);
    QByteArray said;
    static const QRegularExpression listening(u"ws://\\S+"_s);
    while (m_process.waitForReadyRead(patience) || m_process.bytesAvailable() > 0 ||
           m_process.state() == QProcess::Running) {
        said += m_process.readAllStandardError();
        const auto match = listening.match(QString::fromUtf8(said));
        if (match.hasMatch())
            return match.captured();
    }
    qFatal("the browser does not start: %s", said.constData());
}

QJsonObject Browser::call(const QString &method, const QJsonObject &parameters,
                          const QString &session)
{
    const int id = ++m_calls;
    QJsonObject message{{u"id"_s, id}, {u"method"_s, method}, {u"params"_s, parameters}};
    if (!session.isEmpty())
        message.insert(u"sessionId"_s, session);
    m_socket.sendTextMessage(
        QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact)));
    if (!QTest::qWaitFor([&] { return m_answers.contains(id); }, patience))
        qFatal("%s is not answered", qPrintable(method));
    const QJsonObject answer = m_answers.take(id);
    if (answer.contains(u"error"_s))
        m_complaints << method + QString::fromUtf8(QJsonDocument(answer).toJson());
    return answer.value(u"result"_s).toObject();
}

void Browser::hear(const QString &text)
{
    const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
    const QString method = message.value(u"method"_s).toString();
    if (message.contains(u"id"_s))
        m_answers.insert(message.value(u"id"_s).toInt(), message);
    else if (method == "Runtime.exceptionThrown"_L1 || method == "Log.entryAdded"_L1)
        m_complaints << text;
}

BrowserPage::BrowserPage(Browser &browser, const QString &language, QSize size)
    : BrowserPage(browser, language, size,
                  browser.call(u"Target.createBrowserContext"_s, {})
                      .value(u"browserContextId"_s)
                      .toString())
{
}

BrowserPage::BrowserPage(Browser &browser, const QString &language, QSize size,
                         const QString &context)
    : m_browser(browser)
    , m_language(language)
    , m_size(size)
    , m_context(context)
{
    const auto target = browser.call(
        u"Target.createTarget"_s, {{u"url"_s, u"about:blank"_s}, {u"browserContextId"_s, context}});
    m_target = target.value(u"targetId"_s).toString();
    m_session =
        browser.call(u"Target.attachToTarget"_s, {{u"targetId"_s, m_target}, {u"flatten"_s, true}})
            .value(u"sessionId"_s)
            .toString();
    call(u"Page.enable"_s);
    call(u"Runtime.enable"_s);
    call(
        u"Emulation.setUserAgentOverride"_s,
        {{u"userAgent"_s, u"Mozilla/5.0 (Android) Chrome/120"_s}, {u"acceptLanguage"_s, language}});
    resize(size);
}

std::unique_ptr<BrowserPage> BrowserPage::newTab()
{
    return std::unique_ptr<BrowserPage>(new BrowserPage(m_browser, m_language, m_size, m_context));
}

void BrowserPage::resize(QSize size)
{
    call(u"Emulation.setDeviceMetricsOverride"_s, {{u"width"_s, size.width()},
                                                   {u"height"_s, size.height()},
                                                   {u"deviceScaleFactor"_s, 1},
                                                   {u"mobile"_s, true}});
}

QJsonObject BrowserPage::call(const QString &method, const QJsonObject &parameters)
{
    return m_browser.call(method, parameters, m_session);
}

void BrowserPage::open(const QString &url)
{
    call(u"Page.navigate"_s, {{u"url"_s, url}});
}

void BrowserPage::prepare(const QString &script)
{
    call(u"Page.addScriptToEvaluateOnNewDocument"_s, {{u"source"_s, script}});
}

void BrowserPage::reload()
{
    call(u"Page.reload"_s);
}

QJsonValue BrowserPage::run(const QString &script)
{
    return call(u"Runtime.evaluate"_s,
                {{u"expression"_s, script}, {u"returnByValue"_s, true}, {u"awaitPromise"_s, true}})
        .value(u"result"_s)
        .toObject()
        .value(u"value"_s);
}

bool BrowserPage::turns(const QString &expression, int milliseconds)
{
    return QTest::qWaitFor([&] { return run(expression).toBool(); }, milliseconds);
}

void BrowserPage::click(const QString &id)
{
    run(u"document.getElementById('%1').click()"_s.arg(id));
}

void BrowserPage::setFrozen(bool frozen)
{
    call(u"Page.setWebLifecycleState"_s, {{u"state"_s, frozen ? u"frozen"_s : u"active"_s}});
}

void BrowserPage::setDark(bool dark)
{
    call(u"Emulation.setEmulatedMedia"_s,
         {{u"features"_s, QJsonArray{QJsonObject{{u"name"_s, u"prefers-color-scheme"_s},
                                                 {u"value"_s, dark ? u"dark"_s : u"light"_s}}}}});
}

void BrowserPage::close()
{
    m_browser.call(u"Target.closeTarget"_s, {{u"targetId"_s, m_target}});
}

void BrowserPage::savePicture(const QString &file)
{
    const QByteArray data =
        call(u"Page.captureScreenshot"_s).value(u"data"_s).toString().toLatin1();
    QDir().mkpath(QFileInfo(file).path());
    QFile picture(file);
    if (picture.open(QIODevice::WriteOnly))
        picture.write(QByteArray::fromBase64(data));
}

} // namespace gyoji::test
