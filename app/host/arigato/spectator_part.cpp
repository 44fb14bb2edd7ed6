// SPDX-License-Identifier: MIT
#include "arigato/clock.h"
#include "arigato/score.h"
#include "host/arigato/parts.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/arigato_story.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

QJsonObject rowPart(const PageTelling &telling, SeatIndex index,
                    const std::vector<SeatIndex> &winners)
{
    const Seat &seat = telling.view.seats[static_cast<std::size_t>(index)];
    const Score score = scoreOf(telling.view, seat);
    return {{u"name"_s, fromUtf8(seat.name)},
            {u"cells"_s, QJsonArray{score.objectives, score.favor, score.gate, score.total()}},
            {u"wins"_s, std::ranges::find(winners, index) != winners.end()}};
}

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
    const bool isOver = clockOf(telling.view).phase == Phase::Over;
    const auto winners = winnersOf(telling.view);
    QJsonArray rows;
    for (std::size_t i = 0; i < telling.view.seats.size(); ++i)
        rows.append(rowPart(telling, static_cast<SeatIndex>(i), winners));
    return {
        {u"title"_s, telling.say(isOver ? "seat/ari.final" : "seat/ari.so-far")},
        {u"columns"_s, QJsonArray{telling.say("seat/ari.objectives"), telling.say("seat/ari.favor"),
                                  telling.say("seat/ari.gate"), telling.say("seat/ari.total")}},
        {u"rows"_s, rows},
        {u"over"_s, isOver},
        {u"victory"_s, victorySentence(telling.words, telling.view, telling.language)}};
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
