// SPDX-License-Identifier: MIT
#include "window/arigato/box_colors.h"

#include "json/strings.h"
#include "window/arigato/arigato_box.h"
#include "window/icons/card_face.h"
#include "words/words.h"

namespace gyoji {

using namespace arigato;

BoxColors::BoxColors(const Words &words, Language language)
    : m_words(words)
    , m_language(language)
{
    refresh();
}

void BoxColors::setBox(OwnBox *box)
{
    m_box = box;
    m_type = {};
    refresh();
}

void BoxColors::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void BoxColors::pickType(const QString &type)
{
    m_type = fromWord<ArtisanType>(type).value_or(m_type);
    refresh();
}

void BoxColors::pickColor(const QString &hue)
{
    const auto picked = fromWord<Hue>(hue);
    if (!m_box || !picked)
        return;
    Box box = boxIn(m_box);
    const auto worn = box.hues.find(m_type);
    if (worn != box.hues.end() && worn->second == *picked)
        box.hues.erase(worn);
    else
        box.hues.insert_or_assign(m_type, *picked);
    change(*m_box, std::move(box));
    refresh();
}

void BoxColors::refresh()
{
    const TypeHues hues = huesOf(boxIn(m_box));
    QList<ColorTypeRow> types;
    for (const ArtisanType type : allOf<ArtisanType>())
        types << ColorTypeRow{fromUtf8(idOf(type)), m_words.term(term(type), m_language),
                              signRow(type, hues), type == m_type};
    m_types.setRows(types);
    QList<ColorRow> colors;
    for (const Hue hue : allOf<Hue>())
        colors << ColorRow{fromUtf8(idOf(hue)), m_words.term({"hue", idOf(hue)}, m_language),
                           inkOf(hue, false), inkOf(hue, true), hue == hues[indexOf(m_type)]};
    m_colors.setRows(colors);
}

} // namespace gyoji
