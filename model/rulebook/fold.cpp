// SPDX-License-Identifier: MIT
#include "rulebook/fold.h"

namespace gyoji {

namespace {

constexpr char16_t longVowel = u'ー';
constexpr char16_t repetition = u'々';

bool isLatinAccent(QChar c)
{
    return c >= u'\u0300' && c <= u'\u036f';
}

bool isKatakana(QChar c)
{
    return c >= u'ァ' && c <= u'ヶ';
}

} // namespace

QString folded(const QString &text)
{
    // Decomposed, so that accents can be dropped; composed again, so that が stays one letter.
    QString folded = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    folded.removeIf(isLatinAccent);
    folded = folded.normalized(QString::NormalizationForm_C);
    return folded.replace(u'œ', QLatin1String("oe")).replace(u'æ', QLatin1String("ae"));
}

QString withoutKatakana(QString text)
{
    constexpr int distance = u'ァ' - u'ぁ';
    for (QChar &c : text) {
        if (isKatakana(c))
            c = QChar(c.unicode() - distance);
    }
    return text;
}

bool isHan(QChar c)
{
    return c.script() == QChar::Script_Han || c == repetition;
}

bool isHiragana(QChar c)
{
    return c.script() == QChar::Script_Hiragana;
}

bool isJapanese(QChar c)
{
    return isHan(c) || isHiragana(c) || isKatakana(c) || c == longVowel;
}

} // namespace gyoji
