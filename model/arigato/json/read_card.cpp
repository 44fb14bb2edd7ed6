// SPDX-License-Identifier: MIT
#include "arigato/box_limits.h"
#include "arigato/json/read_parts.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

std::bitset<countOf<Slot>> readSlots(Shape &shape, const Member &member)
{
    std::bitset<countOf<Slot>> slotSet;
    shape.forEach(member, 1, countOf<Slot>, [&](const Member &element) {
        const auto slot = shape.word<Slot>(element);
        if (!slot)
            return;
        if (slotSet.test(indexOf(*slot)))
            shape.fault(shape.codes().duplicate, element.place, {{"id", std::string(idOf(*slot))}});
        slotSet.set(indexOf(*slot));
    });
    return slotSet;
}

std::optional<int> readFavor(Shape &shape, const Member &member)
{
    if (member.value.isNull())
        return std::nullopt;
    return shape.wholeNumber(member, 0, maxFavor);
}

std::optional<Items> readCost(Shape &shape, const Member &member)
{
    if (member.value.isNull())
        return std::nullopt;
    Items cost{};
    bool isWhole = true;
    const bool isMap = shape.forEachWord<Item>(member, [&](Item item, const Member &count) {
        const auto n = shape.wholeNumber(count, 1, maxCost);
        isWhole = isWhole && n;
        cost[indexOf(item)] = n.value_or(0);
    });
    const bool isEmpty = isMap && member.value.toObject().isEmpty();
    if (isEmpty || (isWhole && totalOf(cost) > maxCost))
        shape.outOfRange(member.place, "sum", 1, maxCost);
    return cost;
}

} // namespace

Card readCard(Shape &shape, const QJsonObject &object, const Place &place)
{
    Card card;
    Fields fields(shape, object, place);
    card.id = readId(shape, fields.required("id"_L1)).value_or("");
    card.type = shape.word<ArtisanType>(fields.required("type"_L1)).value_or(ArtisanType{});
    card.slots = readSlots(shape, fields.required("slots"_L1));
    card.favor = readFavor(shape, fields.required("favor"_L1));
    card.cost = readCost(shape, fields.required("cost"_L1));

    const auto when = fields.optional("when"_L1);
    const auto gain = fields.optional("gain"_L1);
    if (when.isThere() != gain.isThere())
        fields.miss(when.isThere() ? "gain"_L1 : "when"_L1);
    card.when = readCondition(shape, when);
    card.gain = readGains(shape, gain, card.when);

    card.produces = shape.word<Item>(fields.optional("produces"_L1)).value_or(itemOf(card.type));
    card.copies = shape.wholeNumber(fields.optional("copies"_L1), 1, maxCopies).value_or(1);
    card.name = shape.text(fields.optional("name"_L1)).value_or(QString()).toStdString();
    card.hourglass = shape.truth(fields.optional("hourglass"_L1))
                         .value_or(card.when && isHourglass(card.when->kind));
    card.draft = shape.truth(fields.optional("draft"_L1)).value_or(false);
    return card;
}

} // namespace gyoji::arigato
