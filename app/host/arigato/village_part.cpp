// SPDX-License-Identifier: MIT
#include "host/arigato/parts.h"
#include "json/strings.h"
#include "words/arigato_card.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

QString orUnknown(const PageTelling &telling, const QString &text)
{
    return text.isEmpty() ? telling.say("seat/ari.unknown") : text;
}

Price priceOf(const PageTelling &telling, const Villager &villager)
{
    Price price{{}, villager.offering};
    if (telling.seat().track == Track::Full)
        price.supply = telling.seat().items;
    return price;
}

void tellCard(QJsonObject &place, const PageTelling &telling, const Villager &villager)
{
    const Card &card = telling.view.card(*villager.card);
    const QString favor =
        card.favor ? telling.words.amount({*card.favor, {"count", "favor"}}, telling.language)
                   : QString();
    const QString cost =
        card.cost ? itemsPhrase(telling.words, *card.cost, telling.language) : QString();
    place.insert("icon"_L1, iconOf(card.type));
    place.insert("title"_L1, cardName(telling.words, card, telling.language));
    place.insert("effect"_L1, cardSentence(telling.words, card, telling.language));
    place.insert("effectSigns"_L1, signsPart(effectSigns(card)));
    place.insert("priceSigns"_L1, signsPart(priceSigns(card, priceOf(telling, villager))));
    place.insert(
        "detail"_L1,
        villager.offering
            ? telling.say("seat/ari.under-gate", {textArgument("favor", orUnknown(telling, favor))})
            : telling.say("seat/ari.price", {textArgument("cost", orUnknown(telling, cost)),
                                             textArgument("favor", orUnknown(telling, favor))}));
}

/// An offering whose cost nobody has named yet asks for it, and completes the card.
QJsonObject offerPart(const PageTelling &telling, Slot slot, const Villager &villager)
{
    const PrepareOffering offer{telling.index, slot, {}, {}};
    QJsonObject act = actPart(telling, telling.say("seat/ari.offer"), offer);
    const bool asksCost = villager.card && !telling.view.card(*villager.card).cost &&
                          telling.seat().track == Track::Full && !act.contains("why"_L1);
    if (!asksCost)
        return act;
    Card card = telling.view.card(*villager.card);
    card.cost = Items{};
    PrepareOffering paid = offer;
    paid.paid = Items{};
    return {
        {u"label"_s, act.value("label"_L1)},
        {u"kind"_s, u"counts"_s},
        {u"title"_s,
         telling.say("seat/ari.cost", {textArgument("card", telling.nameOf(*villager.card))})},
        {u"counts"_s, countsPart(telling, {}, {{0, u"paid"_s}, {1, u"card"_s, u"cost"_s}})},
        {u"confirms"_s,
         QJsonArray{QJsonObject{{u"label"_s, telling.say("seat/ari.pay")},
                                {u"lines"_s, QJsonArray{lineOf(paid), lineOf(Define{card})}}}}},
        {u"choices"_s, QJsonArray{actPart(telling, telling.say("seat/ari.cost-later"), offer)}}};
}

/// A card that is not known whole yet can be described where it lies.
void tellDescribing(QJsonArray &acts, const PageTelling &telling, const Card &card)
{
    if (!card.draft && card.favor && card.cost)
        return;
    const QString label = telling.say("seat/ari.describe");
    acts.append(QJsonObject{{u"label"_s, label},
                            {u"kind"_s, u"describe"_s},
                            {u"title"_s, cardName(telling.words, card, telling.language)},
                            {u"card"_s, definitionOf(card)}});
}

QJsonObject placePart(const PageTelling &telling, Slot slot)
{
    QJsonObject place{{u"id"_s, fromUtf8(idOf(slot))},
                      {u"name"_s, telling.words.term(term(slot), telling.language)}};
    const Villager *villager = telling.seat().villager(slot);
    place.insert("taken"_L1, villager != nullptr);
    if (!villager)
        return place;
    place.insert("faceDown"_L1, villager->faceDown);
    place.insert("offering"_L1, villager->offering);
    if (villager->card)
        tellCard(place, telling, *villager);
    if (villager->faceDown)
        return place;
    const SeatIndex player = telling.index;
    place.insert("note"_L1, telling.say(villager->offering ? "seat/ari.leaves-to-gate"
                                                           : "seat/ari.leaves-to-discard"));
    QJsonArray acts{
        offerPart(telling, slot, *villager),
        actPart(telling, telling.say("seat/ari.send"), SendToPalace{player, slot, {}}),
        actPart(telling, telling.say("seat/ari.empty"), EmptyWorkshop{player, slot, {}})};
    if (villager->card)
        tellDescribing(acts, telling, telling.view.card(*villager->card));
    place.insert("acts"_L1, acts);
    return place;
}

} // namespace

QJsonArray villagePart(const PageTelling &telling)
{
    QJsonArray places;
    for (const Slot slot : allOf<Slot>())
        places.append(placePart(telling, slot));
    return places;
}

} // namespace gyoji
