// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace gyoji::test {

/// A finished play of Arigatō in Nantes, 45 minutes long: a seat for each name, the first with 10
/// favor, each other with 1 less than the one before.
Play playOf(const QStringList &names);

/// Texts that some format or other could take for more than a text, as rows of "name".
void addHostileNames();

QByteArray contentOf(const QString &path);
QJsonObject objectOf(const QByteArray &json);

/// The JSON that a link carries.
QJsonObject dataOf(const QByteArray &link);

} // namespace gyoji::test
