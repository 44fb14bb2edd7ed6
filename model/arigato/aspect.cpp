// SPDX-License-Identifier: MIT
#include "arigato/alternatives.h"

namespace gyoji::arigato {

namespace {

/// Of two actions of one kind, first what was decided first.
struct Difference
{
    Aspect operator()(const PlaceResident &was, const PlaceResident &meant) const
    {
        return was.card != meant.card   ? Aspect::Card
               : was.slot != meant.slot ? Aspect::Slot
                                        : Aspect::Effects;
    }
    Aspect operator()(const Reveal &was, const Reveal &meant) const
    {
        return was.card != meant.card             ? Aspect::Card
               : was.slot != meant.slot           ? Aspect::Slot
               : was.travelers != meant.travelers ? Aspect::Travelers
               : was.producers != meant.producers ? Aspect::Producers
                                                  : Aspect::Effects;
    }
    Aspect operator()(const SendTravelers &, const SendTravelers &) const
    {
        return Aspect::Travelers;
    }
    Aspect operator()(const KeepProducers &, const KeepProducers &) const
    {
        return Aspect::Producers;
    }
    Aspect operator()(const EmptyWorkshop &was, const EmptyWorkshop &meant) const
    {
        return ofSlot(was, meant);
    }
    Aspect operator()(const SendToPalace &was, const SendToPalace &meant) const
    {
        return ofSlot(was, meant);
    }
    Aspect operator()(const PrepareOffering &was, const PrepareOffering &meant) const
    {
        return was.paid != meant.paid ? Aspect::Choice : ofSlot(was, meant);
    }
    Aspect operator()(const Exchange &was, const Exchange &meant) const
    {
        return was.give != meant.give || was.take != meant.take ? Aspect::Choice : Aspect::Effects;
    }
    Aspect operator()(const Choose &was, const Choose &meant) const
    {
        return was.items != meant.items ? Aspect::Choice : Aspect::Effects;
    }
    Aspect operator()(const GainByHand &was, const GainByHand &meant) const
    {
        return was.skip != meant.skip ? Aspect::Effects : Aspect::Value;
    }
    Aspect operator()(const Discard &, const Discard &) const { return Aspect::Choice; }
    Aspect operator()(const Check &was, const Check &meant) const
    {
        return was.objective != meant.objective ? Aspect::Answer
               : was.order != meant.order       ? Aspect::Order
                                                : Aspect::Effects;
    }
    template <class Was, class Meant>
    Aspect operator()(const Was &, const Meant &) const
    {
        return std::is_same_v<Was, Meant> ? Aspect::Value : Aspect::Act;
    }

private:
    template <class Deed>
    static Aspect ofSlot(const Deed &was, const Deed &meant)
    {
        return was.slot != meant.slot ? Aspect::Slot : Aspect::Effects;
    }
};

} // namespace

Aspect aspectOf(const Action &was, const Action &meant)
{
    return std::visit(Difference{}, was.variant(), meant.variant());
}

} // namespace gyoji::arigato
