// SPDX-License-Identifier: MIT
#include "window/window.h"

#include "window/shell/app_model.h"

#include <QFont>
#include <QGuiApplication>
#include <QQuickWindow>

using namespace Qt::StringLiterals;

namespace gyoji {

Window::Window(AppModel &app, QSize size)
{
    QFont font = QGuiApplication::font();
    font.setFamilies({u"Noto Sans"_s, u"Noto Sans CJK JP"_s});
    font.setPixelSize(16);
    QGuiApplication::setFont(font);
    QObject::connect(&app, &AppModel::languageChanged, &m_engine, &QQmlEngine::retranslate);
    m_engine.addImportPath(u"qrc:/qt/qml"_s);
    m_engine.setInitialProperties({{u"app"_s, QVariant::fromValue(&app)},
                                   {u"width"_s, size.width()},
                                   {u"height"_s, size.height()}});
    m_engine.load(QUrl(u"qrc:/qt/qml/Gyoji/shell/Main.qml"_s));
}

QQuickWindow *Window::quickWindow() const
{
    return qobject_cast<QQuickWindow *>(m_engine.rootObjects().value(0));
}

} // namespace gyoji
