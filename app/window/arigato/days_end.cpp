// SPDX-License-Identifier: MIT
#include "window/arigato/arigato_table.h"

using namespace Qt::StringLiterals;

/// The end of the day for all at once, where one scribe types.
namespace gyoji {

using namespace arigato;

namespace {

/// There is no batch in a batch.
void append(std::vector<Action> &actions, const Action &action)
{
    if (const auto *batch = std::get_if<Batch>(&action))
        actions.insert(actions.end(), batch->actions.begin(), batch->actions.end());
    else
        actions.push_back(action);
}

} // namespace

std::vector<const SeatModel *> ArigatoTable::endingDays() const
{
    std::vector<const SeatModel *> seats;
    for (const auto &seat : m_seats) {
        const SeatView &view = seat->view();
        const bool isOurs = view.devices == 0 && !view.isRetired && view.track != "score"_L1;
        if (isOurs && view.phase == "day"_L1 && view.ask.isEmpty())
            seats.push_back(seat.get());
    }
    return seats;
}

void ArigatoTable::endDays()
{
    Batch days;
    for (const SeatModel *seat : endingDays())
        append(days.actions, seat->advancing());
    act(days);
}

} // namespace gyoji
