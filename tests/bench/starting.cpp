// SPDX-License-Identifier: MIT
#include "bench/starting.h"

#include "bench/measure.h"
#include "session/example.h"
#include "store/store.h"

#include <QProcess>
#include <QTemporaryDir>

#include <array>
#include <cstring>
#include <ctime>
#include <unistd.h>

using Qt::StringLiterals::operator""_s;

namespace gyoji::bench {

namespace {

struct Start
{
    double milliseconds = 0;
    double megabytes = 0;
};

/// Runs in the new process, right before it becomes the program.
void tellNow()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    const qint64 now = time.tv_sec * 1'000'000'000LL + time.tv_nsec;
    if (write(STDOUT_FILENO, &now, sizeof(now)) != sizeof(now))
        _exit(1);
}

/// Starts the program with the probe in it; it ends by itself.
Start startOf(const QString &program, const QStringList &arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"QT_QUICK_BACKEND"_s, u"software"_s);
    environment.insert(u"LD_PRELOAD"_s, QStringLiteral(GYOJI_PROBE));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.setChildProcessModifier(tellNow);
    process.start(program, arguments);
    process.waitForFinished();
    /// When it began, when its first frame was shown, and its peak memory in KB.
    std::array<qint64, 3> figures{};
    const QByteArray output = process.readAllStandardOutput();
    if (output.size() != sizeof(figures))
        qFatal("%s has shown no frame.", qPrintable(program));
    std::memcpy(figures.data(), output.constData(), sizeof(figures));
    return {static_cast<double>(figures[1] - figures[0]) / 1e6,
            static_cast<double>(figures[2]) / 1024};
}

void keepRunningTable(const QString &folder)
{
    auto opened = Store::open(folder);
    auto *store = std::get_if<std::unique_ptr<Store>>(&opened);
    if (!store || keepExample(**store, false))
        qFatal("No table can be kept in %s.", qPrintable(folder));
}

} // namespace

void benchStarting()
{
    constexpr int runs = 15;
    constexpr double goal = 1.6;
    const QTemporaryDir folder;
    keepRunningTable(folder.path());
    Samples times;
    Samples memory;
    for (int run = -2; run < runs; ++run) {
        const Start ours = startOf(QStringLiteral(GYOJI_PROGRAM), {u"--data"_s, folder.path()});
        const Start smallest = startOf(QStringLiteral(GYOJI_SMALLEST), {});
        if (run < 0)
            continue;
        times.work.push_back(ours.milliseconds);
        times.against.push_back(smallest.milliseconds);
        memory.work.push_back(ours.megabytes);
        memory.against.push_back(smallest.megabytes);
    }
    report("first frame with a running table / with one button", goal, std::move(times), "ms");
    report("peak memory of that / with one button", goal, std::move(memory), "MB");
}

} // namespace gyoji::bench
