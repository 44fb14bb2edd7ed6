// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

namespace gyoji::arigato {

/// What a count comes from: the rule, and the workshop and card it acts through.
struct Source
{
    RuleId rule;
    std::optional<Slot> slot;
    std::optional<CardRef> card;
    /// Of an effect: its offer's number.
    std::optional<int> offer{};
};

/// Changes a seat's counts, and writes each change down as a fact: so every count is the sum of its
/// facts. A change by 0 is none.
class Ledger
{
public:
    Ledger(State &state, SeatIndex seat, Facts &facts)
        : m_state(state)
        , m_index(seat)
        , m_facts(facts)
    {
    }

    const State &state() const { return m_state; }
    SeatIndex index() const { return m_index; }
    Seat &seat() const { return m_state.seats[static_cast<std::size_t>(m_index)]; }

    /// Items of a seat followed by `cards` are announced, and counted only in what its check names.
    void addItem(const Source &source, Item item, int n);
    void addFavor(const Source &source, int n);
    void addObjective(const Source &source, int n);
    /// The card lies under the gate from now on; its printed favor counts 0 while unknown.
    void putUnderGate(const Source &source, CardRef card);
    void takeFromGate(const Source &source, CardRef card);
    void setGateOther(const Source &source, const GateOther &other);
    /// The printed favor of a card under the gate has changed by that much.
    void correctGate(const Source &source, CardRef card, int points);

private:
    using Gain = decltype(Fact::gain);
    void write(const Source &source, Gain gain);

    State &m_state;
    SeatIndex m_index;
    Facts &m_facts;
};

} // namespace gyoji::arigato
