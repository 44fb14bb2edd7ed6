// SPDX-License-Identifier: MIT
#include "arigato/open_days.h"
#include "arigato/score.h"
#include "json/strings.h"
#include "window/arigato/telling.h"
#include "words/arigato_seat.h"
#include "words/words.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

int pickedOf(const SeatDraft &draft, const Asked &front)
{
    if (front.id == "producers"_L1)
        return static_cast<int>(draft.producers.size());
    if (front.id == "travelers"_L1)
        return std::accumulate(draft.travelers.begin(), draft.travelers.end(), 0);
    return totalOf(draft.items) + draft.unknownItems;
}

void tellLastLine(SeatView &view, const SeatTelling &telling)
{
    const auto number = telling.journal.lastLineOf(telling.index);
    if (!number)
        return;
    const auto &line = telling.journal.lines()[*number];
    const int favor = telling.seat().favor;
    view.take = takePhrase(telling.words, line.facts, favor, telling.language);
    view.giveBack = giveBackPhrase(telling.words, line.facts, favor, telling.language);
}

void tellFront(SeatView &view, const SeatTelling &telling)
{
    const auto &[words, language, journal, shown, index, draft, front] = telling;
    view.ask = front.id;
    view.wanted = front.n;
    view.picked = pickedOf(draft, front);
    view.askedCard = front.card ? telling.cardName(*front.card) : QString();
    view.asksForPair = front.travelers.match;
    view.isPair = draft.isPair;
    view.isOffering = draft.offered.has_value();
    view.canDescribe =
        front.id == "objective"_L1 && canDescribe(journal.state(), telling.seat().day);
    view.canPutOff = front.canWait() || draft.offered;
    view.pickedType = draft.type ? words.term(term(*draft.type), language) : QString();
    view.isNewCard = draft.isNew;
    view.pickedCard = draft.card ? telling.cardName(*draft.card) : QString();
    view.given = draft.given ? words.term(term(*draft.given), language) : QString();
}

} // namespace

SeatView seatView(const SeatTelling &telling)
{
    const State &state = telling.state();
    const Seat &seat = telling.seat();
    SeatView view;
    view.name = fromUtf8(seat.name);
    view.day = seat.day;
    view.phase = fromUtf8(idOf(seat.phase));
    view.phaseName = telling.words.term(term(seat.phase), telling.language);
    view.total = scoreOf(state, seat).total();
    view.owes = seat.owes;
    view.isBehind = isBehind(state, telling.index);
    view.track = fromUtf8(idOf(seat.track));
    view.isRetired = seat.retired;
    view.canAdvance = accepts(state, advanceOf(telling));
    view.canUndo = telling.journal.lastOf(telling.index).has_value();
    tellFront(view, telling);
    tellLastLine(view, telling);
    return view;
}

} // namespace gyoji
