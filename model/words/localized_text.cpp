// SPDX-License-Identifier: MIT
#include "words/localized_text.h"

#include "json/strings.h"

namespace gyoji {

QString localizedText(const Localized &text, Language language)
{
    const std::array texts{&text.en, &text.fr, &text.ja};
    if (const auto &own = *texts[indexOf(language)]; !own.empty())
        return fromUtf8(own);
    for (const std::string *other : texts) {
        if (!other->empty())
            return fromUtf8(*other);
    }
    return {};
}

} // namespace gyoji
