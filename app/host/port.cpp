// SPDX-License-Identifier: MIT
#include "host/port.h"

#include "host/http_connection.h"
#include "host/local_network.h"

#include <QTcpSocket>
#include <QWebSocket>

namespace gyoji {

namespace {

/// Of all tables that a host has, those of phones half gone included.
constexpr int maxConnections = 1000;

} // namespace

Port::Port(const PageFiles &files)
    : m_files(files)
    , m_sockets({}, QWebSocketServer::NonSecureMode)
{
    connect(&m_server, &QTcpServer::newConnection, this, &Port::accept);
    connect(&m_sockets, &QWebSocketServer::newConnection, this, [this] {
        while (QWebSocket *socket = m_sockets.nextPendingConnection())
            Q_EMIT connected(socket);
    });
}

std::optional<Refusal> Port::open(const QHostAddress &address, quint16 port)
{
    close();
    if (m_server.listen(address, port))
        return std::nullopt;
    return Refusal{"host.port", {{"n", port}, {"why", m_server.errorString().toStdString()}}};
}

void Port::close()
{
    m_server.close();
    qDeleteAll(findChildren<HttpConnection *>());
}

void Port::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        if (m_connections >= maxConnections || !isLocal(socket->peerAddress())) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        // Each message is worth sending at once.
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        ++m_connections;
        connect(socket, &QObject::destroyed, this, [this] { --m_connections; });
        auto *connection = new HttpConnection(socket, m_files, this);
        connect(connection, &HttpConnection::upgrading, &m_sockets,
                &QWebSocketServer::handleConnection);
    }
}

} // namespace gyoji
