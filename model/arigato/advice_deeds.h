// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/advice_rehearsal.h"

#include <unordered_map>

namespace gyoji::arigato::advice {

/// What a seat can do in daytime: to an artisan, or an exchange.
struct Deed
{
    enum class Kind : std::uint8_t { Offer, Send, Exchange };

    Kind kind{};
    /// Of Offer and Send.
    Slot slot{};
    /// Of Exchange.
    Item give{};
    Item take{};
};

/// What a deed, its payment apart, brings in one way of choosing what is owed.
struct Yield
{
    Items items{};
    int favor = 0;
    int open = 0;
    Choices choices;
};
using Yields = std::vector<Yield>;

/// What deeds bring. It depends on who lives in the village and lies under the gate, and on how far
/// the next bonus is; never on the supply. So a deed is tried once for all positions alike in
/// these.
class Deeds
{
public:
    explicit Deeds(Rehearsal &rehearsal)
        : m_rehearsal(rehearsal)
    {
    }

    /// In the ways the choices owed now may go; before any deed.
    Yields starts();
    /// The reference holds as long as the deeds do.
    const Yields &of(const Deed &deed, const Stages &stages, int favor);

    /// What an offering of that slot's artisan takes from the supply.
    Items costOf(Slot slot) const;
    /// The items that some artisan of the village answers to.
    ItemSet listened(const Stages &stages);

private:
    Yields tryOut(const Deed &deed, const Stages &stages, int favor);
    Yields yieldsOf(const std::vector<Way> &ways, const Seat &before, const Items &paid) const;

    Rehearsal &m_rehearsal;
    std::unordered_map<std::size_t, Yields> m_known;
    std::array<std::optional<ItemSet>, stagesCount> m_listened;
};

} // namespace gyoji::arigato::advice
