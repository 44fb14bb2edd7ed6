// SPDX-License-Identifier: MIT
#include "rulebook/rulebook.h"

#include "json/strings.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Nobody asks more; a web seat could send anything.
constexpr qsizetype longestQuestion = 300;

/// What a match in the reader's own language is worth against one in another.
constexpr double ownLanguage = 1.1;
/// What answers so much worse than the best does not answer.
constexpr double leastOfBest = 0.1;

QByteArray resource(const QString &name)
{
    QFile file(u":/rulebook/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const Article *found(const std::vector<Article> &articles, auto &&isWanted)
{
    const auto article = std::ranges::find_if(articles, isWanted);
    return article == articles.end() ? nullptr : &*article;
}

} // namespace

Rulebook::Rulebook(RulebookContent content)
    : m_articles(std::move(content.articles))
{
    for (const Language language : allOf<Language>())
        m_indexes.emplace_back(m_articles, content.synonyms[indexOf(language)], language);
}

std::optional<Rulebook> Rulebook::shipped(const QByteArray &game)
{
    if (!games().contains(game))
        return std::nullopt;
    const QString name = QString::fromLatin1(game);
    RulebookFiles files{resource(name + ".json"_L1), {}};
    for (const Language language : allOf<Language>())
        files.texts[indexOf(language)] =
            resource(name + u'_' + latin1(idOf(language)) + ".json"_L1);
    return Rulebook(std::get<RulebookContent>(readRulebook(files)));
}

QByteArrayList Rulebook::games()
{
    return {"arigato"_ba};
}

const Article *Rulebook::byId(RuleId id) const
{
    return found(m_articles, [id](const Article &article) { return article.id == id; });
}

const Article *Rulebook::byIcon(std::string_view icon) const
{
    return found(m_articles, [icon](const Article &article) {
        return std::ranges::find(article.icons, icon) != article.icons.end();
    });
}

std::vector<const Article *> Rulebook::search(const QString &question, Language language,
                                              std::size_t most) const
{
    std::vector<double> best(m_articles.size(), 0);
    for (const Language asked : allOf<Language>()) {
        const auto scores = m_indexes[indexOf(asked)].scores(question.left(longestQuestion));
        const double worth = asked == language ? ownLanguage : 1;
        for (std::size_t i = 0; i < best.size(); ++i)
            best[i] = std::max(best[i], scores[i] * worth);
    }
    const double least = std::ranges::max(best) * leastOfBest;
    std::vector<const Article *> articles;
    for (std::size_t i = 0; i < best.size(); ++i) {
        if (best[i] > 0 && best[i] >= least)
            articles.push_back(&m_articles[i]);
    }
    std::ranges::stable_sort(articles, std::ranges::greater{}, [&](const Article *article) {
        return best[static_cast<std::size_t>(article - m_articles.data())];
    });
    if (articles.size() > most)
        articles.resize(most);
    return articles;
}

} // namespace gyoji
