// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/rulebook.h"

#include <QJsonObject>

#include <map>

namespace gyoji {

class Words;

/// What phones are told of the rules. Articles come in all languages at once: a page turns each to
/// another by itself. A rulebook is read when it is first asked for.
class RulePages
{
public:
    /// The words must outlive it.
    explicit RulePages(const Words &words)
        : m_words(words)
    {
    }

    /// What answers the question, best first: {"question", "articles": [{"id", "texts": {"en":
    /// {"title", "answer"}, …}}]}.
    QJsonObject answers(const QByteArray &game, const QString &question, Language language);
    /// {"id", "icons", "texts": {"en": {"title", "answer", "more"?, "example"?}, …}, "related":
    /// [{"id", "texts"}]}; empty where there is no such article.
    QJsonObject article(const QByteArray &game, const QString &id);
    /// The pictures by kind: {"groups": [{"title", "icons": [{"icon", "name", "id"}]}]}.
    QJsonObject icons(const QByteArray &game, Language language);

private:
    const Rulebook *find(const QByteArray &game);

    const Words &m_words;
    std::map<QByteArray, std::optional<Rulebook>> m_books;
};

} // namespace gyoji
