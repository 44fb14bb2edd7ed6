// SPDX-License-Identifier: MIT
#include "scribe.h"

#include "arigato/dusk_order.h"
#include "hands.h"
#include "json/strings.h"
#include "kernel/mending.h"
#include "screen.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji::test {

using namespace arigato;

namespace {

/// The actions of each day, seat by seat.
std::vector<std::vector<std::vector<Action>>> byDay(const SimulatedGame &game)
{
    std::vector<std::size_t> day(game.start.seats.size());
    std::vector<std::vector<std::vector<Action>>> days;
    for (const Action &action : game.actions) {
        const auto seat = static_cast<std::size_t>(Game::seatOf(action));
        if (days.size() <= day[seat])
            days.emplace_back(day.size());
        days[day[seat]][seat].push_back(action);
        if (std::holds_alternative<Next>(action))
            ++day[seat];
    }
    return days;
}

/// What all the lines of a dawn name, as one.
struct Named
{
    Reveal &dawn;

    void operator()(const PlaceResident &resident) const
    {
        dawn.slot = resident.slot;
        dawn.card = resident.card;
        dawn.evict = resident.evict;
    }
    void operator()(const SendTravelers &travelers) const { dawn.travelers = travelers.travelers; }
    void operator()(const KeepProducers &producers) const { dawn.producers = producers.producers; }
    void operator()(const Reveal &reveal) const
    {
        dawn.slot = reveal.slot ? reveal.slot : dawn.slot;
        dawn.card = reveal.card ? reveal.card : dawn.card;
        dawn.evict = reveal.evict ? reveal.evict : dawn.evict;
        dawn.travelers = reveal.travelers ? reveal.travelers : dawn.travelers;
        dawn.producers = reveal.producers ? reveal.producers : dawn.producers;
    }
    void operator()(const auto &) const {}
};

QString named(std::string_view kind, auto id)
{
    return fromUtf8(kind) + u':' + fromUtf8(idOf(id));
}

/// The action that the row does.
const DeedRow *rowOf(SeatModel &seat, const QString &deed)
{
    const auto &rows = static_cast<const GadgetList<DeedRow> *>(seat.deeds())->rows();
    const auto found = std::ranges::find(rows, deed, &DeedRow::deed);
    return found == rows.end() ? nullptr : &*found;
}

ProducerTypes typesOf(const State &state, const ProducerList &producers)
{
    if (const auto *types = std::get_if<ProducerTypes>(&producers))
        return *types;
    ProducerTypes types;
    for (const std::string &card : std::get<ProducerCards>(producers))
        types.push_back(state.card(*state.box->cards.find(card)).type);
    return types;
}

State stateAfter(State state, const Action &action)
{
    carryOut<arigato::Game>(state, action);
    return state;
}

std::size_t sizeOf(const Action &action)
{
    const auto *batch = std::get_if<Batch>(&action);
    return batch ? batch->actions.size() : 1;
}

/// Does the action do what these do, in this order?
bool does(const Action &action, const std::vector<Action> &actions, std::size_t at)
{
    const auto *batch = std::get_if<Batch>(&action);
    if (!batch)
        return actions[at] == action;
    return actions.size() - at >= batch->actions.size() &&
           std::equal(batch->actions.begin(), batch->actions.end(),
                      actions.begin() + static_cast<long>(at));
}

} // namespace

Scribe::Scribe(Program &program, QQuickWindow &window)
    : m_program(program)
    , m_window(window)
{
}

SeatModel &Scribe::seat(SeatIndex index) const
{
    return *valueOf(*m_program.table().seats(), index, "seat").value<SeatModel *>();
}

bool Scribe::tap(const SeatModel &seat, const QString &name)
{
    m_last = seat.view().name + ": "_L1 + name;
    for (QQuickItem *item : itemsNamed(m_window, name)) {
        if (item->objectName() != name || !item->isEnabled() || !isOf(*item, seat))
            continue;
        click(m_window, *item);
        m_window.grabWindow();
        ++m_taps;
        return true;
    }
    return false;
}

bool Scribe::turnTo(SeatIndex index)
{
    QQuickItem *tab = itemNamed(m_window, u"seat:%1"_s.arg(index));
    if (!tab || m_program.table().current() == index)
        return true;
    click(m_window, *tab);
    m_window.grabWindow();
    ++m_taps;
    return m_program.table().current() == index;
}

QString Scribe::enter(const SimulatedGame &game)
{
    for (const auto &day : byDay(game)) {
        if (!enterDay(day))
            return u"day %1, %2: %3"_s.arg(m_program.table().view().day)
                .arg(m_last, m_program.table().message());
    }
    return {};
}

bool Scribe::enterDay(const std::vector<Actions> &seats)
{
    m_choices.assign(seats.size(), {});
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto index = static_cast<SeatIndex>(i);
        for (const Action &action : seats[i]) {
            if (const auto *choice = std::get_if<Choose>(&action))
                m_choices[i].push_back(*choice);
        }
        if (!turnTo(index) || !enterDawn(seat(index), seats[i]) ||
            !enterDaytime(seat(index), seats[i]))
            return false;
    }
    return endDays(seats);
}

bool Scribe::endDays(const std::vector<Actions> &seats)
{
    if (!tap(seat(0), u"endDays"_s)) {
        QQuickItem *all = itemNamed(m_window, u"endDays"_s);
        if (!all)
            return false;
        click(m_window, *all);
        m_window.grabWindow();
        ++m_taps;
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (!endDusk(static_cast<SeatIndex>(i), seats[i]))
            return false;
    }
    return true;
}

/// What dusk still asks of the seat.
bool Scribe::endDusk(SeatIndex index, const Actions &actions)
{
    SeatModel &seat = this->seat(index);
    if (seat.view().phase != "dusk"_L1)
        return true;
    if (!turnTo(index) || !payDebts(seat))
        return false;
    for (const Action &action : actions) {
        const auto *discard = std::get_if<Discard>(&action);
        if (discard && !enterDiscard(seat, *discard))
            return false;
    }
    return seat.view().phase != "dusk"_L1 || tap(seat, u"advance"_s);
}

bool Scribe::enterDawn(SeatModel &seat, const Actions &actions)
{
    Reveal dawn;
    for (const Action &action : actions)
        std::visit(Named{dawn}, action.variant());
    for (const Action &action : actions) {
        // What is emptied before the reveal makes room for the resident.
        if (std::holds_alternative<Reveal>(action))
            break;
        if (std::holds_alternative<EmptyWorkshop>(action) &&
            (!enterByHand(seat, action) || !payDebts(seat)))
            return false;
    }
    if (!enterResident(seat, dawn) || !payDebts(seat) || !enterTravelers(seat, dawn) ||
        !enterProducers(seat, dawn))
        return false;
    return (seat.view().phase == "day"_L1 || tap(seat, u"advance"_s)) && payDebts(seat);
}

bool Scribe::enterResident(SeatModel &seat, const Reveal &dawn)
{
    const State &state = m_program.table().state();
    const auto card = state.box->cards.find(*dawn.card);
    const QString slot = named("slot", *dawn.slot);
    if (!tap(seat, named("type", state.card(*card).type)) ||
        !tap(seat, u"card:"_s + fromUtf8(*dawn.card)))
        return false;
    if (seat.view().pickedCard.isEmpty())
        return true;
    return tap(seat, slot) && (!dawn.evict || tap(seat, u"evict"_s));
}

/// As far as the screen asks for them.
bool Scribe::enterTravelers(SeatModel &seat, const Reveal &dawn)
{
    const auto travelers = dawn.travelers.value_or(TravelerTypes{});
    for (int row = 0; row < seat.claims()->rowCount(); ++row) {
        const QString type = valueOf(*seat.claims(), row, "type").toString();
        for (const auto &sent : travelers.types) {
            if (sent && fromUtf8(idOf(*sent)) == type && !tap(seat, u"claim:"_s + type))
                return false;
        }
    }
    const bool isPair = travelers.match.value_or(false) ||
                        (travelers.types[0] && travelers.types[0] == travelers.types[1]);
    return !isPair || !seat.view().asksForPair || seat.view().isPair || tap(seat, u"claimPair"_s);
}

bool Scribe::enterProducers(SeatModel &seat, const Reveal &dawn)
{
    const auto types = typesOf(m_program.table().state(), *dawn.producers);
    return std::ranges::all_of(types, [&](const std::optional<ArtisanType> &type) {
        return tap(seat, type ? named("type", *type) : u"type:unknown"_s);
    });
}

bool Scribe::enterDaytime(SeatModel &seat, const Actions &actions)
{
    const auto reveal = std::ranges::find_if(
        actions, [](const Action &action) { return std::holds_alternative<Reveal>(action); });
    for (auto at = static_cast<std::size_t>(reveal - actions.begin()) + 1; at < actions.size();) {
        const std::size_t done = enterDeed(seat, actions, at);
        if (done == 0 && !enterByHand(seat, actions[at]))
            return false;
        if (!payDebts(seat))
            return false;
        at += std::max<std::size_t>(done, 1);
    }
    return true;
}

std::size_t Scribe::enterDeed(SeatModel &seat, const Actions &actions, std::size_t at)
{
    for (const auto *kind : {"offer", "send"}) {
        for (const Slot slot : allOf<Slot>()) {
            const QString deed = named(kind, slot);
            const DeedRow *row = rowOf(seat, deed);
            if (!row || !does(row->action, actions, at))
                continue;
            const std::size_t size = sizeOf(row->action);
            return tap(seat, u"deed:"_s + deed) ? size : 0;
        }
    }
    return 0;
}

bool Scribe::enterByHand(SeatModel &seat, const Action &action)
{
    if (const auto *exchanged = std::get_if<Exchange>(&action))
        return exchange(seat, *exchanged);
    if (const auto *offering = std::get_if<PrepareOffering>(&action))
        return pick(seat, offering->slot, u"offer"_s);
    if (const auto *sent = std::get_if<SendToPalace>(&action))
        return pick(seat, sent->slot, u"send"_s);
    if (const auto *emptied = std::get_if<EmptyWorkshop>(&action))
        return pick(seat, emptied->slot, u"empty"_s);
    if (const auto *check = std::get_if<Check>(&action))
        return enterOrder(seat, *check);
    // Debts are paid as they come, the end of the day is entered for all.
    return std::holds_alternative<Choose>(action) || std::holds_alternative<Next>(action) ||
           std::holds_alternative<Discard>(action);
}

bool Scribe::pick(SeatModel &seat, Slot slot, const QString &deed)
{
    return tap(seat, named("slot", slot)) && tap(seat, deed);
}

bool Scribe::exchange(SeatModel &seat, const Exchange &exchange)
{
    return tap(seat, named("item", exchange.give)) && tap(seat, named("item", exchange.take));
}

bool Scribe::payDebts(SeatModel &seat)
{
    auto &choices = m_choices[static_cast<std::size_t>(seat.index())];
    while (seat.view().ask == "choose"_L1) {
        if (choices.empty() || !chooseItems(seat, choices.front()))
            return false;
        choices.pop_front();
    }
    return true;
}

bool Scribe::chooseItems(SeatModel &seat, const Choose &choice)
{
    return std::ranges::all_of(choice.items,
                               [&](const auto &item) { return tap(seat, named("item", *item)); });
}

/// The best order is there already; another one is made turn by turn where it leads elsewhere.
bool Scribe::enterOrder(SeatModel &seat, const Check &check)
{
    Check best = check;
    best.order = bestOrder(m_program.table().state(), check.player);
    if (stateAfter(m_program.table().state(), best) == stateAfter(m_program.table().state(), check))
        return true;
    const auto wanted = check.order.value_or(std::vector<Slot>{});
    for (int place = 0; place < std::ssize(wanted); ++place) {
        const auto rows = [&] {
            QStringList slotsInOrder;
            for (int row = 0; row < seat.turns()->rowCount(); ++row)
                slotsInOrder << valueOf(*seat.turns(), row, "slot").toString();
            return slotsInOrder;
        };
        const QString slot = fromUtf8(idOf(wanted[static_cast<std::size_t>(place)]));
        while (rows().indexOf(slot) > place) {
            if (!tap(seat, u"turn:"_s + slot))
                return false;
        }
    }
    return true;
}

bool Scribe::enterDiscard(SeatModel &seat, const Discard &discard)
{
    for (const Item item : allOf<Item>()) {
        for (int n = discard.items[indexOf(item)]; n > 0; --n) {
            if (!tap(seat, named("item", item)))
                return false;
        }
    }
    return true;
}

} // namespace gyoji::test
