// SPDX-License-Identifier: MIT
#pragma once

#include "window/shell/app_model.h"

#include <QByteArrayList>

#include <functional>

namespace gyoji::test {

/// A moment at the table that its screen must show well.
struct Scene
{
    const char *name;
    /// The lines of the game, header first.
    QByteArrayList lines;
    /// What fingers do then.
    std::function<void(AppModel &)> taps;
    /// The objectName of a button that is pressed at last; empty for none.
    QString press;
};

/// All that a seat can be asked, and every page about the table.
QList<Scene> scenes();

/// Keeps a table with those lines; what refused one of them, or none.
std::optional<Refusal> keep(Store &store, const QByteArrayList &lines);

} // namespace gyoji::test
