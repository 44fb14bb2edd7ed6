// SPDX-License-Identifier: MIT
#include "window/icons/card_face.h"

#include "words/arigato_card.h"
#include "words/words.h"

namespace gyoji {

using namespace arigato;

CardFace cardFace(const Card &card, const Price &price, const TypeHues &hues, const Words &words,
                  Language language)
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
    face.priceSigns = {priceSigns(card, price), hues};
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
