// SPDX-License-Identifier: MIT
#include "bench/tapping.h"

#include "bench/measure.h"
#include "store/running_table.h"
#include "window/shell/app_model.h"
#include "window/window.h"

#include <QElapsedTimer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::bench {

namespace {

constexpr int lines = 1000;
constexpr int taps = 300;

/// Three players; the first has enough to exchange.
void keepLongTable(Store &store)
{
    auto begun = RunningTable::begin(
        store,
        R"({"gyoji":1,"game":"arigato","players":["Aki","Bea","Chihiro"],"box":"sample","calendar":["1a","2b"]})");
    auto *table = std::get_if<std::unique_ptr<RunningTable>>(&begun);
    if (!table)
        qFatal("No table can be kept.");
    for (int line = 1; line < lines; ++line)
        (*table)->act(R"({"do":"note","text":"n"})");
    (*table)->act(
        R"({"do":"adjust","player":0,"day":7,"phase":"day","items":{"origami":999},"village":{"UL":{"card":"S-021"},"UR":{"card":"S-041"},"LL":{"card":"S-061"},"LR":{"card":"S-001"}}})");
}

QQuickItem *shown(QQuickItem &within, const QString &name)
{
    for (QQuickItem *item : within.childItems()) {
        if (!item->isVisible())
            continue;
        if (item->objectName() == name)
            return item;
        if (QQuickItem *found = shown(*item, name))
            return found;
    }
    return nullptr;
}

void tap(QQuickWindow &window, const QString &name)
{
    const QQuickItem *item = shown(*window.contentItem(), name);
    if (!item)
        qFatal("%s is not shown.", qPrintable(name));
    QTest::mouseClick(&window, Qt::LeftButton, Qt::NoModifier,
                      item->mapRectToScene(item->boundingRect()).center().toPoint());
}

/// Until the frame that comes next.
void waitForFrame(QQuickWindow &window)
{
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace

void benchTapping()
{
    constexpr double goal = 16;
    const QTemporaryDir folder;
    auto opened = Store::open(folder.path());
    auto &store = *std::get<std::unique_ptr<Store>>(opened);
    keepLongTable(store);
    Settings settings(store, Language::English, Language::English);
    AppModel app(store, settings);
    const Window window(app, QSize(1280, 800));
    QQuickWindow &quick = *window.quickWindow();
    window.picture();
    std::vector<double> times;
    for (int i = 0; i < taps; ++i) {
        tap(quick, u"item:origami"_s);
        waitForFrame(quick);
        const std::size_t before = app.table()->journal().size();
        QElapsedTimer timer;
        timer.start();
        tap(quick, u"item:bonsai"_s);
        waitForFrame(quick);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (app.table()->journal().size() != before + 1)
            qFatal("A tap did nothing.");
    }
    spread("from a tap to its frame on a table of 1,000 lines", std::move(times), goal);
}

} // namespace gyoji::bench
