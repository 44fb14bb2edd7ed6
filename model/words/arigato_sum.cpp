// SPDX-License-Identifier: MIT
#include "words/arigato_sum.h"

#include "words/arigato_facts.h"
#include "words/arigato_seat.h"
#include "words/words.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

/// A number of a seat, its name, and which facts it is the sum of.
struct Number
{
    QLatin1StringView id;
    const char *name;
    bool (*counts)(const Fact &fact);
};

template <class Gain>
bool is(const Fact &fact)
{
    return std::holds_alternative<Gain>(fact.gain);
}

bool scores(const Fact &fact)
{
    return !is<gain::Item>(fact);
}

bool never(const Fact &)
{
    return false;
}

constexpr std::array numbers{Number{"gate"_L1, "seat/ari.gate", is<gain::Gate>},
                             Number{"favor"_L1, "seat/ari.favor", is<gain::Favor>},
                             Number{"objectives"_L1, "seat/ari.objectives", is<gain::Objective>},
                             Number{"supply"_L1, "seat/ari.supply", is<gain::Item>},
                             Number{"total"_L1, "seat/ari.total", scores},
                             Number{"objective"_L1, "seat/ari.objective-today", never}};

} // namespace

Sum sumOf(const Words &words, const Journal<Game> &journal, const State &view, SeatIndex seat,
          QStringView id, Language language)
{
    const auto number =
        std::ranges::find_if(numbers, [id](const Number &one) { return one.id == id; });
    if (number == numbers.end())
        return {};
    Sum sum{words.sentence(number->name, {}, language), {}};
    for (const auto &line : journal.lines()) {
        for (const Fact &fact : line.facts) {
            if (fact.seat == seat && number->counts(fact))
                sum.lines.push_back({factSentence(words, fact, view, language), fact.rule});
        }
    }
    if (number->id == "objective"_L1)
        sum.lines =
            progressLines(words, view, view.seats[static_cast<std::size_t>(seat)], language);
    return sum;
}

} // namespace gyoji::arigato
