// SPDX-License-Identifier: MIT
#include "words/arigato_card.h"

#include "json/strings.h"
#include "words/words.h"

namespace gyoji::arigato {

namespace {

QString perPhrase(const Words &words, const Gain &gain, Language language)
{
    return words.sentence(
        gain.per->zone == Zone::Gate ? "gain/per-gate" : "gain/per-village",
        {{"favor", Amount{gain.n, {"count", "favor"}}}, {"type", term(gain.per->type)}}, language);
}

} // namespace

QString cardName(const Words &words, const Card &card, Language language)
{
    Arguments arguments{{"type", term(card.type)}, {"card", card.id}};
    if (!card.name.empty())
        arguments.push_back({"name", card.name});
    return words.sentence("card/name", arguments, language);
}

QString cardSentence(const Words &words, const Card &card, Language language)
{
    if (!card.when)
        return words.sentence(card.draft ? "card/draft" : "card/none", {}, language);
    QStringList gains;
    for (const Gain &gain : card.gain)
        gains << gainPhrase(words, gain, language);
    return words.sentence(card.draft ? "card/guess" : "card/effect",
                          {textArgument("condition", conditionPhrase(words, *card.when, language)),
                           textArgument("gains", words.list(gains, language))},
                          language);
}

QString conditionPhrase(const Words &words, const Condition &condition, Language language)
{
    const std::string id = "condition/" + std::string(idOf(condition.kind));
    return words.sentence(id, argumentsOf(condition), language);
}

QString gainPhrase(const Words &words, const Gain &gain, Language language)
{
    switch (gain.kind) {
    case GainKind::Item:
        return words.amount({gain.n, gain.item ? term(*gain.item) : Term{"item", "any"}}, language);
    case GainKind::Favor:
        return gain.per ? perPhrase(words, gain, language)
                        : words.amount({gain.n, {"count", "favor"}}, language);
    case GainKind::OfferedItem:
        return words.sentence("gain/offered-item", {}, language);
    case GainKind::MatchItem:
        return words.sentence("gain/match-item", {}, language);
    }
    return {};
}

QString itemsPhrase(const Words &words, const Items &items, Language language)
{
    QStringList parts;
    for (const Item item : allOf<Item>()) {
        if (const int n = items[indexOf(item)]; n > 0)
            parts << words.amount({n, term(item)}, language);
    }
    return words.list(parts, language);
}

Arguments argumentsOf(const Condition &condition)
{
    Arguments arguments;
    if (condition.type) {
        arguments.push_back({"type", term(*condition.type)});
        arguments.push_back({"one", Term{"one-type", idOf(*condition.type)}});
    }
    if (condition.item)
        arguments.push_back({"item", term(*condition.item)});
    if (condition.row)
        arguments.push_back({"row", Term{"row", idOf(*condition.row)}});
    if (condition.n && condition.type)
        arguments.push_back({"artisans", Amount{*condition.n, term(*condition.type)}});
    if (condition.n)
        arguments.push_back({"items", Amount{*condition.n, {"count", "item"}}});
    return arguments;
}

} // namespace gyoji::arigato
