// SPDX-License-Identifier: MIT
#include "arigato/rule_ids.h"
#include "conformance/arigato_subject.h"
#include "kernel/script_ids.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

constexpr std::array refusals{
    script::json,        script::lineLength, script::type,        script::missing,
    script::doWord,      script::unknownKey, script::range,       script::word,
    script::player,      script::card,       script::define,      script::version,
    script::box,         script::calendar,   script::ruling,      script::retired,
    script::track,       script::skip,       rule::dawnPhase,     rule::dawnEmptySlot,
    rule::dawnPlacement, rule::dawnResident, rule::dawnProducers, rule::dawnNoOffering,
    rule::lastRoles,     rule::emptyPhase,   rule::emptyNobody,   rule::emptyFaceDown,
    rule::dayRevealed,   rule::dayActions,   rule::dayExchange,   rule::dayOffer,
    rule::dayOfferOnce,  rule::daySend,      rule::chooseOwed,    rule::chooseNothing,
    rule::chooseCount,   rule::duskPhase,    rule::duskChecked,   rule::duskOrder,
    rule::duskManual,    rule::duskSupply,   rule::duskDiscard,   rule::duskLimit,
    rule::phaseOrder,    rule::effectLoop,   rule::endOver};

/// What facts come from, besides conditions.
constexpr std::array sources{rule::dayProduce,    rule::choose,      rule::dayExchange,
                             rule::dayOffer,      rule::daySend,     rule::emptyGate,
                             rule::duskObjective, rule::duskDiscard, script::gain,
                             script::adjust,      script::define,    script::track};

constexpr std::array<std::string_view, 7> gains{
    "item", "item any", "favor", "favor village", "favor gate", "offered-item", "match-item"};

constexpr std::array<std::string_view, 10> objectives{"any",      "same",     "different", "manual",
                                                      "village",  "gate",     "both",      "supply",
                                                      "offering", "hourglass"};

template <class... Kinds>
constexpr auto namesOf(std::type_identity<std::variant<Kinds...>>)
{
    return std::array{Kinds::name...};
}

std::string_view idOfGain(const Gain &gain)
{
    if (gain.kind != GainKind::Favor)
        return idOf(gain.kind);
    if (!gain.per)
        return "favor";
    return gain.per->zone == Zone::Village ? "favor village" : "favor gate";
}

/// Is that what the gain gives?
bool gave(const Gain &gain, const Fact &fact)
{
    const auto *item = std::get_if<gain::Item>(&fact.gain);
    if (gain.kind == GainKind::Favor)
        return std::holds_alternative<gain::Favor>(fact.gain);
    return item && (gain.kind != GainKind::Item || gain.item == item->item);
}

void countGains(test::Tally &tally, const State &state, const Fact &fact)
{
    for (const Gain &gain : state.card(*fact.card).gain) {
        if (gave(gain, fact))
            tally.count("gain", idOfGain(gain));
    }
}

void countObjective(test::Tally &tally, const State &state, const Fact &fact)
{
    for (const ObjectivePart &part : *state.calendar->objective(fact.day)) {
        const auto *count = std::get_if<ObjectiveCount>(&part);
        tally.count("objective", count ? idOf(count->kind) : "manual");
        if (count)
            tally.count("objective", idOf(count->zone));
        if (count && count->with)
            tally.count("objective", idOf(*count->with));
    }
}

void countFact(test::Tally &tally, const State &state, const Fact &fact)
{
    const auto found = std::ranges::find(rule::when, fact.rule);
    if (found != rule::when.end()) {
        tally.count("condition", fact.rule);
        countGains(tally, state, fact);
        return;
    }
    tally.count("source", fact.rule);
    if (fact.rule == rule::duskObjective)
        countObjective(tally, state, fact);
}

/// Debts that no ten of favor explains are items of one's choice.
void countOwed(test::Tally &tally, const Seat &before, const Seat &after)
{
    const int forTens = 2 * (after.favor / 10 - before.favor / 10);
    if (after.owes - before.owes > forTens)
        tally.count("gain", "item any");
}

} // namespace

void Subject::want(test::Tally &tally)
{
    tally.want("action", namesOf(std::type_identity<ActionVariant>()));
    tally.want("condition", rule::when);
    tally.want("gain", gains);
    tally.want("objective", objectives);
    tally.want("source", sources);
    tally.want("refusal", refusals);
}

void Subject::count(test::Tally &tally, const State &before, const Action &action,
                    const Facts &facts, const State &after)
{
    tally.count("action", nameOf(action));
    for (const Fact &fact : facts)
        countFact(tally, after, fact);
    const bool setsDebts = std::holds_alternative<Adjust>(action.variant()) ||
                           std::holds_alternative<Batch>(action.variant());
    for (std::size_t i = 0; i < after.seats.size() && !setsDebts; ++i)
        countOwed(tally, before.seats[i], after.seats[i]);
}

} // namespace gyoji::arigato
