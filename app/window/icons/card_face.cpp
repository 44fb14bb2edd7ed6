// SPDX-License-Identifier: MIT
#include "window/icons/card_face.h"

#include "words/arigato_card.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

const Sign unknown{{}, u"?"_s, {}, false};

Signs priceOf(const Card &card, const CardPlace &place)
{
    Signs signs;
    if (place.hasOffering)
        signs << Sign{u"mark/offering"_s, {}, {}, false};
    else if (card.cost)
        signs << costSigns(*card.cost, place.supply.value_or(*card.cost));
    else
        signs << unknown;
    signs << Sign{{}, u"→"_s, {}, false};
    if (card.favor)
        signs << gainSigns({GainKind::Favor, {}, *card.favor, {}});
    else
        signs << unknown;
    return signs;
}

} // namespace

CardFace cardFace(const Card &card, const CardPlace &place, const TypeHues &hues,
                  const Words &words, Language language)
{
    CardFace face;
    face.type = signRow(card.type, hues);
    face.placement = placementIcon(card);
    face.title = cardName(words, card, language);
    face.effect = cardSentence(words, card, language);
    face.effectSigns = {effectSigns(card), hues};
    if (card.favor)
        face.favor = words.amount({*card.favor, {"count", "favor"}}, language);
    if (card.cost)
        face.cost = itemsPhrase(words, *card.cost, language);
    face.priceSigns = {priceOf(card, place), hues};
    return face;
}

SignRow signRow(ArtisanType type, const TypeHues &hues)
{
    return {{signOf(type)}, hues};
}

SignRow signRow(Item item, const TypeHues &hues)
{
    return {{signOf(item)}, hues};
}

} // namespace gyoji
