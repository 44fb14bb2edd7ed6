// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "kernel/seat.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What players do (spec, section 5): one struct for each `do` of the script, its fields named and
/// ordered as there. Cards are named by id, so that an action stands on its own.
namespace gyoji::arigato {

/// The greatest count that a line may name.
inline constexpr int mostNamable = 999;

constexpr bool isNamable(int n)
{
    return n >= 0 && n <= mostNamable;
}

/// An offer declined: by its number in this action, and the slot it must come from if that is said.
struct Skip
{
    int n = 0;
    std::optional<Slot> slot;

    friend bool operator==(const Skip &, const Skip &) = default;
};
using Skips = std::vector<Skip>;

/// Types sent left; none: unknown. `match`: the two are alike, though not said of what type.
struct TravelerTypes
{
    std::array<std::optional<ArtisanType>, 2> types;
    std::optional<bool> match;

    friend bool operator==(const TravelerTypes &, const TravelerTypes &) = default;
};

/// Producers by type; none: unknown.
using ProducerTypes = std::vector<std::optional<ArtisanType>>;
/// Producers by card id.
using ProducerCards = std::vector<std::string>;
using ProducerList = std::variant<ProducerTypes, ProducerCards>;

struct PlaceResident
{
    static constexpr std::string_view name = "resident";
    SeatIndex player = noSeat;
    Slot slot{};
    std::optional<std::string> card;
    std::optional<bool> evict;
    Skips skip;

    friend bool operator==(const PlaceResident &, const PlaceResident &) = default;
};

struct SendTravelers
{
    static constexpr std::string_view name = "travelers";
    SeatIndex player = noSeat;
    TravelerTypes travelers;

    friend bool operator==(const SendTravelers &, const SendTravelers &) = default;
};

struct KeepProducers
{
    static constexpr std::string_view name = "producers";
    SeatIndex player = noSeat;
    ProducerList producers;

    friend bool operator==(const KeepProducers &, const KeepProducers &) = default;
};

struct EmptyWorkshop
{
    static constexpr std::string_view name = "empty";
    SeatIndex player = noSeat;
    Slot slot{};
    Skips skip;

    friend bool operator==(const EmptyWorkshop &, const EmptyWorkshop &) = default;
};

struct Reveal
{
    static constexpr std::string_view name = "reveal";
    SeatIndex player = noSeat;
    std::optional<Slot> slot;
    std::optional<std::string> card;
    std::optional<bool> evict;
    std::optional<TravelerTypes> travelers;
    std::optional<ProducerList> producers;
    Skips skip;

    friend bool operator==(const Reveal &, const Reveal &) = default;
};

struct Exchange
{
    static constexpr std::string_view name = "exchange";
    SeatIndex player = noSeat;
    Item give{};
    Item take{};
    Skips skip;

    friend bool operator==(const Exchange &, const Exchange &) = default;
};

struct PrepareOffering
{
    static constexpr std::string_view name = "offer";
    SeatIndex player = noSeat;
    Slot slot{};
    std::optional<Items> paid;
    Skips skip;

    friend bool operator==(const PrepareOffering &, const PrepareOffering &) = default;
};

struct SendToPalace
{
    static constexpr std::string_view name = "send";
    SeatIndex player = noSeat;
    Slot slot{};
    Skips skip;

    friend bool operator==(const SendToPalace &, const SendToPalace &) = default;
};

struct Choose
{
    static constexpr std::string_view name = "choose";
    SeatIndex player = noSeat;
    /// None: unknown (a seat followed by `cards`).
    std::vector<std::optional<Item>> items;
    Skips skip;

    friend bool operator==(const Choose &, const Choose &) = default;
};

struct GainByHand
{
    static constexpr std::string_view name = "gain";
    SeatIndex player = noSeat;
    std::optional<int> favor;
    std::optional<Items> items;
    std::optional<Slot> slot;
    std::optional<std::string> why;
    Skips skip;

    friend bool operator==(const GainByHand &, const GainByHand &) = default;
};

struct Check
{
    static constexpr std::string_view name = "check";
    SeatIndex player = noSeat;
    std::optional<std::vector<Slot>> order;
    std::optional<bool> objective;
    std::optional<Items> supply;
    Skips skip;

    friend bool operator==(const Check &, const Check &) = default;
};

struct Discard
{
    static constexpr std::string_view name = "discard";
    SeatIndex player = noSeat;
    Items items{};

    friend bool operator==(const Discard &, const Discard &) = default;
};

struct Next
{
    static constexpr std::string_view name = "next";
    SeatIndex player = noSeat;

    friend bool operator==(const Next &, const Next &) = default;
};

struct Finish
{
    static constexpr std::string_view name = "finish";

    friend bool operator==(const Finish &, const Finish &) = default;
};

struct Define
{
    static constexpr std::string_view name = "define";
    Card card;

    friend bool operator==(const Define &, const Define &) = default;
};

/// Cards under a gate known by type only, in type order, and their points.
struct GateOther
{
    std::array<int, countOf<ArtisanType>> cards{};
    int points = 0;

    friend bool operator==(const GateOther &, const GateOther &) = default;
};

/// Counts corrected. Only what is named is set; items not named stay.
struct Adjust
{
    static constexpr std::string_view name = "adjust";
    struct Place
    {
        std::string card;
        std::optional<bool> offering;

        friend bool operator==(const Place &, const Place &) = default;
    };

    SeatIndex player = noSeat;
    std::optional<std::map<Item, int>> items;
    std::optional<int> favor;
    std::optional<int> objectives;
    std::optional<std::vector<std::string>> gate;
    std::optional<GateOther> gateOther;
    /// None in a slot: nobody lives there.
    std::optional<std::map<Slot, std::optional<Place>>> village;
    std::optional<int> owes;
    std::optional<int> day;
    std::optional<Phase> phase;
    std::optional<std::string> why;

    friend bool operator==(const Adjust &, const Adjust &) = default;
};

struct SetRuling
{
    static constexpr std::string_view name = "ruling";
    Ruling id{};
    /// The index in rulingValues: 0 is the default.
    int value = 0;

    friend bool operator==(const SetRuling &, const SetRuling &) = default;
};

struct SetTrack
{
    static constexpr std::string_view name = "track";
    SeatIndex player = noSeat;
    Track level{};

    friend bool operator==(const SetTrack &, const SetTrack &) = default;
};

struct Rename
{
    static constexpr std::string_view name = "rename";
    SeatIndex player = noSeat;
    std::string newName;

    friend bool operator==(const Rename &, const Rename &) = default;
};

struct Retire
{
    static constexpr std::string_view name = "retire";
    SeatIndex player = noSeat;

    friend bool operator==(const Retire &, const Retire &) = default;
};

struct Note
{
    static constexpr std::string_view name = "note";
    std::string text;

    friend bool operator==(const Note &, const Note &) = default;
};

struct Batch;

/// A batch holds actions, so the variant names it through its vector.
struct Action;

struct Batch
{
    static constexpr std::string_view name = "batch";
    std::vector<Action> actions;

    friend bool operator==(const Batch &, const Batch &);
};

using ActionVariant =
    std::variant<PlaceResident, SendTravelers, KeepProducers, EmptyWorkshop, Reveal, Exchange,
                 PrepareOffering, SendToPalace, Choose, GainByHand, Check, Discard, Next, Finish,
                 Define, Adjust, SetRuling, SetTrack, Rename, Retire, Note, Batch>;

struct Action : ActionVariant
{
    using ActionVariant::ActionVariant;

    const ActionVariant &variant() const { return *this; }

    friend bool operator==(const Action &a, const Action &b) { return a.variant() == b.variant(); }
};

inline bool operator==(const Batch &a, const Batch &b)
{
    return a.actions == b.actions;
}

/// The `do` word of an action.
std::string_view nameOf(const Action &action);

} // namespace gyoji::arigato
