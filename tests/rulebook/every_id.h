// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rule_ids.h"
#include "words/phrase.h"

#include <set>
#include <string>

/// What the rulebook of Arigatō must explain.
namespace gyoji::test {

/// What a rule's name is known by in the words, before the rule's id.
inline const std::string namePrefix = "rule/";

template <class Members>
void add(std::set<std::string> &ids, std::string_view prefix, const Members &members)
{
    for (const std::string_view id : members)
        ids.insert(std::string(prefix) + std::string(id));
}

/// The ids of the rules that the words have a name for.
inline std::set<std::string> namedRules()
{
    std::set<std::string> ids;
    for (const Phrase &phrase : arigatoNames.phrases) {
        if (phrase.id.starts_with(namePrefix + "ari."))
            ids.emplace(phrase.id.substr(namePrefix.size()));
    }
    return ids;
}

/// Every id that must have its article, and the only ones that may.
inline std::set<std::string> everyId()
{
    std::set<std::string> ids = namedRules();
    add(ids, "", arigato::rule::refusals);
    add(ids, "", arigato::rule::facts);
    add(ids, "", arigato::rule::when);
    add(ids, "", std::array{arigato::rule::cardInPlay});
    add(ids, "ari.gain.", idsOf<arigato::GainKind>);
    add(ids, "ari.gain.", std::array{"item-any", "favor-per"});
    add(ids, "ari.objective.", idsOf<arigato::ObjectiveKind>);
    add(ids, "ari.objective.", std::array{"zone", "with", "all", "manual"});
    add(ids, "ari.ruling.", idsOf<arigato::Ruling>);
    add(ids, "ari.type.", idsOf<arigato::ArtisanType>);
    add(ids, "ari.word.",
        std::array{"round", "artisan", "village", "gate", "offering", "favor", "item", "objective",
                   "hourglass", "calendar"});
    return ids;
}

/// Every picture of the game that means something.
inline std::set<std::string> everyIcon()
{
    std::set<std::string> icons;
    add(icons, "condition/", idsOf<arigato::ConditionKind>);
    add(icons, "gain/",
        std::array{"item", "item-any", "favor", "per-village", "per-gate", "offered-item",
                   "match-item"});
    add(icons, "objective/", idsOf<arigato::ObjectiveKind>);
    add(icons, "objective/", std::array{"manual"});
    add(icons, "zone/", idsOf<arigato::Zone>);
    add(icons, "mark/", idsOf<arigato::Mark>);
    add(icons, "type/", idsOf<arigato::ArtisanType>);
    add(icons, "item/", idsOf<arigato::Item>);
    add(icons, "slot/", idsOf<arigato::Slot>);
    add(icons, "phase/", idsOf<arigato::Phase>);
    add(icons, "noun/", std::array{"favor", "objective", "placement"});
    return icons;
}

/// Every picture that stands for no word of the game: what the app itself draws with.
inline std::set<std::string> everyControl()
{
    std::set<std::string> controls;
    add(controls, "control/", std::array{"more", "redo", "to", "undo"});
    return controls;
}

} // namespace gyoji::test
