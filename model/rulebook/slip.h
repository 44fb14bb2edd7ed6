// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

namespace gyoji {

/// Does one letter too many, too few or wrong, or two letters swapped, make one word of the other?
bool isOneSlip(QStringView a, QStringView b);

} // namespace gyoji
