// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"

namespace gyoji {

/// A play as BoardGameGeek tells plays in XML. It needs to know when the play was; where the game's
/// number there is not known, it is left empty.
QByteArray bggPlays(const Play &play, const QString &comments);

} // namespace gyoji
