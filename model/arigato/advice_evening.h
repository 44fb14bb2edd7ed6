// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/advice_dusk.h"

namespace gyoji::arigato::advice {

/// A day's end is worth more by its total, or with as much by fewer lines.
struct Worth
{
    int total = 0;
    int lines = 0;

    bool isBetterThan(const Worth &other) const
    {
        return total != other.total ? total > other.total : lines < other.lines;
    }
};

/// How a day ends: what is got together for dusk, and the check.
struct Evening
{
    Preparation preparation;
    Dusk dusk;
    /// With all of the day before it.
    Worth worth;
};

/// Finds how best to end a day.
class Evenings
{
public:
    explicit Evenings(Rehearsal &rehearsal)
        : m_rehearsal(rehearsal)
        , m_dusks(rehearsal)
    {
    }

    /// The best end of a day in that position, whose total before dusk is `total`; none where that
    /// beats nothing. Only `takeable` items are exchanged for.
    std::optional<Evening> best(const Position &position, int total, ItemSet takeable,
                                const std::optional<Worth> &toBeat);

private:
    Rehearsal &m_rehearsal;
    Dusks m_dusks;
};

} // namespace gyoji::arigato::advice
