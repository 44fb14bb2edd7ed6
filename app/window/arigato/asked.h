// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/asks.h"
#include "window/arigato/seat_draft.h"

#include <QList>
#include <QString>

namespace gyoji {

/// What a seat is asked, as the screen needs it.
struct Asked
{
    /// As the rules' list calls it; empty for nothing.
    QString id;
    /// How many it wants.
    int n = 0;
    /// The card of a cost or a favor.
    std::optional<arigato::CardRef> card;
    /// What travelers are claimed with it: on their own, or along with producers.
    arigato::ask::Travelers travelers;
    /// Answered already, and can be answered anew.
    bool isDone = false;

    /// It can be put off: nothing waits for the answer.
    bool canWait() const;
    bool hasClaims() const { return travelers.match || !travelers.types.empty(); }
    bool isSameAs(const Asked &other) const { return id == other.id && card == other.card; }

    friend bool operator==(const Asked &, const Asked &) = default;
};

/// All that can be asked: what the rules list, then what is answered at this dawn.
QList<Asked> askedOf(const arigato::State &state, SeatIndex seat);

/// The question in front: the one picked, else the first that cannot wait.
Asked frontOf(const arigato::State &state, SeatIndex seat, const SeatDraft &draft);

} // namespace gyoji
