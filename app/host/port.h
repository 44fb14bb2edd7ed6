// SPDX-License-Identifier: MIT
#pragma once

#include "host/page_files.h"
#include "kernel/refusal.h"

#include <QTcpServer>
#include <QWebSocketServer>

#include <optional>

class QWebSocket;

namespace gyoji {

/// The one port that page and sockets share. Closed, it has no socket at all. Only peers of the
/// local network are answered.
class Port : public QObject
{
    Q_OBJECT

public:
    /// The files must outlive it.
    explicit Port(const PageFiles &files);

    /// Port 0 is any that is free. Refused as "host.port" where it cannot be opened.
    std::optional<Refusal> open(const QHostAddress &address, quint16 port);
    void close();
    bool isOpen() const { return m_server.isListening(); }
    quint16 number() const { return m_server.serverPort(); }

Q_SIGNALS:
    /// The socket is the receiver's.
    void connected(QWebSocket *socket);

private:
    void accept();

    const PageFiles &m_files;
    QTcpServer m_server;
    QWebSocketServer m_sockets;
    int m_connections = 0;
};

} // namespace gyoji
