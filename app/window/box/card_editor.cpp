// SPDX-License-Identifier: MIT
#include "window/box/card_editor.h"

namespace gyoji {

void CardEditor::show(const CardEditorView &view)
{
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

void CardEditor::showChoices(const QList<FormChoiceRow> &choices, const QList<FormChoiceRow> &next)
{
    m_choices.setRows(choices);
    m_nextChoices.setRows(next);
}

} // namespace gyoji
