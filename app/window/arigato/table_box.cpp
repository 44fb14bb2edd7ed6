// SPDX-License-Identifier: MIT
#include "window/arigato/table_box.h"

#include "arigato/box_merge.h"
#include "arigato/box_progress.h"
#include "arigato/json/room.h"
#include "arigato/learned.h"
#include "arigato/open_days.h"
#include "window/arigato/arigato_box.h"
#include "window/arigato/box_text.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

bool isBlank(const arigato::Box &box)
{
    return box.cards.size() == 0 && box.faces.empty() && !box.scoreTable;
}

} // namespace

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
    connect(boxes, &Boxes::gameChanged, this, &TableBox::followEditor);
    followEditor();
}

void TableBox::followEditor()
{
    m_editor = qobject_cast<ArigatoCardEditor *>(m_boxes->editor());
    if (m_editor)
        connect(m_editor, &CardEditor::viewChanged, this, &TableBox::refresh);
    refresh();
}

void TableBox::refresh()
{
    show({});
}

void TableBox::show(const QString &message)
{
    TableBoxView view;
    if (const arigato::Box box = learned(); !isBlank(box) && !isKept(box)) {
        const arigato::BoxProgress progress = arigato::progressOf(box);
        view.canLearn = true;
        view.learned = static_cast<int>(box.cards.size());
        view.effectsOpen = progress.effectsOpen;
        view.days = arigato::daysIn(box);
        view.hasScoreTable = progress.hasScoreTable;
    }
    view.asksScoreTable = m_table && arigato::isScoringOpen(m_table->state());
    view.message = message;
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
    const arigato::Box &now = *journal.state().box;
    arigato::Box learned = arigato::learnedSince(*journal.start().box, now);
    for (const KnownBox &known : boxesOf(m_store, arigato::Room::id)) {
        const arigato::Box &own = boxIn(*known.box);
        if (!known.isShipped && own.id == now.id)
            arigato::learnCalendar(learned, own, now);
    }
    return learned;
}

bool TableBox::isKept(const arigato::Box &learned) const
{
    return std::ranges::any_of(boxesOf(m_store, arigato::Room::id), [&](const KnownBox &known) {
        const arigato::Box &own = boxIn(*known.box);
        return !known.isShipped && arigato::mergeBoxes(own, learned).box == own;
    });
}

bool TableBox::isShipped(const arigato::Box &box) const
{
    const auto boxes = boxesOf(m_store, arigato::Room::id);
    return std::ranges::any_of(boxes, [&](const KnownBox &known) {
        return known.isShipped && boxIn(*known.box).id == box.id;
    });
}

void TableBox::learn()
{
    const arigato::Box box = learned();
    if (!isBlank(box))
        Q_EMIT wantsBox(anyBox(box), isShipped(box));
}

void TableBox::setScoreTable(const QString &numbers)
{
    if (!m_view.asksScoreTable || numbers.trimmed().isEmpty())
        return;
    QString message = tableTrouble(numbers, m_table->words(), m_table->language());
    if (message.isEmpty()) {
        arigato::Box box = *m_table->journal().start().box;
        box.scoreTable = tableFrom(numbers);
        m_table->beginAnew(box);
        message = m_table->message();
    }
    show(message);
}

bool TableBox::canTakeOver() const
{
    if (!m_table || !m_editor || m_table->view().isOver)
        return false;
    const auto card = m_editor->kept();
    const arigato::Box &box = *m_table->state().box;
    const auto &cards = box.cards;
    if (card && boxIn(m_editor->box()).id != box.id)
        return false;
    const auto there = card ? cards.find(card->id) : std::nullopt;
    return there && cards[*there] != *card;
}

void TableBox::takeOver()
{
    if (!canTakeOver())
        return;
    if (!m_table->act(arigato::Define{*m_editor->kept()}))
        Q_EMIT wantsPage(u"table"_s);
    refresh();
}

} // namespace gyoji
