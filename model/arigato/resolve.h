// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/ledger.h"
#include "kernel/refusal.h"

#include <span>

namespace gyoji::arigato {

/// Carries out a seat's work, task by task, newest first (spec, section 4): a chain reaction ends
/// before the next effect begins. One resolver serves one action, since offers are numbered in it.
class Resolver
{
public:
    explicit Resolver(Ledger &ledger, std::span<const Skip> skips = {})
        : m_ledger(ledger)
        , m_skips(skips)
    {
    }

    /// Puts tasks on top of the work; the first of them comes first.
    void push(std::span<const Task> tasks);
    void push(Task task) { push({&task, 1}); }

    /// The card leaves its workshop for the gate: it lies there at once. Where `fires`, its own
    /// offer and then the others' `gate` conditions come next.
    void sendToGate(Slot slot, RuleId rule, bool fires);
    /// Items gained, then favor, as from an effect; the items' events come next, and a debt may
    /// stop the work.
    void gain(const Source &source, const Items &items, int favor);

    /// Works until nothing is left or the seat owes a choice.
    std::optional<Refusal> run();

private:
    std::optional<Refusal> resolve(const Event &event);
    std::optional<Refusal> resolve(const Offer &offer);
    std::optional<Refusal> resolve(const TurnUp &);
    std::optional<Refusal> resolve(const HourglassTurn &turn);
    std::optional<Refusal> resolve(const ObjectiveTurn &turn);

    bool answers(Slot slot, const Event &event) const;
    bool hasLapsed(const Offer &offer) const;
    std::optional<Refusal> refusalOfSkip(int number, Slot slot) const;
    bool isDeclined(int number) const;
    void give(const Offer &offer, int number);
    int favorOf(const Gain &gain, const Offer &offer) const;
    int underGate(ArtisanType type, const Offer &offer) const;
    void addFavor(const Source &source, int n);
    void pushGained(const std::vector<Item> &gained);
    std::vector<Task> reveal(Slot resident);
    void produce(const Producer &producer, std::vector<Item> &gained);
    int timesAtDusk(const Condition &condition) const;

    Seat &seat() const { return m_ledger.seat(); }
    const State &state() const { return m_ledger.state(); }

    Ledger &m_ledger;
    std::span<const Skip> m_skips;
    int m_offers = 0;
    int m_accepted = 0;
};

/// Does the card in that slot have an hourglass turn of its own at dusk?
bool hasHourglassTurn(const State &state, const Seat &seat, Slot slot);

/// The slot of the face-down resident.
std::optional<Slot> residentSlot(const Seat &seat);

} // namespace gyoji::arigato
