// SPDX-License-Identifier: MIT
#include "window/arigato/asked.h"

#include "json/strings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

struct ToAsked
{
    Asked operator()(const ask::Choose &ask) const { return {u"choose"_s, ask.n, {}, {}}; }
    Asked operator()(const ask::Resident &) const { return {u"resident"_s, 1, {}, {}}; }
    Asked operator()(const ask::Producers &ask) const { return {u"producers"_s, ask.n, {}, {}}; }
    Asked operator()(const ask::Travelers &ask) const { return {u"travelers"_s, 2, {}, ask}; }
    Asked operator()(const ask::Cost &ask) const { return {u"cost"_s, 0, ask.card, {}}; }
    Asked operator()(const ask::Supply &) const { return {u"supply"_s, 0, {}, {}}; }
    Asked operator()(const ask::Objective &) const { return {u"objective"_s, 0, {}, {}}; }
    Asked operator()(const ask::Discard &ask) const { return {u"discard"_s, ask.n, {}, {}}; }
    Asked operator()(const ask::Favor &ask) const { return {u"favor"_s, 0, ask.card, {}}; }
};

} // namespace

bool Asked::canWait() const
{
    return isDone || id == "cost"_L1 || id == "favor"_L1 || id == "supply"_L1;
}

QList<Asked> askedOf(const State &state, SeatIndex seat)
{
    QList<Asked> asked;
    for (const Ask &ask : asksOf(state, seat))
        asked << std::visit(ToAsked{}, ask);
    for (const Ask &ask : answeredBy(state, seat)) {
        asked << std::visit(ToAsked{}, ask);
        asked.back().isDone = true;
    }
    return asked;
}

namespace {

Asked withClaims(Asked front, const QList<Asked> &all)
{
    const auto travelers = std::ranges::find(all, u"travelers"_s, &Asked::id);
    if (front.id == "producers"_L1 && travelers != all.end() && !travelers->isDone)
        front.travelers = travelers->travelers;
    return front;
}

} // namespace

Asked frontOf(const State &state, SeatIndex seat, const SeatDraft &draft)
{
    if (draft.offered) {
        const Villager *villager =
            state.seats[static_cast<std::size_t>(seat)].villager(*draft.offered);
        return {u"cost"_s, 0, villager->card, {}};
    }
    const QList<Asked> all = askedOf(state, seat);
    const auto picked = std::ranges::find_if(all, [&draft](const Asked &asked) {
        return asked.id == fromUtf8(draft.ask) && asked.card == draft.askedCard;
    });
    if (picked != all.end())
        return withClaims(*picked, all);
    const auto first = std::ranges::find_if_not(all, &Asked::canWait);
    return first == all.end() ? Asked{} : withClaims(*first, all);
}

} // namespace gyoji
