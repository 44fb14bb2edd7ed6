// SPDX-License-Identifier: MIT
#include "window/box/boxes.h"

namespace gyoji {

Boxes::Boxes(std::vector<KnownBox> boxes, const Words &words, Language language)
    : m_boxes(std::move(boxes))
    , m_words(words)
    , m_language(language)
    , m_picked(m_boxes.back().id)
{
    refresh();
}

void Boxes::pick(const QString &box)
{
    m_picked = box;
    refresh();
}

void Boxes::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void Boxes::refresh()
{
    m_rows.setRows(boxRows(m_boxes, m_picked, m_language));
    const auto picked = std::ranges::find(m_boxes, m_picked, &KnownBox::id);
    if (picked != m_boxes.end())
        m_cards.setRows(boxCardRows(picked->box, m_words, m_language));
}

} // namespace gyoji
