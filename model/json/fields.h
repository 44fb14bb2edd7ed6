// SPDX-License-Identifier: MIT
#pragma once

#include "json/shape.h"

#include <QVarLengthArray>

namespace gyoji {

/// The members of an object, asked for one by one. When it goes out of scope, what is missing and
/// what was never asked for become faults, told before those of the members' values.
class Fields
{
public:
    /// The shape, the object and its place must outlive it.
    Fields(Shape &shape, const QJsonObject &object, const Place &place);
    ~Fields();
    Q_DISABLE_COPY_MOVE(Fields)

    Member required(QLatin1StringView key);
    Member optional(QLatin1StringView key);

    /// That member should be there, though it is not always asked for.
    void miss(QLatin1StringView key);
    /// That member should not be there.
    void refuse(QLatin1StringView key);
    /// What else there may be cannot be told: nothing is missing or unknown.
    void acceptAll() { m_acceptsAll = true; }

private:
    void tellMissing();
    void tellUnknown();

    Shape &m_shape;
    const QJsonObject &m_object;
    const Place &m_place;
    const std::size_t m_valueFaults;
    QVarLengthArray<QLatin1StringView, 16> m_known;
    QVarLengthArray<QLatin1StringView, 4> m_missing;
    qsizetype m_found = 0;
    bool m_acceptsAll = false;
};

} // namespace gyoji
