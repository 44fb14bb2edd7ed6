// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "store/store.h"
#include "words/language.h"

#include <QString>

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
    arigato::Box box;
    /// It is kept nowhere until a table begins with it.
    bool isNew = false;
};

/// A new box of the players' own, with nothing in it.
KnownBox blankBox(const Words &words, Language language);

/// The program's box first, then the players' own in the order they came.
std::vector<KnownBox> allBoxes(const Store &store);

/// Those of them that are not retired.
std::vector<KnownBox> knownBoxes(const Store &store);

} // namespace gyoji
