// SPDX-License-Identifier: MIT
#pragma once

#include "window/icons/sign_row.h"
#include "words/language.h"

#include <QString>

namespace gyoji {

class Words;

/// A card as it is shown, in pictures and in words, all from the same record.
struct CardFace
{
    Q_GADGET
    QML_VALUE_TYPE(cardFace)
    Q_PROPERTY(gyoji::SignRow type MEMBER type FINAL)
    Q_PROPERTY(QString placement MEMBER placement FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)
    Q_PROPERTY(gyoji::SignRow effectSigns MEMBER effectSigns FINAL)
    Q_PROPERTY(QString favor MEMBER favor FINAL)
    Q_PROPERTY(QString cost MEMBER cost FINAL)
    Q_PROPERTY(gyoji::SignRow priceSigns MEMBER priceSigns FINAL)

public:
    SignRow type;
    /// The icon of the workshops where it may live.
    QString placement;
    /// Empty for a card that nobody has named.
    QString title;
    QString effect;
    SignRow effectSigns;
    /// Empty while it is not known; so is the cost.
    QString favor;
    QString cost;
    /// What the offering needs and what the card is worth under the gate.
    SignRow priceSigns;

    friend bool operator==(const CardFace &, const CardFace &) = default;
};

CardFace cardFace(const arigato::Card &card, const arigato::Price &price, const TypeHues &hues,
                  const Words &words, Language language);

/// A type alone, in its color.
SignRow signRow(arigato::ArtisanType type, const TypeHues &hues);
SignRow signRow(arigato::Item item, const TypeHues &hues);

} // namespace gyoji
