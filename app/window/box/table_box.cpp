// SPDX-License-Identifier: MIT
#include "window/box/table_box.h"

#include "arigato/box_merge.h"
#include "arigato/box_progress.h"
#include "arigato/learned.h"

using namespace Qt::StringLiterals;

namespace gyoji {

TableBox::TableBox(const Store &store)
    : m_store(store)
{
}

void TableBox::setTable(ArigatoTable *table)
{
    m_table = table;
    refresh();
}

void TableBox::setBoxes(Boxes *boxes)
{
    m_boxes = boxes;
    connect(boxes->editor(), &CardEditor::viewChanged, this, &TableBox::refresh);
    refresh();
}

void TableBox::refresh()
{
    TableBoxView view;
    if (const arigato::Box box = learned(); box.cards.size() > 0 && !isKept(box)) {
        view.learned = static_cast<int>(box.cards.size());
        view.effectsOpen = arigato::progressOf(box).effectsOpen;
    }
    view.canTakeOver = canTakeOver();
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

arigato::Box TableBox::learned() const
{
    if (!m_table)
        return {};
    const auto &journal = m_table->journal();
    return arigato::learnedSince(*journal.stateBefore(0).box, *journal.state().box);
}

bool TableBox::isKept(const arigato::Box &learned) const
{
    return std::ranges::any_of(allBoxes(m_store), [&](const KnownBox &known) {
        return !known.isShipped && arigato::mergeBoxes(known.box, learned).box == known.box;
    });
}

void TableBox::learn()
{
    const arigato::Box box = learned();
    if (box.cards.size() > 0)
        Q_EMIT wantsBox(box, box.id == allBoxes(m_store).front().box.id);
}

bool TableBox::canTakeOver() const
{
    if (!m_table || !m_boxes || m_table->view().isOver)
        return false;
    const auto card = m_boxes->editor()->kept();
    const arigato::Box &box = *m_table->state().box;
    const auto &cards = box.cards;
    if (card && m_boxes->editor()->box()->box().id != box.id)
        return false;
    const auto there = card ? cards.find(card->id) : std::nullopt;
    return there && cards[*there] != *card;
}

void TableBox::takeOver()
{
    if (!canTakeOver())
        return;
    if (!m_table->act(arigato::Define{*m_boxes->editor()->kept()}))
        Q_EMIT wantsPage(u"table"_s);
    refresh();
}

} // namespace gyoji
