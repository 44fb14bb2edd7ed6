// SPDX-License-Identifier: MIT
#include "arigato/dusk_order.h"
#include "window/arigato/telling.h"

#include <algorithm>

namespace gyoji {

using namespace arigato;

namespace {

Check checkOf(const SeatTelling &telling, std::optional<bool> answer)
{
    Check check{telling.index, {}, answer, {}, {}};
    if (auto order = orderOf(telling); order.size() > 1)
        check.order = std::move(order);
    if (telling.draft.hasSupply)
        check.supply = telling.draft.items;
    return check;
}

} // namespace

bool isClaimed(const SeatDraft &draft)
{
    return draft.isPair || std::ranges::any_of(draft.travelers, [](int n) { return n > 0; });
}

Action advanceOf(const SeatTelling &telling, std::optional<bool> answer)
{
    const SeatIndex index = telling.index;
    switch (telling.seat().phase) {
    case Phase::Dawn: {
        Reveal reveal{index, {}, {}, {}, {}, {}, {}};
        if (isClaimed(telling.draft))
            reveal.travelers = claimOf(telling.draft);
        return reveal;
    }
    case Phase::Day:
        return duskOf(telling.state(), checkOf(telling, answer));
    case Phase::Dusk:
    case Phase::Over:
        break;
    }
    return Next{index};
}

TravelerTypes claimOf(const SeatDraft &draft)
{
    TravelerTypes claim;
    auto place = claim.types.begin();
    for (const ArtisanType type : allOf<ArtisanType>()) {
        for (int n = draft.travelers[indexOf(type)]; n > 0 && place != claim.types.end(); --n)
            *place++ = type;
    }
    if (draft.isPair)
        claim.match = true;
    return claim;
}

std::vector<Slot> orderOf(const SeatTelling &telling)
{
    return telling.draft.order ? *telling.draft.order : bestOrder(telling.state(), telling.index);
}

} // namespace gyoji
