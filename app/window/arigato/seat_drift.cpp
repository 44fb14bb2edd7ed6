// SPDX-License-Identifier: MIT
#include "window/arigato/arigato_table.h"
#include "window/arigato/seat_care.h"
#include "words/arigato_drift.h"
#include "words/words.h"

namespace gyoji {

using namespace arigato;

/// What was not corrected is taken as looked at and found right, as far as it is shown in numbers.
Adjust SeatCare::seen() const
{
    Adjust seen = adjustment();
    if (m_seen.track == Track::Full) {
        seen.items.emplace();
        for (const Item item : allOf<Item>())
            (*seen.items)[item] = m_draft.items[indexOf(item)];
    }
    seen.favor = m_draft.favor;
    seen.objectives = m_draft.objectives;
    return seen;
}

void SeatCare::findCauses()
{
    const Adjust what = seen();
    const auto refusal = refusalOfDrift(m_table.state(), what);
    m_table.tell(refusal);
    if (refusal)
        return;
    m_sought = m_draft;
    m_drift = driftOf(m_table.journal(), what);
    show();
}

void SeatCare::showCauses()
{
    if (m_sought && m_draft != *m_sought)
        forgetCauses();
    m_verdict.clear();
    if (m_sought)
        m_verdict = m_table.words().sentence(m_drift.causes.empty() ? "drift/none" : "drift/found",
                                             {}, m_table.language());
    QList<CauseRow> rows;
    for (const DriftCause &cause : m_drift.causes) {
        QStringList acts;
        for (const DriftAct &act : cause.acts)
            acts << driftSentence(m_table.words(), act, m_table.language());
        rows << CauseRow{acts.join(u' ')};
    }
    m_causes.setRows(rows);
}

void SeatCare::mend(int row)
{
    if (row < 0 || row >= std::ssize(m_drift.causes))
        return;
    const auto amendment = m_drift.causes[static_cast<std::size_t>(row)].amendment;
    forgetCauses();
    m_table.amend(amendment);
    show();
}

void SeatCare::forgetCauses()
{
    m_sought.reset();
    m_drift = {};
}

} // namespace gyoji
