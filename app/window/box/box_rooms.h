// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "window/box/box_pages.h"
#include "window/box/card_editor.h"

#include <QHash>

#include <span>
#include <variant>

namespace gyoji {

/// What a game's room has for the pages of boxes. The words and the names of pictures must outlive
/// what is made with them.
struct BoxRoom
{
    QByteArray game;
    /// The ids of the boxes that the program ships.
    QStringList shipped;
    std::variant<AnyBox, Faults> (*read)(const QByteArray &file);
    AnyBox (*blank)(const QString &id, const Localized &title);
    std::unique_ptr<CardEditor> (*cardEditor)(const Words &words,
                                              const QHash<QString, QString> &names,
                                              Language language);
    std::unique_ptr<BoxPages> (*pages)(const Words &words, const QHash<QString, QString> &names,
                                       Language language);
};

/// A room for each game that has boxes.
std::span<const BoxRoom> boxRooms();

/// Null for a game there is not.
const BoxRoom *boxRoomOf(const QByteArray &game);

/// Reads a box of whatever game it names; of a game there is not, the faults are the first room's.
std::variant<AnyBox, Faults> readAnyBox(const QByteArray &file);

} // namespace gyoji
