// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "arigato/json/read_parts.h"
#include "arigato/json/script_json.h"
#include "arigato/json/script_shape.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

constexpr int scriptVersion = 1;
constexpr int maxPlayers = 5;
constexpr int tiles = 2;

std::vector<std::string> readPlayers(Shape &shape, const Member &member)
{
    std::vector<std::string> names;
    shape.forEach(member, 1, maxPlayers,
                  [&](const Member &element) { names.push_back(readName(shape, element)); });
    return names;
}

void readGame(Shape &shape, const Member &member)
{
    static constexpr std::array<std::string_view, 1> games{"arigato"};
    const auto game = shape.text(member);
    if (game && *game != latin1(games.front()))
        shape.notAWord(member.place, *game, games);
}

Box readInlineBox(Shape &shape, const Member &member)
{
    auto box = readBox(member.value.toObject());
    if (auto *read = std::get_if<Box>(&box))
        return std::move(*read);
    auto fault = std::get<Faults>(box).front();
    fault.pointer.prepend(member.place.pointer());
    shape.adopt(script::box, fault);
    return {};
}

Box readBoxOf(Shape &shape, const Member &member, const FindBox &findBox)
{
    if (member.value.isObject())
        return readInlineBox(shape, member);
    const auto id = shape.text(member);
    if (!id)
        return {};
    if (const auto *box = findBox(*id))
        return *box;
    shape.fault(script::box, member.place, {{"word", id->toStdString()}});
    return {};
}

/// Faces of different tiles and days.
bool goTogether(const Face &a, const Face &b)
{
    return a.tile != b.tile && std::ranges::none_of(a.days, [&](const auto &day) {
               return b.days.contains(day.first);
           });
}

std::vector<std::string> readFaces(Shape &shape, const Member &member, const Box &box)
{
    std::vector<std::string> ids;
    std::vector<const Face *> faces;
    shape.forEach(member, 1, tiles, [&](const Member &element) {
        const auto id = shape.text(element);
        if (!id)
            return;
        const auto *face = box.face(id->toStdString());
        if (!face) {
            shape.fault(script::calendar, element.place, {{"word", id->toStdString()}});
            return;
        }
        faces.push_back(face);
        ids.push_back(face->id);
    });
    if (faces.size() == tiles && goTogether(*faces[0], *faces[1]))
        return ids;
    if (faces.size() >= tiles)
        shape.fault(script::calendar, member.place, {{"word", ids.back()}});
    return ids;
}

std::optional<Calendar> readCalendar(Shape &shape, const Member &member)
{
    if (!member.isThere())
        return std::nullopt;
    Calendar calendar;
    if (const auto object = shape.object(member)) {
        Fields fields(shape, *object, member.place);
        calendar.days = readDays(shape, fields.required("days"_L1));
        calendar.scoreTable = readScoreTable(shape, fields.optional("scoreTable"_L1));
    }
    return calendar;
}

void readRuling(Shape &shape, const Member &member, Ruling id, Rulings &rulings)
{
    const auto word = shape.text(member);
    if (!word)
        return;
    const auto &values = rulingValues[indexOf(id)];
    const auto found = std::ranges::find(values, *word, latin1);
    if (found == values.end())
        shape.notAWord(member.place, *word, values);
    else
        rulings[indexOf(id)] = static_cast<std::uint8_t>(found - values.begin());
}

Rulings readRulings(Shape &shape, const Member &member)
{
    auto codes = scriptCodes;
    codes.word = script::ruling;
    Shape asRulings(codes);
    Rulings rulings{};
    asRulings.forEachWord<Ruling>(
        member, [&](Ruling id, const Member &value) { readRuling(asRulings, value, id, rulings); });
    if (!asRulings.isSound())
        shape.adopt(asRulings.faults().front());
    return rulings;
}

std::vector<Track> readTracks(Shape &shape, const Member &member, std::size_t players)
{
    std::vector<Track> tracks;
    const auto count = static_cast<int>(players);
    shape.forEach(member, count, count, [&](const Member &element) {
        tracks.push_back(shape.word<Track>(element).value_or(Track{}));
    });
    return tracks;
}

int readStart(Shape &shape, const Member &member)
{
    const auto object = shape.object(member);
    if (!object)
        return firstDay;
    Fields fields(shape, *object, member.place);
    return shape.wholeNumber(fields.required("day"_L1), firstDay, lastDay).value_or(firstDay);
}

State readState(Shape &shape, const QJsonObject &json, const FindBox &findBox)
{
    Header header;
    const Place root;
    Fields fields(shape, json, root);
    shape.wholeNumber(fields.required("gyoji"_L1));
    readGame(shape, fields.required("game"_L1));
    header.players = readPlayers(shape, fields.required("players"_L1));
    auto box = readBoxOf(shape, fields.required("box"_L1), findBox);
    const auto calendar = fields.optional("calendar"_L1);
    if (calendar.value.isArray())
        header.faces = readFaces(shape, calendar, box);
    else
        header.calendar = readCalendar(shape, calendar);
    header.scoreTable = readScoreTable(shape, fields.optional("scoreTable"_L1));
    header.rulings = readRulings(shape, fields.optional("rulings"_L1));
    header.tracks = readTracks(shape, fields.optional("track"_L1), header.players.size());
    header.day = readStart(shape, fields.optional("start"_L1));
    return shape.isSound() ? begin(header, std::move(box)) : State{};
}

} // namespace

std::variant<State, Refusal> readHeader(const QJsonObject &header, const FindBox &findBox)
{
    const auto version = header.value("gyoji"_L1);
    if (version.isDouble() && version.toDouble() != scriptVersion)
        return Refusal{script::version, {{"max", scriptVersion}}};
    Shape shape(scriptCodes);
    auto state = readState(shape, header, findBox);
    if (!shape.isSound())
        return toRefusal(shape.faults().front());
    return state;
}

} // namespace gyoji::arigato
