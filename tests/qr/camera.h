// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace gyoji {
struct QrCode;
}

namespace gyoji::test {

/// What a camera reads off that code, three pixels a module; empty where it reads nothing.
QString readOff(const QrCode &code);

/// What it reads off a square picture in shades of gray, row by row.
QString readOff(const std::vector<std::uint8_t> &pixels, int side);

} // namespace gyoji::test
