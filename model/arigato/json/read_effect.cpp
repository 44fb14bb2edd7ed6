// SPDX-License-Identifier: MIT
#include "arigato/box_limits.h"
#include "arigato/condition_fields.h"
#include "arigato/gain_choices.h"
#include "arigato/json/read_parts.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

/// What an item gain may bring: one of the items, or one of your choice.
std::optional<Item> readGainItem(Shape &shape, const Member &member)
{
    if (member.value == "any"_L1)
        return std::nullopt;
    return shape.word<Item>(member);
}

std::optional<Per> readPer(Shape &shape, const Member &member)
{
    static constexpr std::array<std::string_view, 2> zones{idOf(Zone::Village), idOf(Zone::Gate)};
    const auto object = shape.object(member);
    if (!object)
        return std::nullopt;
    Fields fields(shape, *object, member.place);
    Per per;
    per.type = shape.word<ArtisanType>(fields.required("type"_L1)).value_or(ArtisanType{});
    const auto given = fields.required("zone"_L1);
    if (const auto word = shape.text(given)) {
        per.zone = fromWord<Zone>(*word).value_or(Zone::Supply);
        if (per.zone != Zone::Village && per.zone != Zone::Gate)
            shape.notAWord(given.place, *word, zones);
    }
    return per;
}

Gain readGain(Shape &shape, const QJsonObject &object, const Place &place)
{
    Gain gain;
    Fields fields(shape, object, place);
    const auto kind = shape.word<GainKind>(fields.required("kind"_L1));
    if (!kind) {
        if (object.contains("kind"_L1))
            fields.acceptAll();
        return gain;
    }
    gain.kind = *kind;
    if (gain.kind == GainKind::Item)
        gain.item = readGainItem(shape, fields.required("item"_L1));
    if (gain.kind == GainKind::Item || gain.kind == GainKind::Favor)
        gain.n = shape.wholeNumber(fields.optional("n"_L1), 1, maxCount).value_or(1);
    if (gain.kind == GainKind::Favor)
        gain.per = readPer(shape, fields.optional("per"_L1));
    return gain;
}

} // namespace

std::optional<Condition> readCondition(Shape &shape, const Member &member)
{
    const auto object = shape.object(member);
    if (!object)
        return std::nullopt;
    Fields fields(shape, *object, member.place);
    const auto kind = shape.word<ConditionKind>(fields.required("kind"_L1));
    if (!kind) {
        if (object->contains("kind"_L1))
            fields.acceptAll();
        return std::nullopt;
    }
    Condition condition{*kind, {}, {}, {}, {}};
    const auto has = fieldsOf(*kind);
    if (has.row)
        condition.row = shape.word<Row>(fields.required("row"_L1));
    if (has.type)
        condition.type = shape.word<ArtisanType>(fields.required("type"_L1));
    if (has.item)
        condition.item = shape.word<Item>(fields.required("item"_L1));
    if (has.n)
        condition.n = shape.wholeNumber(fields.required("n"_L1), 1, maxCount);
    return condition;
}

std::vector<Gain> readGains(Shape &shape, const Member &member,
                            const std::optional<Condition> &when)
{
    std::vector<Gain> gains;
    shape.forEach(member, 1, maxGains, [&](const Member &element) {
        const auto object = shape.object(element);
        if (!object)
            return;
        gains.push_back(readGain(shape, *object, element.place));
        if (when && !goTogether(gains.back(), when->kind))
            shape.fault(shape.codes().combination, element.place);
    });
    return gains;
}

} // namespace gyoji::arigato
