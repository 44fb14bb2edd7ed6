// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/rule_id.h"
#include "kernel/seat.h"

namespace gyoji {

/// Something that happened: which rule did it, to which seat. Each game adds what it counts; every
/// count of a state is the sum of its facts.
struct FactBase
{
    RuleId rule;
    SeatIndex seat = noSeat;

    friend bool operator==(const FactBase &, const FactBase &) = default;
};

} // namespace gyoji
