// SPDX-License-Identifier: MIT
#include "window/arigato/card_rows.h"

#include "arigato/gain_choices.h"
#include "json/strings.h"
#include "window/arigato/box_text.h"
#include "words/arigato_card.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

/// A choice in a picture and in words.
struct Shown
{
    Signs signs;
    QString name;
    bool isShort = false;
};

Shown slotsFace(const Card &card, const QString &choice, const CardTelling &telling)
{
    const Card there = chosen(card, CardPart::Slots, choice.toStdString());
    return {{{placementIcon(there), {}, {}, false}},
            placesText(there, telling.words, telling.language),
            true};
}

Shown itemFace(Item item, int n, const CardTelling &telling)
{
    Sign sign = signOf(item);
    if (n > 0)
        sign.text = QString::number(n);
    return {{sign}, telling.words.term(term(item), telling.language), true};
}

Shown typeFace(ArtisanType type, const CardTelling &telling)
{
    return {{signOf(type)}, telling.words.term(term(type), telling.language), false};
}

Shown gainFace(const FormChoice &choice, const CardTelling &telling)
{
    Gain gain = *gainOf(choice.value);
    gain.n = std::max(choice.n, 1);
    Signs signs = gainSigns(gain);
    if (choice.n == 0)
        signs.front().text.clear();
    const bool isPlain = gain.kind == GainKind::Item || gain.kind == GainKind::Favor;
    return {signs, gainPhrase(telling.words, gain, telling.language), isPlain};
}

/// What the card shows of its condition, but for the picture of that.
Signs whenSigns(const Condition &when)
{
    return conditionSigns(when).sliced(1);
}

Shown rowFace(const Card &card, const FormChoice &choice, const CardTelling &telling)
{
    const Condition when = *chosen(card, CardPart::WhenRow, choice.value).when;
    return {whenSigns(when), conditionPhrase(telling.words, when, telling.language), true};
}

Shown conditionFace(ConditionKind kind, const CardTelling &telling)
{
    const QString icon = iconOf(kind);
    return {{{icon, {}, {}, false}}, telling.names.value(icon), false};
}

Shown faceOf(const Card &card, CardPart part, const FormChoice &choice, const CardTelling &telling)
{
    const QString value = fromUtf8(choice.value);
    if (choice.value == unknownChoice || choice.value == noChoice)
        return {{},
                telling.words.sentence("choice/" + std::string(idOf(part)) + '-' + choice.value, {},
                                       telling.language),
                false};
    if (part == CardPart::Slots)
        return slotsFace(card, value, telling);
    if (part == CardPart::When)
        return conditionFace(*fromId<ConditionKind>(choice.value), telling);
    if (part == CardPart::Gain)
        return gainOf(choice.value) ? gainFace(choice, telling)
                                    : Shown{{}, u"× %1"_s.arg(value), true};
    if (part == CardPart::WhenRow)
        return rowFace(card, choice, telling);
    if (const auto type = fromId<ArtisanType>(choice.value))
        return typeFace(*type, telling);
    if (const auto item = fromId<Item>(choice.value))
        return itemFace(*item, part == CardPart::Cost ? choice.n : 0, telling);
    return {{}, value, true};
}

/// What the card says of the part, in a picture.
Signs signsOf(const Card &card, CardPart part)
{
    const Condition when = card.when.value_or(Condition());
    switch (part) {
    case CardPart::Type:
        return {signOf(card.type)};
    case CardPart::Slots:
        return {{placementIcon(card), {}, {}, false}};
    case CardPart::Cost:
        return card.cost ? costSigns(*card.cost, *card.cost) : Signs();
    case CardPart::When:
        return card.when ? Signs{{iconOf(when.kind), {}, {}, false}} : Signs();
    case CardPart::WhenRow:
    case CardPart::WhenType:
    case CardPart::WhenItem:
        return isKnown(card, part) ? whenSigns(when) : Signs();
    case CardPart::Gain: {
        Signs signs;
        for (const Gain &gain : card.gain)
            signs << gainSigns(gain);
        return signs;
    }
    case CardPart::Produces:
        return {signOf(card.produces)};
    case CardPart::Favor:
    case CardPart::WhenN:
    case CardPart::Copies:
        break;
    }
    return {};
}

QString valueOf(const Card &card, CardPart part, const CardTelling &telling)
{
    if (!isKnown(card, part))
        return telling.words.sentence("choice/unknown", {}, telling.language);
    QStringList names;
    for (const FormChoice &choice : choicesOf(card, part)) {
        const bool isSaid = part != CardPart::Gain || gainOf(choice.value);
        if (choice.n > 0 && isSaid)
            names << faceOf(card, part, choice, telling).name;
    }
    return telling.words.list(names, telling.language);
}

} // namespace

QString partTitle(CardPart part, const Words &words, Language language)
{
    return words.sentence("part/" + std::string(idOf(part)), {}, language);
}

QList<FormPartRow> cardPartRows(const Card &card, std::optional<CardPart> current,
                                const CardTelling &telling)
{
    QList<FormPartRow> rows;
    for (const CardPart part : partsOf(card))
        rows << FormPartRow{fromUtf8(idOf(part)),
                            partTitle(part, telling.words, telling.language),
                            {signsOf(card, part), telling.hues},
                            valueOf(card, part, telling),
                            part == current};
    return rows;
}

QList<FormChoiceRow> cardChoiceRows(const Card &card, CardPart part, const CardTelling &telling)
{
    QList<FormChoiceRow> rows;
    for (const FormChoice &choice : choicesOf(card, part)) {
        const Shown shown = faceOf(card, part, choice, telling);
        rows << FormChoiceRow{fromUtf8(choice.value),
                              shown.name,
                              {shown.signs, telling.hues},
                              choice.n > 0,
                              shown.isShort};
    }
    return rows;
}

} // namespace gyoji
