// SPDX-License-Identifier: MIT
#include "host/arigato/parts.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

QJsonArray signsPart(const Signs &signs)
{
    QJsonArray part;
    for (const Sign &sign : signs) {
        QJsonObject told;
        if (!sign.icon.isEmpty())
            told.insert("icon"_L1, sign.icon);
        if (!sign.text.isEmpty())
            told.insert("text"_L1, sign.text);
        if (sign.isGhost)
            told.insert("ghost"_L1, true);
        part.append(told);
    }
    return part;
}

} // namespace gyoji
