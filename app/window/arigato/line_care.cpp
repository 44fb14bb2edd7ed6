// SPDX-License-Identifier: MIT
#include "window/arigato/line_care.h"

#include "json/strings.h"
#include "window/arigato/arigato_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

LineCare::LineCare(ArigatoTable &table)
    : m_table(table)
{
}

QString LineCare::step() const
{
    if (!m_line)
        return {};
    if (m_way == Way::Remove || m_picked)
        return u"plan"_s;
    return m_way == Way::None ? u"open"_s : u"options"_s;
}

void LineCare::open(int line)
{
    const bool isOpen = line == this->line();
    close();
    const auto at = static_cast<std::size_t>(line);
    if (isOpen || line < 0 || at >= m_table.journal().size() || m_table.isSecret(at))
        return;
    m_line = at;
    m_action = m_table.journal().lines()[at].action;
    m_parts = partsOf(m_table.journal(), at);
    m_changes = changes();
    m_additions = additions();
    show();
}

void LineCare::close()
{
    m_line.reset();
    m_action.reset();
    m_parts.clear();
    m_changes.clear();
    m_additions.clear();
    start(Way::None);
}

void LineCare::start(Way way)
{
    m_way = way;
    m_picked.reset();
    m_facet = offered().empty() ? QString() : offered().front().facet;
    show();
}

void LineCare::remove()
{
    if (m_line)
        start(Way::Remove);
}

void LineCare::change()
{
    if (canChange())
        start(Way::Change);
}

void LineCare::addBefore()
{
    if (canAdd())
        start(Way::Add);
}

void LineCare::pickFacet(const QString &facet)
{
    m_facet = facet;
    show();
}

void LineCare::pickOption(int row)
{
    if (row < 0 || row >= std::ssize(m_shown))
        return;
    m_picked = m_shown[static_cast<std::size_t>(row)];
    show();
}

void LineCare::back()
{
    if (m_picked) {
        m_picked.reset();
        show();
    } else if (m_way != Way::None) {
        start(Way::None);
    } else {
        close();
    }
}

void LineCare::confirm()
{
    if (step() != "plan"_L1)
        return;
    const auto amendment = planOf(m_picked ? &*m_picked : nullptr).amendment;
    close();
    m_table.amend(amendment);
}

void LineCare::refresh()
{
    if (!m_line)
        return;
    const auto &journal = m_table.journal();
    if (*m_line >= journal.size() || journal.lines()[*m_line].action != m_action ||
        m_table.isSecret(*m_line))
        close();
    else
        show();
}

const std::vector<LineCare::Option> &LineCare::offered() const
{
    static const std::vector<Option> none;
    return m_way == Way::Change ? m_changes : m_way == Way::Add ? m_additions : none;
}

std::vector<LineCare::Option> LineCare::changes() const
{
    std::vector<Option> found;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        for (Action &action : alternativesTo(m_parts[i])) {
            QString facet = facetOf(m_parts[i], action);
            found.push_back({i, std::move(action), std::move(facet)});
        }
    }
    for (std::size_t i = 0; m_parts.size() > 1 && i < m_parts.size(); ++i)
        found.push_back({i, std::nullopt, u"without"_s});
    return found;
}

/// Before a batch, for each of its seats once.
std::vector<LineCare::Option> LineCare::additions() const
{
    std::vector<Option> found;
    std::vector<SeatIndex> seats;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const SeatIndex seat = arigato::Game::seatOf(m_parts[i].action);
        if (std::ranges::find(seats, seat) != seats.end())
            continue;
        seats.push_back(seat);
        for (Action &action : additionsBefore(m_parts[i])) {
            QString facet = u"act/"_s + fromUtf8(nameOf(action));
            found.push_back({i, std::move(action), std::move(facet)});
        }
    }
    return found;
}

QString LineCare::facetOf(const Part &part, const Action &by) const
{
    const auto typeOf = [&part](const auto &placed) {
        const auto card = placed.card ? part.before.box->cards.find(*placed.card) : std::nullopt;
        return u"card/"_s + (card ? fromUtf8(idOf(part.before.card(*card).type)) : QString());
    };
    switch (aspectOf(part.action, by)) {
    case Aspect::Act:
        return u"act/"_s + fromUtf8(nameOf(by));
    case Aspect::Card:
        if (const auto *placed = std::get_if<PlaceResident>(&by.variant()))
            return typeOf(*placed);
        return typeOf(std::get<Reveal>(by.variant()));
    case Aspect::Slot:
        return u"slot"_s;
    case Aspect::Travelers:
        return u"travelers"_s;
    case Aspect::Producers:
        return u"producers"_s;
    case Aspect::Choice:
        return u"items"_s;
    case Aspect::Order:
        return u"order"_s;
    case Aspect::Answer:
        return u"objective"_s;
    case Aspect::Effects:
        return u"effects"_s;
    case Aspect::Value:
        break;
    }
    return u"value"_s;
}

} // namespace gyoji
