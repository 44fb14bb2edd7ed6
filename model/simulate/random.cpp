// SPDX-License-Identifier: MIT
#include "simulate/random.h"

namespace gyoji {

std::size_t Random::below(std::size_t n)
{
    // 2^64 modulo n: so many of the lowest values would make some remainders likelier than others.
    const std::uint64_t range = n;
    const std::uint64_t surplus = (0 - range) % range;
    std::uint64_t value = bits();
    while (value < surplus)
        value = bits();
    return static_cast<std::size_t>(value % range);
}

int Random::between(int low, int high)
{
    return low + static_cast<int>(below(static_cast<std::size_t>(high - low) + 1));
}

} // namespace gyoji
