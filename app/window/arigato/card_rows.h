// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/card_form.h"
#include "window/box/form_rows.h"
#include "words/language.h"

#include <QHash>
#include <QList>

namespace gyoji {

class Words;

/// What a view needs to say what it shows.
struct CardTelling
{
    const Words &words;
    /// What the pictures of the rules are called.
    const QHash<QString, QString> &names;
    TypeHues hues;
    Language language;
};

QString partTitle(arigato::CardPart part, const Words &words, Language language);

QList<FormPartRow> cardPartRows(const arigato::Card &card, std::optional<arigato::CardPart> current,
                                const CardTelling &telling);

QList<FormChoiceRow> cardChoiceRows(const arigato::Card &card, arigato::CardPart part,
                                    const CardTelling &telling);

} // namespace gyoji
