// SPDX-License-Identifier: MIT
#include "host/phone.h"

#include "words/words.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace gyoji {

namespace {

/// A line of a script has 64 KiB at most.
constexpr quint64 maxMessage = 80 * 1024;
constexpr int maxMessagesAMinute = 1200;
/// What waits for a phone that reads nothing.
constexpr qint64 maxUnread = 4 * 1024 * 1024;
constexpr auto beatEvery = 3s;
/// A dead line is noticed within 10 s.
constexpr qint64 silence = 6500;

} // namespace

Phone::Phone(QWebSocket *socket, const Words &words, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_words(words)
{
    socket->setParent(nullptr);
    socket->setMaxAllowedIncomingMessageSize(maxMessage);
    socket->setMaxAllowedIncomingFrameSize(maxMessage);
    connect(socket, &QWebSocket::textMessageReceived, this, &Phone::hear);
    connect(socket, &QWebSocket::binaryMessageReceived, socket, [socket] { socket->abort(); });
    connect(socket, &QWebSocket::pong, this, [this] { m_heard.restart(); });
    connect(socket, &QWebSocket::disconnected, this, &Phone::gone);
    connect(&m_beat, &QTimer::timeout, this, &Phone::beat);
    m_heard.start();
    m_minute.start();
    m_beat.start(beatEvery);
}

Phone::~Phone()
{
    m_socket->disconnect(this);
}

void Phone::setLanguage(const QString &id)
{
    m_language = languageFromId(id).value_or(m_language);
}

void Phone::send(const QJsonObject &message)
{
    m_socket->sendTextMessage(
        QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact)));
}

void Phone::show(QLatin1StringView name, const QJsonObject &document)
{
    if (m_shown.value(name) == document)
        return;
    m_shown.insert(name, document);
    send({{name, document}});
}

void Phone::end(QLatin1StringView why, const QString &message)
{
    send({{u"end"_s, QJsonObject{{u"why"_s, why}, {u"message"_s, message}}}});
    m_socket->close();
    m_socket->flush();
}

QString Phone::messageOf(const Refusal &refusal) const
{
    const QString message = m_words.message(refusal, 0, m_language);
    const auto fallen = std::ranges::find(refusal.arguments, "fallen", &Argument::name);
    if (fallen == refusal.arguments.end())
        return message;
    const Argument line{"line", std::get<int>(fallen->value) + 1};
    return m_words.sentence("story/falls", {line, textArgument("message", message)}, m_language);
}

void Phone::hear(const QString &text)
{
    m_heard.restart();
    if (isTooMuch())
        return m_socket->abort();
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    if (document.isObject())
        Q_EMIT said(document.object());
    else
        end("message"_L1, messageOf({"seat.message", {}}));
}

bool Phone::isTooMuch()
{
    if (m_minute.hasExpired(60'000)) {
        m_minute.restart();
        m_messages = 0;
    }
    return ++m_messages > maxMessagesAMinute;
}

/// A page sees no pings, so it is told in words that the line stands.
void Phone::beat()
{
    if (m_heard.hasExpired(silence) || m_socket->bytesToWrite() > maxUnread)
        return m_socket->abort();
    m_socket->ping();
    send({{u"beat"_s, true}});
}

} // namespace gyoji
