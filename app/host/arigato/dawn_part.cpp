// SPDX-License-Identifier: MIT
#include "arigato/card_form.h"
#include "arigato/view.h"
#include "host/arigato/parts.h"
#include "host/arigato/secrets.h"
#include "json/strings.h"

using namespace Qt::StringLiterals;

/// Who the resident is, and where it lives.
namespace gyoji {

using namespace arigato;

namespace {

/// What becomes of whoever lives there now; empty where nobody does.
QString departure(const PageTelling &telling, const Villager *villager)
{
    if (!villager || !villager->card)
        return {};
    const Argument card = textArgument("card", telling.nameOf(*villager->card));
    if (villager->faceDown)
        return telling.say("seat/ari.replaces", {card});
    return telling.say(villager->offering ? "seat/ari.evicts" : "seat/ari.discards", {card});
}

QJsonArray slotsPart(const PageTelling &telling)
{
    QJsonArray places;
    for (const Slot slot : allOf<Slot>()) {
        const Villager *villager = telling.seat().villager(slot);
        PlaceResident resident{telling.index, slot, {}, {}, {}};
        if (villager && !villager->faceDown)
            resident.evict = true;
        QJsonObject place =
            actPart(telling, telling.words.term(term(slot), telling.language), resident);
        place.insert("slot"_L1, fromUtf8(idOf(slot)));
        place.insert("note"_L1, departure(telling, villager));
        places.append(place);
    }
    return places;
}

QJsonArray inPlayPart(const PageTelling &telling)
{
    QJsonArray cards;
    for (CardRef card = 0; card < telling.view.box->cards.size(); ++card) {
        if (isInPlay(telling.view, card))
            cards.append(fromUtf8(telling.view.card(card).id));
    }
    return cards;
}

/// A card that the box does not have, as far as it is known.
QJsonObject newCardPart(const PageTelling &telling)
{
    Card card = begunCard({});
    card.id = telling.view.box->cards.freeId(newCardStart(telling.index));
    card.slots.set();
    QJsonObject line = lineOf(Define{card});
    QJsonObject definition = definitionOf(card);
    definition.remove("produces"_L1);
    line.insert("card"_L1, definition);
    return {{u"label"_s, telling.say("seat/ari.new-card")},
            {u"title"_s, telling.say("seat/ari.new-slots")},
            {u"line"_s, line}};
}

} // namespace

QJsonObject residentPart(const PageTelling &telling)
{
    return {{u"id"_s, u"resident"_s},
            {u"kind"_s, u"resident"_s},
            {u"title"_s, telling.say("seat/ari.resident")},
            {u"brief"_s, telling.say("seat/ari.resident-short")},
            {u"places"_s, slotsPart(telling)},
            {u"inPlay"_s, inPlayPart(telling)},
            {u"newCard"_s, newCardPart(telling)}};
}

} // namespace gyoji
