// SPDX-License-Identifier: MIT
#pragma once

#include "web_phone.h"

namespace gyoji::test {

/// Does the next thing that the phone's page offers, as fingers would; false where it offers
/// nothing. What it picks depends on `taste`.
bool playOn(WebPhone &phone, int taste);

/// Plays to the end of the game what the pages offer, each as far as it can; false when it does not
/// end.
bool playOut(const QList<WebPhone *> &phones);

} // namespace gyoji::test
