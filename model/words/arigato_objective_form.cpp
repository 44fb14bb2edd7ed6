// SPDX-License-Identifier: MIT
#include "words/arigato_objective_form.h"

#include "json/strings.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

QString fieldTitle(const Words &words, ObjectiveField field, Language language)
{
    return words.sentence("part/objective-" + std::string(idOf(field)), {}, language);
}

QString choiceName(const Words &words, ObjectiveField field, const std::string &choice,
                   Language language)
{
    const std::string id(idOf(field));
    if (choice == noChoice)
        return words.sentence("choice/objective-" + id + "-none", {}, language);
    switch (field) {
    case ObjectiveField::Zone:
    case ObjectiveField::Type:
    case ObjectiveField::Item:
        return words.term({idOf(field), choice}, language);
    case ObjectiveField::With:
        return words.term({"mark", choice}, language);
    case ObjectiveField::Kind:
        return words.sentence("choice/objective-" + choice, {}, language);
    case ObjectiveField::N:
        break;
    }
    return fromUtf8(choice);
}

QString choiceIcon(ObjectiveField field, const std::string &choice)
{
    if (choice == noChoice || field == ObjectiveField::N)
        return {};
    const QString folder = field == ObjectiveField::Kind   ? u"objective"_s
                           : field == ObjectiveField::With ? u"mark"_s
                                                           : fromUtf8(idOf(field));
    return folder + u'/' + fromUtf8(choice);
}

} // namespace gyoji::arigato
