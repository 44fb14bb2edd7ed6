// SPDX-License-Identifier: MIT
#include "arigato/json/read_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

constexpr int maxIdLength = 40;

bool isId(const QString &text)
{
    const auto length = codePointsOf(text);
    const auto separates = [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Control;
    };
    return length >= 1 && length <= maxIdLength && text.isValidUtf16() &&
           std::ranges::none_of(text, separates);
}

} // namespace

std::optional<std::string> readId(Shape &shape, const Member &member)
{
    const auto text = shape.text(member);
    if (!text)
        return std::nullopt;
    if (!isId(*text)) {
        shape.outOfRange(member.place, "id", 1, maxIdLength);
        return std::nullopt;
    }
    return text->toStdString();
}

Localized readLocalized(Shape &shape, const Member &member)
{
    Localized localized;
    const auto object = shape.object(member);
    if (!object)
        return localized;
    Fields fields(shape, *object, member.place);
    bool any = false;
    const auto read = [&](QLatin1StringView language, std::string &text) {
        const auto given = fields.optional(language);
        any = any || given.isThere();
        text = shape.text(given).value_or(QString()).toStdString();
    };
    read("en"_L1, localized.en);
    read("fr"_L1, localized.fr);
    read("ja"_L1, localized.ja);
    if (!any)
        fields.miss("en"_L1);
    return localized;
}

} // namespace gyoji::arigato
