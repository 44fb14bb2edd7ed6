// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "kernel/rule_id.h"

#include <variant>

namespace gyoji::arigato {

/// What is worth asking a seat now, as the spec's `asks` lists it.
namespace ask {

struct Choose
{
    int n = 0;
    friend bool operator==(const Choose &, const Choose &) = default;
};
struct Resident
{
    friend bool operator==(const Resident &, const Resident &) = default;
};
struct Producers
{
    int n = 0;
    friend bool operator==(const Producers &, const Producers &) = default;
};
struct Travelers
{
    std::vector<ArtisanType> types;
    bool match = false;
    friend bool operator==(const Travelers &, const Travelers &) = default;
};
struct Cost
{
    CardRef card{};
    friend bool operator==(const Cost &, const Cost &) = default;
};
struct Supply
{
    friend bool operator==(const Supply &, const Supply &) = default;
};
struct Objective
{
    friend bool operator==(const Objective &, const Objective &) = default;
};
struct Discard
{
    int n = 0;
    friend bool operator==(const Discard &, const Discard &) = default;
};
struct Favor
{
    CardRef card{};
    friend bool operator==(const Favor &, const Favor &) = default;
};

} // namespace ask

using Ask = std::variant<ask::Choose, ask::Resident, ask::Producers, ask::Travelers, ask::Cost,
                         ask::Supply, ask::Objective, ask::Discard, ask::Favor>;

/// The rule by which it is asked.
RuleId ruleOf(const Ask &ask);

/// What is worth asking that seat, in the order to ask it, and nothing else.
std::vector<Ask> asksOf(const State &state, SeatIndex seat);

/// What the seat has answered at this dawn, and may answer anew until it reveals.
std::vector<Ask> answeredBy(const State &state, SeatIndex seat);

} // namespace gyoji::arigato
