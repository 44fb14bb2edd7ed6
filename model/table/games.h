// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "table/boxes.h"
#include "table/table.h"

#include <memory>
#include <variant>

namespace gyoji {

/// A header that no game begins with.
struct HeaderFault
{
    Refusal refusal;
    /// There is no JSON object with `gyoji` in it.
    bool isNoHeader = false;
};

/// Begins the game that the header names.
std::variant<std::unique_ptr<Table>, HeaderFault> openTable(const QByteArray &header,
                                                            const BoxFiles &boxes);

/// All faults of a box file, in document order; none when it is sound.
Faults checkBox(const QByteArray &file);

/// The ids of the games there are.
QByteArrayList gameIds();

} // namespace gyoji
