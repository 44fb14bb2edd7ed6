// SPDX-License-Identifier: MIT
#include "arigato/sheet.h"

#include "arigato/clock.h"
#include "arigato/rule_ids.h"
#include "arigato/score.h"

namespace gyoji::arigato {

namespace {

SheetSeat sheetSeat(const State &state, const Seat &seat)
{
    const Score score = scoreOf(state, seat);
    const int openObjectives = seat.objectives > 0 && !state.calendar->scoreTable ? 1 : 0;
    SheetSeat sheet;
    sheet.name = seat.name;
    sheet.retired = seat.retired;
    sheet.points = {
        {std::string(rule::endObjectives), score.objectives,
         Amount{seat.objectives, {"count", "objective"}}, openObjectives},
        {std::string(rule::endFavor), score.favor, std::nullopt, 0},
        {std::string(rule::endGate), score.gate, std::nullopt, score.open - openObjectives}};
    return sheet;
}

} // namespace

GameTitle title()
{
    return {"arigato", "Arigatō", std::nullopt};
}

Sheet sheetOf(const State &state)
{
    Sheet sheet{title(), state.box->title, clockOf(state).phase == Phase::Over, {}};
    for (const Seat &seat : state.seats)
        sheet.seats.push_back(sheetSeat(state, seat));
    rankByTotal(sheet);
    for (const SeatIndex winner : winnersOf(state))
        sheet.seats[static_cast<std::size_t>(winner)].isWinner = true;
    return sheet;
}

} // namespace gyoji::arigato
