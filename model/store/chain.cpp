// SPDX-License-Identifier: MIT
#include "store/chain.h"

#include <QCryptographicHash>

namespace gyoji {

QByteArray chained(const QByteArray &before, const QByteArray &line)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(before);
    hash.addData(line);
    return hash.result().first(16);
}

} // namespace gyoji
