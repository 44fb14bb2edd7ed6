// SPDX-License-Identifier: MIT
#include "simulate/random.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <random>

namespace gyoji {

class TestRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheStandardsEngine()
    {
        Random random(std::mt19937_64::default_seed);
        for (int i = 1; i < 10'000; ++i)
            random.bits();
        QCOMPARE(random.bits(), std::uint64_t{9981545732273789042U});
    }

    void reducesTheSameEverywhere()
    {
        Random random(2025);
        std::vector<std::size_t> drawn;
        for (int i = 0; i < 8; ++i)
            drawn.push_back(random.below(100));
        QCOMPARE(drawn, (std::vector<std::size_t>{61, 94, 40, 95, 77, 59, 62, 72}));
    }

    void isEven()
    {
        Random random(1);
        std::array<int, 7> seen{};
        for (int i = 0; i < 70'000; ++i)
            ++seen[random.below(seen.size())];
        const auto [least, most] = std::ranges::minmax(seen);
        QVERIFY(least > 9'700);
        QVERIFY(most < 10'300);
    }

    void staysBetween()
    {
        Random random(2);
        std::array<bool, 3> seen{};
        for (int i = 0; i < 100; ++i) {
            const int value = random.between(-1, 1);
            QVERIFY(value >= -1 && value <= 1);
            seen[static_cast<std::size_t>(value + 1)] = true;
        }
        QCOMPARE(seen, (std::array{true, true, true}));
    }

    void knowsNeverAndAlways()
    {
        Random random(3);
        for (int i = 0; i < 1000; ++i) {
            QVERIFY(!random.chance(0));
            QVERIFY(random.chance(1000));
        }
    }

    void shufflesAll()
    {
        Random random(4);
        std::vector<int> values{1, 2, 3, 4, 5, 6, 7, 8};
        const std::vector<int> before = values;
        random.shuffle(values);
        QVERIFY(values != before);
        std::ranges::sort(values);
        QCOMPARE(values, before);
    }
};

} // namespace gyoji

QTEST_APPLESS_MAIN(gyoji::TestRandom)
#include "tst_random.moc"
