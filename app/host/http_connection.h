// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

class QTcpSocket;

namespace gyoji {

class PageFiles;

/// A browser's connection until it has got its file, or has become a web socket's. It goes by
/// itself; what asks too much, or too slowly, is cut off.
class HttpConnection : public QObject
{
    Q_OBJECT

public:
    /// Takes the socket over. The files must outlive it.
    HttpConnection(QTcpSocket *socket, const PageFiles &files, QObject *parent);

Q_SIGNALS:
    /// It is to be a web socket; its request waits to be read, and the socket is the receiver's.
    void upgrading(QTcpSocket *socket);

private:
    void read();
    void answer(const QByteArray &head);
    void reply(const QByteArray &status, const QByteArray &type, const QByteArray &content,
               const QByteArray &host, bool withContent = true);

    QPointer<QTcpSocket> m_socket;
    const PageFiles &m_files;
};

} // namespace gyoji
