// SPDX-License-Identifier: MIT
#include "words/language.h"

#include "json/strings.h"

#include <QLocale>

namespace gyoji {

std::optional<Language> languageFromId(QStringView id)
{
    return fromWord<Language>(id);
}

Language languageFromLocale(const QLocale &locale)
{
    return languageFromId(locale.name().section(u'_', 0, 0)).value_or(Language::English);
}

} // namespace gyoji
