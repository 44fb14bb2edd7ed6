// SPDX-License-Identifier: MIT
#include "results/statistics.h"

#include <algorithm>
#include <tuple>

namespace gyoji {

namespace {

class Counter
{
public:
    void add(const Sheet &sheet, std::size_t play)
    {
        const auto winners = std::ranges::count_if(sheet.seats, &SheetSeat::isWinner);
        for (const SheetSeat &seat : sheet.seats) {
            Entry &entry = m_entries[{seat.name, sheet.game.title}];
            ++m_plays[seat.name];
            ++entry.statistics.plays;
            ++entry.statistics.byPlayers[static_cast<int>(sheet.seats.size())];
            if (seat.isWinner && sheet.seats.size() > 1) {
                ++entry.statistics.wins;
                entry.statistics.sharedWins += winners > 1 ? 1 : 0;
            }
            if (!seat.retired && !seat.points.empty())
                addPoints(entry, seat, play, sheet.seats.size() > 1 && seat.isWinner);
        }
    }

    std::vector<Statistics> statistics() const
    {
        std::vector<Statistics> all;
        for (const auto &[key, entry] : m_entries) {
            Statistics statistics = entry.statistics;
            std::tie(statistics.player, statistics.game) = key;
            if (entry.scored > 0)
                statistics.average = static_cast<double>(entry.sum) / entry.scored;
            all.push_back(std::move(statistics));
        }
        std::ranges::stable_sort(all, std::ranges::greater(), [this](const Statistics &one) {
            return std::tuple(m_plays.at(one.player), one.player, one.plays);
        });
        return all;
    }

private:
    struct Entry
    {
        Statistics statistics;
        int scored = 0;
        int sum = 0;
    };

    static void addPoints(Entry &entry, const SheetSeat &seat, std::size_t play, bool isWinner)
    {
        const int total = seat.total();
        entry.statistics.results.push_back({play, total, isWinner});
        ++entry.scored;
        entry.sum += total;
        auto &best = entry.statistics.best;
        best = best ? std::max(*best, total) : total;
        for (const SourcePoints &points : seat.points) {
            auto &sources = entry.statistics.sources;
            auto found =
                std::ranges::find(sources, points.source, &std::pair<std::string, int>::first);
            if (found == sources.end())
                found = sources.insert(sources.end(), {points.source, 0});
            found->second += points.points;
        }
    }

    std::map<std::pair<std::string, std::string>, Entry> m_entries;
    std::map<std::string, int> m_plays;
};

} // namespace

std::vector<Statistics> statisticsOf(std::span<const Sheet> plays)
{
    Counter counter;
    for (std::size_t play = 0; play < plays.size(); ++play) {
        if (plays[play].isOver)
            counter.add(plays[play], play);
    }
    return counter.statistics();
}

} // namespace gyoji
