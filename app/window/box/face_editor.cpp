// SPDX-License-Identifier: MIT
#include "window/box/face_editor.h"

#include "arigato/box_limits.h"
#include "arigato/json/box_json.h"
#include "json/strings.h"
#include "window/box/box_text.h"
#include "words/arigato_card.h"
#include "words/localized_text.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

const QString firstFace = u"1a"_s;

ObjectiveDraft &draftAt(ObjectiveDrafts &parts, std::size_t part)
{
    return std::get<ObjectiveDraft>(parts[part]);
}

/// The field after that one; none at the end.
std::optional<ObjectivePlace> placeAfter(const ObjectiveDraft &draft, ObjectivePlace place)
{
    const auto fields = fieldsOf(draft);
    const auto found = std::ranges::find(fields, *place.field);
    if (found == fields.end() || found + 1 == fields.end())
        return std::nullopt;
    return ObjectivePlace{place.part, *(found + 1)};
}

bool isInWords(const ObjectivePartDraft &part)
{
    return std::holds_alternative<ObjectiveManual>(part);
}

/// A face that a box lacks lies on the tile that its id begins with.
Face &faceIn(Box &box, const QString &id)
{
    for (Face &face : box.faces) {
        if (fromUtf8(face.id) == id)
            return face;
    }
    box.faces.push_back({id.toStdString(), id.startsWith(u'2') ? 2 : 1, {}, {}});
    return box.faces.back();
}

} // namespace

FaceEditor::FaceEditor(const Words &words, const QHash<QString, QString> &names, Language language)
    : m_words(words)
    , m_names(names)
    , m_language(language)
    , m_face(firstFace)
{
    refresh();
}

void FaceEditor::setBox(OwnBox *box)
{
    m_box = box;
    pickFace(firstFace);
}

void FaceEditor::setLanguage(Language language)
{
    m_language = language;
    m_message.clear();
    refresh();
}

void FaceEditor::pickFace(const QString &face)
{
    m_face = face;
    pickDay(0);
}

void FaceEditor::pickDay(int day)
{
    m_day = day;
    m_message.clear();
    readDay();
    refresh();
}

/// A day without an objective is asked where it counts first.
void FaceEditor::readDay()
{
    m_parts.clear();
    m_place.reset();
    if (m_day == 0)
        return;
    const Face *shown = face();
    if (!shown || !shown->days.contains(m_day)) {
        m_parts.emplace_back(ObjectiveDraft());
        m_place = {0, ObjectiveField::Zone};
        return;
    }
    for (const ObjectivePart &part : shown->days.at(m_day)) {
        if (const auto *count = std::get_if<ObjectiveCount>(&part))
            m_parts.emplace_back(draftOf(*count));
        else
            m_parts.emplace_back(std::get<ObjectiveManual>(part));
    }
}

void FaceEditor::pickPart(const QString &part)
{
    m_place = placeOf(part);
    const bool isThere = m_place && m_place->part < m_parts.size();
    if (!isThere || isInWords(m_parts[m_place->part]) == m_place->field.has_value())
        m_place.reset();
    refresh();
}

void FaceEditor::choose(const QString &choice)
{
    if (!m_place || !m_place->field)
        return;
    ObjectiveDraft &draft = draftAt(m_parts, m_place->part);
    draft = chosen(draft, *m_place->field, choice.toStdString());
    m_place = placeAfter(draft, *m_place);
    keep();
}

void FaceEditor::add()
{
    if (!m_view.canAdd)
        return;
    m_parts.emplace_back(ObjectiveDraft());
    m_place = {m_parts.size() - 1, ObjectiveField::Zone};
    refresh();
}

/// A part that nothing is known of yet becomes one in words.
void FaceEditor::addWords()
{
    const bool isBlank = m_parts.size() == 1 && m_parts.front() == ObjectivePartDraft();
    if (isBlank)
        m_parts.clear();
    else if (!m_view.canAdd)
        return;
    m_parts.emplace_back(ObjectiveManual());
    m_place = {m_parts.size() - 1, {}};
    refresh();
}

void FaceEditor::setWords(const QString &text)
{
    if (!m_place || m_place->field)
        return;
    std::get<ObjectiveManual>(m_parts[m_place->part]).text = titled(text.trimmed(), m_language);
    keep();
}

void FaceEditor::clear()
{
    if (!m_box || m_day == 0)
        return;
    Box box = m_box->box();
    faceIn(box, m_face).days.erase(m_day);
    if (change(std::move(box)))
        pickDay(m_day);
}

void FaceEditor::setTable(const QString &numbers)
{
    const auto table = tableFrom(numbers);
    if (!m_box || numbers == m_view.table)
        return;
    m_message.clear();
    if (!table) {
        m_message = m_words.sentence("box/table-numbers", {}, m_language);
        refresh();
        return;
    }
    Box box = m_box->box();
    box.scoreTable = table->empty() ? std::nullopt : table;
    change(std::move(box));
    refresh();
}

const Face *FaceEditor::face() const
{
    return m_box ? m_box->box().face(m_face.toStdString()) : nullptr;
}

void FaceEditor::keep()
{
    const Objective objective = writtenOf(m_parts);
    m_message.clear();
    if (m_box && !objective.empty()) {
        Box box = m_box->box();
        faceIn(box, m_face).days.insert_or_assign(m_day, objective);
        change(std::move(box));
    }
    refresh();
}

/// What no box may hold is not taken.
bool FaceEditor::change(Box box)
{
    const auto read = readBox(writeBox(box));
    if (const auto *faults = std::get_if<Faults>(&read)) {
        m_message = faultText(faults->front(), m_words.sentence("part/table", {}, m_language),
                              m_words, m_language);
        return false;
    }
    return box == m_box->box() || m_box->change(std::move(box));
}

void FaceEditor::refresh()
{
    const CardTelling telling{m_words, m_names, huesOf(m_box ? m_box->box() : Box()), m_language};
    m_faces.setRows(calendarFaceRows(m_box ? m_box->box() : Box(), m_face));
    m_days.setRows(calendarDayRows(face(), m_day, telling));
    m_partRows.setRows(objectivePartRows(m_parts, m_place, telling));
    FaceEditorView view;
    view.day = m_day;
    if (const Objective objective = writtenOf(m_parts); !objective.empty())
        view.objective = objectiveSentence(m_words, objective, m_language);
    QList<FormChoiceRow> choices;
    if (m_place && m_place->field) {
        const auto &draft = draftAt(m_parts, m_place->part);
        choices = objectiveChoiceRows(draft, *m_place->field, telling);
        view.title = fieldTitle(*m_place->field, telling);
    } else if (m_place) {
        view.isInWords = true;
        view.words =
            localizedText(std::get<ObjectiveManual>(m_parts[m_place->part]).text, m_language);
    }
    m_choices.setRows(choices);
    view.canAdd =
        m_day != 0 && writtenOf(m_parts).size() == m_parts.size() && m_parts.size() < maxParts;
    view.canClear = face() && face()->days.contains(m_day);
    view.table = m_box ? tableText(m_box->box().scoreTable) : QString();
    view.message = m_message;
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

} // namespace gyoji
