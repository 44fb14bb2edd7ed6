// SPDX-License-Identifier: MIT
#include "host/arigato/parts.h"
#include "json/strings.h"
#include "words/arigato_card.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

QJsonObject cardPart(const Words &words, const Card &card, Language language)
{
    QJsonArray places;
    for (const Slot slot : allOf<Slot>()) {
        if (card.mayLiveIn(slot))
            places.append(fromUtf8(idOf(slot)));
    }
    const QString title = cardName(words, card, language);
    return {{u"id"_s, fromUtf8(card.id)},
            {u"type"_s, fromUtf8(idOf(card.type))},
            {u"title"_s, title},
            {u"where"_s, words.sentence("seat/ari.where", {textArgument("card", title)}, language)},
            {u"effect"_s, cardSentence(words, card, language)},
            {u"effectSigns"_s, signsPart(effectSigns(card))},
            {u"slots"_s, places},
            {u"definition"_s, definitionOf(card)}};
}

} // namespace

QJsonObject boxPart(const Words &words, const Box &box, Language language)
{
    QJsonArray types;
    for (const ArtisanType type : allOf<ArtisanType>()) {
        QJsonObject part = typePart(words, type, language);
        part.insert("produces"_L1, fromUtf8(idOf(itemOf(type))));
        if (const auto hue = box.hues.find(type); hue != box.hues.end())
            part.insert("hue"_L1, fromUtf8(idOf(hue->second)));
        types.append(part);
    }
    QJsonArray cards;
    for (const Card &card : box.cards)
        cards.append(cardPart(words, card, language));
    return {{u"types"_s, types}, {u"cards"_s, cards}, {u"editor"_s, editorPart(words, language)}};
}

} // namespace gyoji
