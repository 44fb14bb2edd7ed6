// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>
#include <vector>

/// Figures that hold on any machine: how long one thing takes against another, in one run.
namespace gyoji::bench {

/// Which time counts: the processor's of this thread, which other programs do not lengthen, or what
/// a person waits, the disk included.
enum class Time { Processor, Wall };

/// Prints the medians of both over many warm runs, their ratio and the goal. The two are run in
/// turn, so that both see the same machine.
void compare(std::string_view name, double goal, int runs, const std::function<void()> &work,
             const std::function<void()> &against, Time time = Time::Processor);

/// What was measured of one thing, and of what it is held against, in that unit.
struct Samples
{
    std::vector<double> work;
    std::vector<double> against;
};

/// Prints the medians, their ratio and the goal.
void report(std::string_view name, double goal, Samples samples, std::string_view unit);

/// Prints the median, the 99th percentile and the longest of that many single runs, and the goal
/// for the 99th percentile, in milliseconds.
void spread(std::string_view name, int goal, std::size_t runs, const std::function<void()> &work);

/// Likewise of what was measured already, in milliseconds.
void spread(std::string_view name, std::vector<double> times, double goal = 100);

/// Memory once used is not given back between runs, so that none pays for fresh pages.
void keepHeapWarm();

/// Keeps a result from being optimized away.
template <class T>
void keep(const T &value)
{
    asm volatile("" : : "g"(&value) : "memory");
}

} // namespace gyoji::bench
