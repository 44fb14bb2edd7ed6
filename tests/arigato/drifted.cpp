// SPDX-License-Identifier: MIT
#include "arigato/drifted.h"

#include "arigato/json/script_json.h"
#include "json/strings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

template <class Enum>
QString another(Random &random)
{
    return QString(latin1(idOf(random.pick(allOf<Enum>()))));
}

QString anotherWord(const QString &word, const Box &box, Random &random)
{
    if (fromWord<Item>(word))
        return another<Item>(random);
    if (fromWord<Slot>(word))
        return another<Slot>(random);
    if (fromWord<ArtisanType>(word) || word == "unknown"_L1)
        return another<ArtisanType>(random);
    if (box.cards.find(word.toStdString()))
        return QString::fromStdString(
            box.cards[static_cast<CardRef>(random.below(box.cards.size()))].id);
    return word;
}

/// With one word of it, somewhere, typed as another of its kind.
QJsonValue mistyped(const QJsonValue &value, const Box &box, Random &random)
{
    if (value.isString())
        return anotherWord(value.toString(), box, random);
    if (value.isBool())
        return !value.toBool();
    if (value.isArray() && !value.toArray().isEmpty()) {
        QJsonArray list = value.toArray();
        const auto at = static_cast<qsizetype>(random.below(static_cast<std::size_t>(list.size())));
        list[at] = mistyped(list[at], box, random);
        return list;
    }
    if (!value.isObject() || value.toObject().isEmpty())
        return value;
    QJsonObject object = value.toObject();
    const QString key = random.pick(object.keys());
    if (fromWord<Item>(key)) {
        const QJsonValue n = object.take(key);
        object[another<Item>(random)] = n;
    } else if (key != "do"_L1 && key != "player"_L1) {
        object[key] = mistyped(object[key], box, random);
    }
    return object;
}

/// The deed done to another workshop or with one word wrong, or an effect declined.
QJsonObject mistypedLine(QJsonObject line, const Box &box, Random &random)
{
    const QString deed = line["do"_L1].toString();
    const QStringList deeds{u"offer"_s, u"send"_s, u"empty"_s};
    if (deeds.contains(deed) && random.chance(300)) {
        line["do"_L1] = random.pick(deeds);
        return line;
    }
    if (random.chance(150)) {
        line["skip"_L1] = QJsonArray{random.between(0, 2)};
        return line;
    }
    return mistyped(line, box, random).toObject();
}

std::optional<Action> mistyped(const Action &action, const State &before, Random &random)
{
    const auto line = QJsonDocument::fromJson(writeAction(action)).object();
    auto read = readAction(mistypedLine(line, *before.box, random), before);
    const auto *other = std::get_if<Action>(&read);
    return other && *other != action ? std::optional(*other) : std::nullopt;
}

/// A line of the seat left out or typed wrong; none where the first one tried is not the seat's, or
/// a later one falls.
std::optional<Amendment<Action>> anyError(const Journal<Game> &journal, SeatIndex seat,
                                          Random &random)
{
    const std::size_t line = random.below(journal.size());
    if (journal.lines()[line].seat != seat)
        return std::nullopt;
    Amendment<Action> error{line, 1, {}};
    if (random.chance(500)) {
        const Action &was = journal.lines()[line].action;
        const auto other = mistyped(was, journal.stateBefore(line), random);
        if (!other)
            return std::nullopt;
        error.inserted.push_back(*other);
    }
    return journal.check(error) ? std::nullopt : std::optional(std::move(error));
}

std::optional<Journal<Game>> drifted(const Journal<Game> &right, SeatIndex seat, int acts,
                                     Random &random)
{
    std::optional<Journal<Game>> journal;
    for (int i = 0; i < acts; ++i) {
        const auto error = anyError(journal ? *journal : right, seat, random);
        if (!error)
            return std::nullopt;
        if (!journal)
            journal = right;
        journal->amend(*error);
    }
    return journal;
}

Journal<Game> somePlay(const Box &box, Random &random, const SimulateOptions &options)
{
    const int players = random.between(1, 5);
    const auto game = simulate(box, random.bits(), players, options);
    Journal<Game> journal(game.start);
    const auto size = static_cast<int>(game.actions.size());
    const int end = random.between(size / 3, size);
    for (int i = 0; i < end; ++i)
        journal.append(game.actions[static_cast<std::size_t>(i)]);
    return journal;
}

} // namespace

Adjust seenOf(const State &state, SeatIndex index)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(index)];
    Adjust seen;
    seen.player = index;
    if (seat.track == Track::Full)
        seen.items.emplace();
    for (const Item item : allOf<Item>()) {
        if (seen.items)
            seen.items->emplace(item, seat.items[indexOf(item)]);
    }
    seen.favor = seat.favor;
    seen.objectives = seat.objectives;
    std::vector<CardRef> gate = seat.gate;
    std::ranges::sort(gate);
    seen.gate.emplace();
    for (const CardRef card : gate)
        seen.gate->push_back(state.card(card).id);
    seen.village.emplace();
    for (const Slot slot : allOf<Slot>()) {
        const Villager *villager = seat.villager(slot);
        if (!villager)
            seen.village->emplace(slot, std::nullopt);
        else if (villager->card)
            seen.village->emplace(
                slot, Adjust::Place{state.card(*villager->card).id, villager->offering});
    }
    return seen;
}

bool isTrueOf(const State &state, const Adjust &seen)
{
    const auto outcome = arigato::apply(state, seen);
    const auto *step = std::get_if<Step<State, Fact>>(&outcome);
    return !step || seenOf(step->state, seen.player) == seenOf(state, seen.player);
}

DriftedGame driftedGame(const Box &box, Random &random, int acts, const SimulateOptions &options)
{
    constexpr int tries = 2'000;
    for (;;) {
        const Journal<Game> right = somePlay(box, random, options);
        const auto seat = static_cast<SeatIndex>(random.below(right.state().seats.size()));
        const Adjust seen = seenOf(right.state(), seat);
        for (int i = 0; i < tries; ++i) {
            auto journal = drifted(right, seat, acts, random);
            if (journal && !isTrueOf(journal->state(), seen))
                return {std::move(*journal), seen};
        }
    }
}

} // namespace gyoji::arigato
