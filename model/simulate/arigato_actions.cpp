// SPDX-License-Identifier: MIT
#include "simulate/arigato_actions.h"

#include "simulate/arigato_box.h"

#include <algorithm>
#include <utility>

namespace gyoji::arigato {

namespace {

/// Fills actions in, one overload for each kind that has more than its player.
class Filler
{
public:
    Filler(const State &state, SeatIndex player, Random &random)
        : m_state(state)
        , m_seat(state.seats[static_cast<std::size_t>(player)])
        , m_player(player)
        , m_random(random)
    {
    }

    template <class A>
    Action make()
    {
        A action{};
        if constexpr (requires { action.player; })
            action.player = m_player;
        if constexpr (requires { action.skip; })
            action.skip = skips();
        if constexpr (requires { fill(action); })
            fill(action);
        return action;
    }

private:
    template <class Enum>
    Enum any()
    {
        return m_random.pick(allOf<Enum>());
    }
    template <class T>
    std::optional<T> maybe(T value, int permille = 500)
    {
        return m_random.chance(permille) ? std::optional<T>(std::move(value)) : std::nullopt;
    }

    std::string card()
    {
        const auto ref = static_cast<CardRef>(m_random.below(m_state.box->cards.size()));
        return m_state.card(ref).id;
    }

    std::optional<ArtisanType> knownType() { return maybe(any<ArtisanType>(), 850); }

    Items items(int most)
    {
        Items items{};
        const int total = m_random.between(0, most);
        for (int i = 0; i < total; ++i)
            ++items[m_random.below(items.size())];
        return items;
    }

    int near(int value, int distance)
    {
        return std::clamp(value + m_random.between(-distance, distance), 0, 999);
    }

    Skips skips()
    {
        Skips skips;
        while (m_random.chance(150))
            skips.push_back({m_random.between(0, 3), maybe(any<Slot>(), 300)});
        return skips;
    }

    TravelerTypes travelers() { return {{knownType(), knownType()}, maybe(m_random.chance(500))}; }

    ProducerList producers()
    {
        const int usual = producersOn(m_seat.day);
        const int n = m_random.chance(900) ? usual : m_random.between(1, 4);
        if (m_random.chance(500)) {
            ProducerTypes types;
            for (int i = 0; i < n; ++i)
                types.push_back(knownType());
            return types;
        }
        ProducerCards cards;
        for (int i = 0; i < n; ++i)
            cards.push_back(card());
        return cards;
    }

    void fill(PlaceResident &action)
    {
        action.slot = any<Slot>();
        action.card = maybe(card(), 800);
        action.evict = maybe(m_random.chance(500));
    }
    void fill(SendTravelers &action) { action.travelers = travelers(); }
    void fill(KeepProducers &action) { action.producers = producers(); }
    void fill(EmptyWorkshop &action) { action.slot = any<Slot>(); }
    void fill(Reveal &action)
    {
        action.slot = maybe(any<Slot>());
        action.card = maybe(card());
        action.evict = maybe(m_random.chance(500));
        action.travelers = maybe(travelers());
        action.producers = maybe(producers());
    }
    void fill(Exchange &action)
    {
        action.give = any<Item>();
        action.take = any<Item>();
    }
    void fill(PrepareOffering &action)
    {
        action.slot = any<Slot>();
        action.paid = maybe(items(3), 300);
    }
    void fill(SendToPalace &action) { action.slot = any<Slot>(); }
    void fill(Choose &action)
    {
        const int n = m_random.chance(800) ? m_seat.owes : m_random.between(0, 3);
        const int known = m_seat.track == Track::Cards ? 700 : 1000;
        for (int i = 0; i < n; ++i)
            action.items.push_back(maybe(any<Item>(), known));
    }
    void fill(GainByHand &action)
    {
        action.favor = maybe(m_random.between(0, 4));
        action.items = maybe(items(2));
        action.slot = maybe(any<Slot>());
        action.why = maybe(std::string("forgotten"));
    }
    void fill(Check &action)
    {
        std::vector<Slot> order;
        while (m_random.chance(500))
            order.push_back(any<Slot>());
        action.order = maybe(std::move(order), 300);
        action.objective = maybe(m_random.chance(500), 200);
        action.supply = maybe(items(9), m_seat.track == Track::Cards ? 500 : 100);
    }
    void fill(Discard &action) { action.items = items(4); }
    void fill(Define &action)
    {
        const std::string id =
            m_random.chance(700) ? card() : "N-" + std::to_string(m_state.box->cards.size());
        action.card = randomCard(id, m_random);
    }
    void fill(Adjust &action);
    void fill(SetRuling &action)
    {
        action.id = any<Ruling>();
        action.value = m_random.between(0, 1);
    }
    void fill(SetTrack &action) { action.level = any<Track>(); }
    void fill(Rename &action)
    {
        action.newName = "Player " + std::to_string(m_random.between(1, 99));
    }
    void fill(Note &action) { action.text = "Note " + std::to_string(m_random.between(1, 99)); }
    void fill(Batch &action);

    void fillVillage(Adjust &action)
    {
        auto &place = action.village.emplace()[any<Slot>()];
        if (m_random.chance(800))
            place = Adjust::Place{card(), maybe(m_random.chance(500))};
    }
    void fillGate(Adjust &action)
    {
        auto &gate = action.gate.emplace();
        for (const CardRef ref : m_seat.gate)
            gate.push_back(m_state.card(ref).id);
        if (!gate.empty() && m_random.chance(500))
            gate.erase(gate.begin() + static_cast<std::ptrdiff_t>(m_random.below(gate.size())));
        else
            gate.push_back(card());
    }
    void fillGateOther(Adjust &action)
    {
        auto &other = action.gateOther.emplace(m_seat.gateOther);
        ++other.cards[m_random.below(other.cards.size())];
        other.points = near(other.points, 3);
    }

    const State &m_state;
    const Seat &m_seat;
    SeatIndex m_player;
    Random &m_random;
};

void Filler::fill(Adjust &action)
{
    const Item item = any<Item>();
    if (m_random.chance(300))
        action.items = {{item, near(m_seat.items[indexOf(item)], 2)}};
    action.favor = maybe(near(m_seat.favor, 3), 250);
    action.objectives = maybe(near(m_seat.objectives, 1), 150);
    if (m_random.chance(150))
        fillGate(action);
    if (m_random.chance(100))
        fillGateOther(action);
    if (m_random.chance(200))
        fillVillage(action);
    action.owes = maybe(m_random.between(0, 2), 150);
    action.day = maybe(std::clamp(near(m_seat.day, 1), firstDay, lastDay), 60);
    action.phase = maybe(any<Phase>(), 60);
    action.why = maybe(std::string("counted again"));
}

void Filler::fill(Batch &action)
{
    const int n = m_random.between(1, 3);
    while (static_cast<int>(action.actions.size()) < n) {
        const std::size_t kind = m_random.below(std::variant_size_v<ActionVariant>);
        if (kind != kindOf(Batch::name))
            action.actions.push_back(randomAction(m_state, m_player, kind, m_random));
    }
}

template <std::size_t... Kinds>
Action makeKind(Filler &filler, std::size_t kind, std::index_sequence<Kinds...>)
{
    Action action;
    ((Kinds == kind ? void(action = filler.make<std::variant_alternative_t<Kinds, ActionVariant>>())
                    : void()),
     ...);
    return action;
}

constexpr auto allKinds = std::make_index_sequence<std::variant_size_v<ActionVariant>>{};

template <std::size_t... Kinds>
std::size_t findKind(std::string_view name, std::index_sequence<Kinds...>)
{
    constexpr std::array names{std::variant_alternative_t<Kinds, ActionVariant>::name...};
    return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
}

} // namespace

Action randomAction(const State &state, SeatIndex player, Random &random)
{
    return randomAction(state, player, random.below(std::variant_size_v<ActionVariant>), random);
}

Action randomAction(const State &state, SeatIndex player, std::size_t kind, Random &random)
{
    Filler filler(state, player, random);
    return makeKind(filler, kind, allKinds);
}

std::size_t kindOf(std::string_view name)
{
    return findKind(name, allKinds);
}

Skips *skipsOf(Action &action)
{
    return std::visit(
        [](auto &kind) -> Skips * {
            if constexpr (requires { kind.skip; })
                return &kind.skip;
            else
                return nullptr;
        },
        static_cast<ActionVariant &>(action));
}

} // namespace gyoji::arigato
