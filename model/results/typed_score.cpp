// SPDX-License-Identifier: MIT
#include "results/typed_score.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace gyoji {

namespace {

/// Sums of decimal fractions come out as they do on paper.
constexpr double parts = 1e6;

bool isSign(QChar c)
{
    return c == u'+' || c == u'-';
}

bool isOfSum(QChar c)
{
    return isSign(c) || c == u'.' || (c >= u'0' && c <= u'9');
}

} // namespace

std::optional<double> pointsOf(QStringView typed)
{
    constexpr QChar minus(0x2212);
    QString text = typed.toString().remove(u' ').replace(minus, u'-');
    if (text.isEmpty() || !std::ranges::all_of(text, isOfSum))
        return std::nullopt;
    double points = 0;
    for (auto begin = text.cbegin(); begin != text.cend();) {
        const auto end = std::find_if(begin + 1, text.cend(), isSign);
        bool isNumber = false;
        points += QStringView(begin, end).toDouble(&isNumber);
        if (!isNumber)
            return std::nullopt;
        begin = end;
    }
    return std::round(points * parts) / parts;
}

} // namespace gyoji
