// SPDX-License-Identifier: MIT
#include "described.h"

#include "hands.h"

namespace gyoji::test {

QByteArray describedBy(CardEditor &editor)
{
    QByteArrayList fields{editor.view().card.toUtf8()};
    const QAbstractItemModel &parts = *editor.parts();
    for (int row = 0; row < parts.rowCount(); ++row)
        fields << (valueOf(parts, row, "part").toString() + u'=' +
                   valueOf(parts, row, "value").toString())
                      .toUtf8();
    return fields.join('\t');
}

int lostParts(const QByteArray &then, const QByteArray &now)
{
    const QByteArrayList before = then.split('\t');
    const QByteArrayList after = now.split('\t');
    if (before.first() != after.first())
        return static_cast<int>(before.size());
    return static_cast<int>(std::ranges::count_if(
        before, [&](const QByteArray &field) { return !after.contains(field); }));
}

} // namespace gyoji::test
