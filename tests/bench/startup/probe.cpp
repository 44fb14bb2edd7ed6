// SPDX-License-Identifier: MIT
// Loaded into a program that is measured, which knows nothing of it.
#include <QCoreApplication>
#include <QFile>
#include <QQuickWindow>
#include <QTimer>

#include <array>
#include <ctime>
#include <unistd.h>

namespace {

/// How long a window is up before its memory is read.
constexpr int settled = 400;

qint64 nanoseconds()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

/// The most memory that was in use so far, in KB.
qint64 peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList lines = status.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmHWM:"))
            return line.simplified().split(' ').value(1).toLongLong();
    }
    return 0;
}

/// Writes to standard output when the first frame was shown, and the peak memory a while later, as
/// two numbers of 64 bits; then ends the program.
class Probe final : public QObject
{
protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        auto *window = qobject_cast<QQuickWindow *>(watched);
        if (window && event->type() == QEvent::Expose) {
            QCoreApplication::instance()->removeEventFilter(this);
            connect(window, &QQuickWindow::frameSwapped, this, &Probe::noteFrame,
                    Qt::SingleShotConnection);
        }
        return false;
    }

private:
    void noteFrame()
    {
        const qint64 frame = nanoseconds();
        QTimer::singleShot(settled, this, [frame] {
            const std::array<qint64, 2> figures{frame, peakMemory()};
            const auto written = write(STDOUT_FILENO, figures.data(), sizeof(figures));
            QCoreApplication::exit(written == sizeof(figures) ? 0 : 1);
        });
    }
};

void watch()
{
    auto *application = QCoreApplication::instance();
    auto *probe = new Probe;
    probe->setParent(application);
    application->installEventFilter(probe);
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(watch)
