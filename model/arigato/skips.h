// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"

/// Declining an effect after the fact (ari.effect.optional): the action as it would be with other
/// offers declined.
namespace gyoji::arigato {

/// The offers that an action declines; none for one that cannot make any. Of a batch, those of its
/// only action that can; none where several can, since their offers are numbered apart.
std::optional<Skips> skipsOf(Action action);

/// The action with that offer declined besides. It must have skips.
Action declining(Action action, Skip skip);

/// The action with that offer no longer declined. It must have skips.
Action accepting(Action action, int offer);

} // namespace gyoji::arigato
