// SPDX-License-Identifier: MIT
#pragma once

#include "program.h"
#include "window/window.h"

#include <QQuickWindow>
#include <QTemporaryDir>

namespace gyoji::test {

/// A window on an empty store.
struct Begun
{
    explicit Begun(QSize size = {360, 640});

    AppModel &app() { return program.app; }
    ResultPages &results() { return *program.app.results(); }
    QQuickWindow &quick() const { return *window.quickWindow(); }

    /// Opens a file with that content.
    void open(const QString &name, const QByteArray &content);
    /// False where there is nothing of that name to tap.
    bool tap(const QString &name) const;

    QTemporaryDir folder;
    std::unique_ptr<Store> store;
    Program program;
    Window window;
};

} // namespace gyoji::test
