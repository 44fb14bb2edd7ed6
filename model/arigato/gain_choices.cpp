// SPDX-License-Identifier: MIT
#include "arigato/gain_choices.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

constexpr std::array perZones{Zone::Village, Zone::Gate};
/// How much the last gain brings, at one tap.
constexpr std::array shortCounts{2, 3, 4, 5, 6};

std::string idOf(const Gain &gain)
{
    if (gain.per)
        return "per-" + std::string(gyoji::idOf(gain.per->zone)) + ' ' +
               std::string(gyoji::idOf(gain.per->type));
    if (gain.kind == GainKind::Item)
        return gain.item ? std::string(gyoji::idOf(*gain.item)) : "any";
    return std::string(gyoji::idOf(gain.kind));
}

std::vector<Gain> allGains()
{
    std::vector<Gain> gains;
    for (const Item item : allOf<Item>())
        gains.push_back({GainKind::Item, item, 1, {}});
    gains.push_back({GainKind::Item, {}, 1, {}});
    gains.push_back({GainKind::Favor, {}, 1, {}});
    for (const Zone zone : perZones) {
        for (const ArtisanType type : allOf<ArtisanType>())
            gains.push_back({GainKind::Favor, {}, 1, Per{type, zone}});
    }
    gains.push_back({GainKind::OfferedItem, {}, 1, {}});
    gains.push_back({GainKind::MatchItem, {}, 1, {}});
    return gains;
}

bool isCounted(const Gain &gain)
{
    return gain.kind == GainKind::Item || gain.kind == GainKind::Favor;
}

} // namespace

bool goTogether(const Gain &gain, ConditionKind when)
{
    return (gain.kind != GainKind::OfferedItem || when == ConditionKind::Offering) &&
           (gain.kind != GainKind::MatchItem || when == ConditionKind::ProducersMatch);
}

std::vector<FormChoice> gainChoices(const std::vector<Gain> &gains, ConditionKind when)
{
    std::vector<FormChoice> choices;
    for (const Gain &gain : allGains()) {
        if (!goTogether(gain, when))
            continue;
        FormChoice choice{idOf(gain), 0};
        for (const Gain &given : gains)
            choice.n += idOf(given) == choice.value ? given.n : 0;
        choices.push_back(std::move(choice));
    }
    if (!gains.empty() && isCounted(gains.back())) {
        for (const int n : shortCounts)
            choices.push_back({std::to_string(n), gains.back().n == n});
    }
    if (!gains.empty())
        choices.push_back({std::string(noChoice), 0});
    return choices;
}

std::optional<Gain> gainOf(std::string_view choice)
{
    const auto gains = allGains();
    const auto found =
        std::ranges::find_if(gains, [&](const Gain &gain) { return idOf(gain) == choice; });
    return found == gains.end() ? std::nullopt : std::optional(*found);
}

void chooseGain(std::vector<Gain> &gains, std::string_view choice)
{
    if (choice == noChoice)
        gains.clear();
    for (const int n : shortCounts) {
        if (choice == std::to_string(n) && !gains.empty() && isCounted(gains.back()))
            gains.back().n = n;
    }
    const auto gain = gainOf(choice);
    if (!gain)
        return;
    const auto given =
        std::ranges::find_if(gains, [&](const Gain &one) { return idOf(one) == choice; });
    if (given == gains.end())
        gains.push_back(*gain);
    else if (isCounted(*gain))
        ++given->n;
}

} // namespace gyoji::arigato
