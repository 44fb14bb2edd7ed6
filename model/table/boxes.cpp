// SPDX-License-Identifier: MIT
#include "table/boxes.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace gyoji {

QByteArray shippedBox(const QByteArray &game, QStringView id)
{
    QFile file(u":/boxes/%1-%2.gyojibox"_s.arg(QString::fromLatin1(game), id));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace gyoji
