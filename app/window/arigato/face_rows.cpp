// SPDX-License-Identifier: MIT
#include "window/arigato/face_rows.h"

#include "arigato/box_limits.h"
#include "arigato/box_progress.h"
#include "arigato/open_days.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/arigato_objective_form.h"
#include "words/localized_text.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

Signs signsOf(ObjectiveField field, const std::string &choice)
{
    const QString icon = choiceIcon(field, choice);
    if (icon.isEmpty())
        return {};
    const auto type =
        field == ObjectiveField::Type ? fromId<ArtisanType>(choice) : std::optional<ArtisanType>();
    return {Sign{icon, {}, type, false}};
}

FormPartRow partRow(const ObjectiveDraft &draft, const ObjectivePlace &place, bool isCurrent,
                    const CardTelling &telling)
{
    FormPartRow row{idOfPlace(place),
                    fieldTitle(telling.words, *place.field, telling.language),
                    {},
                    {},
                    isCurrent};
    row.value = telling.words.sentence("choice/unknown", {}, telling.language);
    for (const FormChoice &choice : choicesOf(draft, *place.field)) {
        if (choice.n == 0)
            continue;
        row.sign = {signsOf(*place.field, choice.value), telling.hues};
        row.value = choiceName(telling.words, *place.field, choice.value, telling.language);
    }
    return row;
}

} // namespace

Objective writtenOf(const ObjectiveDrafts &parts)
{
    Objective objective;
    for (const ObjectivePartDraft &part : parts) {
        if (const auto *draft = std::get_if<ObjectiveDraft>(&part)) {
            if (const auto count = written(*draft))
                objective.emplace_back(*count);
        } else if (const auto &manual = std::get<ObjectiveManual>(part);
                   manual.text != Localized()) {
            objective.emplace_back(manual);
        }
    }
    return objective;
}

QString idOfPlace(const ObjectivePlace &place)
{
    const QString part = QString::number(place.part);
    return place.field ? part + u' ' + latin1(idOf(*place.field)) : part;
}

std::optional<ObjectivePlace> placeOf(const QString &id)
{
    bool isNumber = false;
    const auto part = static_cast<std::size_t>(id.section(u' ', 0, 0).toUInt(&isNumber));
    if (!isNumber)
        return std::nullopt;
    return ObjectivePlace{part, fromWord<ObjectiveField>(id.section(u' ', 1, 1))};
}

QList<CalendarFaceRow> calendarFaceRows(const Box &box, const QString &picked)
{
    QList<CalendarFaceRow> rows;
    for (int tile = 1; tile <= tileCount; ++tile) {
        for (const std::string &id : faceIds(box, tile)) {
            const Face *face = box.face(id);
            rows << CalendarFaceRow{fromUtf8(id), face ? static_cast<int>(face->days.size()) : 0,
                                    picked == fromUtf8(id)};
        }
    }
    return rows;
}

QList<CalendarDayRow> calendarDayRows(const Face *face, int picked, const CardTelling &telling)
{
    QList<CalendarDayRow> rows;
    for (int day = firstObjectiveDay; day <= lastObjectiveDay; ++day) {
        CalendarDayRow row{day, {}, {}, day == picked};
        if (face && face->days.contains(day)) {
            const Objective &objective = face->days.at(day);
            row.sign = {objectiveSigns(objective), telling.hues};
            row.objective = objectiveSentence(telling.words, objective, telling.language);
        }
        rows << row;
    }
    return rows;
}

QList<FormPartRow> objectivePartRows(const ObjectiveDrafts &parts,
                                     const std::optional<ObjectivePlace> &current,
                                     const CardTelling &telling)
{
    QList<FormPartRow> rows;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (const auto *draft = std::get_if<ObjectiveDraft>(&parts[i])) {
            for (const ObjectiveField field : fieldsOf(*draft)) {
                const ObjectivePlace place{i, field};
                rows << partRow(*draft, place, place == current, telling);
            }
            continue;
        }
        const ObjectivePlace place{i, {}};
        rows << FormPartRow{
            idOfPlace(place),
            telling.words.sentence("part/words", {}, telling.language),
            {},
            localizedText(std::get<ObjectiveManual>(parts[i]).text, telling.language),
            place == current};
    }
    return rows;
}

QList<FormChoiceRow> objectiveChoiceRows(const ObjectiveDraft &draft, ObjectiveField field,
                                         const CardTelling &telling)
{
    QList<FormChoiceRow> rows;
    for (const FormChoice &choice : choicesOf(draft, field))
        rows << FormChoiceRow{fromUtf8(choice.value),
                              choiceName(telling.words, field, choice.value, telling.language),
                              {signsOf(field, choice.value), telling.hues},
                              choice.n > 0,
                              field == ObjectiveField::N};
    return rows;
}

} // namespace gyoji
