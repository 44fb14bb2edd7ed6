// SPDX-License-Identifier: MIT
#include "table/games.h"

#include "arigato/json/room.h"
#include "json/parse.h"
#include "kernel/script_ids.h"
#include "table/game_table.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

using Opened = std::variant<std::unique_ptr<Table>, HeaderFault>;

template <class Room>
Opened open(const QJsonObject &header, const BoxFiles &boxes)
{
    auto start = Room::readHeader(header, [&boxes](QStringView id) { return boxes(Room::id, id); });
    if (auto *refusal = std::get_if<Refusal>(&start))
        return HeaderFault{std::move(*refusal)};
    return std::make_unique<GameTable<Room>>(
        std::get<typename Room::Game::State>(std::move(start)));
}

} // namespace

Opened openTable(const QByteArray &header, const BoxFiles &boxes)
{
    const auto parsed = parseJson(header);
    const auto *value = std::get_if<QJsonValue>(&parsed);
    if (!value)
        return HeaderFault{{script::json, {}}, true};
    const QJsonObject object = value->toObject();
    if (!object.contains("gyoji"_L1))
        return HeaderFault{{script::missing, {{"key", std::string("gyoji")}}}, true};
    return open<arigato::Room>(object, boxes);
}

Faults checkBox(const QByteArray &file)
{
    return arigato::Room::checkBox(file);
}

QByteArrayList gameIds()
{
    return {arigato::Room::id};
}

} // namespace gyoji
