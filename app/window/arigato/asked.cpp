// SPDX-License-Identifier: MIT
#include "window/arigato/asked.h"

#include "arigato/resolve.h"
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

QList<Asked> listedOf(const State &state, SeatIndex seat)
{
    QList<Asked> asked;
    for (const Ask &ask : asksOf(state, seat))
        asked << std::visit(ToAsked{}, ask);
    return asked;
}

/// Roles that are named but not revealed.
QList<Asked> namedRolesOf(State state, SeatIndex index, const QList<Asked> &open)
{
    Seat &seat = state.seats[static_cast<std::size_t>(index)];
    if (seat.phase != Phase::Dawn || seat.owes > 0)
        return {};
    QList<Asked> named;
    const auto resident = residentSlot(seat);
    if (resident && seat.villager(*resident)->card)
        named << Asked{u"resident"_s, 1, {}, {}, true};
    seat.producers.reset();
    seat.travelers.reset();
    for (Asked asked : listedOf(state, index)) {
        if (open.contains(asked))
            continue;
        asked.isDone = true;
        named << asked;
    }
    return named;
}

} // namespace

bool Asked::canWait() const
{
    return isDone || id == "cost"_L1 || id == "favor"_L1 || id == "supply"_L1;
}

QList<Asked> askedOf(const State &state, SeatIndex seat)
{
    const QList<Asked> asked = listedOf(state, seat);
    return asked + namedRolesOf(state, seat, asked);
}

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
        return *picked;
    const auto first = std::ranges::find_if_not(all, &Asked::canWait);
    return first == all.end() ? Asked{} : *first;
}

} // namespace gyoji
