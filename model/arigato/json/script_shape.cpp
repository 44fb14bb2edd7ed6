// SPDX-License-Identifier: MIT
#include "arigato/json/script_shape.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

constexpr int maxCount = 999;
constexpr int maxNameLength = 60;

} // namespace

Refusal toRefusal(const Fault &fault)
{
    Refusal refusal{fault.code, {{"key", fault.pointer.mid(1).toStdString()}}};
    refusal.arguments.insert(refusal.arguments.end(), fault.arguments.begin(),
                             fault.arguments.end());
    return refusal;
}

std::string readName(Shape &shape, const Member &member)
{
    return shape.text(member, 1, maxNameLength).value_or(QString()).toStdString();
}

SeatIndex ScriptShape::player(const Member &member)
{
    const auto seats = static_cast<int>(m_state.seats.size());
    const auto number = wholeNumber(member);
    if (!number)
        return noSeat;
    if (*number < 0 || *number >= seats) {
        fault(script::player, member.place, {{"max", seats - 1}});
        return noSeat;
    }
    return static_cast<SeatIndex>(*number);
}

std::optional<std::string> ScriptShape::card(const Member &member)
{
    auto id = text(member);
    if (id && !m_state.box->cards.find(*id)) {
        fault(script::card, member.place, {{"card", *id}});
        return std::nullopt;
    }
    return id;
}

std::vector<std::string> ScriptShape::cards(const Member &member)
{
    std::vector<std::string> ids;
    forEach(member, [&](const Member &element) { ids.push_back(card(element).value_or("")); });
    return ids;
}

std::optional<int> ScriptShape::count(const Member &member)
{
    return wholeNumber(member, 0, maxCount);
}

std::optional<Items> ScriptShape::items(const Member &member)
{
    Items items{};
    const bool isMap = forEachWord<Item>(member, [&](Item item, const Member &entry) {
        items[indexOf(item)] = count(entry).value_or(0);
    });
    return isMap ? std::optional(items) : std::nullopt;
}

std::optional<std::string> ScriptShape::text(const Member &member)
{
    const auto given = Shape::text(member);
    return given ? std::optional(given->toStdString()) : std::nullopt;
}

Skips ScriptShape::skips(const Member &member)
{
    Skips skips;
    forEach(member, [&](const Member &element) { skips.push_back(skip(element)); });
    return skips;
}

Skip ScriptShape::skip(const Member &member)
{
    if (!member.value.isObject())
        return {count(member).value_or(0), {}};
    const auto object = member.value.toObject();
    Fields fields(*this, object, member.place);
    const int n = count(fields.required("n"_L1)).value_or(0);
    return {n, word<Slot>(fields.required("slot"_L1))};
}

TravelerTypes ScriptShape::travelers(Fields &fields)
{
    TravelerTypes travelers;
    std::size_t i = 0;
    forEach(fields.required("types"_L1), 2, 2, [&](const Member &element) {
        const auto type = wordOrUnknown<ArtisanType>(element);
        if (i < travelers.types.size())
            travelers.types[i++] = type;
    });
    travelers.match = truth(fields.optional("match"_L1));
    return travelers;
}

ProducerList ScriptShape::producers(Fields &fields)
{
    const auto types = fields.optional("types"_L1);
    const auto byCard = fields.optional("cards"_L1);
    if (!types.isThere() && !byCard.isThere())
        fields.miss("types"_L1);
    if (types.isThere() && byCard.isThere())
        fields.refuse("cards"_L1);
    if (byCard.isThere())
        return cards(byCard);
    ProducerTypes list;
    forEach(types,
            [&](const Member &element) { list.push_back(wordOrUnknown<ArtisanType>(element)); });
    return list;
}

std::optional<Refusal> ScriptShape::refusal() const
{
    return isSound() ? m_refusal : toRefusal(faults().front());
}

} // namespace gyoji::arigato
