// SPDX-License-Identifier: MIT
#include "results/spelling.h"

#include <algorithm>

namespace gyoji {

namespace {

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popIsolate(0x2069);

bool turnsDirection(QChar c)
{
    return (c >= QChar(0x202a) && c <= QChar(0x202e)) || (c >= QChar(0x2066) && c <= popIsolate);
}

/// Control characters, line and paragraph separators, and what is no character at all.
bool isNoLetter(QChar c)
{
    return c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator || c >= QChar(0xfffe);
}

bool isRightToLeft(QChar c)
{
    return c.direction() == QChar::DirR || c.direction() == QChar::DirAL;
}

} // namespace

QString tame(const QString &text)
{
    QString tamed = text;
    tamed.removeIf(turnsDirection);
    std::ranges::replace_if(tamed, isNoLetter, u' ');
    return tamed;
}

QString isolated(const QString &text)
{
    const QString tamed = tame(text);
    if (std::ranges::none_of(tamed, isRightToLeft))
        return tamed;
    return firstStrongIsolate + tamed + popIsolate;
}

QString capitalized(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace gyoji
