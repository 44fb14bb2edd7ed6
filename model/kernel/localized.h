// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace gyoji {

/// A text of a file in the languages it has; empty where it has none.
struct Localized
{
    std::string en;
    std::string fr;
    std::string ja;

    friend bool operator==(const Localized &, const Localized &) = default;
};

} // namespace gyoji
