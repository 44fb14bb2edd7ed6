// SPDX-License-Identifier: MIT
#include "host/http_connection.h"

#include "host/page_files.h"

#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

using namespace std::chrono_literals;

namespace gyoji {

namespace {

constexpr qsizetype maxHead = 8 * 1024;
constexpr auto patience = 10s;

/// A header's value; empty where it is not there.
QByteArray headerOf(const QByteArray &head, const QByteArray &name)
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).trimmed().toLower() == name)
            return line.mid(colon + 1).trimmed();
    }
    return {};
}

/// Letters that an address and port are made of, so that the host can be named in a header.
bool isHostName(const QByteArray &host)
{
    return !host.isEmpty() && std::ranges::all_of(host, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '.' || c == ':' || c == '-' || c == '[' || c == ']';
    });
}

/// No page of another place may speak for a browser.
bool isOwnOrigin(const QByteArray &origin, const QByteArray &host)
{
    return origin.isEmpty() || origin == "http://" + host;
}

} // namespace

HttpConnection::HttpConnection(QTcpSocket *socket, const PageFiles &files, QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_files(files)
{
    socket->setParent(this);
    connect(socket, &QTcpSocket::readyRead, this, &HttpConnection::read);
    connect(socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    QTimer::singleShot(patience, this, &QObject::deleteLater);
    if (socket->bytesAvailable() > 0)
        read();
}

void HttpConnection::read()
{
    const QByteArray start = m_socket->peek(maxHead);
    const qsizetype end = start.indexOf("\r\n\r\n");
    if (end >= 0)
        answer(start.left(end + 2));
    else if (start.size() >= maxHead)
        reply("431 Request Header Fields Too Large", "text/plain", {}, {});
}

void HttpConnection::answer(const QByteArray &head)
{
    const QByteArrayList request = head.left(head.indexOf("\r\n")).split(' ');
    const QByteArray host = headerOf(head, "host");
    if (request.size() != 3 || !isHostName(host))
        return reply("400 Bad Request", "text/plain", {}, {});
    if (headerOf(head, "upgrade").toLower() == "websocket") {
        if (!isOwnOrigin(headerOf(head, "origin"), host))
            return reply("403 Forbidden", "text/plain", {}, host);
        disconnect(m_socket, nullptr, this, nullptr);
        m_socket->setParent(nullptr);
        Q_EMIT upgrading(m_socket);
        return deleteLater();
    }
    const bool isGet = request[0] == "GET";
    if (!isGet && request[0] != "HEAD")
        return reply("405 Method Not Allowed", "text/plain", {}, host);
    const auto file = m_files.find(QUrl::fromEncoded(request[1]).path());
    if (!file)
        return reply("404 Not Found", "text/plain", {}, host, isGet);
    reply("200 OK", file->type, file->content, host, isGet);
}

void HttpConnection::reply(const QByteArray &status, const QByteArray &type,
                           const QByteArray &content, const QByteArray &host, bool withContent)
{
    disconnect(m_socket, &QTcpSocket::readyRead, this, nullptr);
    const QByteArray policy = "default-src 'none'; script-src 'self'; style-src 'self'; "
                              "img-src 'self'; base-uri 'none'; form-action 'none'; "
                              "frame-ancestors 'none'; connect-src 'self' ws://" +
                              host;
    m_socket->write("HTTP/1.1 " + status + "\r\nContent-Type: " + type +
                    "\r\nContent-Length: " + QByteArray::number(content.size()) +
                    "\r\nConnection: close\r\nCache-Control: no-store"
                    "\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer"
                    "\r\nContent-Security-Policy: " +
                    policy + "\r\n\r\n" + (withContent ? content : QByteArray()));
    m_socket->disconnectFromHost();
}

} // namespace gyoji
