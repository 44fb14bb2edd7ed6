// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QByteArray>
#include <QString>

namespace gyoji {

class Words;

/// Writes a file, whole or not at all; what has become of it, in words.
QString saveFile(const QString &name, const QByteArray &content, const Words &words,
                 Language language);

} // namespace gyoji
