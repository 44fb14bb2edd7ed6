// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "arigato/form_choice.h"

/// A card as it is described: its parts, what each can be, and what the card is with one of them.
/// A card under way may lack what a box asks for: it has no workshop yet, or its effect lacks a
/// field or its gains.
namespace gyoji::arigato {

enum class CardPart : std::uint8_t {
    Type,
    Slots,
    Favor,
    Cost,
    When,
    WhenRow,
    WhenType,
    WhenItem,
    WhenN,
    Gain,
    Produces,
    Copies
};

/// The card of which only the type is known.
Card begunCard(ArtisanType type);

/// A card like that one, but with an id of its own, and none of the players' words.
Card likeCard(const Card &card, const CardList &cards);

/// The parts that the card has, in their order.
std::vector<CardPart> partsOf(const Card &card);

std::vector<FormChoice> choicesOf(const Card &card, CardPart part);

/// The card with that choice. Of what is counted (cost, gains) each choice is one more; an unknown
/// word leaves the card as it is.
Card chosen(const Card &card, CardPart part, std::string_view choice);

bool isKnown(const Card &card, CardPart part);

/// One choice is all that the part takes.
bool isSingle(CardPart part);

/// The part that is asked after that one: the next in order; none after the gains.
std::optional<CardPart> partAfter(const Card &card, CardPart part);

/// The card as a box can hold it: an effect under way is not known. None without a workshop.
std::optional<Card> writable(const Card &card);

} // namespace gyoji::arigato

namespace gyoji {

template <>
inline constexpr std::array<std::string_view, 12> idsOf<arigato::CardPart>{
    "type",      "slots",     "favor",  "cost", "when",     "when-row",
    "when-type", "when-item", "when-n", "gain", "produces", "copies"};

} // namespace gyoji
