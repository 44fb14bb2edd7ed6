// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/card_editor.h"

namespace gyoji::test {

/// What the page of a card shows of it, on one line: its id, then each part with its value.
QByteArray describedBy(CardEditor &editor);

/// How many parts were described so then, but are no longer, or otherwise; of another card, all.
int lostParts(const QByteArray &then, const QByteArray &now);

} // namespace gyoji::test
