// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/advice_rehearsal.h"

#include <map>
#include <tuple>

namespace gyoji::arigato::advice {

/// A check played out.
struct Dusk
{
    /// What it adds to the seat's total; none where it cannot be made.
    std::optional<int> gain;
    /// The order to name; none for that of the slots.
    std::optional<std::vector<Slot>> order;
    Choices choices;
    /// The most items that may come in.
    int items = 0;
};

/// What checks bring. It depends on the village, the gate and how far the next bonus is, and on the
/// supply only as far as an effect or the day's objective looks at it; so one check stands for all
/// that are alike in these.
class Dusks
{
public:
    explicit Dusks(Rehearsal &rehearsal);

    /// Does the day's objective look at which items there are?
    bool looksAtKinds() const { return m_looksAtKinds; }
    /// Can the objective be met from that state with so many more items of whatever kind?
    bool canBeMet(const State &state, int more) const;

    /// The best dusk with that supply.
    const Dusk &of(const Stages &stages, int favor, const Items &supply);
    /// The same, as though the objective were met: no dusk with that supply, or one that is
    /// exchanged for, brings more.
    const Dusk &granted(const Stages &stages, int favor, const Items &supply);

private:
    /// Stages, favor since the last bonus, what of the supply is looked at, granted or not.
    using Key = std::tuple<std::size_t, int, Items, bool>;

    const Dusk &known(const Stages &stages, int favor, const Items &supply, bool granted);
    Items lookedAt(const State &state, const Items &supply, bool granted) const;
    Dusk playOut(const State &state, bool granted);
    void playOut(const State &state, const Check &check, bool granted, Dusk &best);
    Choices choices(const State &state, int n, bool granted) const;

    Rehearsal &m_rehearsal;
    /// A calendar whose objective of today asks for nothing.
    Shared<Calendar> m_granting;
    bool m_looksAtKinds = false;
    bool m_looksAtTotal = false;
    std::map<Key, Dusk> m_known;
};

} // namespace gyoji::arigato::advice
