// SPDX-License-Identifier: MIT
#include "json/sheet_json.h"

#include "json/writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// What points are counted from.
constexpr Term countable{"count", "objective"};

void write(JsonWriter &writer, const SourcePoints &points)
{
    writer.beginObject();
    writer.text("source", points.source);
    writer.number("points", points.points);
    if (points.counted && points.counted->of == countable)
        writer.number("objectives", points.counted->n);
    if (points.open > 0)
        writer.number("open", points.open);
    writer.endObject();
}

void write(JsonWriter &writer, const SheetSeat &seat)
{
    writer.beginObject();
    writer.text("name", seat.name);
    writer.key("points");
    writer.beginList();
    for (const SourcePoints &points : seat.points)
        write(writer, points);
    writer.endList();
    if (seat.rank)
        writer.number("rank", *seat.rank);
    for (const auto &[name, isSet] :
         {std::pair("start", seat.startPlayer), std::pair("retired", seat.retired),
          std::pair("winner", seat.isWinner)}) {
        if (isSet)
            writer.truth(name, true);
    }
    writer.endObject();
}

std::string text(const QJsonObject &object, QLatin1StringView key)
{
    return object.value(key).toString().toStdString();
}

std::optional<int> number(const QJsonObject &object, QLatin1StringView key)
{
    const QJsonValue value = object.value(key);
    return value.isDouble() ? std::optional(value.toInt()) : std::nullopt;
}

SourcePoints readPoints(const QJsonObject &object)
{
    SourcePoints points{text(object, "source"_L1), object.value("points"_L1).toInt(), std::nullopt,
                        object.value("open"_L1).toInt()};
    if (const auto objectives = number(object, "objectives"_L1))
        points.counted = Amount{*objectives, countable};
    return points;
}

SheetSeat readSeat(const QJsonObject &object)
{
    SheetSeat seat;
    seat.name = text(object, "name"_L1);
    for (const QJsonValue &points : object.value("points"_L1).toArray())
        seat.points.push_back(readPoints(points.toObject()));
    seat.startPlayer = object.value("start"_L1).toBool();
    seat.retired = object.value("retired"_L1).toBool();
    seat.rank = number(object, "rank"_L1);
    seat.isWinner = object.value("winner"_L1).toBool();
    return seat;
}

} // namespace

QByteArray writeSheet(const Sheet &sheet)
{
    JsonWriter writer(JsonWriter::Layout::OneLine);
    writer.beginObject();
    writer.text("game", sheet.game.id);
    writer.text("title", sheet.game.title);
    if (sheet.game.bggId)
        writer.number("bgg", *sheet.game.bggId);
    writer.key("box");
    writer.beginObject();
    writer.text("en", sheet.box.en);
    writer.text("fr", sheet.box.fr);
    writer.text("ja", sheet.box.ja);
    writer.endObject();
    writer.truth("over", sheet.isOver);
    writer.key("seats");
    writer.beginList();
    for (const SheetSeat &seat : sheet.seats)
        write(writer, seat);
    writer.endList();
    writer.endObject();
    return writer.json();
}

std::optional<Sheet> readSheet(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const QJsonObject box = object.value("box"_L1).toObject();
    Sheet sheet{{text(object, "game"_L1), text(object, "title"_L1), number(object, "bgg"_L1)},
                {text(box, "en"_L1), text(box, "fr"_L1), text(box, "ja"_L1)},
                object.value("over"_L1).toBool(),
                {}};
    for (const QJsonValue &seat : object.value("seats"_L1).toArray())
        sheet.seats.push_back(readSeat(seat.toObject()));
    return sheet.seats.empty() ? std::nullopt : std::optional(std::move(sheet));
}

} // namespace gyoji
