// SPDX-License-Identifier: MIT
#include "simulate/arigato_box.h"

namespace gyoji::arigato {

namespace {

template <class Enum>
Enum anyOf(Random &random)
{
    return random.pick(allOf<Enum>());
}

std::string numbered(std::string_view prefix, int number)
{
    std::string digits = std::to_string(number);
    digits.insert(0, 3 - std::min<std::size_t>(3, digits.size()), '0');
    return std::string(prefix) + digits;
}

std::bitset<countOf<Slot>> randomSlots(Random &random)
{
    return random.between(1, (1 << countOf<Slot>)-1);
}

Items randomCost(Random &random)
{
    Items cost{};
    const int total = random.chance(50) ? 12 : random.between(1, 4);
    for (int i = 0; i < total; ++i)
        ++cost[random.below(cost.size())];
    return cost;
}

Condition randomCondition(Random &random)
{
    Condition when{anyOf<ConditionKind>(random), {}, {}, {}, {}};
    switch (when.kind) {
    case ConditionKind::Item:
        when.item = anyOf<Item>(random);
        break;
    case ConditionKind::DuskRow:
        when.row = anyOf<Row>(random);
        when.type = anyOf<ArtisanType>(random);
        when.n = random.between(1, 2);
        break;
    case ConditionKind::DuskItems:
        when.n = random.between(1, 7);
        break;
    case ConditionKind::Traveler:
    case ConditionKind::Resident:
    case ConditionKind::Producer:
    case ConditionKind::Gate:
    case ConditionKind::DuskOfferingType:
    case ConditionKind::DuskVillage:
        when.type = anyOf<ArtisanType>(random);
        break;
    default:
        break;
    }
    return when;
}

Gain randomGain(ConditionKind why, Random &random)
{
    if (why == ConditionKind::Offering && random.chance(400))
        return {GainKind::OfferedItem, {}, 1, {}};
    if (why == ConditionKind::ProducersMatch && random.chance(400))
        return {GainKind::MatchItem, {}, 1, {}};

    const int n = random.chance(20) ? random.between(4, 20) : random.between(1, 3);
    if (random.chance(450)) {
        if (random.chance(150))
            return {GainKind::Item, {}, n, {}};
        return {GainKind::Item, anyOf<Item>(random), n, {}};
    }
    Gain favor{GainKind::Favor, {}, n, {}};
    if (random.chance(400))
        favor.per =
            Per{anyOf<ArtisanType>(random), random.chance(500) ? Zone::Village : Zone::Gate};
    return favor;
}

void addEffect(Card &card, Random &random)
{
    card.when = randomCondition(random);
    const int gains = random.chance(700) ? 1 : random.between(2, 4);
    for (int i = 0; i < gains; ++i)
        card.gain.push_back(randomGain(card.when->kind, random));
}

ObjectivePart randomPart(Random &random)
{
    if (random.chance(120))
        return ObjectiveManual{{"As the token shows", "Comme sur le jeton", "トークンのとおり"}};

    ObjectiveCount count{anyOf<Zone>(random), anyOf<ObjectiveKind>(random), 1, {}, {}, {}};
    if (count.zone == Zone::Supply) {
        if (random.chance(300))
            count.item = anyOf<Item>(random);
    } else {
        if (random.chance(300))
            count.type = anyOf<ArtisanType>(random);
        if (random.chance(300))
            count.with = count.zone == Zone::Village ? anyOf<Mark>(random) : Mark::Hourglass;
    }
    count.n = random.between(1, 4);
    return count;
}

ScoreTable randomTable(Random &random)
{
    ScoreTable table{0};
    const int steps = random.between(0, 10);
    for (int i = 0; i < steps; ++i)
        table.push_back(table.back() + random.between(0, 5));
    return table;
}

Face randomFace(int tile, char side, Random &random)
{
    Face face{std::to_string(tile) + side, tile, {}, {}};
    const int first = tile == 1 ? 2 : 7;
    for (int day = first; day < first + 5; ++day) {
        if (random.chance(150))
            continue;
        Objective &objective = face.days[day];
        const int parts = random.chance(800) ? 1 : random.between(2, 4);
        for (int i = 0; i < parts; ++i)
            objective.push_back(randomPart(random));
    }
    if (random.chance(200))
        face.scoreTable = randomTable(random);
    return face;
}

} // namespace

Card randomCard(std::string id, Random &random)
{
    Card card;
    card.id = std::move(id);
    if (random.chance(100))
        card.name = "Name " + card.id;
    card.type = anyOf<ArtisanType>(random);
    card.slots = randomSlots(random);
    if (!random.chance(80))
        card.favor = random.chance(50) ? random.between(10, 20) : random.between(0, 6);
    card.produces = random.chance(150) ? anyOf<Item>(random) : itemOf(card.type);
    card.copies = random.chance(150) ? random.between(2, 4) : 1;
    if (!random.chance(80))
        card.cost = randomCost(random);
    if (!random.chance(100))
        addEffect(card, random);
    card.hourglass = (card.when && isHourglass(card.when->kind)) != random.chance(80);
    card.draft = random.chance(card.when ? 50 : 500);
    return card;
}

Box randomBox(Random &random)
{
    Box box;
    box.id = "random";
    box.title = {"Random", "Hasard", "乱数"};
    for (const ArtisanType type : allOf<ArtisanType>()) {
        if (random.chance(500))
            box.hues[type] = anyOf<Hue>(random);
    }
    const int cards = random.between(15, 80);
    for (int i = 1; i <= cards; ++i)
        box.cards.define(randomCard(numbered("R-", i), random));
    for (const int tile : {1, 2}) {
        for (const char side : {'a', 'b'})
            box.faces.push_back(randomFace(tile, side, random));
    }
    if (!random.chance(200))
        box.scoreTable = randomTable(random);
    return box;
}

} // namespace gyoji::arigato
