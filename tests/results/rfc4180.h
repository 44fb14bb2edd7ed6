// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace gyoji::test {

/// Reads CSV by the letter of RFC 4180, and takes nothing else: lines end with CR LF, the last too;
/// quotes stand around a whole cell or, doubled, within quotes; all rows have as many cells.
std::optional<std::vector<QStringList>> readRfc4180(QStringView csv);

} // namespace gyoji::test
