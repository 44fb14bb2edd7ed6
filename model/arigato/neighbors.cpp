// SPDX-License-Identifier: MIT
#include "arigato/neighbors.h"

namespace gyoji::arigato {

namespace {

/// Nothing said of the travelers, one type of them, or only that they are alike.
std::vector<TravelerTypes> claims()
{
    std::vector<TravelerTypes> found(1);
    for (const ArtisanType type : allOf<ArtisanType>())
        found.push_back({{type, std::nullopt}, std::nullopt});
    found.push_back({{}, true});
    return found;
}

/// Adds what lies beside an action of each kind.
class Neighbors
{
public:
    explicit Neighbors(const State &before)
        : m_before(before)
    {
    }

    std::vector<Action> found;

    void operator()(const SendTravelers &was)
    {
        for (const TravelerTypes &claim : claims())
            found.emplace_back(SendTravelers{was.player, claim});
    }
    void operator()(const Reveal &was)
    {
        const Seat &seat = m_before.seats[static_cast<std::size_t>(was.player)];
        if (seat.day == lastDay || (!was.travelers && seat.travelers))
            return;
        for (const TravelerTypes &claim : claims()) {
            Reveal meant = was;
            meant.travelers = claim;
            found.emplace_back(std::move(meant));
        }
    }
    void operator()(const GainByHand &was)
    {
        addCounts(was, &GainByHand::favor);
        if (!was.items)
            return;
        for (const Item item : allOf<Item>()) {
            for (const int by : {-1, 1}) {
                GainByHand meant = was;
                (*meant.items)[indexOf(item)] += by;
                if (isNamable((*meant.items)[indexOf(item)]))
                    found.emplace_back(std::move(meant));
            }
        }
    }
    void operator()(const Adjust &was)
    {
        addCounts(was, &Adjust::favor);
        addCounts(was, &Adjust::objectives);
        if (!was.items)
            return;
        for (const auto &[item, n] : *was.items) {
            for (const int by : {-1, 1}) {
                Adjust meant = was;
                (*meant.items)[item] = n + by;
                if (isNamable(n + by))
                    found.emplace_back(std::move(meant));
            }
        }
    }
    void operator()(const SetRuling &was) { found.emplace_back(SetRuling{was.id, 1 - was.value}); }
    void operator()(const SetTrack &was)
    {
        for (const Track level : allOf<Track>())
            found.emplace_back(SetTrack{was.player, level});
    }
    template <class Other>
    void operator()(const Other &)
    {
    }

private:
    /// One more and one less of a count that was named.
    template <class Act>
    void addCounts(const Act &was, std::optional<int> Act::*count)
    {
        if (!(was.*count))
            return;
        for (const int by : {-1, 1}) {
            Act meant = was;
            *(meant.*count) += by;
            if (isNamable(*(meant.*count)))
                found.emplace_back(std::move(meant));
        }
    }

    const State &m_before;
};

} // namespace

std::vector<Action> neighborsOf(const Action &was, const State &before)
{
    Neighbors neighbors(before);
    std::visit([&](const auto &action) { neighbors(action); }, was.variant());
    return std::move(neighbors.found);
}

} // namespace gyoji::arigato
