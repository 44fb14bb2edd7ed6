// SPDX-License-Identifier: MIT
#include "arigato/box_limits.h"
#include "arigato/rule_ids.h"
#include "host/arigato/parts.h"
#include "json/strings.h"
#include "words/arigato_objective_form.h"

using namespace Qt::StringLiterals;

/// How an objective is described: what each of its parts can be, in the words of box files.
namespace gyoji {

using namespace arigato;

namespace {

/// "None" has no value: it is not said.
QJsonArray choicesPart(const Words &words, const ObjectiveDraft &draft, ObjectiveField field,
                       Language language)
{
    QJsonArray choices;
    for (const FormChoice &choice : choicesOf(draft, field)) {
        QJsonObject part{{u"id"_s, fromUtf8(choice.value)},
                         {u"name"_s, choiceName(words, field, choice.value, language)}};
        if (choice.value != noChoice)
            part.insert("value"_L1, fromUtf8(choice.value));
        if (const QString icon = choiceIcon(field, choice.value); !icon.isEmpty())
            part.insert("icon"_L1, icon);
        choices.append(part);
    }
    return choices;
}

QJsonObject fieldPart(const Words &words, const ObjectiveDraft &draft, ObjectiveField field,
                      Language language)
{
    QJsonObject part{{u"key"_s, fromUtf8(idOf(field))},
                     {u"title"_s, fieldTitle(words, field, language)}};
    if (field == ObjectiveField::N)
        part.insert("most"_L1, maxCount);
    else
        part.insert("choices"_L1, choicesPart(words, draft, field, language));
    return part;
}

} // namespace

QJsonObject objectivePart(const Words &words, Language language)
{
    QJsonObject zones;
    for (const Zone zone : allOf<Zone>()) {
        ObjectiveDraft draft;
        draft.zone = zone;
        QJsonArray fields;
        for (const ObjectiveField field : fieldsOf(draft))
            fields.append(fieldPart(words, draft, field, language));
        zones.insert(latin1(idOf(zone)), fields);
    }
    return {{u"first"_s, fieldPart(words, {}, ObjectiveField::Zone, language)},
            {u"fields"_s, zones},
            {u"maxParts"_s, maxParts},
            {u"more"_s, words.sentence("seat/ari.objective-more", {}, language)},
            {u"done"_s, words.sentence("seat/ari.objective-done", {}, language)}};
}

QJsonObject describingPart(const PageTelling &telling)
{
    const int day = telling.seat().day;
    return {{u"day"_s, day},
            {u"label"_s, telling.say("seat/ari.describe-objective")},
            {u"title"_s, telling.say("seat/ari.objective-of", {{"n", day}})}};
}

QJsonObject scoringPart(const PageTelling &telling)
{
    QJsonObject form = questionPart(u"score-table"_s, telling.say("seat/ari.scoring-ask"),
                                    telling.say("part/table"));
    form.insert("kind"_L1, u"scoring"_s);
    form.insert("later"_L1, true);
    tellRule(form, rule::endObjectives);
    return form;
}

} // namespace gyoji
