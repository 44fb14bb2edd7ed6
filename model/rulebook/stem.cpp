// SPDX-License-Identifier: MIT
#include "rulebook/stem.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// No stem is shorter.
constexpr qsizetype shortestStem = 3;

constexpr QLatin1StringView englishNumbers[] = {
    "zero"_L1,  "one"_L1,   "two"_L1,  "three"_L1, "four"_L1,   "five"_L1,  "six"_L1,
    "seven"_L1, "eight"_L1, "nine"_L1, "ten"_L1,   "eleven"_L1, "twelve"_L1};
constexpr QLatin1StringView frenchNumbers[] = {
    "zero"_L1, "un"_L1,   "deux"_L1, "trois"_L1, "quatre"_L1, "cinq"_L1, "six"_L1,
    "sept"_L1, "huit"_L1, "neuf"_L1, "dix"_L1,   "onze"_L1,   "douze"_L1};

/// Each between blanks.
constexpr QStringView englishStopWords =
    u" a about am an and are as at be by can could d did do does for from get gets had has "
    "have he her his i if in is it its ll m may me my of on or our re s should so t than "
    "that the their then there these they this to us ve was we what when where which who "
    "why will with you your ";
/// Each between blanks.
constexpr QStringView frenchStopWords =
    u" a ai au aux avec c ca ce ces cet cette d dans de des dois du elle elles en est et "
    "fait il ils j je l la le les leur leurs m ma mes mon n ne on ou par pas peut peuvent "
    "peux pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa se ses si "
    "son sont sur t tous un une vos votre vous y ";

/// Takes the first of the endings that leaves a stem.
bool dropEnding(QString &word, std::initializer_list<QLatin1StringView> endings)
{
    for (const QLatin1StringView ending : endings) {
        if (word.endsWith(ending) && word.size() - ending.size() >= shortestStem) {
            word.chop(ending.size());
            return true;
        }
    }
    return false;
}

QString englishStem(QString word)
{
    if ((word.endsWith("ies"_L1) || word.endsWith("ied"_L1)) && word.size() > shortestStem + 2)
        word.replace(word.size() - 3, 3, "y"_L1);
    else if (!word.endsWith("ss"_L1))
        dropEnding(word, {"s"_L1});
    const bool isVerb = dropEnding(word, {"ing"_L1, "ed"_L1});
    const qsizetype last = word.size() - 1;
    if (isVerb && last >= shortestStem && word[last] == word[last - 1])
        word.chop(1);
    dropEnding(word, {"e"_L1});
    return word;
}

QString frenchStem(QString word)
{
    dropEnding(word, {"s"_L1, "x"_L1});
    dropEnding(word, {"ent"_L1, "ant"_L1, "ons"_L1, "er"_L1, "ez"_L1, "ee"_L1, "e"_L1});
    return word;
}

QString numberOf(const QString &word, std::span<const QLatin1StringView> numbers)
{
    const auto number = std::ranges::find(numbers, word);
    return number == numbers.end() ? QString() : QString::number(number - numbers.begin());
}

} // namespace

QString stemOf(const QString &word, Language language)
{
    if (language == Language::Japanese)
        return word;
    const bool isEnglish = language == Language::English;
    const QString number =
        isEnglish ? numberOf(word, englishNumbers) : numberOf(word, frenchNumbers);
    if (!number.isEmpty())
        return number;
    return isEnglish ? englishStem(word) : frenchStem(word);
}

bool isStopWord(const QString &word, Language language)
{
    const QString blanked = u' ' + word + u' ';
    return (language == Language::English && englishStopWords.contains(blanked)) ||
           (language == Language::French && frenchStopWords.contains(blanked));
}

} // namespace gyoji
