// SPDX-License-Identifier: MIT
#include "host/serve.h"
#include "session/example.h"
#include "window/export.h"
#include "window/fonts.h"
#include "window/options.h"
#include "window/rulebook/icon_sheet.h"
#include "window/shell/app_model.h"
#include "window/shell/keep_awake.h"
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

QStringList wordsOf(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    return words;
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int say(const QString &text, int status)
{
    std::fprintf(status == 0 ? stdout : stderr, "%s\n", qUtf8Printable(text));
    return status;
}

int fail(const Refusal &refusal, Language language)
{
    return say("gyoji: "_L1 + Words().message(refusal, 0, language), 1);
}

/// Says why the games cannot be shown, also where nobody sees a terminal.
int explain(const Refusal &refusal, const Options &options, Language language)
{
    const int status = fail(refusal, language);
    if (!options.shot.isEmpty())
        return status;
    Labels labels;
    labels.speak(language);
    const TroubleWindow window(Words().message(refusal, 0, language));
    if (window.quickWindow())
        QGuiApplication::exec();
    return status;
}

int run(const Options &options, AppModel &app, Language language)
{
    if (!options.file.isEmpty())
        app.openFile(QUrl::fromLocalFile(options.file));
    if (!options.page.isEmpty())
        app.show(options.page);
    const KeepAwake awake(app);
    const Window window(app, options.size);
    QQuickWindow *quick = window.quickWindow();
    if (!quick)
        return fail({"window.not-built", {}}, language);
    if (options.shot.isEmpty())
        return QGuiApplication::exec();
    if (!window.picture().save(options.shot))
        return fail({"window.not-drawn", {{"file", options.shot.toStdString()}}}, language);
    return 0;
}

int printIcons(const QString &file, Language language)
{
    const auto rulebook = Rulebook::shipped("arigato");
    if (writeIconSheet(file, *rulebook, Words(), language))
        return 0;
    return fail({"window.not-drawn", {{"file", file.toStdString()}}}, language);
}

bool isAfterTheGame(const QString &page)
{
    return page == "results"_L1 || page == "back"_L1;
}

int start(const Options &options, Language locale)
{
    if (!options.icons.isEmpty())
        return printIcons(options.icons, options.language.value_or(locale));
    // A picture without a data folder shows the example.
    const bool isExample = options.example || (!options.shot.isEmpty() && options.data.isEmpty() &&
                                               options.file.isEmpty());
    const Language language = options.language.value_or(locale);
    const QTemporaryDir temporary;
    const QString own = options.data.isEmpty()
                            ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                            : options.data;
    auto opened = Store::open(isExample ? temporary.path() : own);
    if (const auto *refusal = std::get_if<Refusal>(&opened))
        return explain(*refusal, options, language);
    const auto store = std::get<std::unique_ptr<Store>>(std::move(opened));
    if (isExample) {
        if (const auto refusal = keepExample(*store, isAfterTheGame(options.page)))
            return explain(*refusal, options, language);
    }
    Settings settings(*store, options.language, locale);
    AppModel app(*store, settings);
    if (isExample)
        app.open(store->tables().constFirst().id);
    return run(options, app, settings.language());
}

int startExport(const Options &options, Language language)
{
    const auto fault = exportResult(options, language);
    if (!fault)
        return 0;
    return say("gyoji: "_L1 + Words().message(fault->refusal, fault->line, language), 1);
}

/// Needs no display.
int startServing(int argc, char **argv, Language locale)
{
    QCoreApplication::setApplicationName(u"gyoji"_s);
    const QCoreApplication application(argc, argv);
    return serve(wordsOf(argc, argv), locale);
}

} // namespace

int main(int argc, char **argv)
{
    const Language locale = languageFromLocale(QLocale());
    if (wordsOf(argc, argv).contains("--serve"_L1))
        return startServing(argc, argv, locale);
    const auto read = readOptions(wordsOf(argc, argv));
    if (const auto *instead = std::get_if<Instead>(&read)) {
        const Language language = instead->language.value_or(locale);
        return say(Words().sentence(instead->sentence, {}, language), instead->status);
    }
    const auto &options = std::get<Options>(read);
    if (!options.shot.isEmpty() || !options.icons.isEmpty() || !options.exported.isEmpty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    } else if (!hasDisplay()) {
        return fail({"window.no-display", {}}, options.language.value_or(locale));
    }
    QCoreApplication::setApplicationName(u"gyoji"_s);
    const QGuiApplication application(argc, argv);
    if (!options.exported.isEmpty())
        return startExport(options, options.language.value_or(locale));
    const FontSearch search;
    return start(options, locale);
}
