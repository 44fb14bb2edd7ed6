// SPDX-License-Identifier: MIT
#include "window/window.h"

#include "window/fonts.h"
#include "window/shell/app_model.h"

#include <QFont>
#include <QGuiApplication>
#include <QQuickWindow>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

void load(QQmlApplicationEngine &engine, const QString &file, const QVariantMap &properties)
{
    QGuiApplication::setFont(textFont());
    engine.addImportPath(u"qrc:/qt/qml"_s);
    engine.setInitialProperties(properties);
    engine.load(QUrl("qrc:/qt/qml/Gyoji/shell/"_L1 + file));
}

QQuickWindow *windowOf(const QQmlApplicationEngine &engine)
{
    return qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
}

} // namespace

Window::Window(AppModel &app, QSize size)
{
    QObject::connect(app.settings(), &Settings::languageChanged, &m_engine,
                     &QQmlEngine::retranslate);
    load(m_engine, u"Main.qml"_s,
         {{u"app"_s, QVariant::fromValue(&app)},
          {u"width"_s, size.width()},
          {u"height"_s, size.height()}});
}

QQuickWindow *Window::quickWindow() const
{
    return windowOf(m_engine);
}

QImage Window::picture() const
{
    // What is built after the first frame, and layouts within layouts, settle in the next.
    for (int frame = 0; frame < 2; ++frame) {
        QCoreApplication::processEvents();
        quickWindow()->grabWindow();
    }
    return quickWindow()->grabWindow();
}

TroubleWindow::TroubleWindow(const QString &message)
{
    load(m_engine, u"TroubleWindow.qml"_s, {{u"message"_s, message}});
}

QQuickWindow *TroubleWindow::quickWindow() const
{
    return windowOf(m_engine);
}

} // namespace gyoji
