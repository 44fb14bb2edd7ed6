// SPDX-License-Identifier: MIT
#include "arigato/open_days.h"
#include "words/arigato_card.h"
#include "words/localized_text.h"
#include "words/words.h"

namespace gyoji::arigato {

namespace {

/// The phrase of what is counted among items.
std::string idOfItems(const ObjectiveCount &count)
{
    const bool isDifferent = count.kind == ObjectiveKind::Different;
    if (count.item)
        return isDifferent ? "objective/item-different" : "objective/item";
    if (isDifferent)
        return "objective/different-items";
    return count.kind == ObjectiveKind::Same ? "objective/same-items" : "objective/items";
}

/// The phrase of what is counted among artisans.
std::string idOfArtisans(const ObjectiveCount &count)
{
    std::string id = "objective/";
    const bool isDifferent = count.kind == ObjectiveKind::Different;
    if (count.type)
        id += isDifferent ? "typed-different" : "typed";
    else
        id += idOf(count.kind);
    if (count.with)
        id.append("-").append(idOf(*count.with));
    return id;
}

QString countSentence(const Words &words, const ObjectiveCount &count, Language language)
{
    Arguments arguments{{"n", count.n}};
    if (count.type) {
        arguments.push_back({"type", term(*count.type)});
        arguments.push_back({"artisans", Amount{count.n, term(*count.type)}});
    }
    if (count.item) {
        arguments.push_back({"item", term(*count.item)});
        arguments.push_back({"items", Amount{count.n, term(*count.item)}});
    }
    const auto id = count.zone == Zone::Supply ? idOfItems(count) : idOfArtisans(count);
    const QString what = words.sentence(id, arguments, language);
    return words.sentence("objective/" + std::string(idOf(count.zone)),
                          {textArgument("what", what)}, language);
}

} // namespace

QString objectivePartSentence(const Words &words, const ObjectivePart &part, Language language)
{
    if (const auto *count = std::get_if<ObjectiveCount>(&part))
        return countSentence(words, *count, language);
    if (isOpenObjective({part}))
        return words.sentence("objective/open", {}, language);
    const QString text = localizedText(std::get<ObjectiveManual>(part).text, language);
    return text.isEmpty() ? words.sentence("objective/manual", {}, language) : text;
}

QString objectiveSentence(const Words &words, const Objective &objective, Language language)
{
    QString sentence;
    for (const ObjectivePart &part : objective) {
        const QString next = objectivePartSentence(words, part, language);
        sentence =
            sentence.isEmpty()
                ? next
                : words.sentence("objective/all",
                                 {textArgument("a", sentence), textArgument("b", next)}, language);
    }
    return sentence;
}

} // namespace gyoji::arigato
