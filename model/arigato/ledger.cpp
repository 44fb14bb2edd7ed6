// SPDX-License-Identifier: MIT
#include "arigato/ledger.h"

#include <algorithm>

namespace gyoji::arigato {

void Ledger::addItem(const Source &source, Item item, int n)
{
    if (n == 0)
        return;
    const bool isCounted = seat().track == Track::Full;
    if (isCounted)
        seat().items[indexOf(item)] += n;
    else if (seat().supply)
        (*seat().supply)[indexOf(item)] += n;
    write(source, gain::Item{item, n, !isCounted});
}

void Ledger::addFavor(const Source &source, int n)
{
    if (n == 0)
        return;
    seat().favor += n;
    write(source, gain::Favor{n});
}

void Ledger::addObjective(const Source &source, int n)
{
    if (n == 0)
        return;
    seat().objectives += n;
    write(source, gain::Objective{n});
}

void Ledger::putUnderGate(const Source &source, CardRef card)
{
    seat().gate.push_back(card);
    write(source, gain::Gate{card, m_state.card(card).favor.value_or(0)});
}

void Ledger::takeFromGate(const Source &source, CardRef card)
{
    seat().gate.erase(std::ranges::find(seat().gate, card));
    correctGate(source, card, -m_state.card(card).favor.value_or(0));
}

void Ledger::setGateOther(const Source &source, const GateOther &other)
{
    const int points = other.points - seat().gateOther.points;
    seat().gateOther = other;
    if (points != 0)
        write(source, gain::Gate{std::nullopt, points});
}

void Ledger::correctGate(const Source &source, CardRef card, int points)
{
    if (points != 0)
        write(source, gain::Gate{card, points});
}

void Ledger::write(const Source &source, Gain gain)
{
    Fact fact;
    fact.rule = source.rule;
    fact.seat = m_index;
    fact.day = seat().day;
    fact.phase = seat().phase;
    fact.slot = source.slot;
    fact.card = source.card;
    fact.offer = source.offer;
    fact.gain = gain;
    m_facts.push_back(fact);
}

} // namespace gyoji::arigato
