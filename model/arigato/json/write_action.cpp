// SPDX-License-Identifier: MIT
#include "arigato/json/script_json.h"
#include "arigato/json/write_parts.h"

namespace gyoji::arigato {

namespace {

/// Writes the parts of actions, each as a script says it.
class ActionWriter
{
public:
    void write(const Action &action)
    {
        std::visit([&](const auto &kind) { writeKind(kind); }, action.variant());
    }

    const QByteArray &json() const { return m_json.json(); }

private:
    void write(bool value) { m_json.truth(value); }

    void write(int value) { m_json.number(value); }

    void write(const std::string &value) { m_json.text(value); }

    template <class Enum>
    requires std::is_enum_v<Enum>
    void write(Enum value) { m_json.text(idOf(value)); }

    void write(const Items &items) { arigato::writeItems(m_json, items); }

    void write(const Skip &skip)
    {
        if (!skip.slot) {
            m_json.number(skip.n);
            return;
        }
        m_json.beginObject();
        m_json.number("n", skip.n);
        m_json.text("slot", idOf(*skip.slot));
        m_json.endObject();
    }

    template <class Enum>
    void write(const std::optional<Enum> &known)
    {
        m_json.text(known ? idOf(*known) : "unknown");
    }

    template <class List>
    void writeList(const List &list)
    {
        m_json.beginList();
        for (const auto &element : list)
            write(element);
        m_json.endList();
    }

    template <class Element>
    void write(const std::vector<Element> &list)
    {
        writeList(list);
    }

    template <class Value>
    void writeMember(std::string_view name, const Value &value)
    {
        m_json.key(name);
        write(value);
    }

    template <class Value>
    void writeMember(std::string_view name, const std::optional<Value> &value)
    {
        if (value)
            writeMember(name, *value);
    }

    void writeSkips(const Skips &skips)
    {
        if (!skips.empty())
            writeMember("skip", skips);
    }

    void writeMembers(const TravelerTypes &travelers)
    {
        m_json.key("types");
        writeList(travelers.types);
        writeMember("match", travelers.match);
    }

    void writeMembers(const ProducerList &producers)
    {
        if (const auto *types = std::get_if<ProducerTypes>(&producers))
            writeMember("types", *types);
        else
            writeMember("cards", std::get<ProducerCards>(producers));
    }

    template <class Part>
    requires std::same_as<Part, TravelerTypes> || std::same_as<Part, ProducerList>
    void write(const Part &part)
    {
        m_json.beginObject();
        writeMembers(part);
        m_json.endObject();
    }

    void write(const std::map<Item, int> &items)
    {
        m_json.beginObject();
        for (const auto &[item, n] : items)
            m_json.number(idOf(item), n);
        m_json.endObject();
    }

    void write(const GateOther &gateOther)
    {
        m_json.beginObject();
        m_json.key("cards");
        m_json.beginObject();
        for (const auto type : allOf<ArtisanType>()) {
            if (const int n = gateOther.cards[indexOf(type)]; n != 0)
                m_json.number(idOf(type), n);
        }
        m_json.endObject();
        m_json.number("points", gateOther.points);
        m_json.endObject();
    }

    void write(const std::map<Slot, std::optional<Adjust::Place>> &village)
    {
        m_json.beginObject();
        for (const auto &[slot, place] : village) {
            m_json.key(idOf(slot));
            if (!place) {
                m_json.null();
                continue;
            }
            m_json.beginObject();
            m_json.text("card", place->card);
            writeMember("offering", place->offering);
            m_json.endObject();
        }
        m_json.endObject();
    }

    void write(const Card &card) { arigato::writeCard(m_json, card); }

    void writeMembers(const PlaceResident &action)
    {
        writeMember("slot", action.slot);
        writeMember("card", action.card);
        writeMember("evict", action.evict);
        writeSkips(action.skip);
    }

    void writeMembers(const SendTravelers &action) { writeMembers(action.travelers); }

    void writeMembers(const KeepProducers &action) { writeMembers(action.producers); }

    void writeMembers(const EmptyWorkshop &action)
    {
        writeMember("slot", action.slot);
        writeSkips(action.skip);
    }

    void writeMembers(const Reveal &action)
    {
        writeMember("slot", action.slot);
        writeMember("card", action.card);
        writeMember("evict", action.evict);
        writeMember("travelers", action.travelers);
        writeMember("producers", action.producers);
        writeSkips(action.skip);
    }

    void writeMembers(const Exchange &action)
    {
        writeMember("give", action.give);
        writeMember("take", action.take);
        writeSkips(action.skip);
    }

    void writeMembers(const PrepareOffering &action)
    {
        writeMember("slot", action.slot);
        writeMember("paid", action.paid);
        writeSkips(action.skip);
    }

    void writeMembers(const SendToPalace &action)
    {
        writeMember("slot", action.slot);
        writeSkips(action.skip);
    }

    void writeMembers(const Choose &action)
    {
        writeMember("items", action.items);
        writeSkips(action.skip);
    }

    void writeMembers(const GainByHand &action)
    {
        writeMember("favor", action.favor);
        writeMember("items", action.items);
        writeMember("slot", action.slot);
        writeMember("why", action.why);
        writeSkips(action.skip);
    }

    void writeMembers(const Check &action)
    {
        writeMember("order", action.order);
        writeMember("objective", action.objective);
        writeMember("supply", action.supply);
        writeSkips(action.skip);
    }

    void writeMembers(const Discard &action) { writeMember("items", action.items); }

    void writeMembers(const Define &action) { writeMember("card", action.card); }

    void writeMembers(const Adjust &action)
    {
        writeMember("items", action.items);
        writeMember("favor", action.favor);
        writeMember("objectives", action.objectives);
        writeMember("gate", action.gate);
        writeMember("gateOther", action.gateOther);
        writeMember("village", action.village);
        writeMember("owes", action.owes);
        writeMember("day", action.day);
        writeMember("phase", action.phase);
        writeMember("why", action.why);
    }

    void writeMembers(const SetRuling &action)
    {
        m_json.text("id", idOf(action.id));
        m_json.text("value", rulingValues[indexOf(action.id)][action.value]);
    }

    void writeMembers(const SetTrack &action) { writeMember("level", action.level); }

    void writeMembers(const Rename &action) { writeMember("name", action.newName); }

    void writeMembers(const Note &action) { writeMember("text", action.text); }

    void writeMembers(const Batch &action) { writeMember("actions", action.actions); }

    /// Of the actions that name only who acts, or nothing.
    template <class Kind>
    requires std::same_as<Kind, Next> || std::same_as<Kind, Retire> || std::same_as<Kind, Finish>
    void writeMembers(const Kind &) {}

    template <class Kind>
    void writeKind(const Kind &action)
    {
        m_json.beginObject();
        m_json.text("do", Kind::name);
        if constexpr (requires { action.player; })
            m_json.number("player", action.player);
        writeMembers(action);
        m_json.endObject();
    }

    JsonWriter m_json;
};

} // namespace

QByteArray writeAction(const Action &action)
{
    ActionWriter writer;
    writer.write(action);
    return writer.json();
}

} // namespace gyoji::arigato
