// SPDX-License-Identifier: MIT
#pragma once

#include "json/box_codes.h"
#include "json/shape.h"
#include "kernel/script_ids.h"

namespace gyoji::arigato {

/// What is wrong in a box file.
inline constexpr ShapeCodes boxCodes{boxcode::missing,    boxcode::unknownKey, boxcode::type,
                                     boxcode::range,      boxcode::value,      boxcode::duplicate,
                                     boxcode::combination};

/// What is wrong in a line of a script; parts that do not go together there are a calendar's.
inline constexpr ShapeCodes scriptCodes{script::missing, script::unknownKey, script::type,
                                        script::range,   script::word,       script::calendar,
                                        script::calendar};

} // namespace gyoji::arigato
