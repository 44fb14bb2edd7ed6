// SPDX-License-Identifier: MIT
#include "words/arigato_seat.h"

#include "arigato/objective.h"
#include "arigato/rule_ids.h"
#include "kernel/script_ids.h"
#include "words/arigato_card.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

/// What facts bring together, or with `sign` -1 take away.
struct Moved
{
    Items items{};
    int favor = 0;
    int objectives = 0;
};

bool movesHands(const Fact &fact)
{
    return fact.rule != script::adjust && fact.rule != script::track;
}

Moved movedBy(const Facts &facts, int sign)
{
    Moved sum;
    for (const Fact &fact : facts) {
        if (!movesHands(fact))
            continue;
        if (const auto *item = std::get_if<gain::Item>(&fact.gain))
            sum.items[indexOf(item->item)] += sign * item->n;
        else if (const auto *favor = std::get_if<gain::Favor>(&fact.gain))
            sum.favor += sign * favor->n;
        else if (const auto *token = std::get_if<gain::Objective>(&fact.gain))
            sum.objectives += sign * token->n;
    }
    return sum;
}

QString phraseOf(const Words &words, const Moved &sum, Language language)
{
    QStringList parts;
    const auto tell = [&](int n, Term of) {
        if (n > 0)
            parts << words.amount({n, of}, language);
    };
    for (const Item item : allOf<Item>())
        tell(sum.items[indexOf(item)], term(item));
    tell(sum.favor, {"count", "favor"});
    tell(sum.objectives, {"count", "objective"});
    return words.list(parts, language);
}

QString progressSentence(const Words &words, const State &state, const Seat &seat,
                         const ObjectivePart &part, Language language)
{
    const Argument what = textArgument("objective", objectivePartSentence(words, part, language));
    const auto *count = std::get_if<ObjectiveCount>(&part);
    const auto has = progressOf(state, seat, part);
    if (!count || !has)
        return words.sentence("seat/ari.progress-unknown", {what}, language);
    const int missing = count->n - *has;
    if (missing <= 0)
        return words.sentence("seat/ari.progress-met", {what, {"has", *has}}, language);
    return words.sentence("seat/ari.progress", {what, {"has", *has}, {"missing", missing}},
                          language);
}

} // namespace

QString takePhrase(const Words &words, const Facts &facts, Language language)
{
    return phraseOf(words, movedBy(facts, 1), language);
}

QString giveBackPhrase(const Words &words, const Facts &facts, Language language)
{
    return phraseOf(words, movedBy(facts, -1), language);
}

QString progressText(const State &state, const Seat &seat)
{
    const Objective *objective = state.calendar->objective(seat.day);
    QStringList parts;
    for (const ObjectivePart &part : objective ? *objective : Objective{}) {
        const auto *count = std::get_if<ObjectiveCount>(&part);
        const auto has = progressOf(state, seat, part);
        if (count && has)
            parts << u"%1/%2"_s.arg(*has).arg(count->n);
    }
    return parts.join(u" · "_s);
}

std::vector<SumLine> progressLines(const Words &words, const State &state, const Seat &seat,
                                   Language language)
{
    std::vector<SumLine> lines;
    const Objective *objective = state.calendar->objective(seat.day);
    for (const ObjectivePart &part : objective ? *objective : Objective{})
        lines.push_back(
            {progressSentence(words, state, seat, part, language), rule::duskObjective});
    return lines;
}

} // namespace gyoji::arigato
