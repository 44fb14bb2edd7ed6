// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace gyoji {

/// The id of a rule, as in the specs ("ari.dawn.placement"): it names the reason of a refusal, the
/// source of a fact and the rulebook's article. The characters live as long as the program.
using RuleId = std::string_view;

} // namespace gyoji
