// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/card_form.h"

namespace gyoji::arigato {

/// Does what the gain gives exist when the condition fires?
bool goTogether(const Gain &gain, ConditionKind when);

/// The gains that go with that condition, each with how much of it was chosen; behind them
/// numbers, which are how much the last one brings, and "none", which begins anew.
std::vector<FormChoice> gainChoices(const std::vector<Gain> &gains, ConditionKind when);

/// The gain that a choice of the form stands for: "sword", "any", "favor", "per-gate sculptor",
/// "offered-item".
std::optional<Gain> gainOf(std::string_view choice);

/// One more of that choice.
void chooseGain(std::vector<Gain> &gains, std::string_view choice);

} // namespace gyoji::arigato
