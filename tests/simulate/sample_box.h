// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/json/box_json.h"
#include "table/boxes.h"

namespace gyoji::arigato {

/// The box that the program ships; a fault in it ends the test.
inline Box sampleBox()
{
    return std::get<Box>(readBox(shippedBox("arigato", u"sample")));
}

} // namespace gyoji::arigato
