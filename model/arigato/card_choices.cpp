// SPDX-License-Identifier: MIT
#include "arigato/box_limits.h"
#include "arigato/card_form.h"
#include "arigato/gain_choices.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// More copies of one card are rare.
constexpr int usualCopies = 10;

std::string idOfSlots(std::bitset<countOf<Slot>> slotSet)
{
    std::string id;
    for (const Slot slot : allOf<Slot>()) {
        if (slotSet.test(indexOf(slot)))
            id += (id.empty() ? "" : " ") + std::string(idOf(slot));
    }
    return id;
}

/// Few workshops come first, as they stand in their square.
std::vector<FormChoice> slotChoices(const Card &card)
{
    std::vector<FormChoice> choices;
    for (std::size_t size = 1; size <= countOf<Slot>; ++size) {
        for (unsigned bits = 1; bits < 1U << countOf<Slot>; ++bits) {
            const std::bitset<countOf<Slot>> slotSet(bits);
            if (slotSet.count() == size)
                choices.push_back({idOfSlots(slotSet), slotSet == card.slots});
        }
    }
    return choices;
}

void chooseSlots(Card &card, std::string_view choice)
{
    for (const FormChoice &known : slotChoices(card)) {
        if (known.value != choice)
            continue;
        for (const Slot slot : allOf<Slot>())
            card.slots.set(indexOf(slot), choice.find(idOf(slot)) != std::string_view::npos);
    }
}

std::vector<FormChoice> costChoices(const Card &card)
{
    std::vector<FormChoice> choices;
    for (const Item item : allOf<Item>())
        choices.push_back({std::string(idOf(item)), card.cost ? (*card.cost)[indexOf(item)] : 0});
    if (card.cost)
        choices.push_back({std::string(unknownChoice), 0});
    return choices;
}

void chooseCost(Card &card, std::string_view choice)
{
    if (choice == unknownChoice)
        card.cost = std::nullopt;
    const auto item = fromId<Item>(choice);
    if (!item)
        return;
    if (!card.cost)
        card.cost = Items{};
    ++(*card.cost)[indexOf(*item)];
}

std::vector<FormChoice> whenChoices(const Card &card)
{
    const auto kind = card.when ? std::optional(card.when->kind) : std::nullopt;
    auto choices = wordChoices(kind);
    choices.push_back({std::string(noChoice), !card.when && !card.draft});
    choices.push_back({std::string(unknownChoice), !card.when && card.draft});
    return choices;
}

/// Gains that do not go with the new condition go.
void chooseWhen(Card &card, std::string_view choice)
{
    const auto kind = fromId<ConditionKind>(choice);
    if (!kind && choice != noChoice && choice != unknownChoice)
        return;
    card.draft = choice == unknownChoice;
    card.hourglass = kind && isHourglass(*kind);
    card.when = kind ? std::optional(Condition{*kind, {}, {}, {}, {}}) : std::nullopt;
    std::erase_if(card.gain, [&](const Gain &gain) { return !kind || !goTogether(gain, *kind); });
}

/// A row has two workshops.
constexpr std::array rowCounts{1, 2};

std::string idOfRow(Row row, ArtisanType type, int n)
{
    return std::string(idOf(row)) + ' ' + std::string(idOf(type)) + ' ' + std::to_string(n);
}

std::vector<FormChoice> rowChoices(const Condition &when)
{
    const bool isKnown = when.row && when.type && when.n;
    const std::string picked = isKnown ? idOfRow(*when.row, *when.type, *when.n) : std::string();
    std::vector<FormChoice> choices;
    for (const Row row : allOf<Row>()) {
        for (const ArtisanType type : allOf<ArtisanType>()) {
            for (const int n : rowCounts) {
                const std::string id = idOfRow(row, type, n);
                choices.push_back({id, id == picked});
            }
        }
    }
    return choices;
}

void chooseRow(Condition &when, std::string_view choice)
{
    for (const Row row : allOf<Row>()) {
        for (const ArtisanType type : allOf<ArtisanType>()) {
            for (const int n : rowCounts) {
                if (idOfRow(row, type, n) == choice)
                    when = {when.kind, type, {}, row, n};
            }
        }
    }
}

void chooseType(Card &card, std::string_view choice)
{
    const auto type = fromId<ArtisanType>(choice);
    if (!type)
        return;
    if (card.produces == itemOf(card.type))
        card.produces = itemOf(*type);
    card.type = *type;
}

} // namespace

std::vector<FormChoice> choicesOf(const Card &card, CardPart part)
{
    const Condition when = card.when.value_or(Condition());
    switch (part) {
    case CardPart::Type:
        return wordChoices(std::optional(card.type));
    case CardPart::Slots:
        return slotChoices(card);
    case CardPart::Favor:
        return firstOf({std::string(unknownChoice), !card.favor},
                       numberChoices(0, maxFavor, card.favor));
    case CardPart::Cost:
        return costChoices(card);
    case CardPart::When:
        return whenChoices(card);
    case CardPart::WhenRow:
        return rowChoices(when);
    case CardPart::WhenType:
        return wordChoices(when.type);
    case CardPart::WhenItem:
        return wordChoices(when.item);
    case CardPart::WhenN:
        return numberChoices(1, maxCount, when.n);
    case CardPart::Gain:
        return gainChoices(card.gain, when.kind);
    case CardPart::Produces:
        return wordChoices(std::optional(card.produces));
    case CardPart::Copies:
        return numberChoices(1, std::max(usualCopies, card.copies), card.copies);
    }
    return {};
}

Card chosen(const Card &card, CardPart part, std::string_view choice)
{
    Card next = card;
    const auto n = numberOf(choice);
    if (part == CardPart::Type)
        chooseType(next, choice);
    else if (part == CardPart::Slots)
        chooseSlots(next, choice);
    else if (part == CardPart::Favor && (n || choice == unknownChoice))
        next.favor = n;
    else if (part == CardPart::Cost)
        chooseCost(next, choice);
    else if (part == CardPart::When)
        chooseWhen(next, choice);
    else if (part == CardPart::Produces)
        next.produces = fromId<Item>(choice).value_or(card.produces);
    else if (part == CardPart::Copies)
        next.copies = n.value_or(card.copies);
    else if (part == CardPart::Gain)
        chooseGain(next.gain, choice);
    if (!next.when)
        return next;
    if (part == CardPart::WhenRow)
        chooseRow(*next.when, choice);
    else if (part == CardPart::WhenType)
        chooseWord(next.when->type, choice);
    else if (part == CardPart::WhenItem)
        chooseWord(next.when->item, choice);
    else if (part == CardPart::WhenN && n)
        next.when->n = n;
    return next;
}

} // namespace gyoji::arigato
