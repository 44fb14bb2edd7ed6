// SPDX-License-Identifier: MIT
#include "arigato/small_days.h"

#include "arigato/header.h"
#include "arigato/rules.h"
#include "simulate/arigato_box.h"

namespace gyoji::arigato {

namespace {

constexpr int mostItems = 5;

std::string anyCard(const Box &box, Random &random)
{
    return box.cards[static_cast<CardRef>(random.below(box.cards.size()))].id;
}

State smallTable(const Box &box, Track track, Random &random)
{
    Header header;
    header.players = {"Aki", "Bea"};
    header.tracks = {Track::Full, track};
    header.day = random.between(firstDay, lastDay);
    for (const int tile : {0, 1}) {
        if (random.chance(900))
            header.faces.push_back(box.faces[2 * tile + random.below(2)].id);
    }
    for (auto &ruling : header.rulings)
        ruling = random.chance(300) ? 1 : 0;
    return begin(header, box);
}

Adjust smallSupply(const Box &box, Track track, Random &random)
{
    Adjust adjust;
    adjust.player = smallSeat;
    if (track == Track::Full) {
        adjust.items.emplace();
        for (int left = random.between(0, mostItems); left > 0; --left)
            ++(*adjust.items)[random.pick(allOf<Item>())];
    }
    adjust.favor = random.between(0, 3) * bonusEvery + random.between(5, 9);
    adjust.objectives = random.between(0, 3);
    adjust.gate = {anyCard(box, random), anyCard(box, random), anyCard(box, random)};
    adjust.village.emplace();
    for (int left = random.between(1, 2); left > 0; --left)
        (*adjust.village)[random.pick(allOf<Slot>())] =
            Adjust::Place{anyCard(box, random), random.chance(500)};
    return adjust;
}

Reveal anyReveal(const State &state, Random &random)
{
    Reveal reveal;
    reveal.player = smallSeat;
    reveal.evict = true;
    const auto card = static_cast<CardRef>(random.below(state.box->cards.size()));
    reveal.card = state.card(card).id;
    do {
        reveal.slot = random.pick(allOf<Slot>());
    } while (!state.card(card).mayLiveIn(*reveal.slot));
    const int day = state.seats[smallSeat].day;
    const auto type = [&random] { return random.pick(allOf<ArtisanType>()); };
    if (day != lastDay)
        reveal.travelers = TravelerTypes{{type(), type()}, {}};
    ProducerTypes producers;
    for (int left = producersOn(day); left > 0; --left)
        producers.push_back(type());
    reveal.producers = producers;
    return reveal;
}

Card sharpened(Card card, Random &random)
{
    card.cost.emplace();
    for (int left = random.between(1, 2); left > 0; --left)
        ++(*card.cost)[random.below(card.cost->size())];
    const auto kind =
        random.pick(std::array{ConditionKind::Item, ConditionKind::Item, ConditionKind::Offering,
                               ConditionKind::Leave, ConditionKind::DuskItems});
    card.when = Condition{kind, {}, {}, {}, {}};
    if (kind == ConditionKind::Item)
        card.when->item = random.pick(allOf<Item>());
    if (kind == ConditionKind::DuskItems)
        card.when->n = random.between(1, 5);
    const bool isFavor = kind == ConditionKind::Item || random.chance(600);
    card.gain = {Gain{isFavor ? GainKind::Favor : GainKind::Item, {}, random.between(1, 2), {}}};
    return card;
}

} // namespace

Box sharpBox(Random &random)
{
    Box box = randomBox(random);
    for (CardRef ref = 0; ref < box.cards.size(); ++ref)
        box.cards.define(sharpened(box.cards[ref], random));
    return box;
}

State smallDay(const Box &box, Track track, Random &random)
{
    for (;;) {
        State state = smallTable(box, track, random);
        state = std::get<Step<State, Fact>>(apply(state, smallSupply(box, track, random))).state;
        auto revealed = apply(state, anyReveal(state, random));
        const auto *step = std::get_if<Step<State, Fact>>(&revealed);
        if (step && step->state.seats[smallSeat].phase == Phase::Day)
            return step->state;
    }
}

} // namespace gyoji::arigato
