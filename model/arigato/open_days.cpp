// SPDX-License-Identifier: MIT
#include "arigato/open_days.h"

#include "arigato/box_limits.h"
#include "arigato/clock.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// As the calendar's tiles are printed.
constexpr std::array<std::array<std::string_view, 2>, 2> printedFaces{{{"1a", "1b"}, {"2a", "2b"}}};
constexpr int lastDayOfFirstTile = 6;

} // namespace

Objective openObjective()
{
    return {ObjectiveManual{{"?", {}, {}}}};
}

bool isOpenObjective(const Objective &objective)
{
    return objective == openObjective();
}

std::vector<std::string> faceIds(const Box &box, int tile)
{
    const auto &printed = printedFaces[static_cast<std::size_t>(tile - 1)];
    std::vector<std::string> ids(printed.begin(), printed.end());
    for (const Face &face : box.faces) {
        if (face.tile == tile)
            ids.push_back(face.id);
        else
            std::erase(ids, face.id);
    }
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

Face &faceIn(Box &box, const std::string &id)
{
    const auto found = std::ranges::find(box.faces, id, &Face::id);
    if (found != box.faces.end())
        return *found;
    box.faces.push_back({id, id.starts_with('2') ? 2 : 1, {}, {}});
    return box.faces.back();
}

Box withOpenDays(Box box, const std::vector<std::string> &faces)
{
    std::array<ObjectiveDays *, 2> tiles{};
    for (const std::string &id : faces)
        faceIn(box, id);
    for (Face &face : box.faces) {
        if (std::ranges::find(faces, face.id) != faces.end())
            tiles[static_cast<std::size_t>(face.tile - 1)] = &face.days;
    }
    const bool isFirstKnown = tiles[0] && !tiles[0]->empty();
    const int last =
        isFirstKnown ? std::max(lastDayOfFirstTile, tiles[0]->rbegin()->first) : lastDayOfFirstTile;
    for (int day = firstObjectiveDay; day <= lastObjectiveDay; ++day) {
        const bool isKnown = std::ranges::any_of(
            tiles, [day](const ObjectiveDays *days) { return days && days->contains(day); });
        ObjectiveDays *days = tiles[day <= last ? 0 : 1];
        if (!isKnown && days)
            days->emplace(day, openObjective());
    }
    return box;
}

std::optional<Box> withObjective(Box box, int day, const Objective &objective)
{
    for (Face &face : box.faces) {
        const auto found = face.days.find(day);
        if (found == face.days.end() || !isOpenObjective(found->second))
            continue;
        found->second = objective;
        return box;
    }
    return std::nullopt;
}

bool canDescribe(const State &state, int day)
{
    const Objective *objective = state.calendar->objective(day);
    return objective && isOpenObjective(*objective) &&
           std::ranges::none_of(state.seats, [day](const Seat &seat) {
               return Clock{seat.day, seat.phase} > Clock{day, Phase::Day};
           });
}

bool isScoringOpen(const State &state)
{
    return clockOf(state).phase == Phase::Over && !state.calendar->scoreTable &&
           std::ranges::any_of(state.seats, [](const Seat &seat) { return seat.objectives > 0; });
}

} // namespace gyoji::arigato
