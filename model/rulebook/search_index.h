// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/article.h"
#include "rulebook/terms.h"

#include <map>

namespace gyoji {

/// Finds articles by their text in one language, in memory: a hundred short articles are searched
/// faster than a full-text database opens, and one or two Han characters are enough.
class SearchIndex
{
public:
    SearchIndex(const std::vector<Article> &articles, const std::vector<Synonym> &synonyms,
                Language language);

    /// How well each article answers the question, in the articles' order; 0: not at all. The more
    /// of the question an article holds, the better. The last word may be unfinished, and a long
    /// word may have one slip.
    std::vector<double> scores(const QString &question) const;

private:
    struct Posting
    {
        std::size_t article = 0;
        /// What the term tells of the article.
        double value = 0;
    };
    using Postings = std::vector<Posting>;
    using Entry = std::map<QString, Postings>::value_type;
    struct Score
    {
        double value = 0;
        /// The weight of the question's terms that the article holds.
        double held = 0;
    };
    struct Matches
    {
        std::vector<const Entry *> entries;
        double worth = 1;
    };

    void add(std::size_t article, const ArticleText &text);
    /// Adds what the best of the texts tells.
    void addBest(std::size_t article, const QStringList &texts);
    void learn(const Synonym &synonym);

    /// The question's terms and those of what its words also mean.
    std::vector<SearchTerm> termsOf(const QString &question) const;
    /// The entries that stand for a term, and what they are worth against the term itself.
    Matches matching(const QString &term, bool mayBeUnfinished) const;
    std::vector<const Entry *> beginningWith(const QString &text) const;
    std::vector<const Entry *> oneSlipFrom(const QString &text) const;
    /// Adds what the best of the entries tells of each article.
    void count(std::vector<Score> &scores, const Matches &matches, double weight) const;
    double rarityOf(const Entry &entry) const;

    const Language m_language;
    const std::size_t m_articles;
    std::map<QString, Postings> m_postings;
    /// The terms of what is said, joined, and those of what is meant.
    std::vector<std::pair<QString, std::vector<SearchTerm>>> m_synonyms;
};

} // namespace gyoji
