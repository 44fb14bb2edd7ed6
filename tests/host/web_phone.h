// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QUrl>
#include <QWebSocket>

namespace gyoji::test {

/// What the host serves at that path.
QByteArray fetched(const QUrl &page, const QString &path);

/// A phone as the host knows it: what the page would send, and all that it hears.
class WebPhone : public QObject
{
    Q_OBJECT

public:
    /// `url` is the one of an invitation.
    explicit WebPhone(const QString &url, const QString &id = QStringLiteral("phone-1"),
                      const QString &language = QStringLiteral("en"));

    /// Connects and says hello; waits for the first answer.
    bool join(const QString &way = QStringLiteral("claim"));
    /// As a page of that version would.
    void setVersion(const QString &version) { m_version = version; }
    void cut() { m_socket.abort(); }
    bool isConnected() const { return m_socket.state() == QAbstractSocket::ConnectedState; }

    void send(const QJsonObject &message);
    void sendText(const QString &text) { m_socket.sendTextMessage(text); }
    void sendBytes(const QByteArray &bytes) { m_socket.sendBinaryMessage(bytes); }
    /// Enters something under the next number, or under that one; gives why it was refused, empty
    /// where it was not.
    QString enter(const QJsonObject &body, qint64 number = 0);
    QString enterLine(const QJsonObject &line) { return enter({{QStringLiteral("line"), line}}); }
    /// Waits until it hears a message of that name.
    bool hears(const QString &name);

    /// The last message of that name.
    QJsonObject document(const QString &name) const { return m_documents.value(name); }
    QJsonObject seat() const { return document(QStringLiteral("seat")); }
    /// Every byte it was sent, beats apart.
    const QByteArray &heard() const { return m_heard; }
    /// Forgets what it has heard.
    void forget();

private:
    void hear(const QString &text);

    QUrl m_url;
    QString m_id;
    QString m_language;
    QString m_version;
    QWebSocket m_socket;
    QHash<QString, QJsonObject> m_documents;
    QByteArray m_heard;
    qint64 m_number = 0;
};

} // namespace gyoji::test
