// SPDX-License-Identifier: MIT
#include "window/arigato/arigato_table.h"
#include "window/arigato/seat_model.h"
#include "words/arigato_doubt.h"

/// A ruling is asked for when it first changes a number.
namespace gyoji {

using namespace arigato;

void SeatModel::settleDoubt(bool isAsPlayed)
{
    if (!m_doubt)
        return;
    const Doubt doubt = *m_doubt;
    const int value = doubt.played.rulings[indexOf(doubt.ruling)];
    if (isAsPlayed)
        act(SetRuling{doubt.ruling, value});
    else
        m_table.amend({doubt.line, 0, {SetRuling{doubt.ruling, 1 - value}}});
}

DoubtView SeatModel::newDoubtView() const
{
    if (!m_doubt)
        return {};
    const auto [question, played, other] =
        doubtSentences(m_table.words(), *m_doubt, m_index, m_table.languageOf(m_index));
    return {question, played, other};
}

} // namespace gyoji
