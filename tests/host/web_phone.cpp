// SPDX-License-Identifier: MIT
#include "web_phone.h"

#include <QEventLoop>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::test {

QByteArray fetched(const QUrl &page, const QString &path)
{
    QNetworkAccessManager network;
    QNetworkReply *reply = network.get(QNetworkRequest(page.resolved(QUrl(path))));
    QEventLoop loop;
    QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    loop.exec();
    return reply->readAll();
}

WebPhone::WebPhone(const QString &url, const QString &id, const QString &language)
    : m_url(url)
    , m_id(id)
    , m_language(language)
{
    connect(&m_socket, &QWebSocket::textMessageReceived, this, &WebPhone::hear);
}

bool WebPhone::join(const QString &way)
{
    if (m_version.isEmpty()) {
        const QByteArray page = fetched(m_url, u"/"_s);
        const qsizetype at = page.indexOf("data-page=\"") + 11;
        m_version = QString::fromLatin1(page.mid(at, page.indexOf('"', at) - at));
    }
    m_socket.abort();
    QUrl url(m_url);
    url.setScheme(u"ws"_s);
    url.setPath(u"/socket"_s);
    url.setFragment({});
    m_socket.open(url);
    if (!QTest::qWaitFor([this] { return isConnected(); }))
        return false;
    forget();
    send({{u"hello"_s, QJsonObject{{u"token"_s, m_url.fragment()},
                                   {u"phone"_s, m_id},
                                   {u"page"_s, m_version},
                                   {u"language"_s, m_language},
                                   {u"join"_s, way}}}});
    return QTest::qWaitFor([this] {
        return m_documents.contains(u"seat"_s) || m_documents.contains(u"offer"_s) ||
               m_documents.contains(u"spectator"_s) || m_documents.contains(u"end"_s);
    });
}

void WebPhone::send(const QJsonObject &message)
{
    sendText(QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact)));
}

QString WebPhone::enter(const QJsonObject &body, qint64 number)
{
    QJsonObject entry = body;
    entry.insert(u"sender"_s, m_id);
    entry.insert(u"number"_s, number > 0 ? number : ++m_number);
    m_documents.remove(u"answer"_s);
    send({{u"entry"_s, entry}});
    if (!hears(u"answer"_s))
        return u"no answer"_s;
    return document(u"answer"_s).value(u"message"_s).toString();
}

bool WebPhone::hears(const QString &name)
{
    return QTest::qWaitFor([&] { return m_documents.contains(name); });
}

void WebPhone::forget()
{
    m_documents.clear();
    m_heard.clear();
}

void WebPhone::hear(const QString &text)
{
    const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
    const QString name = message.keys().value(0);
    if (name == "beat"_L1)
        return;
    m_heard += text.toUtf8();
    m_documents.insert(name, message.value(name).toObject());
}

} // namespace gyoji::test
