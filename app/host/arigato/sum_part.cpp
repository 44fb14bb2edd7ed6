// SPDX-License-Identifier: MIT
#include "host/arigato/parts.h"
#include "words/arigato_facts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

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

constexpr std::array numbers{Number{"gate"_L1, "seat/ari.gate", is<gain::Gate>},
                             Number{"favor"_L1, "seat/ari.favor", is<gain::Favor>},
                             Number{"objectives"_L1, "seat/ari.objectives", is<gain::Objective>},
                             Number{"supply"_L1, "seat/ari.supply", is<gain::Item>},
                             Number{"total"_L1, "seat/ari.total", scores}};

} // namespace

QJsonObject sumPart(const PageTelling &telling, QStringView id)
{
    const auto number =
        std::ranges::find_if(numbers, [id](const Number &one) { return one.id == id; });
    if (number == numbers.end())
        return {};
    QJsonArray lines;
    for (const auto &line : telling.journal.lines()) {
        for (const Fact &fact : line.facts) {
            if (fact.seat != telling.index || !number->counts(fact))
                continue;
            QJsonObject part{
                {u"text"_s, factSentence(telling.words, fact, telling.view, telling.language)}};
            tellRule(part, fact.rule);
            lines.append(part);
        }
    }
    return {{u"title"_s, telling.say(number->name)}, {u"lines"_s, lines}};
}

} // namespace gyoji
