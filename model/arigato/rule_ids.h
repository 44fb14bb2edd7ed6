// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/terms.h"
#include "kernel/rule_id.h"

/// The ids of Arigatō's rules that facts and refusals name.
namespace gyoji::arigato::rule {

inline constexpr RuleId dawnPhase = "ari.dawn.phase";
inline constexpr RuleId dawnEmptySlot = "ari.dawn.empty-slot";
inline constexpr RuleId dawnPlacement = "ari.dawn.placement";
inline constexpr RuleId dawnResident = "ari.dawn.resident";
inline constexpr RuleId dawnProducers = "ari.dawn.producers";
inline constexpr RuleId dawnTravelers = "ari.dawn.travelers";
inline constexpr RuleId dawnNoOffering = "ari.dawn.no-offering";
inline constexpr RuleId lastRoles = "ari.last.roles";
inline constexpr RuleId emptyPhase = "ari.empty.phase";
inline constexpr RuleId emptyNobody = "ari.empty.nobody";
inline constexpr RuleId emptyFaceDown = "ari.empty.face-down";
inline constexpr RuleId emptyGate = "ari.empty.gate";
inline constexpr RuleId dayRevealed = "ari.day.revealed";
inline constexpr RuleId dayProduce = "ari.day.produce";
inline constexpr RuleId dayActions = "ari.day.actions";
inline constexpr RuleId dayExchange = "ari.day.exchange";
inline constexpr RuleId dayOffer = "ari.day.offer";
inline constexpr RuleId dayOfferOnce = "ari.day.offer-once";
inline constexpr RuleId daySend = "ari.day.send";
inline constexpr RuleId choose = "ari.choose";
inline constexpr RuleId chooseOwed = "ari.choose.owed";
inline constexpr RuleId chooseNothing = "ari.choose.nothing";
inline constexpr RuleId chooseCount = "ari.choose.count";
inline constexpr RuleId duskPhase = "ari.dusk.phase";
inline constexpr RuleId duskChecked = "ari.dusk.checked";
inline constexpr RuleId duskOrder = "ari.dusk.order";
inline constexpr RuleId duskManual = "ari.dusk.manual";
inline constexpr RuleId duskSupply = "ari.dusk.supply";
inline constexpr RuleId duskObjective = "ari.dusk.objective";
inline constexpr RuleId duskDiscard = "ari.dusk.discard";
inline constexpr RuleId duskLimit = "ari.dusk.limit";
inline constexpr RuleId phaseOrder = "ari.phase.order";
inline constexpr RuleId effectCapTwo = "ari.effect.cap-two";
inline constexpr RuleId effectLoop = "ari.effect.loop";
inline constexpr RuleId endOver = "ari.end.over";
inline constexpr RuleId endObjectives = "ari.end.objectives";
inline constexpr RuleId endFavor = "ari.end.favor";
inline constexpr RuleId endGate = "ari.end.gate";
inline constexpr RuleId cardInPlay = "ari.card.in-play";

/// What a firing condition is called in the log.
inline constexpr std::array<RuleId, countOf<ConditionKind>> when{
    "ari.when.traveler",       "ari.when.travelers-match",    "ari.when.resident",
    "ari.when.producer",       "ari.when.producers-match",    "ari.when.gate",
    "ari.when.leave",          "ari.when.offering",           "ari.when.item",
    "ari.when.dusk-objective", "ari.when.dusk-offering-type", "ari.when.dusk-row",
    "ari.when.dusk-items",     "ari.when.dusk-offering-pair", "ari.when.dusk-village"};

/// All that a refusal can name.
inline constexpr std::array refusals{
    dawnPhase,   dawnEmptySlot, dawnPlacement, dawnResident,  dawnProducers, dawnNoOffering,
    lastRoles,   emptyPhase,    emptyNobody,   emptyFaceDown, dayRevealed,   dayActions,
    dayExchange, dayOffer,      dayOfferOnce,  daySend,       chooseOwed,    chooseNothing,
    chooseCount, duskPhase,     duskChecked,   duskOrder,     duskManual,    duskSupply,
    duskDiscard, duskLimit,     phaseOrder,    effectLoop,    endOver};
/// All that a fact can name besides `when`.
inline constexpr std::array facts{dayProduce,  choose,  dayExchange, dayOffer,
                                  duskDiscard, daySend, emptyGate,   duskObjective};
/// Where points come from, in the order of the sheet.
inline constexpr std::array sources{endObjectives, endFavor, endGate};

} // namespace gyoji::arigato::rule
