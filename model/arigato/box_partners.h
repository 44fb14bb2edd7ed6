// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

#include <set>

namespace gyoji::arigato {

/// Which card of mine each card of theirs is, in their order; none where it is none of them. Those
/// with a `parted` id are not the same for having it.
std::vector<std::optional<CardRef>> partnersOf(const CardList &mine, const CardList &theirs,
                                               const std::set<std::string> &parted);

} // namespace gyoji::arigato
