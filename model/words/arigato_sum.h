// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "words/language.h"

#include <QString>

#include <vector>

namespace gyoji {
class Words;
}

/// The numbers of a seat, each of which opens into what it is the sum of.
namespace gyoji::arigato {

/// One of the things that a number is made of, and its rule.
struct SumLine
{
    QString text;
    RuleId rule;

    friend bool operator==(const SumLine &, const SumLine &) = default;
};

/// A number, and what it is made of in the order it came.
struct Sum
{
    /// Empty for a number that there is not.
    QString title;
    std::vector<SumLine> lines;

    friend bool operator==(const Sum &, const Sum &) = default;
};

/// Of "gate", "favor", "objectives" (tokens), "supply" or "total", as the journal's facts made it;
/// of "objective", how far each part of the day's objective is met and what is missing. Cards and
/// names are those of the view.
Sum sumOf(const Words &words, const Journal<Game> &journal, const State &view, SeatIndex seat,
          QStringView number, Language language);

} // namespace gyoji::arigato
