// SPDX-License-Identifier: MIT
#include "arigato/skips.h"
#include "window/arigato/telling.h"
#include "words/arigato_card.h"
#include "words/arigato_facts.h"
#include "words/words.h"

#include <algorithm>

namespace gyoji {

using namespace arigato;

namespace {

QString sentenceOf(const SeatTelling &telling, const Fact &fact)
{
    return factSentence(telling.words, fact, telling.state(), telling.language);
}

QString effectOf(const SeatTelling &telling, const Card &card)
{
    const auto &words = telling.words;
    return words.sentence("story/effect",
                          {textArgument("card", cardName(words, card, telling.language)),
                           textArgument("effect", cardSentence(words, card, telling.language))},
                          telling.language);
}

/// What a declined effect would bring, were it not declined.
QList<WhyRow> declinedRows(const SeatTelling &telling, std::size_t line, const Skips &skips)
{
    QList<WhyRow> rows;
    const State before = telling.journal.stateBefore(line);
    for (const Skip &skip : skips) {
        const Action action = accepting(telling.journal.lines()[line].action, skip.n);
        const auto outcome = arigato::apply(before, action);
        const auto *step = std::get_if<Step<State, Fact>>(&outcome);
        for (const Fact &fact : step ? step->facts : Facts{}) {
            if (fact.offer == skip.n)
                rows << WhyRow{sentenceOf(telling, fact), skip.n, true, fact.slot};
        }
    }
    return rows;
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
QList<WhyRow> owingRows(const SeatTelling &telling, std::size_t line)
{
    const auto &[action, facts, seat, clock] = telling.journal.lines()[line];
    const State before = telling.journal.stateBefore(line);
    QList<WhyRow> rows;
    for (int offer = 0;; ++offer) {
        const auto slot = slotOfOffer(before, action, offer);
        if (!slot)
            return rows;
        const Villager *villager = telling.seat().villager(*slot);
        if (!villager || !villager->card || std::ranges::count(facts, offer, &Fact::offer) > 0)
            continue;
        const Card &card = telling.state().card(*villager->card);
        const bool owes = std::ranges::any_of(
            card.gain, [](const Gain &gain) { return gain.kind == GainKind::Item && !gain.item; });
        if (owes)
            rows << WhyRow{effectOf(telling, card), offer, false, slot};
    }
}

} // namespace

QList<WhyRow> whyRows(const SeatTelling &telling)
{
    const auto number = lastLineOf(telling);
    if (!number)
        return {};
    const auto &line = telling.journal.lines()[*number];
    const auto skips = skipsOf(line.action);
    QList<WhyRow> rows;
    for (const Fact &fact : line.facts)
        rows << WhyRow{sentenceOf(telling, fact), skips ? fact.offer.value_or(-1) : -1, false,
                       fact.slot};
    if (skips && telling.seat().owes > 0)
        rows << owingRows(telling, *number);
    if (skips)
        rows << declinedRows(telling, *number, *skips);
    return rows;
}

} // namespace gyoji
