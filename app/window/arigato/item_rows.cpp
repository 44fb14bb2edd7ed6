// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/arigato/telling.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

bool isCounting(const SeatTelling &telling)
{
    return telling.front.id == "cost"_L1 || telling.front.id == "supply"_L1;
}

bool canExchange(const SeatTelling &telling, Item item)
{
    const auto others = allOf<Item>();
    return std::ranges::any_of(others, [&](Item other) {
        return accepts(telling.state(), Exchange{telling.index, item, other, {}});
    });
}

bool canPick(const SeatTelling &telling, Item item)
{
    const auto &given = telling.draft.given;
    const QString &ask = telling.front.id;
    if (ask == "choose"_L1)
        return true;
    if (ask == "discard"_L1)
        return telling.seat().items[indexOf(item)] > telling.draft.items[indexOf(item)];
    if (isCounting(telling))
        return false;
    if (given)
        return *given == item ||
               accepts(telling.state(), Exchange{telling.index, *given, item, {}});
    return canExchange(telling, item);
}

ItemRow itemRow(const SeatTelling &telling, Item item)
{
    const int drafted = telling.draft.items[indexOf(item)];
    ItemRow row;
    row.item = fromUtf8(idOf(item));
    row.name = telling.words.term(term(item), telling.language);
    row.sign = signRow(item, telling.hues());
    row.n = telling.seat().items[indexOf(item)];
    if (isCounting(telling))
        row.counted = drafted;
    else
        row.picked = telling.draft.given == item ? 2 : drafted;
    row.canPick = canPick(telling, item);
    return row;
}

} // namespace

QList<ItemRow> itemRows(const SeatTelling &telling)
{
    QList<ItemRow> rows;
    for (const Item item : allOf<Item>())
        rows << itemRow(telling, item);
    return rows;
}

} // namespace gyoji
