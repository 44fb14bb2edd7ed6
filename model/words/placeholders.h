// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace gyoji {

/// The names of the places in a phrase, in their order: "{card}" is "card".
QStringList placeholdersOf(const QString &phrase);

/// The phrase with each place filled by what its name stands for.
QString fillPlaceholders(const QString &phrase,
                         const std::function<QString(const QString &name)> &textOf);

} // namespace gyoji
