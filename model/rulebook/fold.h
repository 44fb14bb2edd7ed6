// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace gyoji {

/// The text as it is compared: width, case and Latin accents do not count, "œ" is "oe". Katakana
/// stays katakana.
QString folded(const QString &text);

/// Folded text with its katakana as hiragana.
QString withoutKatakana(QString text);

/// Is it a Han character, kana or the mark of a long vowel: part of a text without spaces?
bool isJapanese(QChar c);
bool isHan(QChar c);
bool isHiragana(QChar c);

} // namespace gyoji
