// SPDX-License-Identifier: MIT
#include "host/game_pages.h"

#include "host/arigato/arigato_pages.h"
#include "table/game_table.h"

namespace gyoji {

std::unique_ptr<GamePages> gamePages(const Table &table, const Words &words)
{
    using Arigato = GameTable<arigato::Room>;
    return std::make_unique<ArigatoPages>(static_cast<const Arigato &>(table).journal(), words);
}

} // namespace gyoji
