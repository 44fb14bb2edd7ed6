// SPDX-License-Identifier: MIT
#include "host/rule_pages.h"

#include "json/strings.h"
#include "rulebook/icon_meanings.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QJsonObject briefText(const ArticleText &text)
{
    return {{u"title"_s, text.title}, {u"answer"_s, text.answer}};
}

QJsonObject wholeText(const ArticleText &text)
{
    QJsonObject whole = briefText(text);
    if (!text.more.isEmpty())
        whole.insert("more"_L1, text.more);
    if (!text.example.isEmpty())
        whole.insert("example"_L1, text.example);
    return whole;
}

QJsonObject told(const Article &article, QJsonObject (*tell)(const ArticleText &))
{
    QJsonObject texts;
    for (const Language language : allOf<Language>())
        texts.insert(fromUtf8(idOf(language)), tell(article.in(language)));
    return {{u"id"_s, fromUtf8(article.id)}, {u"texts"_s, texts}};
}

} // namespace

const Rulebook *RulePages::find(const QByteArray &game)
{
    auto book = m_books.find(game);
    if (book == m_books.end())
        book = m_books.emplace(game, Rulebook::shipped(game)).first;
    return book->second ? &*book->second : nullptr;
}

QJsonObject RulePages::answers(const QByteArray &game, const QString &question, Language language)
{
    QJsonArray articles;
    if (const Rulebook *book = find(game)) {
        for (const Article *article : book->search(question, language))
            articles.append(told(*article, briefText));
    }
    return {{u"question"_s, question}, {u"articles"_s, articles}};
}

QJsonObject RulePages::article(const QByteArray &game, const QString &id)
{
    const Rulebook *book = find(game);
    const Article *article = book ? book->byId(id.toStdString()) : nullptr;
    if (!article)
        return {};
    QJsonObject page = told(*article, wholeText);
    QJsonArray icons;
    for (const std::string &icon : article->icons)
        icons.append(fromUtf8(icon));
    page.insert("icons"_L1, icons);
    QJsonArray related;
    for (const std::string &other : article->related)
        related.append(told(*book->byId(other), briefText));
    page.insert("related"_L1, related);
    return page;
}

QJsonObject RulePages::icons(const QByteArray &game, Language language)
{
    QJsonArray groups;
    if (const Rulebook *book = find(game)) {
        for (const auto &[title, meanings] : iconGroups(*book, m_words, language)) {
            QJsonArray icons;
            for (const auto &[icon, name, article] : meanings)
                icons.append(QJsonObject{
                    {u"icon"_s, icon}, {u"name"_s, name}, {u"id"_s, fromUtf8(article->id)}});
            groups.append(QJsonObject{{u"title"_s, title}, {u"icons"_s, icons}});
        }
    }
    return {{u"groups"_s, groups}};
}

} // namespace gyoji
