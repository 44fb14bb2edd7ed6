// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

#include <optional>

namespace gyoji {

/// A score as it was typed, a number or a sum ("12+30-9"); none where it is neither. It is exact to
/// a millionth.
std::optional<double> pointsOf(QStringView typed);

} // namespace gyoji
