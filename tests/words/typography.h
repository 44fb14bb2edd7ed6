// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QString>

/// What no text of a language may hold, however it came to be.
namespace gyoji::test {

/// No straight apostrophe, no three dots; a no-break space before ":" and within "«»", a thin one
/// before ";", "?" and "!".
inline bool isSetAsFrench(const QString &text)
{
    static const QRegularExpression fault(
        QStringLiteral(u"'|[^\\x{00a0}]:|[^\\x{202f}][;?!]|«[^\\x{00a0}]|[^\\x{00a0}]»|\\.\\.\\."));
    return !text.contains(fault);
}

/// Full-width punctuation and brackets.
inline bool isSetAsJapanese(const QString &text)
{
    static const QRegularExpression fault(QStringLiteral("[,.!?():;]"));
    return !text.contains(fault);
}

} // namespace gyoji::test
