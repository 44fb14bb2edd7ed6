// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"

#include <QByteArrayView>

namespace gyoji {

/// Puts the faults of that valid JSON text in document order and gives each its line. A member that
/// is not there counts as lying at the start of the object around it.
void sortByPlace(Faults &faults, QByteArrayView json);

} // namespace gyoji
