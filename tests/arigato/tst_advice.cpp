// SPDX-License-Identifier: MIT
#include "arigato/advice.h"
#include "arigato/json/script_json.h"
#include "arigato/plain_days.h"
#include "arigato/rules.h"
#include "arigato/score.h"
#include "arigato/small_days.h"
#include "simulate/arigato_box.h"

#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

constexpr int plainEffort = 60'000;

QByteArray told(const std::vector<Action> &actions)
{
    QByteArray lines;
    for (const Action &action : actions)
        lines += writeAction(action) + '\n';
    return lines;
}

/// Plays the lines; none where one is refused.
std::optional<State> played(State state, const std::vector<Action> &actions)
{
    for (const Action &action : actions) {
        auto outcome = apply(std::move(state), action);
        auto *step = std::get_if<Step<State, Fact>>(&outcome);
        if (!step)
            return std::nullopt;
        state = std::move(step->state);
    }
    return state;
}

} // namespace

class TestAdvice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheBestOfAllDays_data();
    void isTheBestOfAllDays();
};

void TestAdvice::isTheBestOfAllDays_data()
{
    QTest::addColumn<Track>("track");
    QTest::addColumn<int>("days");
    QTest::newRow("full") << Track::Full << 700;
    QTest::newRow("cards") << Track::Cards << 60;
}

/// Against a plain search, on days with few enough lines to try them all.
void TestAdvice::isTheBestOfAllDays()
{
    QFETCH(const Track, track);
    QFETCH(const int, days);

    Random random(7);
    int compared = 0;
    int tried = 0;
    int unproven = 0;
    while (compared < days) {
        const State state = smallDay(randomBox(random), track, random);
        const Advice advice = adviseOf(state, smallSeat, {20'000});
        if (!advice.proven) {
            ++unproven;
            continue;
        }
        const auto best = PlainDays(state, smallSeat, plainEffort).bestTotal();
        ++tried;
        const auto end = played(state, advice.actions);
        QVERIFY2(end, told(advice.actions));
        QCOMPARE(scoreOf(*end, end->seats[smallSeat]).total(), advice.total);
        if (!best)
            continue;
        QVERIFY(advice.total <= *best);
        if (!advice.proven) {
            ++unproven;
            continue;
        }
        ++compared;
        if (advice.total != *best)
            qDebug() << tried << compared;
        QCOMPARE(advice.total, *best);
    }
    qDebug() << tried << compared << unproven;
}

QTEST_APPLESS_MAIN(TestAdvice)
#include "tst_advice.moc"
