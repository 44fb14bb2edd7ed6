// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
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
    /// What the window shows once all of it is there.
    QImage picture() const;

private:
    QQmlApplicationEngine m_engine;
};

/// A window that says why there is nothing else to show.
class TroubleWindow
{
public:
    explicit TroubleWindow(const QString &message);

    /// Null when the QML could not be loaded.
    QQuickWindow *quickWindow() const;

private:
    QQmlApplicationEngine m_engine;
};

} // namespace gyoji
