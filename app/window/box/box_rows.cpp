// SPDX-License-Identifier: MIT
#include "window/box/box_rows.h"

#include "json/strings.h"
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
    const TypeHues hues = huesOf(box);
    QList<BoxCardRow> rows;
    for (const ArtisanType type : allOf<ArtisanType>()) {
        for (const Card &card : box.cards) {
            if (card.type == type)
                rows << BoxCardRow{fromUtf8(card.id), cardFace(card, {}, hues, words, language),
                                   placesOf(card, words, language)};
        }
    }
    return rows;
}

} // namespace gyoji
