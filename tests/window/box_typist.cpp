// SPDX-License-Identifier: MIT
#include "described.h"
#include "program.h"
#include "window/window.h"

#include <QGuiApplication>
#include <QQuickWindow>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// Describes card after card in a real window, one choice a frame, until it is killed. After each
/// frame it tells what that has shown of the card.
class BoxTypist : public QObject
{
public:
    BoxTypist(AppModel &app, QQuickWindow &window)
        : m_app(app)
        , m_window(window)
    {
        connect(&window, &QQuickWindow::frameSwapped, this, &BoxTypist::tell);
        connect(&window, &QQuickWindow::frameSwapped, this, &BoxTypist::act, Qt::QueuedConnection);
    }

private:
    void tell() const
    {
        if (m_app.page() != "card"_L1 || m_app.boxes()->editor()->view().card.isEmpty())
            return;
        std::printf("%s\n", describedBy(*m_app.boxes()->editor()).constData());
        std::fflush(stdout);
    }

    void act()
    {
        constexpr int choices = 10;
        const int step = m_acts++ % (choices + 1);
        if (step == 0)
            beginCard();
        else
            choose(*m_app.boxes()->editor(), step);
        m_window.update();
    }

    void beginCard()
    {
        m_app.show(u"box"_s);
        if (!m_app.boxes()->view().isOwn)
            m_app.boxes()->make();
        m_app.boxes()->describe();
    }

    static void choose(CardEditor &editor, int step)
    {
        switch (step) {
        case 1:
            return editor.choose(u"gardener"_s);
        case 2:
            return editor.choose(u"LL"_s);
        case 3:
            return editor.choose(u"7"_s);
        case 4:
        case 5:
            return editor.choose(u"sword"_s);
        case 6:
            return editor.pickPart(u"when"_s);
        case 7:
            return editor.choose(u"dusk-items"_s);
        case 8:
            return editor.choose(u"5"_s);
        case 9:
            return editor.pickPart(u"gain"_s);
        default:
            return editor.choose(u"any"_s);
        }
    }

    AppModel &m_app;
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
    const BoxTypist typist(program.app, *window.quickWindow());
    return QGuiApplication::exec();
}
