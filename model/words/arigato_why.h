// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "words/language.h"

#include <QList>
#include <QString>

namespace gyoji {
class Words;

/// The rule as its article is known; empty for what is about a script and has none.
QString explainedBy(RuleId rule);
} // namespace gyoji

namespace gyoji::arigato {

/// An effect of a line, or anything else that it counted, and why.
struct Why
{
    QString text;
    /// The rule by which it happened.
    RuleId rule;
    /// The number by which it is declined; none for what cannot be.
    std::optional<int> offer;
    bool isDeclined = false;
    /// Where the effect comes from.
    std::optional<Slot> from;
    /// It might have been expected, and did not fire.
    bool isUnfired = false;

    friend bool operator==(const Why &, const Why &) = default;
};

/// What fired in the seat's last line, what was declined in it (ari.effect.optional), and what
/// might have been expected of it and did not fire.
QList<Why> whysOf(const Words &words, const Journal<Game> &journal, SeatIndex seat,
                  Language language);

} // namespace gyoji::arigato
