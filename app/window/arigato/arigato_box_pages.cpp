// SPDX-License-Identifier: MIT
#include "window/arigato/arigato_box_pages.h"

#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QList<BoxPageRow> pageRows(const Words &words, Language language)
{
    return {{u"calendar"_s, words.sentence("box/calendar", {}, language)},
            {u"colors"_s, words.sentence("box/colors", {}, language)}};
}

} // namespace

ArigatoBoxPages::ArigatoBoxPages(const Words &words, const QHash<QString, QString> &names,
                                 Language language)
    : m_words(words)
    , m_calendar(words, names, language)
    , m_colors(words, language)
{
    setRows(pageRows(words, language));
}

void ArigatoBoxPages::setBox(OwnBox *box)
{
    m_calendar.setBox(box);
    m_colors.setBox(box);
}

void ArigatoBoxPages::setLanguage(Language language)
{
    setRows(pageRows(m_words, language));
    m_calendar.setLanguage(language);
    m_colors.setLanguage(language);
}

} // namespace gyoji
