// SPDX-License-Identifier: MIT
#include "window/arigato/from_table_rows.h"

#include "arigato/view.h"
#include "json/strings.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/from_table.h"
#include "words/arigato_card.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// What entering a seat from the table looks like.
namespace gyoji {

using namespace arigato;

void FromTable::show()
{
    m_places.setRows(placeRows());
    QList<TypeRow> types;
    for (const ArtisanType type : allOf<ArtisanType>())
        types << TypeRow{fromUtf8(idOf(type)), m_table.words().term(term(type), m_table.language()),
                         signRow(type, huesOf(*m_table.state().box)), m_type == type ? 1 : 0};
    m_types.setRows(types);
    m_cards.setRows(cardRows());
    m_gate.setRows(gateRows());
    m_items.setRows(itemRows());
    m_numbers.setRows(numberRows());
    Q_EMIT changed();
}

QList<EntryPlaceRow> FromTable::placeRows() const
{
    const Words &words = m_table.words();
    const Language language = m_table.language();
    QList<EntryPlaceRow> rows;
    for (const Slot slot : allOf<Slot>()) {
        const auto &resident = m_village[indexOf(slot)];
        const QString holds =
            resident ? cardName(words, m_table.state().card(resident->card), language) : QString();
        rows << EntryPlaceRow{
            fromUtf8(idOf(slot)), words.term(term(slot), language), holds,          true,
            resident.has_value(), resident && resident->offering,   m_place == slot};
    }
    const int cards = static_cast<int>(m_gateCards.size());
    rows << EntryPlaceRow{u"gate"_s,
                          words.term({"noun", "gate"}, language),
                          cards > 0 ? QString::number(cards) : QString(),
                          false,
                          cards > 0,
                          false,
                          isAtGate()};
    return rows;
}

bool FromTable::isEntered(CardRef card) const
{
    const auto lives = [card](const auto &resident) { return resident && resident->card == card; };
    const auto lies = [card](const GateCard &one) { return one.card == card; };
    return std::ranges::any_of(m_village, lives) || std::ranges::any_of(m_gateCards, lies);
}

QList<CardRow> FromTable::cardRows() const
{
    QList<CardRow> rows;
    const State &state = m_table.state();
    for (CardRef ref = 0; m_type && ref < state.box->cards.size(); ++ref) {
        const Card &card = state.card(ref);
        if (card.type == *m_type)
            rows << CardRow{fromUtf8(card.id),
                            cardSentence(m_table.words(), card, m_table.language()),
                            {effectSigns(card), huesOf(*state.box)},
                            isInPlay(state, ref) || isEntered(ref),
                            false};
    }
    return rows;
}

QList<GateRow> FromTable::gateRows() const
{
    QList<GateRow> rows;
    for (const auto &[type, card] : m_gateCards)
        rows << GateRow{
            card ? cardName(m_table.words(), m_table.state().card(*card), m_table.language())
                 : m_table.words().term(term(type), m_table.language())};
    return rows;
}

QList<ItemRow> FromTable::itemRows() const
{
    QList<ItemRow> rows;
    if (!isCounted())
        return rows;
    for (const Item item : allOf<Item>()) {
        ItemRow row;
        row.item = fromUtf8(idOf(item));
        row.name = m_table.words().term(term(item), m_table.language());
        row.sign = signRow(item, huesOf(*m_table.state().box));
        row.counted = m_supply[indexOf(item)];
        rows << row;
    }
    return rows;
}

QList<EntryNumberRow> FromTable::numberRows() const
{
    const auto name = [this](std::string_view id) {
        return m_table.words().sentence(id, {}, m_table.language());
    };
    QList<EntryNumberRow> rows;
    if (hasUnknown())
        rows << EntryNumberRow{u"points"_s, name("entry/points"), m_gatePoints};
    rows << EntryNumberRow{u"favor"_s, name("seat/ari.favor"), m_favor}
         << EntryNumberRow{u"objectives"_s, name("seat/ari.objectives"), m_objectives};
    return rows;
}

} // namespace gyoji
