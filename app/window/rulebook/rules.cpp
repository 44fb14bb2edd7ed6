// SPDX-License-Identifier: MIT
#include "window/rulebook/rules.h"

#include "json/strings.h"

namespace gyoji {

namespace {

constexpr std::string_view rulingPrefix = "ari.ruling.";

ArticleRow rowOf(const Article &article, Language language)
{
    const ArticleText &text = article.in(language);
    return {fromUtf8(article.id), text.title, text.answer};
}

QString rulingOf(const Article &article)
{
    const std::string_view id = article.id;
    return id.starts_with(rulingPrefix) ? fromUtf8(id.substr(rulingPrefix.size())) : QString();
}

/// What an article about one part of a picture has no use for.
constexpr std::string_view partPrefix = "slot/";

SignRow iconsOf(const Article &article)
{
    SignRow row;
    for (const std::string &icon : article.icons) {
        if (!icon.starts_with(partPrefix))
            row.signs << arigato::Sign{fromUtf8(icon), {}, {}, false};
    }
    return row;
}

} // namespace

Rules::Rules(const Rulebook &rulebook, const Words &words, Language language)
    : m_rulebook(rulebook)
    , m_words(words)
    , m_language(language)
    , m_spoken(language)
{
    refreshAnswers();
}

void Rules::setQuestion(const QString &question)
{
    if (question == m_question)
        return;
    m_question = question;
    refreshAnswers();
    Q_EMIT questionChanged();
}

IconFinder *Rules::icons()
{
    if (!m_icons)
        m_icons = std::make_unique<IconFinder>(m_rulebook, m_words, m_language);
    return m_icons.get();
}

void Rules::explain(const QString &rule, const QString &instance)
{
    m_opened.clear();
    m_instance = instance;
    open(rule);
}

void Rules::open(const QString &rule)
{
    const Article *article = m_rulebook.byId(rule.toStdString());
    if (!article)
        return;
    m_opened.push_back(article);
    m_spoken = m_language;
    refreshArticle();
}

void Rules::back()
{
    if (m_opened.empty())
        return;
    m_opened.pop_back();
    if (m_opened.empty())
        m_instance.clear();
    refreshArticle();
}

void Rules::speak(const QString &language)
{
    m_spoken = languageFromId(language).value_or(m_spoken);
    refreshArticle();
}

void Rules::setLanguage(Language language)
{
    m_language = language;
    m_spoken = language;
    m_instance.clear();
    if (m_icons)
        m_icons->setLanguage(language);
    refreshAnswers();
    refreshArticle();
}

void Rules::refreshAnswers()
{
    QList<ArticleRow> rows;
    if (m_question.trimmed().isEmpty()) {
        for (const Article &article : m_rulebook.articles())
            rows << rowOf(article, m_language);
    } else {
        for (const Article *article : m_rulebook.search(m_question, m_language))
            rows << rowOf(*article, m_language);
    }
    m_answers.setRows(rows);
}

void Rules::refreshArticle()
{
    ArticleView view;
    QList<ArticleRow> related;
    if (!m_opened.empty()) {
        const Article &article = *m_opened.back();
        const ArticleText &text = article.in(m_spoken);
        view = {fromUtf8(article.id),
                rulingOf(article),
                iconsOf(article),
                m_opened.size() == 1 ? m_instance : QString(),
                fromUtf8(idOf(m_spoken)),
                text.title,
                text.answer,
                text.more,
                text.example};
        for (const std::string &id : article.related)
            related << rowOf(*m_rulebook.byId(id), m_spoken);
    }
    m_related.setRows(related);
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

} // namespace gyoji
