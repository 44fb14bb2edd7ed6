// SPDX-License-Identifier: MIT
#include "window/arigato/table_calendar.h"

#include "arigato/open_days.h"
#include "window/arigato/arigato_table.h"

using namespace Qt::StringLiterals;

namespace gyoji {

TableCalendar::TableCalendar(ArigatoTable &table)
    : m_table(table)
    , m_objective(table.words(), table.language())
{
}

void TableCalendar::describe(int day)
{
    m_day = day;
    m_objective.begin({}, huesOf(*m_table.state().box));
    Q_EMIT dayChanged();
    Q_EMIT wantsPage(u"objective"_s);
}

void TableCalendar::keep()
{
    const auto objective = m_objective.objective();
    if (objective.empty())
        return;
    if (auto box = withObjective(*m_table.journal().start().box, m_day, objective))
        m_table.beginAnew(*box);
    Q_EMIT wantsPage(u"table"_s);
}

} // namespace gyoji
