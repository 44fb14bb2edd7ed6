// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringView>

#include <functional>

namespace gyoji {

/// Finds the box file that a header names by id; empty when there is none of that game.
using BoxFiles = std::function<QByteArray(const QByteArray &game, QStringView id)>;

/// The boxes that the program ships.
QByteArray shippedBox(const QByteArray &game, QStringView id);

} // namespace gyoji
