// SPDX-License-Identifier: MIT
// What a box was before.
#include "window/box/box_rooms.h"
#include "window/box/boxes.h"

namespace gyoji {

void Boxes::showCopies()
{
    m_copies.setRows(
        boxCopyRows(m_own ? m_store.copiesOf(m_own->id()) : QList<BoxCopy>(), QLocale()));
}

void Boxes::bringBack(int copy)
{
    if (!m_own)
        return;
    auto read = readAnyBox(m_store.copiesOf(m_own->id()).value(copy).file);
    auto *box = std::get_if<AnyBox>(&read);
    if (box && m_own->replace(std::move(*box)))
        follow();
}

} // namespace gyoji
