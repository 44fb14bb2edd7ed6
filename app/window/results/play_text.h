// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/sheet.h"

#include <QDateTime>
#include <QLocale>

namespace gyoji {

/// Who has what, best first: "1. Aki 51 · 2. Béa 48"; where nobody counted, the names alone.
QString standings(const Sheet &sheet);

/// A day and a time, with its offset to UTC where that is known.
QString momentText(const QDateTime &moment, const QLocale &locale);

} // namespace gyoji
