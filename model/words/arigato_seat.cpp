// SPDX-License-Identifier: MIT
#include "words/arigato_seat.h"

#include "arigato/favor_tokens.h"
#include "arigato/objective.h"
#include "arigato/rule_ids.h"
#include "kernel/script_ids.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

/// What facts bring together.
struct Moved
{
    Items items{};
    int favor = 0;
    int objectives = 0;
};

/// What goes from the common supply to the seat, or back.
struct Handed
{
    Items items{};
    FavorTokens favor{};
    int objectives = 0;
};

bool movesHands(const Fact &fact)
{
    return fact.rule != script::adjust && fact.rule != script::track;
}

Moved movedBy(const Facts &facts)
{
    Moved sum;
    for (const Fact &fact : facts) {
        if (!movesHands(fact))
            continue;
        if (const auto *item = std::get_if<gain::Item>(&fact.gain))
            sum.items[indexOf(item->item)] += item->n;
        else if (const auto *favor = std::get_if<gain::Favor>(&fact.gain))
            sum.favor += favor->n;
        else if (const auto *token = std::get_if<gain::Objective>(&fact.gain))
            sum.objectives += token->n;
    }
    return sum;
}

/// A correction in the same line may have set it lower since.
int favorBefore(const Moved &moved, int favor)
{
    return std::max(0, favor - moved.favor);
}

/// "3+1", largest first.
QString tokensText(const FavorTokens &tokens)
{
    QStringList parts;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        parts.append(QStringList(tokens[i], QString::number(favorTokenWorths[i])));
    return parts.join(u'+');
}

QString phraseOf(const Words &words, const Handed &handed, Language language)
{
    QStringList parts;
    const auto tell = [&](int n, Term of) {
        if (n > 0)
            parts << words.amount({n, of}, language);
    };
    for (const Item item : allOf<Item>())
        tell(handed.items[indexOf(item)], term(item));
    if (const QString tokens = tokensText(handed.favor); !tokens.isEmpty())
        parts << words.sentence("seat/ari.favor-tokens", {textArgument("tokens", tokens)},
                                language);
    tell(handed.objectives, {"count", "objective"});
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

QString takePhrase(const Words &words, const Facts &facts, int favor, Language language)
{
    const Moved moved = movedBy(facts);
    const FavorTokens tokens = tokensToTake(favorBefore(moved, favor), favor);
    return phraseOf(words, {moved.items, tokens, moved.objectives}, language);
}

QString giveBackPhrase(const Words &words, const Facts &facts, int favor, Language language)
{
    const Moved moved = movedBy(facts);
    Handed back{{}, tokensToTake(favor, favorBefore(moved, favor)), -moved.objectives};
    for (const Item item : allOf<Item>())
        back.items[indexOf(item)] = -moved.items[indexOf(item)];
    return phraseOf(words, back, language);
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
