// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "arigato/json/write_parts.h"

namespace gyoji::arigato {

namespace {

template <class Enum>
void writeWord(JsonWriter &json, std::string_view name, const std::optional<Enum> &word)
{
    if (word)
        json.text(name, idOf(*word));
}

void writeLocalized(JsonWriter &json, std::string_view name, const Localized &text)
{
    json.key(name);
    json.beginObject();
    if (!text.en.empty() || (text.fr.empty() && text.ja.empty()))
        json.text("en", text.en);
    if (!text.fr.empty())
        json.text("fr", text.fr);
    if (!text.ja.empty())
        json.text("ja", text.ja);
    json.endObject();
}

void writeCondition(JsonWriter &json, const Condition &when)
{
    json.key("when");
    json.beginObject();
    json.text("kind", idOf(when.kind));
    writeWord(json, "row", when.row);
    writeWord(json, "type", when.type);
    writeWord(json, "item", when.item);
    if (when.n)
        json.number("n", *when.n);
    json.endObject();
}

void writeGain(JsonWriter &json, const Gain &gain)
{
    json.beginObject();
    json.text("kind", idOf(gain.kind));
    if (gain.kind == GainKind::Item)
        json.text("item", gain.item ? idOf(*gain.item) : "any");
    if (gain.n != 1)
        json.number("n", gain.n);
    if (gain.per) {
        json.key("per");
        json.beginObject();
        json.text("type", idOf(gain.per->type));
        json.text("zone", idOf(gain.per->zone));
        json.endObject();
    }
    json.endObject();
}

void writeEffect(JsonWriter &json, const Card &card)
{
    if (!card.when)
        return;
    writeCondition(json, *card.when);
    json.key("gain");
    json.beginList();
    for (const auto &gain : card.gain)
        writeGain(json, gain);
    json.endList();
}

void writePart(JsonWriter &json, const ObjectivePart &part)
{
    json.beginObject();
    if (const auto *manual = std::get_if<ObjectiveManual>(&part)) {
        json.text("kind", "manual");
        writeLocalized(json, "text", manual->text);
    } else {
        const auto &count = std::get<ObjectiveCount>(part);
        json.text("zone", idOf(count.zone));
        json.text("kind", idOf(count.kind));
        json.number("n", count.n);
        writeWord(json, "type", count.type);
        writeWord(json, "item", count.item);
        writeWord(json, "with", count.with);
    }
    json.endObject();
}

void writeObjective(JsonWriter &json, const Objective &objective)
{
    if (objective.size() == 1) {
        writePart(json, objective.front());
        return;
    }
    json.beginList();
    for (const auto &part : objective)
        writePart(json, part);
    json.endList();
}

void writeFace(JsonWriter &json, const Face &face)
{
    json.beginObject();
    json.text("id", face.id);
    json.number("tile", face.tile);
    writeDays(json, face.days);
    writeScoreTable(json, face.scoreTable);
    json.endObject();
}

void writeHues(JsonWriter &json, const std::map<ArtisanType, Hue> &hues)
{
    json.newLine();
    json.key("hues");
    json.beginObject();
    for (const auto &[type, hue] : hues)
        json.text(idOf(type), idOf(hue));
    json.endObject();
}

/// A list whose elements stand on lines of their own.
template <class List, class Write>
void writeLines(JsonWriter &json, std::string_view name, const List &list, Write &&write)
{
    json.newLine();
    json.key(name);
    json.beginList();
    for (const auto &element : list) {
        json.newLine();
        write(json, element);
    }
    json.newLine();
    json.endList();
}

} // namespace

void writeScoreTable(JsonWriter &json, const std::optional<ScoreTable> &table)
{
    if (!table)
        return;
    json.key("scoreTable");
    json.beginList();
    for (const int value : *table)
        json.number(value);
    json.endList();
}

void writeDays(JsonWriter &json, const ObjectiveDays &days)
{
    json.key("days");
    json.beginObject();
    for (const auto &[day, objective] : days) {
        json.key(std::to_string(day));
        writeObjective(json, objective);
    }
    json.endObject();
}

void writeItems(JsonWriter &json, const Items &items)
{
    json.beginObject();
    for (const auto item : allOf<Item>()) {
        if (const int n = items[indexOf(item)]; n != 0)
            json.number(idOf(item), n);
    }
    json.endObject();
}

void writeCard(JsonWriter &json, const Card &card)
{
    json.beginObject();
    json.text("id", card.id);
    if (!card.name.empty())
        json.text("name", card.name);
    json.text("type", idOf(card.type));
    json.key("slots");
    json.beginList();
    for (const auto slot : allOf<Slot>()) {
        if (card.mayLiveIn(slot))
            json.text(idOf(slot));
    }
    json.endList();
    json.key("favor");
    card.favor ? json.number(*card.favor) : json.null();
    if (card.produces != itemOf(card.type))
        json.text("produces", idOf(card.produces));
    if (card.copies != 1)
        json.number("copies", card.copies);
    json.key("cost");
    card.cost ? writeItems(json, *card.cost) : json.null();
    writeEffect(json, card);
    if (card.hourglass != (card.when && isHourglass(card.when->kind)))
        json.truth("hourglass", card.hourglass);
    if (card.draft)
        json.truth("draft", true);
    json.endObject();
}

QByteArray writeCard(const Card &card)
{
    JsonWriter json;
    writeCard(json, card);
    return json.json();
}

void writeBox(JsonWriter &json, const Box &box)
{
    json.beginObject();
    json.number("gyoji-box", 1);
    json.text("game", "arigato");
    json.text("id", box.id);
    writeLocalized(json, "title", box.title);
    json.truth("official", box.official);
    if (!box.hues.empty())
        writeHues(json, box.hues);
    writeLines(json, "cards", box.cards,
               [](JsonWriter &to, const Card &card) { writeCard(to, card); });
    if (!box.faces.empty())
        writeLines(json, "faces", box.faces, writeFace);
    if (box.scoreTable)
        json.newLine();
    writeScoreTable(json, box.scoreTable);
    json.newLine();
    json.endObject();
}

QByteArray writeBox(const Box &box)
{
    JsonWriter json;
    writeBox(json, box);
    return json.json() + '\n';
}

} // namespace gyoji::arigato
