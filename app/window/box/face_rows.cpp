// SPDX-License-Identifier: MIT
#include "window/box/face_rows.h"

#include "arigato/box_limits.h"
#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/localized_text.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

/// Two tiles of two faces each.
constexpr std::array printedFaces{"1a", "1b", "2a", "2b"};

QString iconOf(QLatin1StringView folder, const std::string &id)
{
    return folder + u'/' + fromUtf8(id);
}

Signs signsOf(ObjectiveField field, const std::string &choice)
{
    if (choice == noChoice)
        return {};
    switch (field) {
    case ObjectiveField::Zone:
        return {{iconOf("zone"_L1, choice), {}, {}, false}};
    case ObjectiveField::Kind:
        return {{iconOf("objective"_L1, choice), {}, {}, false}};
    case ObjectiveField::Type:
        return {signOf(*fromId<ArtisanType>(choice))};
    case ObjectiveField::Item:
        return {signOf(*fromId<Item>(choice))};
    case ObjectiveField::With:
        return {{iconOf("mark"_L1, choice), {}, {}, false}};
    case ObjectiveField::N:
        break;
    }
    return {};
}

QString nameOf(ObjectiveField field, const std::string &choice, const CardTelling &telling)
{
    const std::string id(idOf(field));
    if (choice == noChoice)
        return telling.words.sentence("choice/objective-" + id + "-none", {}, telling.language);
    switch (field) {
    case ObjectiveField::Zone:
    case ObjectiveField::Type:
    case ObjectiveField::Item:
        return telling.words.term({idOf(field), choice}, telling.language);
    case ObjectiveField::With:
        return telling.words.term({"mark", choice}, telling.language);
    case ObjectiveField::Kind:
        return telling.words.sentence("choice/objective-" + choice, {}, telling.language);
    case ObjectiveField::N:
        break;
    }
    return fromUtf8(choice);
}

FormPartRow partRow(const ObjectiveDraft &draft, const ObjectivePlace &place, bool isCurrent,
                    const CardTelling &telling)
{
    FormPartRow row{idOfPlace(place), fieldTitle(*place.field, telling), {}, {}, isCurrent};
    row.value = telling.words.sentence("choice/unknown", {}, telling.language);
    for (const FormChoice &choice : choicesOf(draft, *place.field)) {
        if (choice.n == 0)
            continue;
        row.sign = {signsOf(*place.field, choice.value), telling.hues};
        row.value = nameOf(*place.field, choice.value, telling);
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
    for (const auto *id : printedFaces) {
        if (!box.face(id))
            rows << CalendarFaceRow{QLatin1StringView(id), 0, picked == QLatin1StringView(id)};
    }
    for (const Face &face : box.faces)
        rows << CalendarFaceRow{fromUtf8(face.id), static_cast<int>(face.days.size()),
                                picked == fromUtf8(face.id)};
    std::ranges::sort(rows, {}, &CalendarFaceRow::face);
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
                              nameOf(field, choice.value, telling),
                              {signsOf(field, choice.value), telling.hues},
                              choice.n > 0,
                              field == ObjectiveField::N};
    return rows;
}

QString fieldTitle(ObjectiveField field, const CardTelling &telling)
{
    return telling.words.sentence("part/objective-" + std::string(idOf(field)), {},
                                  telling.language);
}

} // namespace gyoji
