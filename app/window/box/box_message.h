// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "words/language.h"

#include <QByteArray>
#include <QString>

namespace gyoji {

class Words;

/// Why a file is not taken as a box: it is none, it is damaged, it is of a later version or of
/// another game; or which cards cannot be read, and why. There is one fault at least.
QString boxMessage(const QByteArray &file, const Faults &faults, const Words &words,
                   Language language);

} // namespace gyoji
