// SPDX-License-Identifier: MIT
#include "arigato/json/read_action.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

std::optional<std::map<Item, int>> readItems(ScriptShape &shape, const Member &member)
{
    std::map<Item, int> items;
    const bool isMap = shape.forEachWord<Item>(member, [&](Item item, const Member &entry) {
        items.emplace(item, shape.count(entry).value_or(0));
    });
    return isMap ? std::optional(items) : std::nullopt;
}

std::optional<GateOther> readGateOther(ScriptShape &shape, const Member &member)
{
    const auto object = shape.object(member);
    if (!object)
        return std::nullopt;
    GateOther gateOther;
    Fields fields(shape, *object, member.place);
    shape.forEachWord<ArtisanType>(
        fields.required("cards"_L1), [&](ArtisanType type, const Member &entry) {
            gateOther.cards[indexOf(type)] = shape.count(entry).value_or(0);
        });
    gateOther.points = shape.count(fields.required("points"_L1)).value_or(0);
    return gateOther;
}

std::optional<Adjust::Place> readPlace(ScriptShape &shape, const Member &member)
{
    if (member.value.isNull())
        return std::nullopt;
    const auto object = shape.object(member);
    if (!object)
        return std::nullopt;
    Adjust::Place place;
    Fields fields(shape, *object, member.place);
    place.card = shape.card(fields.required("card"_L1)).value_or("");
    place.offering = shape.truth(fields.optional("offering"_L1));
    return place;
}

std::optional<std::map<Slot, std::optional<Adjust::Place>>> readVillage(ScriptShape &shape,
                                                                        const Member &member)
{
    std::map<Slot, std::optional<Adjust::Place>> village;
    const bool isMap = shape.forEachWord<Slot>(member, [&](Slot slot, const Member &entry) {
        village.emplace(slot, readPlace(shape, entry));
    });
    return isMap ? std::optional(village) : std::nullopt;
}

} // namespace

void read(ScriptShape &shape, Fields &fields, Adjust &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.items = readItems(shape, fields.optional("items"_L1));
    action.favor = shape.count(fields.optional("favor"_L1));
    action.objectives = shape.count(fields.optional("objectives"_L1));
    const auto gate = fields.optional("gate"_L1);
    if (gate.isThere())
        action.gate = shape.cards(gate);
    action.gateOther = readGateOther(shape, fields.optional("gateOther"_L1));
    action.village = readVillage(shape, fields.optional("village"_L1));
    action.owes = shape.count(fields.optional("owes"_L1));
    action.day = shape.wholeNumber(fields.optional("day"_L1), firstDay, lastDay);
    action.phase = shape.word<Phase>(fields.optional("phase"_L1));
    action.why = shape.text(fields.optional("why"_L1));
}

} // namespace gyoji::arigato
