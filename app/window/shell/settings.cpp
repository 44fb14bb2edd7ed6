// SPDX-License-Identifier: MIT
#include "window/shell/settings.h"

#include "json/strings.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

const QString languageKey = u"language"_s;
const QString appearanceKey = u"appearance"_s;
const QStringList appearances{u"system"_s, u"light"_s, u"dark"_s};

} // namespace

Settings::Settings(Store &store, std::optional<Language> asked, Language locale)
    : m_store(store)
    , m_language(asked.value_or(languageFromId(store.setting(languageKey)).value_or(locale)))
    , m_appearance(store.setting(appearanceKey))
{
    if (!appearances.contains(m_appearance))
        m_appearance = appearances.front();
    m_labels.speak(m_language);
}

QString Settings::languageId() const
{
    return fromUtf8(idOf(m_language));
}

void Settings::setLanguage(const QString &id)
{
    const auto language = languageFromId(id);
    if (!language || *language == m_language)
        return;
    m_language = *language;
    m_labels.speak(m_language);
    Q_EMIT languageChanged();
    keep(languageKey, id);
}

void Settings::setAppearance(const QString &appearance)
{
    if (!appearances.contains(appearance) || appearance == m_appearance)
        return;
    m_appearance = appearance;
    Q_EMIT appearanceChanged();
    keep(appearanceKey, appearance);
}

void Settings::keep(const QString &key, const QString &value)
{
    if (const auto refusal = m_store.keepSetting(key, value))
        Q_EMIT notKept(*refusal);
}

} // namespace gyoji
