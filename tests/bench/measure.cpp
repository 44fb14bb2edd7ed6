// SPDX-License-Identifier: MIT
#include "bench/measure.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <malloc.h>
#include <utility>

namespace gyoji::bench {

namespace {

double nanoseconds(Time kind)
{
    timespec time{};
    clock_gettime(kind == Time::Wall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

double microsecondsOf(const std::function<void()> &work, Time time)
{
    const double start = nanoseconds(time);
    work();
    return (nanoseconds(time) - start) / 1000;
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
             const std::function<void()> &against, Time time)
{
    Samples samples;
    for (int run = -runs / 4; run < runs; ++run) {
        const double workTime = microsecondsOf(work, time);
        const double againstTime = microsecondsOf(against, time);
        if (run < 0)
            continue;
        samples.work.push_back(workTime);
        samples.against.push_back(againstTime);
    }
    report(name, goal, std::move(samples), "us");
}

void report(std::string_view name, double goal, Samples samples, std::string_view unit)
{
    const double work = medianOf(std::move(samples.work));
    const double against = medianOf(std::move(samples.against));
    const auto unitLength = static_cast<int>(unit.size());
    std::printf("%-58.*s %10.1f %.*s / %10.1f %.*s = %5.2f (goal: at most %.1f)\n",
                static_cast<int>(name.size()), name.data(), work, unitLength, unit.data(), against,
                unitLength, unit.data(), work / against, goal);
    std::fflush(stdout);
}

void spread(std::string_view name, int goal, std::size_t runs, const std::function<void()> &work)
{
    std::vector<double> times;
    for (std::size_t run = 0; run < runs; ++run)
        times.push_back(microsecondsOf(work, Time::Processor) / 1000);
    spread(name, std::move(times), goal);
}

void spread(std::string_view name, std::vector<double> times, double goal)
{
    std::sort(times.begin(), times.end());
    const std::size_t runs = times.size();
    std::printf("%-58.*s p50 %.2f ms, p99 %.2f ms, longest %.2f ms (goal: p99 at most %.0f ms)\n",
                static_cast<int>(name.size()), name.data(), times[runs / 2], times[runs * 99 / 100],
                times.back(), goal);
    std::fflush(stdout);
}

} // namespace gyoji::bench
