// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/json/codes.h"
#include "arigato/state.h"
#include "json/fields.h"
#include "kernel/refusal.h"

namespace gyoji::arigato {

/// The first fault as a refusal; its place is the argument "key", without the leading slash.
Refusal toRefusal(const Fault &fault);

/// A player's name: 1 to 60 code points.
std::string readName(Shape &shape, const Member &member);

/// Reads what actions are made of, as it is meant in a state.
class ScriptShape : public Shape
{
public:
    /// The state must outlive it.
    explicit ScriptShape(const State &state)
        : Shape(scriptCodes)
        , m_state(state)
    {
    }

    const State &state() const { return m_state; }

    /// A seat of the state, else noSeat.
    SeatIndex player(const Member &member);
    /// The id of a card of the box.
    std::optional<std::string> card(const Member &member);
    std::vector<std::string> cards(const Member &member);
    /// A count that a line may name: 0 to 999.
    std::optional<int> count(const Member &member);
    std::optional<Items> items(const Member &member);
    std::optional<std::string> text(const Member &member);
    Skips skips(const Member &member);

    /// From the fields of `travelers`, or of that part of `reveal`.
    TravelerTypes travelers(Fields &fields);
    /// From the fields of `producers`, or of that part of `reveal`.
    ProducerList producers(Fields &fields);

    /// None: unknown, or wrong.
    template <class Enum>
    std::optional<Enum> wordOrUnknown(const Member &member)
    {
        using namespace Qt::StringLiterals;
        const auto given = Shape::text(member);
        if (!given || *given == "unknown"_L1)
            return std::nullopt;
        const auto known = fromWord<Enum>(*given);
        if (!known)
            notAWord(member.place, *given, idsOf<Enum>);
        return known;
    }

    /// What the rules say of a part, where its shape is right.
    void refuse(Refusal refusal) { m_refusal = std::move(refusal); }
    /// Why the line is not accepted, if it is not.
    std::optional<Refusal> refusal() const;

private:
    Skip skip(const Member &member);

    const State &m_state;
    std::optional<Refusal> m_refusal;
};

} // namespace gyoji::arigato
