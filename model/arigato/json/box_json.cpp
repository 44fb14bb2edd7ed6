// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"

#include "arigato/json/codes.h"
#include "arigato/json/read_parts.h"
#include "json/locate.h"
#include "json/parse.h"

#include <QJsonDocument>

#include <set>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

constexpr int boxVersion = 1;
constexpr int maxDepth = 64;

/// Calls back with each object of the list, telling an id that two of them have.
template <class Read>
void readNamed(Shape &shape, const Member &list, Read &&read)
{
    std::set<std::string> ids;
    shape.forEach(list, [&](const Member &element) {
        const auto object = shape.object(element);
        if (!object)
            return;
        const std::string id = read(*object, element.place);
        if (!id.empty() && !ids.insert(id).second)
            shape.fault(shape.codes().duplicate, element.place.at("id"_L1), {{"id", id}});
    });
}

std::map<ArtisanType, Hue> readHues(Shape &shape, const Member &member)
{
    std::map<ArtisanType, Hue> hues;
    shape.forEachWord<ArtisanType>(member, [&](ArtisanType type, const Member &entry) {
        if (const auto hue = shape.word<Hue>(entry))
            hues.emplace(type, *hue);
    });
    return hues;
}

Box readBox(Shape &shape, const QJsonObject &object)
{
    Box box;
    const Place root;
    Fields fields(shape, object, root);
    fields.required("gyoji-box"_L1);
    shape.text(fields.optional("game"_L1));
    box.id = readId(shape, fields.required("id"_L1)).value_or("");
    box.title = readLocalized(shape, fields.required("title"_L1));
    box.official = shape.truth(fields.optional("official"_L1)).value_or(false);
    box.hues = readHues(shape, fields.optional("hues"_L1));
    readNamed(shape, fields.required("cards"_L1), [&](const QJsonObject &card, const Place &place) {
        auto read = readCard(shape, card, place);
        auto id = read.id;
        box.cards.define(std::move(read));
        return id;
    });
    readNamed(shape, fields.optional("faces"_L1), [&](const QJsonObject &face, const Place &place) {
        box.faces.push_back(readFace(shape, face, place));
        return box.faces.back().id;
    });
    box.scoreTable = readScoreTable(shape, fields.optional("scoreTable"_L1));
    return box;
}

/// What makes all the rest of the file none of our business.
std::optional<Fault> foreignness(const QJsonObject &object)
{
    const auto version = object.value("gyoji-box"_L1);
    if (version.toDouble() > boxVersion)
        return Fault{"/gyoji-box"_L1, boxcode::version, {{"max", boxVersion}}};
    if (version.toDouble() != boxVersion)
        return Fault{version.isUndefined() ? QString() : "/gyoji-box"_L1, boxcode::kind, {}};
    const auto game = object.value("game"_L1);
    if (game.isString() && game != "arigato"_L1)
        return Fault{"/game"_L1, boxcode::game, {{"word", game.toString().toStdString()}}};
    return std::nullopt;
}

Faults unreadable(RuleId code, int line = 0)
{
    return {Fault{{}, code, {}, line}};
}

} // namespace

std::variant<Box, Faults> readBox(const QJsonObject &object)
{
    if (const auto foreign = foreignness(object))
        return Faults{*foreign};
    Shape shape(boxCodes);
    auto box = readBox(shape, object);
    if (!shape.isSound())
        return shape.takeFaults();
    return box;
}

std::variant<Box, Faults> readBox(const QByteArray &file)
{
    if (file.size() > maxBoxSize)
        return Faults{{{}, boxcode::json, {{"max", int(maxBoxSize)}}}};
    const auto text = withoutByteOrderMark(file);
    if (depthOf(text) > maxDepth)
        return Faults{
            {{}, boxcode::json, {{"expected", Term{"shape", "depth"}}, {"max", maxDepth}}}};
    const auto parsed = parseJson(text);
    if (const auto *fault = std::get_if<ParseFault>(&parsed))
        return unreadable(boxcode::json, lineAt(text, fault->offset));
    const auto &value = std::get<QJsonValue>(parsed);
    if (!value.isObject())
        return unreadable(boxcode::kind);
    auto box = readBox(value.toObject());
    if (auto *faults = std::get_if<Faults>(&box))
        sortByPlace(*faults, text);
    return box;
}

std::variant<Card, Faults> readCard(const QJsonObject &object)
{
    Shape shape(boxCodes);
    auto card = readCard(shape, object, Place());
    if (!shape.isSound())
        return shape.takeFaults();
    return card;
}

std::optional<Card> readDraft(const QJsonObject &object)
{
    Shape shape(boxCodes);
    auto card = readCard(shape, object, Place());
    const bool isWhole = QJsonDocument::fromJson(writeCard(card)).object() == object;
    return isWhole ? std::optional(std::move(card)) : std::nullopt;
}

std::variant<Objective, Faults> readObjective(const QJsonValue &objective)
{
    Shape shape(boxCodes);
    auto read = readObjective(shape, Member{objective, Place()});
    if (!shape.isSound())
        return shape.takeFaults();
    return read;
}

} // namespace gyoji::arigato
