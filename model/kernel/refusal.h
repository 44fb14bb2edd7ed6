// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/argument.h"
#include "kernel/rule_id.h"

namespace gyoji {

/// Why an action was not accepted: the rule, and what its sentence names. Nothing has changed.
struct Refusal
{
    RuleId rule;
    Arguments arguments;

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

} // namespace gyoji
