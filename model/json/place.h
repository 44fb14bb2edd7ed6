// SPDX-License-Identifier: MIT
#pragma once

#include <QAnyStringView>
#include <QString>

namespace gyoji {

/// Where in a JSON document a value lies: its key or index in the place around it. It costs nothing
/// until it is written down; the place around it and the key must outlive it.
class Place
{
public:
    /// The document itself.
    Place() = default;

    Place at(QAnyStringView key) const { return Place(this, key, -1); }
    Place at(qsizetype index) const { return Place(this, {}, index); }

    /// As a JSON pointer (RFC 6901): "/cards/3/favor", "" for the document itself.
    QString pointer() const;

private:
    Place(const Place *around, QAnyStringView key, qsizetype index)
        : m_around(around)
        , m_key(key)
        , m_index(index)
    {
    }

    const Place *m_around = nullptr;
    QAnyStringView m_key;
    qsizetype m_index = -1;
};

/// A key as it stands in a JSON pointer.
QString pointerToken(QString key);

} // namespace gyoji
