// SPDX-License-Identifier: MIT
#include "qr/camera.h"

#include "qr/qr.h"

#include <ZXing/ReadBarcode.h>

namespace gyoji::test {

QString readOff(const QrCode &code)
{
    constexpr int pixels = 3;
    constexpr int quiet = 4;
    const int side = pixels * (code.size + 2 * quiet);
    std::vector<std::uint8_t> image(static_cast<std::size_t>(side * side), 255);
    for (int y = 0; y < pixels * code.size; ++y) {
        for (int x = 0; x < pixels * code.size; ++x) {
            const int at = (y + quiet * pixels) * side + x + quiet * pixels;
            if (code.isDark(y / pixels, x / pixels))
                image[static_cast<std::size_t>(at)] = 0;
        }
    }
    return readOff(image, side);
}

QString readOff(const std::vector<std::uint8_t> &pixels, int side)
{
    const auto result = ZXing::ReadBarcode({pixels.data(), side, side, ZXing::ImageFormat::Lum});
    return QString::fromStdWString(result.text());
}

} // namespace gyoji::test
