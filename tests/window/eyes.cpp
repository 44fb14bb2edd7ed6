// SPDX-License-Identifier: MIT
#include "eyes.h"

#include <algorithm>
#include <cmath>

namespace gyoji::test {

namespace {

using Tone = std::array<double, 3>;

/// What is left of colors (Machado, Oliveira and Fernandes 2009).
constexpr std::array<std::array<Tone, 3>, allSights.size()> left{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152, 1.053, -0.205}, {0.115, 0.786, 0.099}, {-0.004, -0.048, 1.052}}},
    {{{0.367, 0.861, -0.228}, {0.280, 0.673, 0.047}, {-0.012, 0.043, 0.969}}},
    {{{1.256, -0.077, -0.179}, {-0.078, 0.931, 0.148}, {0.005, 0.691, 0.304}}},
}};

Tone linear(const QColor &color)
{
    Tone tone{color.redF(), color.greenF(), color.blueF()};
    for (double &value : tone)
        value = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    return tone;
}

double dot(const Tone &a, const Tone &b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

double luminance(const QColor &color)
{
    return dot(linear(color), {0.2126, 0.7152, 0.0722});
}

double root(double part)
{
    return part > 0.008856 ? std::cbrt(part) : 7.787 * std::max(part, 0.0) + 16.0 / 116;
}

/// L*a*b* under daylight.
Tone perceived(const QColor &color, Sight sight)
{
    const Tone tone = linear(color);
    Tone seen{};
    std::ranges::transform(left[static_cast<std::size_t>(sight)], seen.begin(),
                           [&tone](const Tone &row) { return dot(row, tone); });
    const double x = root(dot(seen, {0.4124, 0.3576, 0.1805}) / 0.9505);
    const double y = root(dot(seen, {0.2126, 0.7152, 0.0722}));
    const double z = root(dot(seen, {0.0193, 0.1192, 0.9505}) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

} // namespace

double distance(const QColor &a, const QColor &b, Sight sight)
{
    const Tone first = perceived(a, sight);
    const Tone second = perceived(b, sight);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

double contrast(const QColor &a, const QColor &b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

} // namespace gyoji::test
