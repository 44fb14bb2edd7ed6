// SPDX-License-Identifier: MIT
#include "host/seat_register.h"

#include "store/store.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <array>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// A seat has room for so many phones.
constexpr qsizetype maxPhones = 8;

/// 80 bits in letters and digits that are not mistaken for each other.
QString newToken()
{
    constexpr QLatin1StringView letters("abcdefghijkmnpqrstuvwxyz23456789");
    constexpr int length = 16;
    static_assert(letters.size() == 32);
    std::array<quint32, length> random{};
    QRandomGenerator::system()->fillRange(random.data(), length);
    QString token;
    for (const quint32 number : random)
        token += letters[static_cast<qsizetype>(number % 32)];
    return token;
}

QString tokenOf(const QJsonValue &kept)
{
    const QString token = kept.toString();
    return token.isEmpty() ? newToken() : token;
}

QStringList textsOf(const QJsonArray &array)
{
    QStringList texts;
    for (const QJsonValue &text : array)
        texts << text.toString();
    return texts;
}

} // namespace

SeatRegister::SeatRegister(Store &store, const QString &table, int seats)
    : m_store(store)
    , m_key("seats/"_L1 + table)
{
    const QJsonObject kept = QJsonDocument::fromJson(store.setting(m_key).toUtf8()).object();
    const QJsonArray places = kept.value("seats"_L1).toArray();
    for (int seat = 0; seat < seats; ++seat) {
        const QJsonObject place = places.at(seat).toObject();
        m_places.push_back(
            {tokenOf(place.value("token"_L1)), textsOf(place.value("phones"_L1).toArray())});
    }
    m_spectator = tokenOf(kept.value("spectator"_L1));
}

std::optional<Refusal> SeatRegister::keep()
{
    QJsonArray places;
    for (const Place &place : m_places)
        places.append(QJsonObject{{u"token"_s, place.token},
                                  {u"phones"_s, QJsonArray::fromStringList(place.phones)}});
    const QJsonObject all{{u"seats"_s, places}, {u"spectator"_s, m_spectator}};
    return m_store.keepSetting(
        m_key, QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

std::optional<SeatIndex> SeatRegister::find(const QString &token) const
{
    if (token == m_spectator)
        return noSeat;
    const auto place = std::ranges::find(m_places, token, &Place::token);
    if (place == m_places.end())
        return std::nullopt;
    return static_cast<SeatIndex>(place - m_places.begin());
}

void SeatRegister::claim(SeatIndex seat, const QString &phone)
{
    QStringList &phones = placeOf(seat).phones;
    phones.removeAll(phone);
    phones.append(phone);
    if (phones.size() > maxPhones)
        phones.removeFirst();
    keep();
}

void SeatRegister::leave(SeatIndex seat, const QString &phone)
{
    placeOf(seat).phones.removeAll(phone);
    keep();
}

void SeatRegister::clear(SeatIndex seat)
{
    placeOf(seat).phones.clear();
    keep();
}

} // namespace gyoji
