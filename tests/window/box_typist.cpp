// SPDX-License-Identifier: MIT
#include "described.h"
#include "program.h"
#include "window/window.h"

#include <QGuiApplication>
#include <QQuickWindow>

#include <array>
#include <cstdio>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;
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

    /// A card is begun, then described choice by choice; a part is named before its choice.
    void act()
    {
        constexpr std::array steps{u"gardener"sv, u"LL"sv,         u"7"sv, u"sword"sv, u"sword"sv,
                                   u"when"sv,     u"dusk-items"sv, u"5"sv, u"gain"sv,  u"any"sv};
        const std::size_t step = m_acts++ % (steps.size() + 1);
        if (step == 0)
            return beginCard();
        CardEditor &editor = *m_app.boxes()->editor();
        const QString word = QStringView(steps.at(step - 1)).toString();
        if (word == "when"_L1 || word == "gain"_L1)
            editor.pickPart(word);
        else
            editor.choose(word);
        m_window.update();
    }

    void beginCard()
    {
        m_app.show(u"box"_s);
        if (!m_app.boxes()->view().isOwn)
            m_app.boxes()->make();
        m_app.boxes()->describe();
        m_window.update();
    }

    AppModel &m_app;
    QQuickWindow &m_window;
    std::size_t m_acts = 0;
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
