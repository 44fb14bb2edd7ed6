// SPDX-License-Identifier: MIT
#include "words/arigato_unfired.h"

#include "arigato/rule_ids.h"
#include "words/arigato_card.h"
#include "words/words.h"

namespace gyoji::arigato {

namespace {

std::string idOf(const Unfired &unfired, const Condition &when)
{
    switch (unfired.silence) {
    case Silence::Unmet:
        return "unfired/" + std::string(rule::when[indexOf(when.kind)]);
    case Silence::CapReached:
        return "unfired/cap";
    case Silence::NothingToCount:
        return "unfired/nothing";
    case Silence::ByRuling:
        return "unfired/ruling";
    }
    return {};
}

} // namespace

QString unfiredSentence(const Words &words, const Unfired &unfired, const State &state,
                        Language language)
{
    const Card &card = state.card(unfired.card);
    Arguments arguments = argumentsOf(*card.when);
    const auto who = words.sentence(
        "unfired/who",
        {textArgument("card", cardName(words, card, language)), {"slot", term(unfired.slot)}},
        language);
    arguments.push_back(textArgument("who", who.left(1).toUpper() + who.mid(1)));
    arguments.push_back({"n", unfired.count});
    return words.sentence(idOf(unfired, *card.when), arguments, language);
}

RuleId ruleOf(const Unfired &unfired, const State &state)
{
    if (unfired.silence == Silence::CapReached)
        return rule::effectCapTwo;
    return rule::when[indexOf(state.card(unfired.card).when->kind)];
}

} // namespace gyoji::arigato
