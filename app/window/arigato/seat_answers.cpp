// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/seat_model.h"
#include "window/arigato/telling.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// What fingers do with items and counts.
namespace gyoji {

using namespace arigato;

namespace {

std::vector<std::optional<Item>> chosenOf(const SeatDraft &draft)
{
    std::vector<std::optional<Item>> chosen;
    for (const Item item : allOf<Item>())
        chosen.insert(chosen.end(), static_cast<std::size_t>(draft.items[indexOf(item)]), item);
    chosen.resize(chosen.size() + static_cast<std::size_t>(draft.unknownItems));
    return chosen;
}

} // namespace

void SeatModel::pickItem(const QString &item)
{
    const auto picked = fromWord<Item>(item);
    if (!picked)
        return;
    if (m_view.ask != "choose"_L1 && m_view.ask != "discard"_L1) {
        exchange(*picked);
        return;
    }
    SeatDraft draft = m_draft;
    ++draft.items[indexOf(*picked)];
    setDraft(draft);
    finishItems();
}

void SeatModel::pickUnknownItem()
{
    SeatDraft draft = m_draft;
    ++draft.unknownItems;
    setDraft(draft);
    finishItems();
}

void SeatModel::finishItems()
{
    if (m_view.picked < m_view.wanted)
        return;
    if (m_view.ask == "discard"_L1)
        answerAtDusk(Discard{m_index, m_draft.items});
    else
        answerAtDusk(Choose{m_index, chosenOf(m_draft), {}});
}

/// The day was to end: it does with the last answer.
void SeatModel::answerAtDusk(const Action &answer)
{
    const Batch ending{{answer, Next{m_index}}};
    const bool isLast = seat().phase == Phase::Dusk && accepts(m_table.state(), ending);
    act(isLast ? Action(ending) : answer);
}

void SeatModel::exchange(Item item)
{
    SeatDraft draft = m_draft;
    if (draft.given == item) {
        draft.given = std::nullopt;
        setDraft(draft);
    } else if (draft.given) {
        act(Exchange{m_index, *draft.given, item, {}});
    } else {
        draft.given = item;
        setDraft(draft);
    }
}

void SeatModel::count(const QString &item, int by)
{
    const auto counted = fromWord<Item>(item);
    if (!counted)
        return;
    SeatDraft draft = m_draft;
    int &n = draft.items[indexOf(*counted)];
    n = std::max(0, n + by);
    draft.hasSupply = m_view.ask == "supply"_L1;
    setDraft(draft);
}

void SeatModel::nameCost()
{
    const auto asked = telling().front.card;
    const Items cost = m_draft.items;
    const auto offered = m_draft.offered;
    if (!asked || (offered && !act(PrepareOffering{m_index, *offered, cost, {}})))
        return;
    Card card = m_table.state().card(*asked);
    card.cost = cost;
    act(Define{card});
}

void SeatModel::nameFavor(int favor)
{
    const auto asked = telling().front.card;
    if (!asked)
        return;
    Card card = m_table.state().card(*asked);
    card.favor = favor;
    act(Define{card});
}

void SeatModel::turnSooner(const QString &slot)
{
    const auto turn = fromWord<Slot>(slot);
    auto order = orderOf(telling());
    const auto found = turn ? std::ranges::find(order, *turn) : order.end();
    if (found == order.end() || found == order.begin())
        return;
    std::iter_swap(found, found - 1);
    SeatDraft draft = m_draft;
    draft.order = order;
    setDraft(draft);
}

void SeatModel::offer(const QString &slot)
{
    const auto where = fromWord<Slot>(slot);
    if (!where)
        return;
    const PrepareOffering offering{m_index, *where, {}, {}};
    const Villager *villager = seat().villager(*where);
    const bool isCostKnown =
        !villager || !villager->card || m_table.state().card(*villager->card).cost;
    if (isCostKnown || seat().track != Track::Full || !accepts(m_table.state(), offering)) {
        act(offering);
        return;
    }
    SeatDraft draft;
    draft.offered = where;
    setDraft(draft);
}

void SeatModel::offerUnpaid()
{
    if (m_draft.offered)
        act(PrepareOffering{m_index, *m_draft.offered, {}, {}});
}

} // namespace gyoji
