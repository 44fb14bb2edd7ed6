// SPDX-License-Identifier: MIT
#include "arigato/favor_tokens.h"

#include <QTest>

#include <numeric>

using namespace gyoji::arigato;

/// Favor tokens are worth 1, 3 and 10 (spec, section 1).
class TestFavorTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areAsFewAsCanBe();
    void changeHands_data();
    void changeHands();
};

/// Held against every way to pay up to 60.
void TestFavorTokens::areAsFewAsCanBe()
{
    for (int favor = 0; favor <= 60; ++favor) {
        int fewest = favor;
        for (int tens = 0; 10 * tens <= favor; ++tens) {
            for (int threes = 0; 10 * tens + 3 * threes <= favor; ++threes)
                fewest = std::min(fewest, tens + threes + favor - 10 * tens - 3 * threes);
        }
        const FavorTokens tokens = fewestTokens(favor);
        QCOMPARE(10 * tokens[0] + 3 * tokens[1] + tokens[2], favor);
        QCOMPARE(std::accumulate(tokens.begin(), tokens.end(), 0), fewest);
    }
}

void TestFavorTokens::changeHands_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addColumn<FavorTokens>("taken");
    QTest::addColumn<FavorTokens>("back");
    QTest::newRow("nothing") << 7 << 7 << FavorTokens{} << FavorTokens{};
    QTest::newRow("from nothing to 4") << 0 << 4 << FavorTokens{0, 1, 1} << FavorTokens{};
    QTest::newRow("9 to 10: three threes for a ten")
        << 9 << 10 << FavorTokens{1, 0, 0} << FavorTokens{0, 3, 0};
    QTest::newRow("5 to 6: two ones for a three")
        << 5 << 6 << FavorTokens{0, 1, 0} << FavorTokens{0, 0, 2};
    QTest::newRow("12 to 20") << 12 << 20 << FavorTokens{1, 0, 0} << FavorTokens{0, 0, 2};
}

void TestFavorTokens::changeHands()
{
    QFETCH(const int, before);
    QFETCH(const int, after);
    QFETCH(const FavorTokens, taken);
    QFETCH(const FavorTokens, back);
    QCOMPARE(tokensToTake(before, after), taken);
    QCOMPARE(tokensToTake(after, before), back);
}

QTEST_APPLESS_MAIN(TestFavorTokens)
#include "tst_favor_tokens.moc"
