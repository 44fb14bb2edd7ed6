// SPDX-License-Identifier: MIT
#include "window/arigato/asked.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

struct ToAsked
{
    Asked operator()(const ask::Choose &ask) const { return {u"choose"_s, ask.n}; }
    Asked operator()(const ask::Resident &) const { return {u"resident"_s, 1}; }
    Asked operator()(const ask::Producers &ask) const { return {u"producers"_s, ask.n}; }
    Asked operator()(const ask::Travelers &) const { return {u"travelers"_s, 2}; }
    Asked operator()(const ask::Cost &) const { return {u"cost"_s}; }
    Asked operator()(const ask::Supply &) const { return {u"supply"_s}; }
    Asked operator()(const ask::Objective &) const { return {u"objective"_s}; }
    Asked operator()(const ask::Discard &ask) const { return {u"discard"_s, ask.n}; }
    Asked operator()(const ask::Favor &) const { return {u"favor"_s}; }
};

} // namespace

Asked askedOf(const State &state, SeatIndex seat)
{
    const auto asks = asksOf(state, seat);
    return asks.empty() ? Asked{} : std::visit(ToAsked{}, asks.front());
}

} // namespace gyoji
