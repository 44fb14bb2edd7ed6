// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"
#include "window/options.h"

namespace gyoji {

/// Why a result was not drawn; the line is the script's, 0 for none.
struct ExportFault
{
    Refusal refusal;
    int line = 0;
};

/// Draws the result of the script that the options name into a file, as its ending says: a picture
/// or a PDF. None where that is written.
std::optional<ExportFault> exportResult(const Options &options, Language language);

} // namespace gyoji
