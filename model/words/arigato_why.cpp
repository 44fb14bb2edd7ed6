// SPDX-License-Identifier: MIT
#include "words/arigato_why.h"

#include "arigato/rule_ids.h"
#include "arigato/skips.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/arigato_facts.h"
#include "words/arigato_unfired.h"
#include "words/words.h"

#include <algorithm>

namespace gyoji {

QString explainedBy(RuleId rule)
{
    return rule.starts_with("ari.") ? fromUtf8(rule) : QString();
}

} // namespace gyoji

namespace gyoji::arigato {

namespace {

/// Whose last line is told.
struct Telling
{
    const Words &words;
    Language language;
    const Journal<Game> &journal;
    SeatIndex index;

    const State &state() const { return journal.state(); }
    const Seat &seat() const { return state().seats[static_cast<std::size_t>(index)]; }
};

QString sentenceOf(const Telling &telling, const Fact &fact)
{
    return factSentence(telling.words, fact, telling.state(), telling.language);
}

QString effectOf(const Telling &telling, const Card &card)
{
    const auto &words = telling.words;
    const QString name = cardName(words, card, telling.language);
    return words.sentence("story/effect",
                          {textArgument("card", name.left(1).toUpper() + name.mid(1)),
                           textArgument("effect", cardSentence(words, card, telling.language))},
                          telling.language);
}

/// What a declined effect would bring, were it not declined.
QList<Why> declinedWhys(const Telling &telling, std::size_t line, const Skips &skips)
{
    QList<Why> whys;
    const State before = telling.journal.stateBefore(line);
    for (const Skip &skip : skips) {
        const Action action = accepting(telling.journal.lines()[line].action, skip.n);
        const auto outcome = arigato::apply(before, action);
        const auto *step = std::get_if<Step<State, Fact>>(&outcome);
        for (const Fact &fact : step ? step->facts : Facts{}) {
            if (fact.offer == skip.n)
                whys << Why{sentenceOf(telling, fact), fact.rule, skip.n, true, fact.slot};
        }
    }
    return whys;
}

/// The slot of an offer; none where the action comes to no such offer.
std::optional<Slot> slotOfOffer(const State &before, const Action &action, int offer)
{
    std::optional<Slot> found;
    for (const Slot slot : allOf<Slot>()) {
        if (!accepts(before, declining(action, {offer, slot})))
            continue;
        if (found)
            return std::nullopt;
        found = slot;
    }
    return found;
}

/// Effects that brought nothing but items still to choose.
QList<Why> owingWhys(const Telling &telling, std::size_t line)
{
    const auto &[action, facts, seat, clock] = telling.journal.lines()[line];
    const State before = telling.journal.stateBefore(line);
    QList<Why> whys;
    for (int offer = 0;; ++offer) {
        const auto slot = slotOfOffer(before, action, offer);
        if (!slot)
            return whys;
        const Villager *villager = telling.seat().villager(*slot);
        if (!villager || !villager->card || std::ranges::count(facts, offer, &Fact::offer) > 0)
            continue;
        const Card &card = telling.state().card(*villager->card);
        const bool owes = std::ranges::any_of(
            card.gain, [](const Gain &gain) { return gain.kind == GainKind::Item && !gain.item; });
        if (owes)
            whys << Why{effectOf(telling, card), rule::when[indexOf(card.when->kind)], offer, false,
                        slot};
    }
}

State stateAfter(const Telling &telling, std::size_t line)
{
    const bool isLast = line + 1 == telling.journal.size();
    return isLast ? telling.state() : telling.journal.stateBefore(line + 1);
}

QList<Why> unfiredWhys(const Telling &telling, std::size_t number)
{
    const auto &line = telling.journal.lines()[number];
    const State after = stateAfter(telling, number);
    QList<Why> whys;
    for (const Unfired &unfired : unfiredOf(telling.journal.stateBefore(number), line.action,
                                            line.facts, after, telling.index))
        whys << Why{unfiredSentence(telling.words, unfired, after, telling.language),
                    ruleOf(unfired, after),
                    {},
                    false,
                    unfired.slot,
                    true};
    return whys;
}

} // namespace

QList<Why> whysOf(const Words &words, const Journal<Game> &journal, SeatIndex seat,
                  Language language)
{
    const auto number = journal.lastLineOf(seat);
    if (!number)
        return {};
    const Telling telling{words, language, journal, seat};
    const auto &line = journal.lines()[*number];
    const auto skips = skipsOf(line.action);
    QList<Why> whys;
    for (const Fact &fact : line.facts)
        whys << Why{sentenceOf(telling, fact), fact.rule, skips ? fact.offer : std::nullopt, false,
                    fact.slot};
    if (skips && telling.seat().owes > 0)
        whys << owingWhys(telling, *number);
    if (skips)
        whys << declinedWhys(telling, *number, *skips);
    whys << unfiredWhys(telling, *number);
    return whys;
}

} // namespace gyoji::arigato
