// SPDX-License-Identifier: MIT
#include "window/box/box_rooms.h"

#include "window/arigato/arigato_box.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gyoji {

std::span<const BoxRoom> boxRooms()
{
    static const std::array rooms{arigatoBoxRoom()};
    return rooms;
}

const BoxRoom *boxRoomOf(const QByteArray &game)
{
    const auto found = std::ranges::find(boxRooms(), game, &BoxRoom::game);
    return found == boxRooms().end() ? nullptr : &*found;
}

std::variant<AnyBox, Faults> readAnyBox(const QByteArray &file)
{
    const QJsonValue game = QJsonDocument::fromJson(file).object().value("game"_L1);
    const BoxRoom *room = boxRoomOf(game.toString().toUtf8());
    return (room ? *room : boxRooms().front()).read(file);
}

bool isSame(const AnyBox &a, const AnyBox &b)
{
    return a == b || (a && b && a->file() == b->file());
}

} // namespace gyoji
