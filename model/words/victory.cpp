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
    Arguments arguments;
    if (!winner->points.empty())
        arguments.push_back({"total", Amount{winner->total(), {"count", "point"}}});
    if (sheet.seats.size() == 1)
        return arguments.empty() ? QString() : words.sentence("sheet/solo", arguments, language);
    QStringList names;
    for (const SheetSeat &seat : sheet.seats) {
        if (seat.isWinner)
            names << QString::fromStdString(seat.name);
    }
    if (names.size() == 1) {
        arguments.push_back({"player", winner->name});
        return words.sentence("sheet/winner", arguments, language);
    }
    arguments.push_back(textArgument("players", words.list(names, language)));
    return words.sentence("sheet/shared", arguments, language);
}

} // namespace gyoji
