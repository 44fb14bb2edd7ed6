// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace gyoji {

/// The checksum of a line that follows on one with the checksum `before`.
QByteArray chained(const QByteArray &before, const QByteArray &line);

} // namespace gyoji
