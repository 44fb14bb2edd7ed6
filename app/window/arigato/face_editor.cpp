// SPDX-License-Identifier: MIT
#include "window/arigato/face_editor.h"

#include "arigato/open_days.h"
#include "window/arigato/arigato_box.h"
#include "window/arigato/box_text.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

const QString firstFace = u"1a"_s;

} // namespace

FaceEditor::FaceEditor(const Words &words, const QHash<QString, QString> &names, Language language)
    : m_words(words)
    , m_names(names)
    , m_language(language)
    , m_face(firstFace)
    , m_objective(words, language)
{
    connect(&m_objective, &ObjectiveEditor::described, this, &FaceEditor::keep);
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
    m_objective.setLanguage(language);
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
    const Box &box = boxIn(m_box);
    const Face *face = box.face(m_face.toStdString());
    const auto known = face ? face->days.find(day) : ObjectiveDays::const_iterator();
    m_objective.begin(face && known != face->days.end() ? known->second : Objective(), huesOf(box));
    refresh();
}

void FaceEditor::clear()
{
    if (!m_box || m_day == 0)
        return;
    Box box = boxIn(m_box);
    faceIn(box, m_face.toStdString()).days.erase(m_day);
    if (change(*m_box, std::move(box)))
        pickDay(m_day);
}

void FaceEditor::setTable(const QString &numbers)
{
    if (numbers != m_view.table)
        enterTable(numbers, [](Box &box, const QString &) -> Table & { return box.scoreTable; });
}

void FaceEditor::setFaceTable(const QString &numbers)
{
    if (numbers != m_view.faceTable)
        enterTable(numbers, [](Box &box, const QString &face) -> Table & {
            return faceIn(box, face.toStdString()).scoreTable;
        });
}

void FaceEditor::enterTable(const QString &numbers, Table &(*placeIn)(Box &, const QString &))
{
    if (!m_box)
        return;
    m_message = tableTrouble(numbers, m_words, m_language);
    if (m_message.isEmpty()) {
        const auto table = tableFrom(numbers);
        Box box = boxIn(m_box);
        placeIn(box, m_face) = table->empty() ? std::nullopt : table;
        change(*m_box, std::move(box));
    }
    refresh();
}

void FaceEditor::keep()
{
    const Objective objective = m_objective.objective();
    m_message.clear();
    if (m_box && m_day > 0 && !objective.empty()) {
        Box box = boxIn(m_box);
        faceIn(box, m_face.toStdString()).days.insert_or_assign(m_day, objective);
        change(*m_box, std::move(box));
    }
    refresh();
}

void FaceEditor::refresh()
{
    const Box &box = boxIn(m_box);
    const Face *face = box.face(m_face.toStdString());
    const CardTelling telling{m_words, m_names, huesOf(box), m_language};
    m_faces.setRows(calendarFaceRows(box, m_face));
    m_days.setRows(calendarDayRows(face, m_day, telling));
    FaceEditorView view;
    view.face = m_face;
    view.day = m_day;
    view.canClear = face && face->days.contains(m_day);
    view.table = tableText(box.scoreTable);
    view.faceTable = face ? tableText(face->scoreTable) : QString();
    view.message = m_message;
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

} // namespace gyoji
