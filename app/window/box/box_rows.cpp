// SPDX-License-Identifier: MIT
#include "window/box/box_rows.h"

#include "arigato/box_progress.h"
#include "arigato/json/box_json.h"
#include "json/strings.h"
#include "window/box/box_text.h"
#include "words/localized_text.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

QList<BoxRow> boxRows(const std::vector<KnownBox> &boxes, const QString &picked, Language language)
{
    QList<BoxRow> rows;
    for (const auto &[id, isShipped, isRetired, box, isNew] : boxes)
        rows << BoxRow{id,
                       localizedText(box.title, language),
                       static_cast<int>(box.cards.size()),
                       progressOf(box).cardsOpen,
                       id == picked,
                       isRetired,
                       isNew};
    return rows;
}

QList<TypeProgressRow> progressRows(const Box &box, const Words &words, Language language)
{
    const auto cards = progressOf(box).cards;
    const TypeHues hues = huesOf(box);
    QList<TypeProgressRow> rows;
    for (const ArtisanType type : allOf<ArtisanType>())
        rows << TypeProgressRow{signRow(type, hues), words.term(term(type), language),
                                u"%1 / %2"_s.arg(cards[indexOf(type)]).arg(cardsOfAType)};
    return rows;
}

BoxView boxView(const KnownBox &known, const Words &words, Language language)
{
    const Box &box = known.box;
    const BoxProgress progress = progressOf(box);
    QStringList alike;
    for (const auto &[later, first] : duplicatesIn(box.cards))
        alike << words.sentence(
            "box/alike", {{"card", box.cards[later].id}, {"other", box.cards[first].id}}, language);
    return {localizedText(box.title, language),
            !known.isShipped,
            known.isRetired,
            progress.cardsOpen,
            progress.effectsOpen,
            progress.costsOpen,
            progress.favorsOpen,
            progress.faces[0] + progress.faces[1],
            progress.hasScoreTable,
            alike.join(u'\n')};
}

QList<BoxCopyRow> boxCopyRows(const QList<BoxCopy> &copies, const QLocale &locale)
{
    QList<BoxCopyRow> rows;
    for (int i = 0; i < copies.size(); ++i) {
        const auto read = readBox(copies[i].file);
        if (const auto *box = std::get_if<Box>(&read))
            rows << BoxCopyRow{i,
                               locale.toString(copies[i].until.toLocalTime(), QLocale::ShortFormat),
                               static_cast<int>(box->cards.size())};
    }
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
                                   placesText(card, words, language)};
        }
    }
    return rows;
}

} // namespace gyoji
