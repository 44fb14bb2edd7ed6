// SPDX-License-Identifier: MIT
#include "arigato/objective.h"
#include "arigato/score.h"
#include "arigato/skips.h"
#include "json/strings.h"
#include "kernel/script_ids.h"
#include "window/arigato/telling.h"
#include "words/words.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

/// Corrections follow what lies there already.
bool movesHands(const Fact &fact)
{
    return fact.rule != script::adjust && fact.rule != script::track;
}

/// "2 statues and 4 favor": what a line brought together, or with `sign` -1 took away.
QString sumOf(const SeatTelling &telling, const Facts &facts, int sign)
{
    Items items{};
    int favor = 0;
    int objectives = 0;
    for (const Fact &fact : facts) {
        if (!movesHands(fact))
            continue;
        if (const auto *item = std::get_if<gain::Item>(&fact.gain))
            items[indexOf(item->item)] += sign * item->n;
        else if (const auto *gained = std::get_if<gain::Favor>(&fact.gain))
            favor += sign * gained->n;
        else if (const auto *token = std::get_if<gain::Objective>(&fact.gain))
            objectives += sign * token->n;
    }
    QStringList parts = telling.amountsOf(items);
    if (favor > 0)
        parts << telling.words.amount({favor, {"count", "favor"}}, telling.language);
    if (objectives > 0)
        parts << telling.words.amount({objectives, {"count", "objective"}}, telling.language);
    return telling.words.list(parts, telling.language);
}

QString progressOf(const SeatTelling &telling)
{
    const Seat &seat = telling.seat();
    const Objective *objective = telling.state().calendar->objective(seat.day);
    QStringList parts;
    for (const ObjectivePart &part : objective ? *objective : Objective{}) {
        const auto *count = std::get_if<ObjectiveCount>(&part);
        const auto has = arigato::progressOf(telling.state(), seat, part);
        if (count && has)
            parts << u"%1/%2"_s.arg(*has).arg(count->n);
    }
    return parts.join(u" · "_s);
}

int pickedOf(const SeatDraft &draft)
{
    return totalOf(draft.items) + draft.unknownItems + static_cast<int>(draft.producers.size()) +
           std::accumulate(draft.travelers.begin(), draft.travelers.end(), 0);
}

void tellLastLine(SeatView &view, const SeatTelling &telling)
{
    const auto number = lastLineOf(telling);
    if (!number)
        return;
    const auto &line = telling.journal.lines()[*number];
    const auto skips = skipsOf(line.action);
    view.take = sumOf(telling, line.facts, 1);
    view.giveBack = sumOf(telling, line.facts, -1);
    view.hasWhy = !line.facts.empty() || (skips && !skips->empty());
}

void tellFront(SeatView &view, const SeatTelling &telling)
{
    const auto &[words, language, journal, index, draft, front] = telling;
    view.ask = front.id;
    view.wanted = front.n;
    view.picked = pickedOf(draft);
    view.askedCard = front.card ? telling.cardName(*front.card) : QString();
    view.asksForPair = front.travelers.match;
    view.isPair = draft.isPair;
    view.isOffering = draft.offered.has_value();
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
    const Score score = scoreOf(state, seat);
    SeatView view;
    view.name = fromUtf8(seat.name);
    view.day = seat.day;
    view.phase = fromUtf8(idOf(seat.phase));
    view.phaseName = telling.words.term(term(seat.phase), telling.language);
    view.favor = seat.favor;
    view.objectives = seat.objectives;
    view.gateCards = static_cast<int>(seat.gate.size());
    view.gatePoints = score.gate;
    view.items = totalOf(seat.items);
    view.total = score.total();
    view.owes = seat.owes;
    view.isBehind = isBehind(state, telling.index);
    view.objective = progressOf(telling);
    view.track = fromUtf8(idOf(seat.track));
    view.isRetired = seat.retired;
    view.canAdvance = accepts(state, advanceOf(telling));
    view.canUndo = telling.journal.lastOf(telling.index).has_value();
    tellFront(view, telling);
    tellLastLine(view, telling);
    return view;
}

} // namespace gyoji
