// SPDX-License-Identifier: MIT
#pragma once

#include "json/shape.h"
#include "results/import_fault.h"

#include <QLocale>

namespace gyoji {

/// An object of the file, whose members are asked for by name; there may be others.
class ImportMembers
{
public:
    ImportMembers(Shape &shape, const QJsonObject &object, const Place &place)
        : m_shape(shape)
        , m_object(object)
        , m_place(place)
    {
    }

    Shape &shape() { return m_shape; }

    /// Null is as good as not there.
    Member optional(QLatin1StringView key) const
    {
        const QJsonValue value = m_object.value(key);
        return {value.isNull() ? QJsonValue(QJsonValue::Undefined) : value, m_place.at(key)};
    }
    Member required(QLatin1StringView key)
    {
        Member member = optional(key);
        if (!member.isThere())
            m_shape.fault(importfault::missing, member.place);
        return member;
    }

    QString text(QLatin1StringView key, int max = maxName)
    {
        return m_shape.text(optional(key), 0, max).value_or(QString());
    }
    QString name()
    {
        return m_shape.text(required(QLatin1StringView("name")), 0, maxName).value_or(QString());
    }
    QString uuid()
    {
        return m_shape.text(required(QLatin1StringView("uuid")), 1, maxName)
            .value_or(QString())
            .toLower();
    }
    bool truth(QLatin1StringView key, bool otherwise)
    {
        return m_shape.truth(optional(key)).value_or(otherwise);
    }
    /// A number from 1; 0 is as good as none.
    std::optional<int> count(QLatin1StringView key, int max)
    {
        const auto number = m_shape.wholeNumber(optional(key), 0, max);
        return number && *number > 0 ? number : std::nullopt;
    }

    /// Some programs write a number where others write a text.
    QString textOrNumber(QLatin1StringView key)
    {
        const Member member = optional(key);
        if (member.value.isDouble())
            return QString::number(member.value.toDouble(), 'g', QLocale::FloatingPointShortest);
        return text(key);
    }

private:
    /// Longer names and ids are no names.
    static constexpr int maxName = 1000;

    Shape &m_shape;
    const QJsonObject &m_object;
    const Place &m_place;
};

} // namespace gyoji
