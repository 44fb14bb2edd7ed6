// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace gyoji {

/// A QR code: size x size modules, row by row, true where dark. The quiet zone is not part of
/// it.
struct QrCode
{
    int size = 0;
    std::vector<bool> modules;

    bool isDark(int row, int column) const
    {
        return modules[static_cast<std::size_t>(row * size + column)];
    }

    friend bool operator==(const QrCode &, const QrCode &) = default;
};

/// Cameras want so many light modules around a code.
constexpr int quietZone = 4;

/// The code of that text, as UTF-8; its size is 0 where it is too long for one (2,331 bytes).
QrCode qrCode(const QString &text);

/// The dark modules as a path of SVG, within a square that has the quiet zone around them.
QByteArray svgPathOf(const QrCode &code);

/// A whole SVG picture of it, dark on white, its quiet zone around it.
QByteArray svgOf(const QrCode &code);

/// What a camera joins a network by: a hotspot's name and password, as they were typed; without a
/// password an open one.
QString wifiText(const QString &name, const QString &password);

} // namespace gyoji
