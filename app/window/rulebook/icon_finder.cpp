// SPDX-License-Identifier: MIT
#include "window/rulebook/icon_finder.h"

#include "json/strings.h"

namespace gyoji {

IconFinder::IconFinder(const Rulebook &rulebook, const Words &words, Language language)
    : m_rulebook(rulebook)
    , m_words(words)
    , m_language(language)
{
    refresh();
}

void IconFinder::pick(const QString &icon)
{
    constexpr int most = 2;
    if (!m_picked.removeOne(icon)) {
        if (m_picked.size() == most)
            m_picked.removeFirst();
        m_picked << icon;
    }
    refresh();
}

void IconFinder::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void IconFinder::refresh()
{
    const auto groups = iconGroups(m_rulebook, m_words, m_language);
    QStringList titles;
    QList<IconAnswerRow> found(m_picked.size());
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const auto &[title, meanings] = groups[static_cast<qsizetype>(i)];
        titles << title;
        QList<IconRow> rows;
        for (const auto &[icon, name, article] : meanings) {
            const auto place = m_picked.indexOf(icon);
            rows << IconRow{icon, name, place >= 0};
            if (place >= 0)
                found[place] = {icon, fromUtf8(article->id), name, article->in(m_language).answer};
        }
        m_groups[i].setRows(rows);
    }
    m_found.setRows(found);
    if (titles == m_titles)
        return;
    m_titles = titles;
    Q_EMIT titlesChanged();
}

} // namespace gyoji
