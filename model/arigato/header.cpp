// SPDX-License-Identifier: MIT
#include "arigato/header.h"

namespace gyoji::arigato {

namespace {

/// Of two faces' tables that of the face named last counts.
Calendar calendarOf(const Header &header, const Box &box)
{
    Calendar calendar = header.calendar.value_or(Calendar{});
    for (const std::string &id : header.faces) {
        const Face &face = *box.face(id);
        calendar.days.insert(face.days.begin(), face.days.end());
        if (face.scoreTable)
            calendar.scoreTable = face.scoreTable;
    }
    if (header.scoreTable)
        calendar.scoreTable = header.scoreTable;
    else if (!calendar.scoreTable)
        calendar.scoreTable = box.scoreTable;
    return calendar;
}

} // namespace

State begin(const Header &header, Box box)
{
    State state;
    state.calendar = Shared(calendarOf(header, box));
    state.box = Shared(std::move(box));
    state.rulings = header.rulings;
    for (std::size_t i = 0; i < header.players.size(); ++i) {
        Seat seat;
        seat.name = header.players[i];
        seat.day = header.day;
        if (i < header.tracks.size())
            seat.track = header.tracks[i];
        state.seats.push_back(std::move(seat));
    }
    return state;
}

} // namespace gyoji::arigato
