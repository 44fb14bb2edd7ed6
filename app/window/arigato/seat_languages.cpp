// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/arigato/arigato_table.h"

/// Three languages at one table: each seat may speak its own.
namespace gyoji {

using namespace arigato;
using namespace Qt::StringLiterals;

Language ArigatoTable::languageOf(SeatIndex seat) const
{
    return seat == noSeat ? m_language
                          : m_places[static_cast<std::size_t>(seat)].language.value_or(m_language);
}

Speech *ArigatoTable::speech(Language language)
{
    auto &speech = m_speeches[indexOf(language)];
    if (!speech)
        speech = std::make_unique<Speech>(language);
    return speech.get();
}

QStringList ArigatoTable::seatLanguages() const
{
    QStringList languages;
    for (const Place &place : m_places)
        languages << (place.language ? fromUtf8(idOf(*place.language)) : u"-"_s);
    return languages;
}

void ArigatoTable::setSeatLanguages(const QStringList &languages)
{
    const QStringList before = seatLanguages();
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_places[i].language = languageFromId(languages.value(static_cast<qsizetype>(i)));
    if (seatLanguages() != before)
        refresh();
}

void ArigatoTable::setSeatLanguage(int seat, const QString &language)
{
    if (seat < 0 || seat >= seatCount())
        return;
    Place &place = m_places[static_cast<std::size_t>(seat)];
    const auto own = languageFromId(language);
    if (place.language == own)
        return;
    place.language = own;
    refresh();
    Q_EMIT seatLanguagesChanged();
}

} // namespace gyoji
