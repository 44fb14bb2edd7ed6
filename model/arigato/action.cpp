// SPDX-License-Identifier: MIT
#include "arigato/action.h"

namespace gyoji::arigato {

std::string_view nameOf(const Action &action)
{
    return std::visit([](const auto &a) { return a.name; }, action.variant());
}

} // namespace gyoji::arigato
