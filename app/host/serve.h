// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QStringList>

namespace gyoji {

/// `gyoji --serve`: invites phones to tables without a window, prints one line {"table", "seats":
/// [{"player", "url"}], "spectator"} a table, and serves until it is stopped. It needs an
/// application, and gives the program's exit status: 1 for what cannot be served. Messages are in
/// the language asked for, or else the locale's.
int serve(const QStringList &words, Language locale);

} // namespace gyoji
