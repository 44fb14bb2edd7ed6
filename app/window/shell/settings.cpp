// SPDX-License-Identifier: MIT
#include "window/shell/settings.h"

#include "json/strings.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

const QString languageKey = u"language"_s;
const QString appearanceKey = u"appearance"_s;
const QStringList appearances{u"system"_s, u"light"_s, u"dark"_s};
const QString textSizeKey = u"text-size"_s;
const QString movesKey = u"moves"_s;
const QString turnsSeatsKey = u"turns-seats"_s;
const QString staysAwakeKey = u"stays-awake"_s;
const QString yes = u"yes"_s;
const QString no = u"no"_s;

constexpr std::array textSizes{80, 90, 100, 115, 130, 150, 175, 200};
constexpr int usualTextSize = 100;

auto placeOf(int percent)
{
    const auto place = std::ranges::lower_bound(textSizes, percent);
    return place == textSizes.end() ? std::prev(place) : place;
}

} // namespace

Settings::Settings(Store &store, std::optional<Language> asked, Language locale)
    : m_store(store)
    , m_language(asked.value_or(languageFromId(store.setting(languageKey)).value_or(locale)))
    , m_appearance(store.setting(appearanceKey))
    , m_textSize(usualTextSize)
    , m_moves(store.setting(movesKey) != no)
    , m_turnsSeats(store.setting(turnsSeatsKey) == yes)
    , m_staysAwake(store.setting(staysAwakeKey) == yes)
{
    if (const int kept = store.setting(textSizeKey).toInt(); kept > 0)
        m_textSize = *placeOf(kept);
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

bool Settings::canBeLarger() const
{
    return m_textSize < textSizes.back();
}

bool Settings::canBeSmaller() const
{
    return m_textSize > textSizes.front();
}

void Settings::enlargeText()
{
    if (canBeLarger())
        setTextSize(*std::next(placeOf(m_textSize)));
}

void Settings::reduceText()
{
    if (canBeSmaller())
        setTextSize(*std::prev(placeOf(m_textSize)));
}

void Settings::setTextSize(int percent)
{
    const int size = *placeOf(percent);
    if (size == m_textSize)
        return;
    m_textSize = size;
    Q_EMIT textSizeChanged();
    keep(textSizeKey, QString::number(size));
}

void Settings::setMoves(bool moves)
{
    if (moves == m_moves)
        return;
    m_moves = moves;
    Q_EMIT movesChanged();
    keep(movesKey, moves ? yes : no);
}

void Settings::setTurnsSeats(bool turnsSeats)
{
    if (turnsSeats == m_turnsSeats)
        return;
    m_turnsSeats = turnsSeats;
    Q_EMIT turnsSeatsChanged();
    keep(turnsSeatsKey, turnsSeats ? yes : no);
}

void Settings::setStaysAwake(bool staysAwake)
{
    if (staysAwake == m_staysAwake)
        return;
    m_staysAwake = staysAwake;
    Q_EMIT staysAwakeChanged();
    keep(staysAwakeKey, staysAwake ? yes : no);
}

void Settings::keep(const QString &key, const QString &value)
{
    if (const auto refusal = m_store.keepSetting(key, value))
        Q_EMIT notKept(*refusal);
}

} // namespace gyoji
