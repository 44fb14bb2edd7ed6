// SPDX-License-Identifier: MIT
#include "host/arigato/parts.h"
#include "words/arigato_sum.h"

namespace gyoji {

using namespace arigato;

QJsonObject sumPart(const PageTelling &telling, QStringView number)
{
    const Sum sum = sumOf(telling.words, telling.journal, telling.view, telling.index, number,
                          telling.language);
    if (sum.title.isEmpty())
        return {};
    QJsonArray lines;
    for (const SumLine &line : sum.lines) {
        QJsonObject part{{QStringLiteral("text"), line.text}};
        tellRule(part, line.rule);
        lines.append(part);
    }
    return {{QStringLiteral("title"), sum.title}, {QStringLiteral("lines"), lines}};
}

} // namespace gyoji
