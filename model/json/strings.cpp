// SPDX-License-Identifier: MIT
#include "json/strings.h"

#include <algorithm>

namespace gyoji {

qsizetype codePointsOf(QStringView text)
{
    return text.size() - std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
}

} // namespace gyoji
