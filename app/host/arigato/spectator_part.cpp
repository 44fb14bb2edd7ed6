// SPDX-License-Identifier: MIT
#include "arigato/clock.h"
#include "arigato/course.h"
#include "arigato/sheet.h"
#include "host/arigato/parts.h"
#include "host/sheet_part.h"
#include "words/arigato_card.h"
#include "words/arigato_points.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

QJsonArray calendarPart(const PageTelling &telling, int today)
{
    QJsonArray days;
    for (int day = today; day <= std::min(today + 1, lastDay); ++day) {
        const Objective *objective = telling.view.calendar->objective(day);
        days.append(QJsonObject{
            {u"name"_s, telling.say("seat/ari.day", {{"n", day}})},
            {u"text"_s, objective ? objectiveSentence(telling.words, *objective, telling.language)
                        : day == lastDay ? telling.say("seat/ari.last-day")
                                         : telling.say("seat/ari.no-objective")}});
    }
    return days;
}

} // namespace

QJsonObject sheetPart(const PageTelling &telling)
{
    SheetTelling sheet{telling.words, telling.language, sheetOf(telling.view), {}, {}};
    if (sheet.sheet.isOver) {
        sheet.course = courseOf(telling.journal);
        sheet.linesOf = [&telling](SeatIndex seat, std::string_view source) {
            return pointsLines(telling.words, telling.journal, seat, source, telling.language);
        };
    }
    return sheetPart(sheet);
}

QJsonObject spectatorPart(const PageTelling &telling)
{
    const Clock clock = clockOf(telling.view);
    const bool isOver = clock.phase == Phase::Over;
    return {{u"clock"_s, telling.say("seat/ari.day", {{"n", clock.day}})},
            {u"calendar"_s, isOver ? QJsonArray() : calendarPart(telling, clock.day)},
            {u"sheet"_s, sheetPart(telling)}};
}

} // namespace gyoji
