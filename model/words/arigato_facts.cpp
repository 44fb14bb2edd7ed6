// SPDX-License-Identifier: MIT
#include "words/arigato_facts.h"

#include "arigato/rule_ids.h"
#include "kernel/script_ids.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <cstdlib>

namespace gyoji::arigato {

namespace {

/// A fact and what it is told with.
struct Telling
{
    const Words &words;
    const Fact &fact;
    const State &state;
    Language language;

    const Seat &seat() const { return state.seats[static_cast<std::size_t>(fact.seat)]; }
    bool isLess() const;
    QString gain() const;
    QString who() const;
    Arguments arguments() const;
    std::string id() const;
};

QString itemGain(const Telling &telling, const gain::Item &gain)
{
    const QString amount =
        telling.words.amount({std::abs(gain.n), term(gain.item)}, telling.language);
    if (!gain.announced)
        return amount;
    return telling.words.sentence("gain/announced", {textArgument("amount", amount)},
                                  telling.language);
}

QString gateGain(const Telling &telling, const gain::Gate &gain)
{
    const auto &[words, fact, state, language] = telling;
    if (gain.card && !state.card(*gain.card).favor)
        return words.sentence("gain/gate-unknown", {}, language);
    const Amount points{std::abs(gain.points), {"count", "favor"}};
    return gain.card ? words.amount(points, language)
                     : words.sentence("gain/gate-other", {{"points", points}}, language);
}

bool Telling::isLess() const
{
    if (const auto *favor = std::get_if<gain::Favor>(&fact.gain))
        return favor->n < 0;
    if (const auto *item = std::get_if<gain::Item>(&fact.gain))
        return item->n < 0;
    if (const auto *objective = std::get_if<gain::Objective>(&fact.gain))
        return objective->n < 0;
    return std::get<gain::Gate>(fact.gain).points < 0;
}

QString Telling::gain() const
{
    if (const auto *favor = std::get_if<gain::Favor>(&fact.gain))
        return words.amount({std::abs(favor->n), {"count", "favor"}}, language);
    if (const auto *item = std::get_if<gain::Item>(&fact.gain))
        return itemGain(*this, *item);
    if (const auto *objective = std::get_if<gain::Objective>(&fact.gain))
        return words.amount({std::abs(objective->n), {"count", "objective"}}, language);
    return gateGain(*this, std::get<gain::Gate>(fact.gain));
}

QString Telling::who() const
{
    Arguments who{{"player", seat().name}};
    if (fact.card)
        who.push_back(textArgument("card", cardName(words, state.card(*fact.card), language)));
    if (fact.slot)
        who.push_back({"slot", term(*fact.slot)});
    return words.sentence("fact/who", who, language);
}

Arguments Telling::arguments() const
{
    Arguments arguments;
    if (fact.card) {
        const Card &card = state.card(*fact.card);
        if (card.when && fact.rule == rule::when[indexOf(card.when->kind)])
            arguments = argumentsOf(*card.when);
        arguments.push_back(textArgument("card", cardName(words, card, language)));
    }
    arguments.push_back({"player", seat().name});
    arguments.push_back(textArgument("who", who()));
    arguments.push_back(textArgument("gain", gain()));
    return arguments;
}

std::string Telling::id() const
{
    std::string id = "fact/" + std::string(fact.rule);
    if (words.knows(id))
        return id;
    const bool isCardAdjusted =
        fact.rule == script::adjust && fact.card && std::holds_alternative<gain::Gate>(fact.gain);
    id += isCardAdjusted ? "/gate-" : "/";
    return id + (isLess() ? "less" : "more");
}

} // namespace

QString factSentence(const Words &words, const Fact &fact, const State &state, Language language)
{
    const Telling telling{words, fact, state, language};
    return words.sentence(telling.id(), telling.arguments(), language);
}

} // namespace gyoji::arigato
