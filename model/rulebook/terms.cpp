// SPDX-License-Identifier: MIT
#include "rulebook/terms.h"

#include "rulebook/fold.h"
#include "rulebook/stem.h"

#include <algorithm>

namespace gyoji {

namespace {

constexpr double hiraganaWeight = 0.3;

enum class Run { None, Word, Japanese };
enum class HanAlone { Always, Isolated };

Run runOf(QChar c)
{
    if (isJapanese(c))
        return Run::Japanese;
    return c.isLetterOrNumber() ? Run::Word : Run::None;
}

void addWord(std::vector<SearchTerm> &terms, const QString &word, Language language)
{
    if (!isStopWord(word, language))
        terms.push_back({stemOf(word, language)});
}

bool isIsolated(const QString &run, qsizetype i)
{
    return (i == 0 || !isHan(run[i - 1])) && (i + 1 == run.size() || !isHan(run[i + 1]));
}

double weightOf(const QString &pair)
{
    return std::ranges::all_of(pair, isHiragana) ? hiraganaWeight : 1;
}

void addJapanese(std::vector<SearchTerm> &terms, const QString &run, HanAlone hanAlone)
{
    for (qsizetype i = 0; i < run.size(); ++i) {
        const QString pair = run.sliced(i, std::min<qsizetype>(2, run.size() - i));
        if (pair.size() == 2)
            terms.push_back({withoutKatakana(pair), weightOf(pair)});
        if (isHan(run[i]) ? hanAlone == HanAlone::Always || isIsolated(run, i) : run.size() == 1)
            terms.push_back({withoutKatakana(QString(run[i]))});
    }
}

std::vector<SearchTerm> termsOf(const QString &text, Language language, HanAlone hanAlone)
{
    std::vector<SearchTerm> terms;
    const QString all = folded(text);
    for (qsizetype begin = 0; begin < all.size();) {
        const Run run = runOf(all[begin]);
        qsizetype end = begin + 1;
        while (end < all.size() && runOf(all[end]) == run)
            ++end;
        if (run == Run::Word)
            addWord(terms, all.sliced(begin, end - begin), language);
        else if (run == Run::Japanese)
            addJapanese(terms, all.sliced(begin, end - begin), hanAlone);
        begin = end;
    }
    return terms;
}

} // namespace

std::vector<SearchTerm> articleTerms(const QString &text, Language language)
{
    return termsOf(text, language, HanAlone::Always);
}

std::vector<SearchTerm> questionTerms(const QString &text, Language language)
{
    return termsOf(text, language, HanAlone::Isolated);
}

} // namespace gyoji
