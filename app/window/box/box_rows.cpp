// SPDX-License-Identifier: MIT
#include "window/box/box_rows.h"

#include "json/strings.h"
#include "words/arigato_card.h"
#include "words/arigato_shapes.h"
#include "words/localized_text.h"
#include "words/words.h"

namespace gyoji {

using namespace arigato;

namespace {

bool isOpen(const Card &card)
{
    return !card.favor || !card.cost || card.draft;
}

QString placesOf(const Card &card, const Words &words, Language language)
{
    QStringList places;
    for (const Slot slot : allOf<Slot>()) {
        if (card.mayLiveIn(slot))
            places << words.term(term(slot), language);
    }
    return words.list(places, language);
}

BoxCardRow cardRow(const Card &card, const Words &words, Language language)
{
    BoxCardRow row;
    row.card = fromUtf8(card.id);
    row.shape = shapeOf(card.type);
    row.typeName = words.term(term(card.type), language);
    row.title = cardName(words, card, language);
    row.places = placesOf(card, words, language);
    row.effect = cardSentence(words, card, language);
    if (card.favor)
        row.favor = words.amount({*card.favor, {"count", "favor"}}, language);
    if (card.cost)
        row.cost = itemsPhrase(words, *card.cost, language);
    return row;
}

} // namespace

QList<BoxRow> boxRows(const std::vector<KnownBox> &boxes, const QString &picked, Language language)
{
    QList<BoxRow> rows;
    for (const auto &[id, isShipped, box] : boxes)
        rows << BoxRow{id, localizedText(box.title, language), static_cast<int>(box.cards.size()),
                       static_cast<int>(std::ranges::count_if(box.cards, isOpen)), id == picked};
    return rows;
}

QList<BoxCardRow> boxCardRows(const Box &box, const Words &words, Language language)
{
    QList<BoxCardRow> rows;
    for (const ArtisanType type : allOf<ArtisanType>()) {
        for (const Card &card : box.cards) {
            if (card.type == type)
                rows << cardRow(card, words, language);
        }
    }
    return rows;
}

} // namespace gyoji
