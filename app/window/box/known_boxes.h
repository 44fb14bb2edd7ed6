// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/game_box.h"

#include <vector>

namespace gyoji {

class Words;

/// A box that a table can be begun with.
struct KnownBox
{
    /// The store's; of a box that the program ships, the box's own.
    QString id;
    bool isShipped = false;
    bool isRetired = false;
    AnyBox box;
    /// It is kept nowhere until a table begins with it.
    bool isNew = false;
};

/// A new box of the players' own, with nothing in it.
AnyBox blankBox(const QByteArray &game, const Words &words, Language language);
/// Likewise, to begin a table with.
KnownBox newBox(const QByteArray &game, const Words &words, Language language);

/// The program's boxes first, then the players' own in the order they came.
std::vector<KnownBox> allBoxes(const Store &store);

/// Those of that game.
std::vector<KnownBox> boxesOf(const Store &store, const QByteArray &game);

/// Those of that game that are not retired.
std::vector<KnownBox> knownBoxes(const Store &store, const QByteArray &game);

} // namespace gyoji
