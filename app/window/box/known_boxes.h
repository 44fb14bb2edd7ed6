// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "store/store.h"

#include <QString>

#include <vector>

namespace gyoji {

/// A box that a table can be begun with.
struct KnownBox
{
    /// The store's; of a box that the program ships, the box's own.
    QString id;
    bool isShipped = false;
    bool isRetired = false;
    arigato::Box box;
};

/// The program's box first, then the players' own in the order they came.
std::vector<KnownBox> allBoxes(const Store &store);

/// Those of them that are not retired.
std::vector<KnownBox> knownBoxes(const Store &store);

} // namespace gyoji
