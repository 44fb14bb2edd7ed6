// SPDX-License-Identifier: MIT
#include "json/parse.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace gyoji {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// QJsonDocument knows no lone number or text, so anything but an object is parsed within a list.
std::variant<QJsonValue, ParseFault> parseInList(const QByteArray &text)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson('[' + text + ']', &error);
    if (error.error != QJsonParseError::NoError)
        return ParseFault{std::clamp<qsizetype>(error.offset - 1, 0, text.size())};
    const auto list = document.array();
    if (list.size() != 1)
        return ParseFault{text.size()};
    return list.first();
}

} // namespace

std::variant<QJsonValue, ParseFault> parseJson(const QByteArray &text)
{
    const auto first = std::ranges::find_if_not(text, isBlank);
    if (first == text.end() || *first != '{')
        return parseInList(text);
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return ParseFault{error.offset};
    return QJsonValue(document.object());
}

QByteArray withoutByteOrderMark(const QByteArray &file)
{
    return file.startsWith("\xEF\xBB\xBF") ? file.sliced(3) : file;
}

int depthOf(QByteArrayView json)
{
    int depth = 0;
    int deepest = 0;
    bool inText = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inText) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inText = false;
        } else if (c == '"') {
            inText = true;
        } else if (c == '{' || c == '[') {
            deepest = std::max(deepest, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return deepest;
}

int lineAt(QByteArrayView text, qsizetype offset)
{
    return 1 +
           static_cast<int>(std::ranges::count(text.first(std::min(offset, text.size())), '\n'));
}

} // namespace gyoji
