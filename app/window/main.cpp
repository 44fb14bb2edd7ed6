// SPDX-License-Identifier: MIT
#include "window/example.h"
#include "window/options.h"
#include "window/shell/app_model.h"
#include "window/window.h"

#include <QGuiApplication>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtPlugin>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace gyoji;

namespace {

int fail(const QString &text)
{
    std::fprintf(stderr, "gyoji: %s\n", qPrintable(text));
    return 1;
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

QStringList wordsOf(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    return words;
}

void turnTo(AppModel &app, const QString &page)
{
    if (page == "home"_L1)
        app.showHome();
    else if (page == "new"_L1)
        app.showNewTable();
    else if (page == "results"_L1)
        app.showResults();
}

int run(const Options &options, AppModel &app)
{
    turnTo(app, options.page);
    const Window window(app, options.size);
    QQuickWindow *quick = window.quickWindow();
    if (!quick)
        return fail(u"The window could not be built; Qt says above what it misses."_s);
    if (options.shot.isEmpty())
        return QGuiApplication::exec();
    QCoreApplication::processEvents();
    if (!quick->grabWindow().save(options.shot))
        return fail(u"%1 cannot be written."_s.arg(options.shot));
    return 0;
}

int start(const Options &options)
{
    // A picture without a data folder shows the example.
    const bool isExample = options.example || (!options.shot.isEmpty() && options.data.isEmpty());
    const QTemporaryDir temporary;
    const QString own = options.data.isEmpty()
                            ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                            : options.data;
    auto opened = Store::open(isExample ? temporary.path() : own);
    if (const auto *refusal = std::get_if<Refusal>(&opened))
        return fail(Words().message(*refusal, 0, options.language));
    const auto store = std::get<std::unique_ptr<Store>>(std::move(opened));
    if (isExample) {
        if (const auto refusal = keepExample(*store, options.page == "results"_L1))
            return fail(Words().message(*refusal, 0, options.language));
    }
    AppModel app(*store, options.language);
    if (isExample)
        app.open(store->tables().constFirst().id);
    return run(options, app);
}

} // namespace

int main(int argc, char **argv)
{
    const auto read = readOptions(wordsOf(argc, argv), languageFromLocale(QLocale()));
    if (const auto *instead = std::get_if<Instead>(&read)) {
        std::fprintf(instead->status == 0 ? stdout : stderr, "%s\n", qPrintable(instead->text));
        return instead->status;
    }
    const auto &options = std::get<Options>(read);
    if (!options.shot.isEmpty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    } else if (!hasDisplay()) {
        return fail(u"There is no display. `gyoji --shot FILE.png` draws off screen."_s);
    }
    QCoreApplication::setApplicationName(u"gyoji"_s);
    const QGuiApplication application(argc, argv);
    return start(options);
}
