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

    /// How well each article answers the question, in the articles' order; 0: not at all. The
    /// question's last word may be unfinished, and a long word may have one slip.
    std::vector<double> scores(const QString &question) const;

private:
    struct Posting
    {
        std::size_t article = 0;
        /// How often the term stands there, counting more where it matters more.
        double count = 0;
    };
    using Postings = std::vector<Posting>;
    using Entry = std::map<QString, Postings>::value_type;

    void add(std::size_t article, const ArticleText &text);
    void add(std::size_t article, const QString &text, double weight);
    void learn(const Synonym &synonym);

    /// The question's terms and those of what its words also mean.
    std::vector<SearchTerm> termsOf(const QString &question) const;
    std::vector<const Entry *> beginningWith(const QString &text) const;
    std::vector<const Entry *> oneSlipFrom(const QString &text) const;
    /// Adds what the best of the entries gives each article.
    void addBest(std::vector<double> &scores, const std::vector<const Entry *> &entries,
                 double weight) const;
    double scoreOf(const Entry &entry, const Posting &posting) const;

    const Language m_language;
    std::map<QString, Postings> m_postings;
    std::vector<double> m_lengths;
    double m_meanLength = 1;
    /// The terms of what is said, joined, and those of what is meant.
    std::vector<std::pair<QString, std::vector<SearchTerm>>> m_synonyms;
};

} // namespace gyoji
