// SPDX-License-Identifier: MIT
#pragma once

#include <QQmlApplicationEngine>
#include <QSize>

class QQuickWindow;

namespace gyoji {

class AppModel;

/// The window's QML, showing that model, which must outlive it.
class Window
{
public:
    Window(AppModel &app, QSize size);

    /// Null when the QML could not be loaded.
    QQuickWindow *quickWindow() const;

private:
    QQmlApplicationEngine m_engine;
};

} // namespace gyoji
