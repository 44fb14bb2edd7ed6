// SPDX-License-Identifier: MIT
#include "arigato/clock.h"
#include "arigato/rules.h"
#include "sample_box.h"
#include "simulate/arigato_actions.h"
#include "simulate/arigato_box.h"
#include "simulate/arigato_game.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace gyoji::arigato {

namespace {

/// Games with all that is rare, of random boxes.
SimulatedGame oddGame(std::uint64_t seed)
{
    Random random(seed);
    SimulateOptions options;
    options.rarePermille = 40;
    options.tracks = {Track::Full, Track::Full, Track::Full, Track::Cards, Track::Score};
    options.oddStarts = true;
    const Box box = randomBox(random);
    return simulate(box, seed, random.between(1, 5), options);
}

State replayed(const SimulatedGame &game)
{
    State state = game.start;
    for (const Action &action : game.actions)
        state = std::get<Step<State, Fact>>(arigato::apply(state, action)).state;
    return state;
}

} // namespace

class TestSimulate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSameForASeed()
    {
        const Box box = sampleBox();
        const SimulatedGame first = simulate(box, 7, 4);
        const SimulatedGame again = simulate(box, 7, 4);
        QVERIFY(first.actions == again.actions);
        QVERIFY(first.end == again.end);
        QVERIFY(first.actions != simulate(box, 8, 4).actions);
    }

    void beginsAsTheHeaderSays()
    {
        const Box box = sampleBox();
        const SimulatedGame game = simulate(box, 3, 2);
        QCOMPARE(game.header.faces.size(), std::size_t{2});
        QCOMPARE(game.start.calendar->days.size(), std::size_t{10});
        QVERIFY(game.start.calendar->scoreTable == box.scoreTable);
        QVERIFY(begin(game.header, box) == game.start);
    }

    void playsTwelveDaysWithOneToFive()
    {
        const Box box = sampleBox();
        SimulateOptions pure;
        pure.rarePermille = 0;
        for (int players = 1; players <= 5; ++players) {
            const SimulatedGame game = simulate(box, 11, players, pure);
            QCOMPARE(game.end.seats.size(), static_cast<std::size_t>(players));
            for (const Seat &seat : game.end.seats) {
                QCOMPARE(seat.day, lastDay);
                QVERIFY(seat.phase == Phase::Over);
            }
            QVERIFY(replayed(game) == game.end);
        }
    }

    void endsWithABoxWithoutCards()
    {
        const SimulatedGame game = simulate(Box{}, 1, 3);
        QVERIFY(clockOf(game.end).phase == Phase::Over);
    }

    void endsWhateverHappens()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const SimulatedGame game = oddGame(seed);
            QVERIFY(clockOf(game.end).phase == Phase::Over);
            QVERIFY(game.actions.size() <= game.start.seats.size() * 12 * 60 + 1);
            QVERIFY(replayed(game) == game.end);
        }
    }

    void usesEveryAction()
    {
        std::map<std::string_view, int> seen;
        bool declines = false;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            for (Action action : oddGame(seed).actions) {
                ++seen[nameOf(action)];
                const Skips *skips = skipsOf(action);
                declines = declines || (skips && !skips->empty());
            }
        }
        QCOMPARE(seen.size(), std::variant_size_v<ActionVariant>);
        QVERIFY(declines);
    }

    void makesEveryKindOfAction()
    {
        Random random(5);
        const SimulatedGame game = simulate(sampleBox(), 5, 3);
        for (std::size_t kind = 0; kind < std::variant_size_v<ActionVariant>; ++kind) {
            const Action action = randomAction(game.start, 2, kind, random);
            QCOMPARE(action.index(), kind);
            QCOMPARE(kindOf(nameOf(action)), kind);
        }
    }

    void fillsRandomBoxesWithEverything()
    {
        std::set<ConditionKind> conditions;
        std::set<GainKind> gains;
        bool manual = false;
        bool unknown = false;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Random random(seed);
            const Box box = randomBox(random);
            for (const Card &card : box.cards) {
                unknown = unknown || !card.favor || !card.cost || card.draft;
                if (card.when)
                    conditions.insert(card.when->kind);
                for (const Gain &gain : card.gain)
                    gains.insert(gain.kind);
            }
            for (const Face &face : box.faces) {
                for (const auto &[day, objective] : face.days)
                    manual = manual || std::holds_alternative<ObjectiveManual>(objective.front());
            }
        }
        QCOMPARE(conditions.size(), countOf<ConditionKind>);
        QCOMPARE(gains.size(), countOf<GainKind>);
        QVERIFY(manual);
        QVERIFY(unknown);
    }

    /// What is simulated can be written down and read.
    void makesBoxesThatRead()
    {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            const Box box = randomBox(random);
            const auto read = readBox(writeBox(box));
            QVERIFY(std::holds_alternative<Box>(read));
            QVERIFY(std::get<Box>(read) == box);
        }
    }
};

} // namespace gyoji::arigato

QTEST_APPLESS_MAIN(gyoji::arigato::TestSimulate)
#include "tst_simulate.moc"
