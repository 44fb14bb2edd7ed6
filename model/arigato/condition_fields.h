// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/terms.h"

namespace gyoji::arigato {

/// Which fields a condition has besides its kind; all of them are required.
struct ConditionFields
{
    bool row = false;
    bool type = false;
    bool item = false;
    bool n = false;
};

constexpr ConditionFields fieldsOf(ConditionKind kind)
{
    switch (kind) {
    case ConditionKind::Traveler:
    case ConditionKind::Resident:
    case ConditionKind::Producer:
    case ConditionKind::Gate:
    case ConditionKind::DuskOfferingType:
    case ConditionKind::DuskVillage:
        return {.type = true};
    case ConditionKind::Item:
        return {.item = true};
    case ConditionKind::DuskRow:
        return {.row = true, .type = true, .n = true};
    case ConditionKind::DuskItems:
        return {.n = true};
    case ConditionKind::TravelersMatch:
    case ConditionKind::ProducersMatch:
    case ConditionKind::Leave:
    case ConditionKind::Offering:
    case ConditionKind::DuskObjective:
    case ConditionKind::DuskOfferingPair:
        break;
    }
    return {};
}

} // namespace gyoji::arigato
