// SPDX-License-Identifier: MIT
#include "results/play.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr QUuid plays(0x8d1f3c52, 0x6a0b, 0x4e77, 0x9c, 0x35, 0x1e, 0x52, 0xb0, 0x7d, 0xaf, 0x61);
constexpr QUuid players(0x2b6e94d7, 0xf318, 0x4a5c, 0x8e, 0x09, 0x73, 0xc4, 0x15, 0xea, 0x2d, 0x98);

QString composed(const QString &name)
{
    return name.normalized(QString::NormalizationForm_C);
}

/// What looks alike is written alike.
QStringList composed(QStringList names)
{
    std::ranges::transform(names, names.begin(),
                           [](const QString &name) { return composed(name); });
    return names;
}

bool hasTwins(const QStringList &names)
{
    return QSet<QString>(names.begin(), names.end()).size() < names.size();
}

} // namespace

QUuid playIdOf(const QByteArray &journal)
{
    return QUuid::createUuidV5(plays, journal);
}

QUuid playerIdOf(const QString &name)
{
    return QUuid::createUuidV5(players, composed(name));
}

QStringList distinctNames(const Sheet &sheet)
{
    QStringList names;
    for (const SheetSeat &seat : sheet.seats)
        names << QString::fromStdString(seat.name);
    for (auto alike = composed(names); hasTwins(alike); alike = composed(names)) {
        for (qsizetype i = 0; i < names.size(); ++i) {
            if (alike.count(alike[i]) > 1)
                names[i] += u" (%1)"_s.arg(i + 1);
        }
    }
    return names;
}

} // namespace gyoji
