// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayList>
#include <QProcess>
#include <QStringList>
#include <QThread>

#include <csignal>
#include <sys/prctl.h>

namespace gyoji::test {

/// The program goes when the test does, also where that crashes.
inline void dieWithTheTest(QProcess &process)
{
    process.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGKILL); });
}

/// Starts a program that tells on standard output what it has done, and kills it that long after it
/// has told something first. The whole lines that it told; none where it was not killed but ended.
inline QByteArrayList toldBeforeTheKill(const QString &program, const QStringList &arguments,
                                        unsigned long milliseconds)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    if (!process.waitForReadyRead())
        return {};
    QThread::msleep(milliseconds);
    process.kill();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::CrashExit)
        return {};
    QByteArrayList lines = process.readAllStandardOutput().split('\n');
    lines.removeLast();
    return lines;
}

} // namespace gyoji::test
