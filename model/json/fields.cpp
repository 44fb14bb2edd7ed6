// SPDX-License-Identifier: MIT
#include "json/fields.h"

#include <algorithm>

namespace gyoji {

Fields::Fields(Shape &shape, const QJsonObject &object, const Place &place)
    : m_shape(shape)
    , m_object(object)
    , m_place(place)
    , m_valueFaults(shape.m_faults.size())
{
}

Fields::~Fields()
{
    if (m_acceptsAll || (m_missing.empty() && m_found == m_object.size()))
        return;
    m_shape.tellBefore(m_valueFaults, [&] {
        tellMissing();
        tellUnknown();
    });
}

Member Fields::required(QLatin1StringView key)
{
    auto member = optional(key);
    if (!member.isThere())
        m_missing.append(key);
    return member;
}

Member Fields::optional(QLatin1StringView key)
{
    m_known.append(key);
    if (m_found == m_object.size())
        return {QJsonValue::Undefined, m_place.at(key)};
    Member member{m_object.value(key), m_place.at(key)};
    m_found += member.isThere();
    return member;
}

void Fields::miss(QLatin1StringView key)
{
    m_missing.append(key);
}

void Fields::refuse(QLatin1StringView key)
{
    m_known.removeOne(key);
    m_found -= m_object.contains(key);
}

void Fields::tellMissing()
{
    for (const auto key : m_missing)
        m_shape.fault(m_shape.codes().missing, m_place.at(key));
}

void Fields::tellUnknown()
{
    for (const auto &key : m_object.keys()) {
        if (std::ranges::find(m_known, key) == m_known.end())
            m_shape.fault(m_shape.codes().unknownKey, m_place.at(key),
                          {{"word", key.toStdString()}});
    }
}

} // namespace gyoji
