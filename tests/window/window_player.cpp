// SPDX-License-Identifier: MIT
#include "hands.h"
#include "program.h"
#include "window/window.h"

#include <QCryptographicHash>
#include <QGuiApplication>
#include <QQuickWindow>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// Plays in a real window, one act a frame, undo and redo among them, and game after game, until it
/// is killed. After each frame it tells what that has shown: the table, how many lines are kept of
/// it, and a digest of the state.
class WindowPlayer : public QObject
{
public:
    WindowPlayer(Store &store, Program &program, QQuickWindow &window)
        : m_store(store)
        , m_program(program)
        , m_window(window)
    {
        connect(&window, &QQuickWindow::frameSwapped, this, &WindowPlayer::tell);
        connect(&window, &QQuickWindow::frameSwapped, this, &WindowPlayer::act,
                Qt::QueuedConnection);
    }

private:
    bool isAtTable() const { return m_program.app.page() == "table"_L1; }

    void tell() const
    {
        if (!isAtTable())
            return;
        const QString table = lastTable(m_store);
        const QByteArray digest =
            QCryptographicHash::hash(m_program.state(), QCryptographicHash::Sha256);
        std::printf("%s %lld %s\n", qPrintable(table),
                    static_cast<long long>(m_store.lines(table).lines.size()),
                    digest.toHex().constData());
        std::fflush(stdout);
    }

    void act()
    {
        ++m_acts;
        if (!isAtTable() || m_program.table().view().isOver)
            beginTable(m_program.app, {u"Aki"_s, u"Béa"_s});
        else if (m_acts % 8 == 0)
            m_program.table().undo();
        else if (m_acts % 16 == 1)
            m_program.table().redo();
        else
            playOn(*valueOf(*m_program.table().seats(), m_acts % 2, "seat").value<SeatModel *>());
        m_window.update();
    }

    Store &m_store;
    Program &m_program;
    QQuickWindow &m_window;
    int m_acts = 0;
};

} // namespace

/// Argument: the data folder.
int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    const auto store = storeIn(QCoreApplication::arguments().value(1));
    Program program(*store);
    const Window window(program.app, {360, 640});
    if (!window.quickWindow())
        return 1;
    const WindowPlayer player(*store, program, *window.quickWindow());
    return QGuiApplication::exec();
}
