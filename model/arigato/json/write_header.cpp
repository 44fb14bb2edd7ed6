// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "arigato/json/script_json.h"
#include "arigato/json/write_parts.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

template <class List, class Id>
void writeTexts(JsonWriter &json, std::string_view name, const List &list, Id &&id)
{
    if (list.empty())
        return;
    json.key(name);
    json.beginList();
    for (const auto &element : list)
        json.text(id(element));
    json.endList();
}

void writeCalendar(JsonWriter &json, const Calendar &calendar)
{
    json.key("calendar");
    json.beginObject();
    writeDays(json, calendar.days);
    writeScoreTable(json, calendar.scoreTable);
    json.endObject();
}

/// Those that are not played as usual.
void writeRulings(JsonWriter &json, const Rulings &rulings)
{
    if (rulings == Rulings{})
        return;
    json.key("rulings");
    json.beginObject();
    for (const Ruling ruling : allOf<Ruling>()) {
        if (const auto value = rulings[indexOf(ruling)])
            json.text(idOf(ruling), rulingValues[indexOf(ruling)][value]);
    }
    json.endObject();
}

void writeStart(JsonWriter &json, int day)
{
    if (day == firstDay)
        return;
    json.key("start");
    json.beginObject();
    json.number("day", day);
    json.endObject();
}

} // namespace

QByteArray writeHeader(const Header &header, const std::variant<Box, std::string> &box)
{
    JsonWriter json(JsonWriter::Layout::OneLine);
    json.beginObject();
    json.number("gyoji", 1);
    json.text("game", "arigato");
    writeTexts(json, "players", header.players, std::identity{});
    json.key("box");
    if (const auto *inlineBox = std::get_if<Box>(&box))
        writeBox(json, *inlineBox);
    else
        json.text(std::get<std::string>(box));
    writeTexts(json, "calendar", header.faces, std::identity{});
    if (header.calendar)
        writeCalendar(json, *header.calendar);
    writeScoreTable(json, header.scoreTable);
    writeRulings(json, header.rulings);
    writeTexts(json, "track", header.tracks, [](Track track) { return idOf(track); });
    writeStart(json, header.day);
    json.endObject();
    return json.json();
}

QByteArray withBox(const QByteArray &header, const Box &box)
{
    QJsonObject other = QJsonDocument::fromJson(header).object();
    other.insert("box"_L1, QJsonDocument::fromJson(writeBox(box)).object());
    return QJsonDocument(other).toJson(QJsonDocument::Compact);
}

} // namespace gyoji::arigato
