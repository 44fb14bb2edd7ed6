// SPDX-License-Identifier: MIT
#include "rulebook/slip.h"

#include <algorithm>
#include <utility>

namespace gyoji {

bool isOneSlip(QStringView a, QStringView b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1 || a == b)
        return false;
    const auto at = std::ranges::mismatch(a, b).in1 - a.begin();
    const QStringView restA = a.sliced(at);
    const QStringView restB = b.sliced(at);
    if (restA.size() < restB.size())
        return restA == restB.sliced(1);
    if (restA.sliced(1) == restB.sliced(1))
        return true;
    return restA.size() > 1 && restA[0] == restB[1] && restA[1] == restB[0] &&
           restA.sliced(2) == restB.sliced(2);
}

} // namespace gyoji
