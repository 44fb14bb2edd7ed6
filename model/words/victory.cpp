// SPDX-License-Identifier: MIT
#include "words/victory.h"

#include "words/words.h"

#include <algorithm>

namespace gyoji {

QString victorySentence(const Words &words, const Sheet &sheet, Language language)
{
    const auto winner = std::ranges::find_if(sheet.seats, &SheetSeat::isWinner);
    if (winner == sheet.seats.end())
        return {};
    const Amount total{winner->total(), {"count", "point"}};
    if (sheet.seats.size() == 1)
        return words.sentence("sheet/solo", {{"total", total}}, language);
    QStringList names;
    for (const SheetSeat &seat : sheet.seats) {
        if (seat.isWinner)
            names << QString::fromStdString(seat.name);
    }
    if (names.size() == 1)
        return words.sentence("sheet/winner", {{"player", winner->name}, {"total", total}},
                              language);
    return words.sentence("sheet/shared",
                          {textArgument("players", words.list(names, language)), {"total", total}},
                          language);
}

} // namespace gyoji
