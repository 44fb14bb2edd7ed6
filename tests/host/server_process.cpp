// SPDX-License-Identifier: MIT
#include "server_process.h"

#include "killing.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace gyoji::test {

ServerProcess::ServerProcess(QStringList arguments, int tables)
    : m_arguments(std::move(arguments))
    , m_wanted(tables)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    dieWithTheTest(m_process);
    start();
}

void ServerProcess::start()
{
    constexpr int patience = 60'000;
    m_tables.clear();
    m_process.start(QStringLiteral(GYOJI_HOST_SERVER), m_arguments);
    while (m_tables.size() < m_wanted) {
        if (!m_process.canReadLine() && !m_process.waitForReadyRead(patience))
            qFatal("the host does not start");
        if (m_process.canReadLine())
            m_tables << QJsonDocument::fromJson(m_process.readLine()).object();
    }
}

void ServerProcess::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

void ServerProcess::restart()
{
    kill();
    start();
}

QString ServerProcess::urlOf(int seat, int table) const
{
    const QJsonArray seats = m_tables[table].value("seats"_L1).toArray();
    return seats.at(seat).toObject().value("url"_L1).toString();
}

QString ServerProcess::spectatorUrl(int table) const
{
    return m_tables[table].value("spectator"_L1).toString();
}

double ServerProcess::megabytes() const
{
    QFile file(u"/proc/%1/statm"_s.arg(m_process.processId()));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const double pages = file.readAll().split(' ').value(1).toDouble();
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

} // namespace gyoji::test
