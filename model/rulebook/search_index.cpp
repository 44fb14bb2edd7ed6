// SPDX-License-Identifier: MIT
#include "rulebook/search_index.h"

#include "rulebook/fold.h"
#include "rulebook/slip.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gyoji {

namespace {

constexpr double titleWeight = 3;
constexpr double keywordWeight = 2.5;
constexpr double answerWeight = 2;
constexpr double restWeight = 1;

constexpr double synonymWeight = 0.8;
constexpr double unfinishedWeight = 0.6;
constexpr double slipWeight = 0.6;

/// Shorter words have too many neighbors.
constexpr qsizetype shortestWithSlip = 5;
constexpr qsizetype shortestUnfinished = 2;

/// Of BM25: how fast more of a term stops counting, and how much a long article is held back.
constexpr double saturation = 1.2;
constexpr double lengthPenalty = 0.5;

bool isWord(const QString &term)
{
    return !isJapanese(term.front());
}

/// The terms of a text in a row, each between blanks.
QString joined(const std::vector<SearchTerm> &terms)
{
    QString row(u' ');
    for (const SearchTerm &term : terms)
        row += term.text + u' ';
    return row;
}

} // namespace

SearchIndex::SearchIndex(const std::vector<Article> &articles, const std::vector<Synonym> &synonyms,
                         Language language)
    : m_language(language)
    , m_lengths(articles.size())
{
    for (std::size_t i = 0; i < articles.size(); ++i)
        add(i, articles[i].in(language));
    const double length = std::accumulate(m_lengths.begin(), m_lengths.end(), 0.0);
    if (length > 0)
        m_meanLength = length / static_cast<double>(articles.size());
    for (const Synonym &synonym : synonyms)
        learn(synonym);
}

void SearchIndex::add(std::size_t article, const ArticleText &text)
{
    add(article, text.title, titleWeight);
    for (const QString &keyword : text.keywords)
        add(article, keyword, keywordWeight);
    add(article, text.answer, answerWeight);
    add(article, text.more, restWeight);
    add(article, text.example, restWeight);
}

void SearchIndex::add(std::size_t article, const QString &text, double weight)
{
    for (const SearchTerm &term : articleTerms(text, m_language)) {
        Postings &postings = m_postings[term.text];
        if (postings.empty() || postings.back().article != article)
            postings.push_back({article, 0});
        postings.back().count += weight;
        m_lengths[article] += weight;
    }
}

void SearchIndex::learn(const Synonym &synonym)
{
    auto meant = questionTerms(synonym.meant, m_language);
    for (SearchTerm &term : meant)
        term.weight *= synonymWeight;
    m_synonyms.emplace_back(joined(questionTerms(synonym.said, m_language)), std::move(meant));
}

std::vector<SearchTerm> SearchIndex::termsOf(const QString &question) const
{
    auto terms = questionTerms(question, m_language);
    const QString row = joined(terms);
    for (const auto &[said, meant] : m_synonyms) {
        if (row.contains(said))
            terms.insert(terms.end(), meant.begin(), meant.end());
    }
    return terms;
}

std::vector<double> SearchIndex::scores(const QString &question) const
{
    std::vector<double> scores(m_lengths.size(), 0);
    const bool isUnfinished = !question.isEmpty() && question.back().isLetterOrNumber();
    const std::size_t last = questionTerms(question, m_language).size() - 1;
    const auto terms = termsOf(question);
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const SearchTerm &term = terms[i];
        const auto found = m_postings.find(term.text);
        if (found != m_postings.end())
            addBest(scores, {&*found}, term.weight);
        else if (const auto longer = beginningWith(term.text);
                 i == last && isUnfinished && !longer.empty())
            addBest(scores, longer, term.weight * unfinishedWeight);
        else
            addBest(scores, oneSlipFrom(term.text), term.weight * slipWeight);
    }
    return scores;
}

std::vector<const SearchIndex::Entry *> SearchIndex::beginningWith(const QString &text) const
{
    std::vector<const Entry *> entries;
    if (isWord(text) && text.size() < shortestUnfinished)
        return entries;
    for (auto entry = m_postings.lower_bound(text);
         entry != m_postings.end() && entry->first.startsWith(text); ++entry)
        entries.push_back(&*entry);
    return entries;
}

std::vector<const SearchIndex::Entry *> SearchIndex::oneSlipFrom(const QString &text) const
{
    std::vector<const Entry *> entries;
    if (!isWord(text) || text.size() < shortestWithSlip)
        return entries;
    for (const Entry &entry : m_postings) {
        if (isOneSlip(text, entry.first))
            entries.push_back(&entry);
    }
    return entries;
}

void SearchIndex::addBest(std::vector<double> &scores, const std::vector<const Entry *> &entries,
                          double weight) const
{
    std::vector<double> best(scores.size(), 0);
    for (const Entry *entry : entries) {
        for (const Posting &posting : entry->second)
            best[posting.article] = std::max(best[posting.article], scoreOf(*entry, posting));
    }
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] += weight * best[i];
}

double SearchIndex::scoreOf(const Entry &entry, const Posting &posting) const
{
    const auto articles = static_cast<double>(m_lengths.size());
    const auto having = static_cast<double>(entry.second.size());
    const double rarity = std::log(1 + (articles - having + 0.5) / (having + 0.5));
    const double length = m_lengths[posting.article] / m_meanLength;
    return rarity * posting.count * (saturation + 1) /
           (posting.count + saturation * (1 - lengthPenalty + lengthPenalty * length));
}

} // namespace gyoji
