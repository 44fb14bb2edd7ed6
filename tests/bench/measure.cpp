// SPDX-License-Identifier: MIT
#include "bench/measure.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace gyoji::bench {

namespace {

using Clock = std::chrono::steady_clock;

double nanosecondsOf(const std::function<void()> &work)
{
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

double medianOf(std::vector<double> times)
{
    const auto middle = times.begin() + std::ssize(times) / 2;
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

} // namespace

void compare(std::string_view name, double goal, int runs, const std::function<void()> &work,
             const std::function<void()> &against)
{
    std::vector<double> workTimes;
    std::vector<double> againstTimes;
    for (int run = -runs / 4; run < runs; ++run) {
        const double workTime = nanosecondsOf(work);
        const double againstTime = nanosecondsOf(against);
        if (run < 0)
            continue;
        workTimes.push_back(workTime);
        againstTimes.push_back(againstTime);
    }
    const double workTime = medianOf(std::move(workTimes));
    const double againstTime = medianOf(std::move(againstTimes));
    std::printf("%-58.*s %10.1f us / %10.1f us = %5.2f (goal: at most %.1f)\n",
                static_cast<int>(name.size()), name.data(), workTime / 1000, againstTime / 1000,
                workTime / againstTime, goal);
    std::fflush(stdout);
}

} // namespace gyoji::bench
