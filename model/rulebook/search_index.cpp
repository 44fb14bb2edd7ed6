// SPDX-License-Identifier: MIT
#include "rulebook/search_index.h"

#include "rulebook/fold.h"
#include "rulebook/slip.h"

#include <algorithm>
#include <cmath>

namespace gyoji {

namespace {

constexpr double synonymWeight = 0.8;
constexpr double unfinishedWorth = 0.6;
constexpr double slipWorth = 0.4;

/// Shorter words have too many neighbors.
constexpr qsizetype shortestWithSlip = 5;
constexpr qsizetype shortestUnfinished = 2;

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

/// What each term tells of a text: more the more often it stands there, less the longer the text.
std::map<QString, double> valuesOf(const std::vector<SearchTerm> &terms)
{
    std::map<QString, double> values;
    for (const SearchTerm &term : terms)
        ++values[term.text];
    const double length = std::sqrt(static_cast<double>(terms.size()));
    for (auto &[term, count] : values)
        count /= count + length;
    return values;
}

} // namespace

SearchIndex::SearchIndex(const std::vector<Article> &articles, const std::vector<Synonym> &synonyms,
                         Language language)
    : m_language(language)
    , m_articles(articles.size())
{
    for (std::size_t i = 0; i < articles.size(); ++i)
        add(i, articles[i].in(language));
    for (const Synonym &synonym : synonyms)
        learn(synonym);
}

void SearchIndex::add(std::size_t article, const ArticleText &text)
{
    for (const QString &part : {text.title, text.answer, text.more, text.example})
        addBest(article, {part});
    addBest(article, text.keywords);
}

void SearchIndex::addBest(std::size_t article, const QStringList &texts)
{
    std::map<QString, double> best;
    for (const QString &text : texts) {
        for (const auto &[term, value] : valuesOf(articleTerms(text, m_language)))
            best[term] = std::max(best[term], value);
    }
    for (const auto &[term, value] : best) {
        Postings &postings = m_postings[term];
        if (postings.empty() || postings.back().article != article)
            postings.push_back({article});
        postings.back().value += value;
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
    std::vector<Score> scores(m_articles);
    const std::size_t asked = questionTerms(question, m_language).size();
    const bool isUnfinished = !question.isEmpty() && question.back().isLetterOrNumber();
    const auto terms = termsOf(question);
    double weights = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const auto matches = matching(terms[i].text, isUnfinished && i + 1 == asked);
        count(scores, matches, terms[i].weight * matches.worth);
        weights += terms[i].weight;
    }
    std::vector<double> values;
    for (const Score &score : scores)
        values.push_back(score.value > 0 ? score.value * score.held / weights : 0);
    return values;
}

SearchIndex::Matches SearchIndex::matching(const QString &term, bool mayBeUnfinished) const
{
    if (const auto found = m_postings.find(term); found != m_postings.end())
        return {{&*found}};
    if (mayBeUnfinished) {
        if (auto longer = beginningWith(term); !longer.empty())
            return {std::move(longer), unfinishedWorth};
    }
    return {oneSlipFrom(term), slipWorth};
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

void SearchIndex::count(std::vector<Score> &scores, const Matches &matches, double weight) const
{
    std::vector<double> best(scores.size(), 0);
    for (const Entry *entry : matches.entries) {
        const double rarity = rarityOf(*entry);
        for (const Posting &posting : entry->second)
            best[posting.article] = std::max(best[posting.article], rarity * posting.value);
    }
    for (std::size_t i = 0; i < scores.size(); ++i) {
        scores[i].value += weight * best[i];
        scores[i].held += best[i] > 0 ? weight : 0;
    }
}

double SearchIndex::rarityOf(const Entry &entry) const
{
    const auto articles = static_cast<double>(m_articles);
    const auto having = static_cast<double>(entry.second.size());
    return std::log(1 + (articles - having + 0.5) / (having + 0.5));
}

} // namespace gyoji
