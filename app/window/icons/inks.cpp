// SPDX-License-Identifier: MIT
#include "window/icons/inks.h"

namespace gyoji {

using namespace arigato;

namespace {

struct Ink
{
    QRgb onLight;
    QRgb onDark;
};

/// In the order of the hues; their lightness differs, for eyes that see no color.
constexpr std::array<Ink, countOf<Hue>> inks{{
    {0xff7a0c0c, 0xffdf645c},
    {0xffd9480f, 0xfffb7a2c},
    {0xff77610f, 0xfff7cf3a},
    {0xff4f8b4b, 0xff5fd05e},
    {0xff087475, 0xffa3fffb},
    {0xff2278dd, 0xff84affa},
    {0xff5f377a, 0xffb07aea},
    {0xffc6399e, 0xffec8dc2},
    {0xffa3522f, 0xffdaaf7b},
    {0xff3a3d44, 0xff9a9fa8},
}};

constexpr TypeHues ownHues{Hue::Pink, Hue::Green, Hue::Blue, Hue::Yellow, Hue::Red};

} // namespace

TypeHues huesOf(const Box &box)
{
    TypeHues hues = ownHues;
    for (const auto &[type, hue] : box.hues)
        hues[indexOf(type)] = hue;
    return hues;
}

QColor inkOf(Hue hue, bool isDark)
{
    const auto &[onLight, onDark] = inks[indexOf(hue)];
    return isDark ? onDark : onLight;
}

} // namespace gyoji
