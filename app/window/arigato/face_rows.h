// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/objective_form.h"
#include "window/arigato/card_rows.h"

#include <variant>

namespace gyoji {

/// A face of the calendar, whether the box has it or not.
struct CalendarFaceRow
{
    Q_GADGET
    Q_PROPERTY(QString face MEMBER face FINAL)
    Q_PROPERTY(int days MEMBER days FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString face;
    /// Days whose objective is described.
    int days = 0;
    bool isPicked = false;

    friend bool operator==(const CalendarFaceRow &, const CalendarFaceRow &) = default;
};

/// A day of a face.
struct CalendarDayRow
{
    Q_GADGET
    Q_PROPERTY(int day MEMBER day FINAL)
    Q_PROPERTY(gyoji::SignRow sign MEMBER sign FINAL)
    Q_PROPERTY(QString objective MEMBER objective FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    int day = 0;
    SignRow sign;
    /// In words; empty for none.
    QString objective;
    bool isPicked = false;

    friend bool operator==(const CalendarDayRow &, const CalendarDayRow &) = default;
};

/// A part of an objective under way.
using ObjectivePartDraft = std::variant<arigato::ObjectiveDraft, arigato::ObjectiveManual>;
using ObjectiveDrafts = std::vector<ObjectivePartDraft>;

/// The parts that are whole.
arigato::Objective writtenOf(const ObjectiveDrafts &parts);

/// A field of a part of an objective: which part, which of its fields; none for words.
struct ObjectivePlace
{
    std::size_t part = 0;
    std::optional<arigato::ObjectiveField> field;

    friend bool operator==(const ObjectivePlace &, const ObjectivePlace &) = default;
};

/// "0 zone"; of words "1".
QString idOfPlace(const ObjectivePlace &place);
std::optional<ObjectivePlace> placeOf(const QString &id);

/// The faces that the game has and those that the box has.
QList<CalendarFaceRow> calendarFaceRows(const arigato::Box &box, const QString &picked);

QList<CalendarDayRow> calendarDayRows(const arigato::Face *face, int picked,
                                      const CardTelling &telling);

/// Every field of every part.
QList<FormPartRow> objectivePartRows(const ObjectiveDrafts &parts,
                                     const std::optional<ObjectivePlace> &current,
                                     const CardTelling &telling);

QList<FormChoiceRow> objectiveChoiceRows(const arigato::ObjectiveDraft &draft,
                                         arigato::ObjectiveField field, const CardTelling &telling);

} // namespace gyoji
