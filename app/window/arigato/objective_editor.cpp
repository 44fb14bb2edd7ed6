// SPDX-License-Identifier: MIT
#include "window/arigato/objective_editor.h"

#include "arigato/box_limits.h"
#include "window/box/own_box.h"
#include "words/arigato_card.h"
#include "words/arigato_objective_form.h"
#include "words/localized_text.h"
#include "words/words.h"

namespace gyoji {

using namespace arigato;

namespace {

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

} // namespace

ObjectiveEditor::ObjectiveEditor(const Words &words, Language language)
    : m_words(words)
    , m_language(language)
{
}

void ObjectiveEditor::begin(const Objective &known, const TypeHues &hues)
{
    m_hues = hues;
    m_parts.clear();
    m_place.reset();
    for (const ObjectivePart &part : known) {
        if (const auto *count = std::get_if<ObjectiveCount>(&part))
            m_parts.emplace_back(draftOf(*count));
        else
            m_parts.emplace_back(std::get<ObjectiveManual>(part));
    }
    if (known.empty()) {
        m_parts.emplace_back(ObjectiveDraft());
        m_place = {0, ObjectiveField::Zone};
    }
    refresh();
}

void ObjectiveEditor::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void ObjectiveEditor::pickPart(const QString &part)
{
    m_place = placeOf(part);
    const bool isThere = m_place && m_place->part < m_parts.size();
    if (!isThere || isInWords(m_parts[m_place->part]) == m_place->field.has_value())
        m_place.reset();
    refresh();
}

void ObjectiveEditor::choose(const QString &choice)
{
    if (!m_place || !m_place->field)
        return;
    ObjectiveDraft &draft = draftAt(m_parts, m_place->part);
    draft = chosen(draft, *m_place->field, choice.toStdString());
    m_place = placeAfter(draft, *m_place);
    refresh();
    Q_EMIT described();
}

void ObjectiveEditor::add()
{
    if (!m_view.canAdd)
        return;
    m_parts.emplace_back(ObjectiveDraft());
    m_place = {m_parts.size() - 1, ObjectiveField::Zone};
    refresh();
}

/// A part that nothing is known of yet becomes one in words.
void ObjectiveEditor::addWords()
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

void ObjectiveEditor::setWords(const QString &text)
{
    if (!m_place || m_place->field)
        return;
    std::get<ObjectiveManual>(m_parts[m_place->part]).text = titled(text.trimmed(), m_language);
    refresh();
    Q_EMIT described();
}

void ObjectiveEditor::refresh()
{
    static const QHash<QString, QString> noNames;
    const CardTelling telling{m_words, noNames, m_hues, m_language};
    m_partRows.setRows(objectivePartRows(m_parts, m_place, telling));
    ObjectiveEditorView view;
    const Objective whole = objective();
    if (!whole.empty())
        view.objective = objectiveSentence(m_words, whole, m_language);
    QList<FormChoiceRow> choices;
    if (m_place && m_place->field) {
        choices = objectiveChoiceRows(draftAt(m_parts, m_place->part), *m_place->field, telling);
        view.title = fieldTitle(m_words, *m_place->field, m_language);
    } else if (m_place) {
        view.isInWords = true;
        view.words =
            localizedText(std::get<ObjectiveManual>(m_parts[m_place->part]).text, m_language);
    }
    m_choices.setRows(choices);
    view.canAdd = !whole.empty() && whole.size() == m_parts.size() && whole.size() < maxParts;
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

} // namespace gyoji
