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

std::vector<Seat> readPlayers(Shape &shape, const Member &member)
{
    std::vector<Seat> seats;
    shape.forEach(member, 1, maxPlayers, [&](const Member &element) {
        seats.emplace_back().name = readName(shape, element);
    });
    return seats;
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

/// Faces named by id: of two tables that of the face named last counts.
Calendar readFaces(Shape &shape, const Member &member, const Box &box)
{
    Calendar calendar;
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
        if (face->scoreTable)
            calendar.scoreTable = face->scoreTable;
    });
    for (const auto *face : faces) {
        const bool overlaps = std::ranges::any_of(
            face->days, [&](const auto &day) { return calendar.days.contains(day.first); });
        if (overlaps || (face != faces.front() && face->tile == faces.front()->tile))
            shape.fault(script::calendar, member.place, {{"word", face->id}});
        calendar.days.insert(face->days.begin(), face->days.end());
    }
    return calendar;
}

Calendar readCalendar(Shape &shape, const Member &member, const Box &box)
{
    if (member.value.isArray())
        return readFaces(shape, member, box);
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

void readTracks(Shape &shape, const Member &member, std::vector<Seat> &seats)
{
    const auto players = static_cast<int>(seats.size());
    std::size_t i = 0;
    shape.forEach(member, players, players, [&](const Member &element) {
        const auto track = shape.word<Track>(element).value_or(Track{});
        if (i < seats.size())
            seats[i++].track = track;
    });
}

int readStart(Shape &shape, const Member &member)
{
    const auto object = shape.object(member);
    if (!object)
        return firstDay;
    Fields fields(shape, *object, member.place);
    return shape.wholeNumber(fields.required("day"_L1), firstDay, lastDay).value_or(firstDay);
}

State readState(Shape &shape, const QJsonObject &header, const FindBox &findBox)
{
    State state;
    const Place root;
    Fields fields(shape, header, root);
    shape.wholeNumber(fields.required("gyoji"_L1));
    readGame(shape, fields.required("game"_L1));
    state.seats = readPlayers(shape, fields.required("players"_L1));
    auto box = readBoxOf(shape, fields.required("box"_L1), findBox);
    auto calendar = readCalendar(shape, fields.optional("calendar"_L1), box);
    auto table = readScoreTable(shape, fields.optional("scoreTable"_L1));
    state.rulings = readRulings(shape, fields.optional("rulings"_L1));
    readTracks(shape, fields.optional("track"_L1), state.seats);
    const int day = readStart(shape, fields.optional("start"_L1));

    for (auto &seat : state.seats)
        seat.day = day;
    if (table || !calendar.scoreTable)
        calendar.scoreTable = table ? std::move(table) : box.scoreTable;
    state.box = Shared(std::move(box));
    state.calendar = Shared(std::move(calendar));
    return state;
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
