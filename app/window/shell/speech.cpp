// SPDX-License-Identifier: MIT
#include "window/shell/speech.h"

#include "window/shell/labels.h"

namespace gyoji {

Speech::Speech(Language language)
    : m_language(language)
{
    [[maybe_unused]] const bool hasLabels = m_translator.load(labelFile(language));
}

QString Speech::say(const QString &context, const QString &label) const
{
    const QString said = m_translator.translate(qUtf8Printable(context), qUtf8Printable(label));
    return said.isEmpty() ? label : said;
}

} // namespace gyoji
