// SPDX-License-Identifier: MIT
#include "arigato/objective_form.h"

#include "arigato/box_limits.h"

namespace gyoji::arigato {

namespace {

template <class Enum>
std::vector<FormChoice> optionalChoices(const std::optional<Enum> &picked)
{
    return firstOf({std::string(noChoice), !picked}, wordChoices(picked));
}

/// Offerings are in the village only.
std::vector<FormChoice> markChoices(const ObjectiveDraft &draft)
{
    auto choices = optionalChoices(draft.with);
    if (draft.zone != Zone::Village)
        std::erase_if(
            choices, [](const FormChoice &choice) { return choice.value == idOf(Mark::Offering); });
    return choices;
}

template <class Enum>
void chooseOptional(std::optional<Enum> &field, std::string_view choice)
{
    if (choice == noChoice)
        field.reset();
    chooseWord(field, choice);
}

void chooseZone(ObjectiveDraft &draft, std::string_view choice)
{
    chooseWord(draft.zone, choice);
    const bool isSupply = draft.zone == Zone::Supply;
    if (isSupply)
        draft.type.reset();
    else
        draft.item.reset();
    if (isSupply || (draft.with == Mark::Offering && draft.zone != Zone::Village))
        draft.with.reset();
}

} // namespace

ObjectiveDraft draftOf(const ObjectiveCount &part)
{
    return {part.zone, part.kind, part.n, part.type, part.item, part.with};
}

std::optional<ObjectiveCount> written(const ObjectiveDraft &draft)
{
    if (!draft.zone || !draft.kind || !draft.n)
        return std::nullopt;
    return ObjectiveCount{*draft.zone, *draft.kind, *draft.n, draft.type, draft.item, draft.with};
}

std::vector<ObjectiveField> fieldsOf(const ObjectiveDraft &draft)
{
    std::vector<ObjectiveField> fields;
    for (const auto field : allOf<ObjectiveField>()) {
        const bool isOfItems = field == ObjectiveField::Item;
        const bool isOfCards = field == ObjectiveField::Type || field == ObjectiveField::With;
        const bool isSupply = draft.zone == Zone::Supply;
        if (field == ObjectiveField::Zone || (draft.zone && !(isSupply ? isOfCards : isOfItems)))
            fields.push_back(field);
    }
    return fields;
}

std::vector<FormChoice> choicesOf(const ObjectiveDraft &draft, ObjectiveField field)
{
    switch (field) {
    case ObjectiveField::Zone:
        return wordChoices(draft.zone);
    case ObjectiveField::Kind:
        return wordChoices(draft.kind);
    case ObjectiveField::N:
        return numberChoices(1, maxCount, draft.n);
    case ObjectiveField::Type:
        return optionalChoices(draft.type);
    case ObjectiveField::Item:
        return optionalChoices(draft.item);
    case ObjectiveField::With:
        return markChoices(draft);
    }
    return {};
}

ObjectiveDraft chosen(const ObjectiveDraft &draft, ObjectiveField field, std::string_view choice)
{
    ObjectiveDraft next = draft;
    switch (field) {
    case ObjectiveField::Zone:
        chooseZone(next, choice);
        break;
    case ObjectiveField::Kind:
        chooseWord(next.kind, choice);
        break;
    case ObjectiveField::N:
        next.n = numberOf(choice) ? numberOf(choice) : draft.n;
        break;
    case ObjectiveField::Type:
        chooseOptional(next.type, choice);
        break;
    case ObjectiveField::Item:
        chooseOptional(next.item, choice);
        break;
    case ObjectiveField::With:
        chooseOptional(next.with, choice);
        break;
    }
    return next;
}

bool isKnown(const ObjectiveDraft &draft, ObjectiveField field)
{
    switch (field) {
    case ObjectiveField::Zone:
        return draft.zone.has_value();
    case ObjectiveField::Kind:
        return draft.kind.has_value();
    case ObjectiveField::N:
        return draft.n.has_value();
    case ObjectiveField::Type:
    case ObjectiveField::Item:
    case ObjectiveField::With:
        break;
    }
    return true;
}

} // namespace gyoji::arigato
