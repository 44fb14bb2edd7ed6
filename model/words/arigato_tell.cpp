// SPDX-License-Identifier: MIT
#include "words/arigato_tell.h"

#include "arigato/rules.h"
#include "words/arigato_card.h"
#include "words/arigato_ruling.h"
#include "words/words.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// Tells one action; each call adds its sentences.
class Teller
{
public:
    Teller(const Words &words, const State &before, Language language)
        : m_words(words)
        , m_before(before)
        , m_language(language)
    {
    }

    QStringList sentences;

    void operator()(const PlaceResident &action);
    void operator()(const SendTravelers &action) { tell(action.player, action.travelers); }
    void operator()(const KeepProducers &action) { tell(action.player, action.producers); }
    void operator()(const EmptyWorkshop &action) { tellOfSlot("story/empty", action); }
    void operator()(const Reveal &action);
    void operator()(const Exchange &action);
    void operator()(const PrepareOffering &action) { tellOfSlot("story/offer", action); }
    void operator()(const SendToPalace &action) { tellOfSlot("story/send", action); }
    void operator()(const Choose &action);
    void operator()(const GainByHand &action);
    void operator()(const Check &action);
    void operator()(const Discard &action);
    void operator()(const Next &action);
    void operator()(const Finish &) { say("story/finish", {}); }
    void operator()(const Define &action);
    void operator()(const Adjust &action);
    void operator()(const SetRuling &action);
    void operator()(const SetTrack &action);
    void operator()(const Rename &action);
    void operator()(const Retire &action) { say("story/retire", of(action.player)); }
    void operator()(const Note &action) { say("story/note", {{"text", action.text}}); }
    void operator()(const Batch &) { say("story/batch", {}); }

private:
    const Seat &seat(SeatIndex index) const
    {
        return m_before.seats[static_cast<std::size_t>(index)];
    }
    Arguments of(SeatIndex player) const { return {{"player", seat(player).name}}; }
    void say(std::string_view id, const Arguments &arguments)
    {
        sentences << m_words.sentence(id, arguments, m_language);
    }

    Arguments ofSlot(SeatIndex player, Slot slot, const std::optional<std::string> &card) const;
    std::optional<std::string> cardIn(SeatIndex player, Slot slot) const;
    std::optional<Slot> faceDownSlot(SeatIndex player) const;
    QString typeOf(const std::optional<ArtisanType> &type) const;
    QString itemsOf(const Items &items) const;

    void tell(SeatIndex player, const TravelerTypes &travelers);
    void tell(SeatIndex player, const ProducerList &producers);
    void tell(SeatIndex player, const Skips &skips);

    template <class A>
    void tellOfSlot(std::string_view id, const A &action)
    {
        say(id, ofSlot(action.player, action.slot, cardIn(action.player, action.slot)));
        tell(action.player, action.skip);
    }

    const Words &m_words;
    const State &m_before;
    Language m_language;
};

Arguments Teller::ofSlot(SeatIndex player, Slot slot, const std::optional<std::string> &card) const
{
    Arguments arguments = of(player);
    arguments.push_back({"slot", term(slot)});
    const auto ref = card ? m_before.box->cards.find(*card) : std::nullopt;
    if (ref)
        arguments.push_back(
            textArgument("card", cardName(m_words, m_before.card(*ref), m_language)));
    return arguments;
}

std::optional<std::string> Teller::cardIn(SeatIndex player, Slot slot) const
{
    const Villager *villager = seat(player).villager(slot);
    if (!villager || !villager->card)
        return std::nullopt;
    return m_before.card(*villager->card).id;
}

std::optional<Slot> Teller::faceDownSlot(SeatIndex player) const
{
    for (const Slot slot : allOf<Slot>()) {
        const Villager *villager = seat(player).villager(slot);
        if (villager && villager->faceDown)
            return slot;
    }
    return std::nullopt;
}

QString Teller::typeOf(const std::optional<ArtisanType> &type) const
{
    return m_words.term(type ? term(*type) : Term{"type", "unknown"}, m_language);
}

QString Teller::itemsOf(const Items &items) const
{
    QStringList amounts;
    for (const Item item : allOf<Item>()) {
        if (const int n = items[indexOf(item)]; n > 0)
            amounts << m_words.amount({n, term(item)}, m_language);
    }
    return m_words.list(amounts, m_language);
}

void Teller::tell(SeatIndex player, const TravelerTypes &travelers)
{
    const auto &[types, match] = travelers;
    if (match && !(types[0] && types[1])) {
        say(*match ? "story/travelers-match" : "story/travelers-differ", of(player));
        return;
    }
    Arguments arguments = of(player);
    const QStringList names{typeOf(types[0]), typeOf(types[1])};
    arguments.push_back(textArgument("types", m_words.list(names, m_language)));
    say("story/travelers", arguments);
}

void Teller::tell(SeatIndex player, const ProducerList &producers)
{
    QStringList names;
    if (const auto *cards = std::get_if<ProducerCards>(&producers)) {
        for (const std::string &id : *cards) {
            const auto ref = m_before.box->cards.find(id);
            names << (ref ? cardName(m_words, m_before.card(*ref), m_language)
                          : QString::fromStdString(id));
        }
    } else {
        for (const auto &type : std::get<ProducerTypes>(producers))
            names << typeOf(type);
    }
    Arguments arguments = of(player);
    arguments.push_back(textArgument("types", m_words.list(names, m_language)));
    say("story/producers", arguments);
}

void Teller::tell(SeatIndex player, const Skips &skips)
{
    QStringList offers;
    for (const Skip &skip : skips) {
        Arguments arguments{{"n", skip.n}};
        if (skip.slot)
            arguments.push_back({"slot", term(*skip.slot)});
        offers << m_words.sentence("story/offer-number", arguments, m_language);
    }
    if (offers.isEmpty())
        return;
    Arguments arguments = of(player);
    arguments.push_back(textArgument("offers", m_words.list(offers, m_language)));
    say("story/skip", arguments);
}

void Teller::operator()(const PlaceResident &action)
{
    if (action.evict.value_or(false) && seat(action.player).villager(action.slot))
        say("story/evict", ofSlot(action.player, action.slot, std::nullopt));
    say("story/resident", ofSlot(action.player, action.slot, action.card));
    tell(action.player, action.skip);
}

void Teller::operator()(const Reveal &action)
{
    if (action.travelers)
        tell(action.player, *action.travelers);
    if (action.producers)
        tell(action.player, *action.producers);
    const auto faceDown = faceDownSlot(action.player);
    const auto slot = action.slot ? action.slot : faceDown;
    if (!slot) {
        say("story/reveal", of(action.player));
    } else {
        const Villager *villager = seat(action.player).villager(*slot);
        if (action.evict.value_or(false) && villager && !villager->faceDown)
            say("story/evict", ofSlot(action.player, *slot, std::nullopt));
        const auto named = faceDown ? cardIn(action.player, *faceDown) : std::nullopt;
        say("story/reveal", ofSlot(action.player, *slot, action.card ? action.card : named));
    }
    tell(action.player, action.skip);
}

void Teller::operator()(const Exchange &action)
{
    Arguments arguments = of(action.player);
    arguments.push_back({"given", Amount{2, term(action.give)}});
    arguments.push_back({"taken", Amount{1, term(action.take)}});
    say("story/exchange", arguments);
    tell(action.player, action.skip);
}

void Teller::operator()(const Choose &action)
{
    QStringList names;
    for (const auto &item : action.items)
        names << m_words.term(item ? term(*item) : Term{"item", "unknown"}, m_language);
    Arguments arguments = of(action.player);
    arguments.push_back(textArgument("items", m_words.list(names, m_language)));
    say("story/choose", arguments);
    tell(action.player, action.skip);
}

void Teller::operator()(const GainByHand &action)
{
    Arguments arguments = of(action.player);
    if (action.why)
        arguments.push_back({"why", *action.why});
    say("story/gain", arguments);
    tell(action.player, action.skip);
}

void Teller::operator()(const Check &action)
{
    say("story/check", of(action.player));
    if (action.supply && totalOf(*action.supply) > 0)
        say("story/supply", {textArgument("items", itemsOf(*action.supply))});
    if (action.objective)
        say(*action.objective ? "story/check-met" : "story/check-unmet", {});
    tell(action.player, action.skip);
}

void Teller::operator()(const Discard &action)
{
    Arguments arguments = of(action.player);
    arguments.push_back(textArgument("items", itemsOf(action.items)));
    say("story/discard", arguments);
}

void Teller::operator()(const Next &action)
{
    Arguments arguments = of(action.player);
    const Argument day{"n", seat(action.player).day};
    arguments.push_back(day);
    say("story/next", arguments);
}

void Teller::operator()(const Define &action)
{
    say("story/define", {textArgument("card", cardName(m_words, action.card, m_language)),
                         textArgument("effect", cardSentence(m_words, action.card, m_language))});
}

void Teller::operator()(const Adjust &action)
{
    Arguments arguments = of(action.player);
    if (action.why)
        arguments.push_back({"why", *action.why});
    say("story/adjust", arguments);
}

void Teller::operator()(const SetRuling &action)
{
    say("story/ruling",
        {textArgument("question", rulingQuestion(m_words, action.id, m_language)),
         textArgument("answer", rulingAnswer(m_words, action.id, action.value, m_language))});
}

void Teller::operator()(const SetTrack &action)
{
    Arguments arguments = of(action.player);
    arguments.push_back({"level", Term{"track", idOf(action.level)}});
    say("story/track", arguments);
}

void Teller::operator()(const Rename &action)
{
    Arguments arguments = of(action.player);
    arguments.push_back({"name", action.newName});
    say("story/rename", arguments);
}

} // namespace

QStringList actionSentences(const Words &words, const Action &action, const State &before,
                            Language language)
{
    Teller teller(words, before, language);
    std::visit(teller, action.variant());
    return teller.sentences;
}

QStringList actionSentences(const Words &words, std::span<const Action> actions, State state,
                            Language language)
{
    QStringList sentences;
    for (const Action &action : actions) {
        sentences += actionSentences(words, action, state, language);
        auto outcome = arigato::apply(std::move(state), action);
        state = std::get<Step<State, Fact>>(std::move(outcome)).state;
    }
    return sentences;
}

QString secretSentence(const Words &words, const State &state, SeatIndex seat, Language language)
{
    const std::string &name = state.seats[static_cast<std::size_t>(seat)].name;
    return words.sentence("story/secret", {{"player", name}}, language);
}

} // namespace gyoji::arigato
