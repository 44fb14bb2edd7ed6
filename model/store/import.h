// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "table/script.h"

#include <variant>

namespace gyoji {

/// Keeps a script as a table, whole or not at all, and gives the table's id. A script that is kept
/// already, line by line, is that table again.
std::variant<QString, ScriptFault> importScript(Store &store, const QByteArray &file);

} // namespace gyoji
