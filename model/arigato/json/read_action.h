// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/json/script_shape.h"

#include <variant>

namespace gyoji::arigato {

/// A line of a script, or a member of a batch.
std::variant<Action, Refusal> readMember(const Member &line, const State &state, bool inBatch);

/// Corrections have many fields, and a file of their own.
void read(ScriptShape &shape, Fields &fields, Adjust &adjust);

} // namespace gyoji::arigato
