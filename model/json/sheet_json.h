// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/sheet.h"

#include <QByteArray>

#include <optional>

namespace gyoji {

/// A sheet as one line of JSON, for keeping.
QByteArray writeSheet(const Sheet &sheet);

/// None where the text is not what writeSheet has written.
std::optional<Sheet> readSheet(const QByteArray &json);

} // namespace gyoji
