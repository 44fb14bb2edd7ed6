// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

#include <span>

namespace gyoji::arigato {

/// The counts of every seat, kept by adding facts up.
class Sums
{
public:
    explicit Sums(const State &state);

    void add(std::span<const Fact> facts);
    bool areCountsOf(const State &state) const { return *this == Sums(state); }

    friend bool operator==(const Sums &, const Sums &) = default;

private:
    struct Counts
    {
        Items items{};
        int favor = 0;
        int objectives = 0;
        int gate = 0;
        friend bool operator==(const Counts &, const Counts &) = default;
    };
    static void add(Counts &counts, const gain::Favor &gain) { counts.favor += gain.n; }
    static void add(Counts &counts, const gain::Item &gain);
    static void add(Counts &counts, const gain::Objective &gain) { counts.objectives += gain.n; }
    static void add(Counts &counts, const gain::Gate &gain) { counts.gate += gain.points; }

    std::vector<Counts> m_seats;
};

} // namespace gyoji::arigato
