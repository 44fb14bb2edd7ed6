// SPDX-License-Identifier: MIT
#include "arigato/advice.h"
#include "arigato/header.h"
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

constexpr int mostTries = 6'000;

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

int totalOf(const State &state)
{
    return scoreOf(state, state.seats[smallSeat]).total();
}

} // namespace

class TestAdvice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheBestOfAllDays_data();
    void isTheBestOfAllDays();
    void provesNothingWithoutEnd();
    void provesNothingWithoutEffort();
};

void TestAdvice::isTheBestOfAllDays_data()
{
    QTest::addColumn<Track>("track");
    QTest::addColumn<bool>("isSharp");
    QTest::addColumn<int>("days");
    QTest::newRow("any box") << Track::Full << false << 400;
    QTest::newRow("sharp box") << Track::Full << true << 250;
    QTest::newRow("cards") << Track::Cards << false << 60;
}

/// Against a plain search, on days with few enough lines to try them all: the total, and that no
/// line is wasted. The lines replay to that total.
void TestAdvice::isTheBestOfAllDays()
{
    QFETCH(const Track, track);
    QFETCH(const bool, isSharp);
    QFETCH(const int, days);

    Random random(2026);
    int withDeeds = 0;
    for (int compared = 0; compared < days;) {
        const State state = smallDay(isSharp ? sharpBox(random) : randomBox(random), track, random);
        const Advice advice = adviseOf(state, smallSeat, {20'000});
        const auto end = played(state, advice.actions);
        QVERIFY2(end, told(advice.actions));
        QCOMPARE(totalOf(*end), advice.total);
        if (!advice.proven)
            continue;
        const auto best = PlainDays(state, smallSeat, mostTries).best();
        if (!best)
            continue;
        QCOMPARE(advice.total, best->total);
        QCOMPARE(static_cast<int>(advice.actions.size()), best->lines);
        withDeeds += best->lines > 1 ? 1 : 0;
        ++compared;
    }
    QVERIFY(withDeeds > days / 2);
}

/// Five favor for each sword, and two swords for each ten favor: a choice pays for the next one.
void TestAdvice::provesNothingWithoutEnd()
{
    Box box;
    Card smith;
    smith.id = "smith";
    smith.type = ArtisanType::Blacksmith;
    smith.favor = 1;
    smith.cost = Items{1, 0, 0, 0, 0};
    smith.when = Condition{ConditionKind::Item, {}, Item::Sword, {}, {}};
    smith.gain = {Gain{GainKind::Favor, {}, 5, {}}};
    box.cards.define(smith);
    Header header;
    header.players = {"Aki"};
    Adjust adjust;
    adjust.player = 0;
    adjust.phase = Phase::Day;
    adjust.village = {{Slot::UL, Adjust::Place{"smith", {}}}};
    GainByHand gain;
    gain.player = 0;
    gain.favor = 10;

    const auto owing = played(begin(header, box), {adjust, gain});
    const Advice advice = adviseOf(*owing, 0);
    QVERIFY(!advice.proven);
    const auto end = played(*owing, advice.actions);
    QVERIFY(end && end->seats[0].phase == Phase::Dusk);
    QVERIFY(advice.total > 50);
    QCOMPARE(scoreOf(*end, end->seats[0]).total(), advice.total);
}

void TestAdvice::provesNothingWithoutEffort()
{
    Random random(3);
    const State state = smallDay(randomBox(random), Track::Full, random);
    const Advice little = adviseOf(state, smallSeat, {5});
    QVERIFY(!little.proven);
    const auto end = played(state, little.actions);
    QVERIFY(end);
    QCOMPARE(totalOf(*end), little.total);
    const Advice much = adviseOf(state, smallSeat);
    QVERIFY(much.proven && much.total >= little.total);
}

QTEST_APPLESS_MAIN(TestAdvice)
#include "tst_advice.moc"
