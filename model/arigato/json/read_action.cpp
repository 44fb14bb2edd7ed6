// SPDX-License-Identifier: MIT
#include "arigato/json/read_action.h"

#include "arigato/json/read_parts.h"
#include "arigato/rules.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

void read(ScriptShape &shape, Fields &fields, PlaceResident &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.slot = shape.word<Slot>(fields.required("slot"_L1)).value_or(Slot{});
    action.card = shape.card(fields.optional("card"_L1));
    action.evict = shape.truth(fields.optional("evict"_L1));
    action.skip = shape.skips(fields.optional("skip"_L1));
}

void read(ScriptShape &shape, Fields &fields, SendTravelers &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.travelers = shape.travelers(fields);
}

void read(ScriptShape &shape, Fields &fields, KeepProducers &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.producers = shape.producers(fields);
}

void read(ScriptShape &shape, Fields &fields, EmptyWorkshop &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.slot = shape.word<Slot>(fields.required("slot"_L1)).value_or(Slot{});
    action.skip = shape.skips(fields.optional("skip"_L1));
}

void read(ScriptShape &shape, Fields &fields, Reveal &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.slot = shape.word<Slot>(fields.optional("slot"_L1));
    action.card = shape.card(fields.optional("card"_L1));
    action.evict = shape.truth(fields.optional("evict"_L1));
    const auto travelers = fields.optional("travelers"_L1);
    if (const auto object = shape.object(travelers)) {
        Fields within(shape, *object, travelers.place);
        action.travelers = shape.travelers(within);
    }
    const auto producers = fields.optional("producers"_L1);
    if (const auto object = shape.object(producers)) {
        Fields within(shape, *object, producers.place);
        action.producers = shape.producers(within);
    }
    action.skip = shape.skips(fields.optional("skip"_L1));
}

void read(ScriptShape &shape, Fields &fields, Exchange &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.give = shape.word<Item>(fields.required("give"_L1)).value_or(Item{});
    action.take = shape.word<Item>(fields.required("take"_L1)).value_or(Item{});
    action.skip = shape.skips(fields.optional("skip"_L1));
}

void read(ScriptShape &shape, Fields &fields, PrepareOffering &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.slot = shape.word<Slot>(fields.required("slot"_L1)).value_or(Slot{});
    action.paid = shape.items(fields.optional("paid"_L1));
    action.skip = shape.skips(fields.optional("skip"_L1));
}

void read(ScriptShape &shape, Fields &fields, SendToPalace &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.slot = shape.word<Slot>(fields.required("slot"_L1)).value_or(Slot{});
    action.skip = shape.skips(fields.optional("skip"_L1));
}

/// An item may be unknown where the seat's items are not followed.
bool mayBeUnknown(const State &state, SeatIndex player)
{
    return player != noSeat && state.seats[player].track == Track::Cards;
}

void read(ScriptShape &shape, Fields &fields, Choose &action)
{
    action.player = shape.player(fields.required("player"_L1));
    const bool unknown = mayBeUnknown(shape.state(), action.player);
    shape.forEach(fields.required("items"_L1), [&](const Member &element) {
        action.items.push_back(unknown ? shape.wordOrUnknown<Item>(element)
                                       : shape.word<Item>(element));
    });
    action.skip = shape.skips(fields.optional("skip"_L1));
}

void read(ScriptShape &shape, Fields &fields, GainByHand &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.favor = shape.count(fields.optional("favor"_L1));
    action.items = shape.items(fields.optional("items"_L1));
    action.slot = shape.word<Slot>(fields.optional("slot"_L1));
    action.why = shape.text(fields.optional("why"_L1));
    action.skip = shape.skips(fields.optional("skip"_L1));
}

void read(ScriptShape &shape, Fields &fields, Check &action)
{
    action.player = shape.player(fields.required("player"_L1));
    const auto order = fields.optional("order"_L1);
    if (order.isThere())
        action.order.emplace();
    shape.forEach(order, [&](const Member &element) {
        action.order->push_back(shape.word<Slot>(element).value_or(Slot{}));
    });
    action.objective = shape.truth(fields.optional("objective"_L1));
    action.supply = shape.items(fields.optional("supply"_L1));
    action.skip = shape.skips(fields.optional("skip"_L1));
}

void read(ScriptShape &shape, Fields &fields, Discard &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.items = shape.items(fields.required("items"_L1)).value_or(Items{});
}

void read(ScriptShape &shape, Fields &fields, Next &action)
{
    action.player = shape.player(fields.required("player"_L1));
}

void read(ScriptShape &, Fields &, Finish &) {}

void read(ScriptShape &shape, Fields &fields, Define &action)
{
    const auto card = fields.required("card"_L1);
    const auto object = shape.object(card);
    if (!object)
        return;
    Shape asInBox(boxCodes);
    action.card = readCard(asInBox, *object, card.place);
    if (!asInBox.isSound())
        shape.adopt(script::define, asInBox.faults().front());
}

void read(ScriptShape &shape, Fields &fields, SetRuling &action)
{
    const auto id = shape.word<Ruling>(fields.required("id"_L1));
    const auto value = fields.required("value"_L1);
    const auto word = shape.Shape::text(value);
    if (!id || !word)
        return;
    action.id = *id;
    const auto &values = rulingValues[indexOf(*id)];
    const auto found = std::ranges::find(values, *word, latin1);
    if (found == values.end())
        shape.notAWord(value.place, *word, values);
    else
        action.value = static_cast<int>(found - values.begin());
}

void read(ScriptShape &shape, Fields &fields, SetTrack &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.level = shape.word<Track>(fields.required("level"_L1)).value_or(Track{});
}

void read(ScriptShape &shape, Fields &fields, Rename &action)
{
    action.player = shape.player(fields.required("player"_L1));
    action.newName = readName(shape, fields.required("name"_L1));
}

void read(ScriptShape &shape, Fields &fields, Retire &action)
{
    action.player = shape.player(fields.required("player"_L1));
}

void read(ScriptShape &shape, Fields &fields, Note &action)
{
    action.text = shape.text(fields.required("text"_L1)).value_or("");
}

/// Each member is read in the state that the ones before it lead to.
void read(ScriptShape &shape, Fields &fields, Batch &action)
{
    const auto actions = fields.required("actions"_L1);
    const auto list = shape.list(actions);
    if (!list)
        return;
    action.actions.reserve(static_cast<std::size_t>(list->size()));
    std::optional<State> after;
    const State *state = &shape.state();
    for (qsizetype i = 0; i < list->size(); ++i) {
        if (i > 0) {
            auto outcome = arigato::apply(*state, action.actions.back());
            if (auto *refusal = std::get_if<Refusal>(&outcome))
                return shape.refuse(std::move(*refusal));
            after = std::get<Step<State, Fact>>(std::move(outcome)).state;
            state = &*after;
        }
        auto member = readMember({list->at(i), actions.place.at(i)}, *state, true);
        if (auto *refusal = std::get_if<Refusal>(&member))
            return shape.refuse(std::move(*refusal));
        action.actions.push_back(std::get<Action>(std::move(member)));
    }
}

template <class Kind>
Action readAs(ScriptShape &shape, Fields &fields)
{
    Kind action;
    read(shape, fields, action);
    return action;
}

struct Reader
{
    std::string_view name;
    Action (*read)(ScriptShape &shape, Fields &fields);
};

template <class... Kinds>
constexpr auto readersOf(std::type_identity<std::variant<Kinds...>>)
{
    return std::array{Reader{Kinds::name, &readAs<Kinds>}...};
}

constexpr auto readers = readersOf(std::type_identity<ActionVariant>());

const Reader *readerOf(QStringView name)
{
    const auto found = std::ranges::find_if(
        readers, [&](const Reader &reader) { return name == latin1(reader.name); });
    return found == readers.end() ? nullptr : &*found;
}

/// Looks at the `do` of a line, or of a batch's member.
const Reader *readDo(ScriptShape &shape, const Member &what, bool inBatch)
{
    const auto name = what.value.toString();
    const auto *reader = readerOf(name);
    if (!what.isThere())
        shape.fault(script::missing, what.place);
    else if (!reader)
        shape.fault(script::doWord, what.place, {{"word", name.toStdString()}});
    else if (inBatch && reader->name == Batch::name)
        shape.fault(script::word, what.place, {{"word", name.toStdString()}});
    return reader;
}

} // namespace

std::variant<Action, Refusal> readMember(const Member &line, const State &state, bool inBatch)
{
    ScriptShape shape(state);
    Action action;
    if (const auto object = shape.object(line)) {
        Fields fields(shape, *object, line.place);
        const auto *reader = readDo(shape, fields.required("do"_L1), inBatch);
        if (shape.isSound())
            action = reader->read(shape, fields);
        else
            fields.acceptAll();
    }
    if (auto refusal = shape.refusal())
        return std::move(*refusal);
    return action;
}

} // namespace gyoji::arigato
