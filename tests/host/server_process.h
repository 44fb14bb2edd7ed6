// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace gyoji::test {

/// The host as a program of its own, which can be killed.
class ServerProcess
{
public:
    /// Waits until it has told of so many tables.
    explicit ServerProcess(QStringList arguments, int tables = 1);
    ~ServerProcess() { kill(); }
    Q_DISABLE_COPY_MOVE(ServerProcess)

    void kill();
    /// Serves the same again, as if it had never been gone.
    void restart();

    const QJsonObject &table(int table = 0) const { return m_tables[table]; }
    QString urlOf(int seat, int table = 0) const;
    QString spectatorUrl(int table = 0) const;
    /// What it holds in memory now, in MB.
    double megabytes() const;

private:
    void start();

    QStringList m_arguments;
    int m_wanted;
    QProcess m_process;
    QList<QJsonObject> m_tables;
};

} // namespace gyoji::test
