// SPDX-License-Identifier: MIT
#include "arigato/clock.h"
#include "arigato/objective.h"
#include "arigato/score.h"
#include "json/strings.h"
#include "window/arigato/asked.h"
#include "window/arigato/telling.h"
#include "words/arigato_card.h"
#include "words/arigato_facts.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

/// The seat's last line; none before it has done anything.
const Journal<arigato::Game>::Line *lastLineOf(const SeatTelling &telling)
{
    const auto lines = telling.journal.lines();
    const auto found = std::find_if(lines.rbegin(), lines.rend(),
                                    [&](const auto &line) { return line.seat == telling.index; });
    return found == lines.rend() ? nullptr : &*found;
}

/// "2 statues and 4 favor": what a line brought together, or with `sign` -1 took away.
QString sumOf(const SeatTelling &telling, const Facts &facts, int sign)
{
    Items items{};
    int favor = 0;
    for (const Fact &fact : facts) {
        if (const auto *item = std::get_if<gain::Item>(&fact.gain))
            items[indexOf(item->item)] += sign * item->n;
        else if (const auto *gained = std::get_if<gain::Favor>(&fact.gain))
            favor += sign * gained->n;
    }
    QStringList parts;
    for (const Item item : allOf<Item>()) {
        if (const int n = items[indexOf(item)]; n > 0)
            parts << telling.words.amount({n, term(item)}, telling.language);
    }
    if (favor > 0)
        parts << telling.words.amount({favor, {"count", "favor"}}, telling.language);
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
    return totalOf(draft.items) + static_cast<int>(draft.types.size());
}

QString nameOfPicked(const SeatTelling &telling)
{
    const auto &id = telling.draft.card;
    const auto card = id ? telling.state().box->cards.find(*id) : std::nullopt;
    return card ? cardName(telling.words, telling.state().card(*card), telling.language)
                : QString();
}

bool isFurtherOn(const State &state, const Seat &seat)
{
    return std::ranges::any_of(state.seats, [&seat](const Seat &other) {
        return !other.retired && Clock{seat.day, seat.phase} < Clock{other.day, other.phase};
    });
}

void tellLastLine(SeatView &view, const SeatTelling &telling)
{
    const auto *line = lastLineOf(telling);
    if (!line)
        return;
    view.take = sumOf(telling, line->facts, 1);
    view.giveBack = sumOf(telling, line->facts, -1);
    for (const Fact &fact : line->facts)
        view.why << factSentence(telling.words, fact, telling.state(), telling.language);
}

} // namespace

bool accepts(const State &state, const Action &action)
{
    return std::holds_alternative<Step<State, Fact>>(arigato::apply(state, action));
}

Action advanceOf(const Seat &seat, SeatIndex index)
{
    switch (seat.phase) {
    case Phase::Dawn:
        return Reveal{index, {}, {}, {}, {}, {}, {}};
    case Phase::Day:
        return Check{index, {}, {}, {}, {}};
    case Phase::Dusk:
    case Phase::Over:
        break;
    }
    return Next{index};
}

SeatView seatView(const SeatTelling &telling)
{
    const State &state = telling.state();
    const Seat &seat = telling.seat();
    const Score score = scoreOf(state, seat);
    const Asked asked = askedOf(state, telling.index);
    const auto &given = telling.draft.given;
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
    view.isBehind = isFurtherOn(state, seat);
    view.objective = progressOf(telling);
    view.ask = asked.id;
    view.wanted = asked.n;
    view.picked = pickedOf(telling.draft);
    view.pickedCard = nameOfPicked(telling);
    view.given = given ? telling.words.term(term(*given), telling.language) : QString();
    view.canAdvance = accepts(state, advanceOf(seat, telling.index));
    view.canUndo = telling.journal.lastOf(telling.index).has_value();
    tellLastLine(view, telling);
    return view;
}

} // namespace gyoji
