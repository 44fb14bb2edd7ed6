// SPDX-License-Identifier: MIT
#include "words/points.h"

#include "arigato/json/room.h"
#include "table/game_table.h"
#include "words/arigato_points.h"

namespace gyoji {

std::vector<PointsLine> pointsLines(const Table &table, SeatIndex seat, std::string_view source,
                                    const Words &words, Language language)
{
    if (const auto *arigatoTable = dynamic_cast<const GameTable<arigato::Room> *>(&table))
        return arigato::pointsLines(words, arigatoTable->journal(), seat, source, language);
    return {};
}

} // namespace gyoji
