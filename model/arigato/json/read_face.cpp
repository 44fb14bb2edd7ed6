// SPDX-License-Identifier: MIT
#include "arigato/box_limits.h"
#include "arigato/json/read_parts.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

constexpr QLatin1StringView manual("manual");

/// Does the part count what lies in its zone?
bool goesTogether(const ObjectiveCount &part)
{
    if (part.zone == Zone::Supply)
        return !part.type && !part.with;
    return !part.item && (part.with != Mark::Offering || part.zone == Zone::Village);
}

ObjectivePart readManual(Shape &shape, const QJsonObject &object, const Place &place)
{
    Fields fields(shape, object, place);
    fields.required("kind"_L1);
    return ObjectiveManual{readLocalized(shape, fields.required("text"_L1))};
}

ObjectivePart readCount(Shape &shape, const QJsonObject &object, const Place &place)
{
    ObjectiveCount part;
    Fields fields(shape, object, place);
    const auto zone = shape.word<Zone>(fields.required("zone"_L1));
    const auto kind = shape.word<ObjectiveKind>(fields.required("kind"_L1));
    part.n = shape.wholeNumber(fields.required("n"_L1), 1, maxCount).value_or(1);
    part.type = shape.word<ArtisanType>(fields.optional("type"_L1));
    part.item = shape.word<Item>(fields.optional("item"_L1));
    part.with = shape.word<Mark>(fields.optional("with"_L1));
    part.zone = zone.value_or(Zone{});
    part.kind = kind.value_or(ObjectiveKind{});
    if (zone && !goesTogether(part))
        shape.fault(shape.codes().combination, place);
    return part;
}

ObjectivePart readPart(Shape &shape, const Member &member)
{
    const auto object = shape.object(member);
    if (!object)
        return {};
    return object->value("kind"_L1) == manual ? readManual(shape, *object, member.place)
                                              : readCount(shape, *object, member.place);
}

/// The day a key names; a key such as "02" names none.
std::optional<int> dayOf(const QString &key)
{
    const int day = key.toInt();
    if (day < firstObjectiveDay || day > lastObjectiveDay || key != QString::number(day))
        return std::nullopt;
    return day;
}

} // namespace

Objective readObjective(Shape &shape, const Member &member)
{
    if (!member.value.isArray())
        return {readPart(shape, member)};
    Objective objective;
    shape.forEach(member, 1, maxParts,
                  [&](const Member &element) { objective.push_back(readPart(shape, element)); });
    return objective;
}

ObjectiveDays readDays(Shape &shape, const Member &member)
{
    ObjectiveDays days;
    const auto object = shape.object(member);
    if (!object)
        return days;
    for (const auto &key : object->keys()) {
        if (!dayOf(key))
            shape.outOfRange(member.place.at(key), "day", firstObjectiveDay, lastObjectiveDay);
    }
    for (int day = firstObjectiveDay; day <= lastObjectiveDay; ++day) {
        const auto key = QString::number(day);
        const Member objective{object->value(key), member.place.at(key)};
        if (objective.isThere())
            days.emplace(day, readObjective(shape, objective));
    }
    return days;
}

std::optional<ScoreTable> readScoreTable(Shape &shape, const Member &member)
{
    if (!member.isThere())
        return std::nullopt;
    ScoreTable table;
    int least = 0;
    shape.forEach(member, 1, maxTableSize, [&](const Member &element) {
        const auto value = shape.wholeNumber(element, 0, maxTableValue);
        if (value && *value < least)
            shape.outOfRange(element.place, "rising", least, maxTableValue);
        least = value.value_or(least);
        table.push_back(least);
    });
    return table;
}

Face readFace(Shape &shape, const QJsonObject &object, const Place &place)
{
    Face face;
    Fields fields(shape, object, place);
    face.id = readId(shape, fields.required("id"_L1)).value_or("");
    face.tile = shape.wholeNumber(fields.required("tile"_L1), 1, 2).value_or(1);
    face.days = readDays(shape, fields.required("days"_L1));
    face.scoreTable = readScoreTable(shape, fields.optional("scoreTable"_L1));
    return face;
}

} // namespace gyoji::arigato
