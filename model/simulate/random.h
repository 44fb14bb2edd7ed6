// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace gyoji {

/// Chance that means the same everywhere for a seed: the engine is the standard's to the last bit,
/// and the reductions are our own, since the standard leaves those of its library open.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    /// 64 even bits.
    std::uint64_t bits() { return m_engine(); }
    /// One of 0 to n - 1, each as likely; n at least 1.
    std::size_t below(std::size_t n);
    /// One of low to high, both included.
    int between(int low, int high);
    /// True in that many of a thousand cases.
    bool chance(int permille) { return between(1, 1000) <= permille; }

    /// A copy of a member of something indexed that is not empty.
    template <class Range>
    auto pick(const Range &range)
    {
        return range[below(std::size(range))];
    }

    template <class T>
    void shuffle(std::vector<T> &values)
    {
        for (std::size_t left = values.size(); left > 1; --left)
            std::swap(values[left - 1], values[below(left)]);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace gyoji
