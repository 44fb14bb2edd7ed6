// SPDX-License-Identifier: MIT
#include "window/arigato/telling.h"
#include "words/arigato_why.h"

namespace gyoji {

QList<WhyRow> whyRows(const SeatTelling &telling)
{
    QList<WhyRow> rows;
    for (const arigato::Why &why :
         arigato::whysOf(telling.words, telling.journal, telling.index, telling.language))
        rows << WhyRow{why.text, explainedBy(why.rule), why.offer.value_or(-1), why.isDeclined,
                       why.from, why.isUnfired};
    return rows;
}

} // namespace gyoji
