// SPDX-License-Identifier: MIT
#include "arigato/card_form.h"

#include "arigato/condition_fields.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

bool isWhole(const Condition &when)
{
    const ConditionFields has = fieldsOf(when.kind);
    return (!has.row || when.row) && (!has.type || when.type) && (!has.item || when.item) &&
           (!has.n || when.n);
}

} // namespace

Card begunCard(ArtisanType type)
{
    Card card;
    card.type = type;
    card.produces = itemOf(type);
    card.draft = true;
    return card;
}

Card likeCard(const Card &card, const CardList &cards)
{
    Card like = card;
    like.id = cards.freeId("N-");
    like.name.clear();
    return like;
}

std::vector<CardPart> partsOf(const Card &card)
{
    const ConditionFields has = card.when ? fieldsOf(card.when->kind) : ConditionFields();
    std::vector<CardPart> parts{CardPart::Type, CardPart::Slots};
    if (card.slots.none())
        return parts;
    for (const auto part : {CardPart::Favor, CardPart::Cost, CardPart::When})
        parts.push_back(part);
    if (has.row)
        parts.push_back(CardPart::WhenRow);
    if (has.type && !has.row)
        parts.push_back(CardPart::WhenType);
    if (has.item)
        parts.push_back(CardPart::WhenItem);
    if (has.n && !has.row)
        parts.push_back(CardPart::WhenN);
    if (card.when)
        parts.push_back(CardPart::Gain);
    parts.push_back(CardPart::Produces);
    parts.push_back(CardPart::Copies);
    return parts;
}

bool isKnown(const Card &card, CardPart part)
{
    switch (part) {
    case CardPart::Slots:
        return card.slots.any();
    case CardPart::Favor:
        return card.favor.has_value();
    case CardPart::Cost:
        return card.cost.has_value();
    case CardPart::When:
        return !card.draft;
    case CardPart::WhenRow:
        return card.when && card.when->row;
    case CardPart::WhenType:
        return card.when && card.when->type;
    case CardPart::WhenItem:
        return card.when && card.when->item;
    case CardPart::WhenN:
        return card.when && card.when->n;
    case CardPart::Gain:
        return !card.gain.empty();
    case CardPart::Type:
    case CardPart::Produces:
    case CardPart::Copies:
        break;
    }
    return true;
}

bool isSingle(CardPart part)
{
    return part != CardPart::Cost && part != CardPart::Gain;
}

std::optional<CardPart> partAfter(const Card &card, CardPart part)
{
    const auto parts = partsOf(card);
    const auto found = std::ranges::find(parts, part);
    if (found == parts.end() || part >= CardPart::Gain || found + 1 == parts.end())
        return std::nullopt;
    return *(found + 1) > CardPart::Gain ? std::nullopt : std::optional(*(found + 1));
}

std::optional<Card> writable(const Card &card)
{
    if (card.slots.none())
        return std::nullopt;
    Card whole = card;
    if (card.when && (card.gain.empty() || !isWhole(*card.when))) {
        whole.when = std::nullopt;
        whole.gain.clear();
        whole.hourglass = false;
        whole.draft = true;
    }
    return whole;
}

} // namespace gyoji::arigato
