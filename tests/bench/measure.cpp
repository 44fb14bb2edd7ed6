// SPDX-License-Identifier: MIT
#include "bench/measure.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <malloc.h>
#include <vector>

namespace gyoji::bench {

namespace {

/// The processor's time of this thread, which other programs do not lengthen.
double nanoseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

double nanosecondsOf(const std::function<void()> &work)
{
    const double start = nanoseconds();
    work();
    return nanoseconds() - start;
}

double medianOf(std::vector<double> times)
{
    const auto middle = times.begin() + std::ssize(times) / 2;
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

} // namespace

void keepHeapWarm()
{
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
    mallopt(M_MMAP_THRESHOLD, 256 << 20);
}

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

void spread(std::string_view name, std::size_t runs, const std::function<void()> &work)
{
    std::vector<double> times;
    for (std::size_t run = 0; run < runs; ++run)
        times.push_back(nanosecondsOf(work) / 1e6);
    std::sort(times.begin(), times.end());
    std::printf("%-58.*s p50 %.2f ms, p99 %.2f ms, longest %.2f ms (goal: p99 at most 100 ms)\n",
                static_cast<int>(name.size()), name.data(), times[runs / 2], times[runs * 99 / 100],
                times.back());
    std::fflush(stdout);
}

} // namespace gyoji::bench
