// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

namespace gyoji::arigato {

/// All that a card says of its effect.
struct CardEffect
{
    std::optional<Condition> when;
    std::vector<Gain> gain;
    bool hourglass = false;
    bool draft = false;

    friend bool operator==(const CardEffect &, const CardEffect &) = default;
};

inline CardEffect effectOf(const Card &card)
{
    return {card.when, card.gain, card.hourglass, card.draft};
}

inline void setEffect(Card &card, const CardEffect &effect)
{
    card.when = effect.when;
    card.gain = effect.gain;
    card.hourglass = effect.hourglass;
    card.draft = effect.draft;
}

} // namespace gyoji::arigato
