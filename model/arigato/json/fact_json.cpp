// SPDX-License-Identifier: MIT
#include "arigato/json/card_json.h"
#include "arigato/json/state_json.h"
#include "kernel/script_ids.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

QJsonObject gainToJson(const gain::Favor &gain, const State &)
{
    return {{"favor"_L1, gain.n}};
}

QJsonObject gainToJson(const gain::Item &gain, const State &)
{
    return {{gain.announced ? "take"_L1 : "item"_L1, latin1(idOf(gain.item))}, {"n"_L1, gain.n}};
}

QJsonObject gainToJson(const gain::Objective &gain, const State &)
{
    return {{"objective"_L1, gain.n}};
}

QJsonObject gainToJson(const gain::Gate &gain, const State &state)
{
    return {{"gate"_L1, cardToJson(state, gain.card)}, {"points"_L1, gain.points}};
}

} // namespace

bool isLogged(const Fact &fact)
{
    if (const auto *gate = std::get_if<gain::Gate>(&fact.gain))
        return gate->points != 0 || (gate->card && fact.rule != script::define);
    if (const auto *favor = std::get_if<gain::Favor>(&fact.gain))
        return favor->n != 0;
    if (const auto *item = std::get_if<gain::Item>(&fact.gain))
        return item->n != 0;
    return std::get<gain::Objective>(fact.gain).n != 0;
}

QJsonObject factToJson(int line, const Fact &fact, const State &state)
{
    QJsonObject json{{"line"_L1, line},
                     {"player"_L1, fact.seat},
                     {"day"_L1, fact.day},
                     {"phase"_L1, latin1(idOf(fact.phase))},
                     {"rule"_L1, latin1(fact.rule)}};
    if (fact.slot)
        json.insert("slot"_L1, latin1(idOf(*fact.slot)));
    if (fact.card)
        json.insert("card"_L1, cardToJson(state, fact.card));
    json.insert("gain"_L1,
                std::visit([&](const auto &gain) { return gainToJson(gain, state); }, fact.gain));
    return json;
}

} // namespace gyoji::arigato
