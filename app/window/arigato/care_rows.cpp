// SPDX-License-Identifier: MIT
#include "window/arigato/care_rows.h"

#include "json/strings.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/seat_care.h"
#include "words/arigato_card.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

/// What a seat's corrections look like.
namespace gyoji {

using namespace arigato;

namespace {

QList<CountRow> itemCounts(const ArigatoTable &table, const Items &items)
{
    QList<CountRow> rows;
    for (const Item item : allOf<Item>())
        rows << CountRow{fromUtf8(idOf(item)), table.words().term(term(item), table.language()),
                         items[indexOf(item)]};
    return rows;
}

CountRow count(const ArigatoTable &table, const QString &id, std::string_view noun, int n)
{
    return {id, table.words().term({"noun", noun}, table.language()), n};
}

PlaceRow placeRow(const ArigatoTable &table, Slot slot, const std::optional<Villager> &villager)
{
    PlaceRow row{fromUtf8(idOf(slot)),
                 table.words().term(term(slot), table.language()),
                 {},
                 villager.has_value(),
                 villager && villager->offering};
    if (villager && villager->card)
        row.card = cardName(table.words(), table.state().card(*villager->card), table.language());
    return row;
}

} // namespace

void SeatCare::show()
{
    QList<CountRow> counts;
    if (m_seen.track == Track::Full)
        counts = itemCounts(m_table, m_draft.items);
    counts << count(m_table, u"favor"_s, "favor", m_draft.favor)
           << count(m_table, u"objectives"_s, "objective", m_draft.objectives);
    m_counts.setRows(counts);
    m_gains.setRows(itemCounts(m_table, m_draft.gainedItems)
                    << count(m_table, u"favor"_s, "favor", m_draft.gainedFavor));

    QList<PlaceRow> places;
    for (const Slot slot : allOf<Slot>())
        places << placeRow(m_table, slot, m_draft.village[indexOf(slot)]);
    m_places.setRows(places);

    QList<GateRow> gate;
    for (const CardRef card : m_draft.gate)
        gate << GateRow{cardName(m_table.words(), m_table.state().card(card), m_table.language())};
    m_gate.setRows(gate);

    QList<LevelRow> levels;
    for (const Track level : allOf<Track>())
        levels << LevelRow{fromUtf8(idOf(level)),
                           m_table.words().term({"track", idOf(level)}, m_table.language()),
                           m_seen.track == level};
    m_levels.setRows(levels);
    showCauses();
    Q_EMIT changed();
}

} // namespace gyoji
