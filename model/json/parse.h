// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonValue>

#include <variant>

namespace gyoji {

/// Where a text stops being JSON: a byte offset from 0.
struct ParseFault
{
    qsizetype offset = 0;
};

/// The text's value, whatever its type. Blanks around it are passed over; of a key given twice the
/// last counts.
std::variant<QJsonValue, ParseFault> parseJson(const QByteArray &text);

/// A file's bytes without the byte order mark that some editors put at its start.
QByteArray withoutByteOrderMark(const QByteArray &file);

/// How deep lists and objects lie within each other; 0 for a lone number or text. The text need not
/// be valid.
int depthOf(QByteArrayView json);

/// The line of that byte, from 1.
int lineAt(QByteArrayView text, qsizetype offset);

} // namespace gyoji
