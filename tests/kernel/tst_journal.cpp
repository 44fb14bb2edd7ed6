// SPDX-License-Identifier: MIT
#include "kernel/mending.h"

#include <QTest>

using namespace gyoji;

namespace {

/// The smallest game: each seat counts up, at most to nine; a step of nought is refused.
struct Counting
{
    struct State
    {
        std::array<int, 2> counts{};
        std::array<int, 2> rounds{};
        friend bool operator==(const State &, const State &) = default;
    };
    struct Action
    {
        SeatIndex seat = 0;
        int step = 0;
        bool endsRound = false;
        friend bool operator==(const Action &, const Action &) = default;
    };
    struct Fact : FactBase
    {
        int n = 0;
        friend bool operator==(const Fact &, const Fact &) = default;
    };

    static Outcome<State, Fact> apply(State next, const Action &action)
    {
        if (action.seat == noSeat)
            return Step<State, Fact>{next, {}};
        const auto seat = static_cast<std::size_t>(action.seat);
        if (action.step == 0)
            return Refusal{"test.step", {}};
        if (next.counts[seat] + action.step > 9)
            return Refusal{"test.limit", {{"n", 9}}};
        next.counts[seat] += action.step;
        next.rounds[seat] += action.endsRound ? 1 : 0;
        return Step<State, Fact>{next, {Fact{{"test.count", action.seat}, action.step}}};
    }
    static SeatIndex seatOf(const Action &action) { return action.seat; }
    static int clockOf(const State &state, SeatIndex seat)
    {
        return state.rounds[static_cast<std::size_t>(seat)];
    }
};
static_assert(Game<Counting>);

using Actions = std::vector<Counting::Action>;

Journal<Counting> journalOf(const Actions &actions)
{
    Journal<Counting> journal({});
    for (const auto &action : actions)
        journal.append(action);
    return journal;
}

Actions actionsOf(const Journal<Counting> &journal)
{
    Actions actions;
    for (const auto &line : journal.lines())
        actions.push_back(line.action);
    return actions;
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void appendsWhatTheRulesAccept();
    void leavesNothingOfARefusedLine();
    void leavesNothingOfALineThatIsNotKept();
    void undoesToTheStartAndRedoesToTheEnd();
    void aNewLineEndsTheUndonePart();
    void undoesTheLastLineOfASeat();
    void undoesOnlyInThePhase();
    void redoesALineToItsPlace();
    void mendsAsIfTypedRight_data();
    void mendsAsIfTypedRight();
    void tellsTheLineThatFalls();
    void mendingCanBeTakenBack();
    void takesAChangeToThePastBackWhole();
    void takesLaterLinesBackBeforeAChange();
    void keepsNoChangeThatALineWasTakenOutOf();
    void leavesOutWhatFalls();
    void tellsWhatCannotBePutIn();
    void knowsEachStateBefore();
};

void TestJournal::appendsWhatTheRulesAccept()
{
    const auto journal = journalOf({{0, 2}, {1, 3}, {0, 1}});
    QCOMPARE(journal.size(), 3);
    QCOMPARE(journal.state().counts[0], 3);
    QCOMPARE(journal.lines()[1].facts.at(0).n, 3);
}

void TestJournal::leavesNothingOfARefusedLine()
{
    auto journal = journalOf({{0, 9}, {1, 1}});
    journal.undo();
    const auto state = journal.state();
    QCOMPARE(journal.append({0, 1})->rule, "test.limit");
    QVERIFY(journal.state() == state);
    QCOMPARE(journal.size(), 1);
    QVERIFY(journal.canRedo());
}

void TestJournal::leavesNothingOfALineThatIsNotKept()
{
    auto journal = journalOf({{0, 1}, {1, 1}});
    journal.undo();
    int asked = 0;
    const auto keepsNothing = [&asked] {
        ++asked;
        return std::optional(Refusal{"test.full", {}});
    };
    QCOMPARE(journal.append({0, 1}, keepsNothing)->rule, "test.full");
    QCOMPARE(journal.append({0, 0}, keepsNothing)->rule, "test.step");
    QCOMPARE(asked, 1);
    QCOMPARE(journal.state().counts[0], 1);
    QCOMPARE(journal.size(), 1);
    QVERIFY(journal.canRedo());
}

void TestJournal::undoesToTheStartAndRedoesToTheEnd()
{
    Actions actions;
    for (int i = 0; i < 5; ++i)
        actions.insert(actions.end(),
                       {{0, 1}, {1, 1}, {noSeat, 0}, {noSeat, 0}, {noSeat, 0}, {noSeat, 0}});
    const auto whole = journalOf(actions);
    auto journal = whole;
    while (journal.canUndo())
        journal.undo();
    QVERIFY(journal.state() == whole.start());
    while (journal.canRedo())
        journal.redo();
    QVERIFY(journal.state() == whole.state());
    QVERIFY(actionsOf(journal) == actions);
}

void TestJournal::aNewLineEndsTheUndonePart()
{
    auto journal = journalOf({{0, 2}, {0, 3}});
    journal.undo();
    journal.append({0, 4});
    QVERIFY(!journal.canRedo());
    QCOMPARE(journal.state().counts[0], 6);
}

void TestJournal::undoesTheLastLineOfASeat()
{
    auto journal = journalOf({{0, 2}, {1, 3}, {1, 4}});
    QCOMPARE(journal.lastOf(0), 0U);
    QVERIFY(!journal.undo(0));
    QVERIFY(actionsOf(journal) == (Actions{{1, 3}, {1, 4}}));
    QCOMPARE(journal.state().counts[0], 0);
    QVERIFY(!journal.lastOf(0));
}

void TestJournal::undoesOnlyInThePhase()
{
    auto journal = journalOf({{0, 1}, {0, 2, true}, {1, 1}});
    journal.undo(0);
    QCOMPARE(journal.state().counts[0], 1);
    QCOMPARE(journal.state().rounds[0], 0);

    auto later = journalOf({{0, 1}, {noSeat, 0}});
    later.undo(1);
    QCOMPARE(later.size(), 2);
}

void TestJournal::redoesALineToItsPlace()
{
    const auto whole = journalOf({{0, 2}, {1, 3}, {1, 4}});
    auto journal = whole;
    journal.undo(0);
    journal.undo();
    journal.redo();
    journal.redo();
    QVERIFY(actionsOf(journal) == actionsOf(whole));
    QVERIFY(journal.state() == whole.state());
}

void TestJournal::mendsAsIfTypedRight_data()
{
    QTest::addColumn<std::size_t>("at");
    QTest::addColumn<std::size_t>("removed");
    QTest::addColumn<Actions>("inserted");
    QTest::addColumn<Actions>("right");

    const Actions two{{0, 2}, {1, 1}};
    QTest::newRow("change") << std::size_t{1} << std::size_t{1} << Actions{{0, 5}}
                            << Actions{{0, 1}, {0, 5}, {1, 3}};
    QTest::newRow("remove") << std::size_t{0} << std::size_t{1} << Actions{}
                            << Actions{{0, 2}, {1, 3}};
    QTest::newRow("insert") << std::size_t{3} << std::size_t{0} << two
                            << Actions{{0, 1}, {0, 2}, {1, 3}, {0, 2}, {1, 1}};
    QTest::newRow("all") << std::size_t{0} << std::size_t{3} << two << two;
}

void TestJournal::mendsAsIfTypedRight()
{
    QFETCH(const std::size_t, at);
    QFETCH(const std::size_t, removed);
    QFETCH(const Actions, inserted);
    QFETCH(const Actions, right);

    auto journal = journalOf({{0, 1}, {0, 2}, {1, 3}});
    QVERIFY(!journal.amend({at, removed, inserted}));
    const auto wanted = journalOf(right);
    QVERIFY(journal.state() == wanted.state());
    QVERIFY(std::ranges::equal(journal.lines(), wanted.lines()));
}

void TestJournal::tellsTheLineThatFalls()
{
    const auto whole = journalOf({{0, 1}, {1, 1}, {0, 7}});
    auto journal = whole;
    const auto state = whole.state();
    const auto falls = journal.amend({0, 1, {{0, 3}}});
    QCOMPARE(falls->line, 2U);
    QCOMPARE(falls->refusal.rule, "test.limit");
    QVERIFY(journal.state() == state);
    QVERIFY(std::ranges::equal(journal.lines(), whole.lines()));

    QCOMPARE(journal.amend({1, 0, {{1, 0}}})->line, 1U);
    QVERIFY(std::ranges::equal(journal.lines(), whole.lines()));
}

void TestJournal::mendingCanBeTakenBack()
{
    const auto whole = journalOf({{0, 1}, {1, 1}, {0, 7}});
    auto journal = whole;
    const Amendment<Counting::Action> amendment{1, 2, {{0, 4}}};
    const auto back = journal.inverseOf(amendment);
    QVERIFY(!journal.amend(amendment));
    QCOMPARE(journal.state().counts[0], 5);
    QVERIFY(!journal.amend(back));
    QVERIFY(std::ranges::equal(journal.lines(), whole.lines()));
}

void TestJournal::takesAChangeToThePastBackWhole()
{
    const auto whole = journalOf({{0, 1}, {1, 1}, {0, 7}});
    auto journal = whole;
    QVERIFY(!journal.canUndoAmend());
    QVERIFY(!journal.amend({1, 2, {{0, 4}}}));
    const auto mended = journal;
    QVERIFY(journal.canUndoAmend());
    journal.undoAmend();
    QVERIFY(std::ranges::equal(journal.lines(), whole.lines()));
    QVERIFY(journal.state() == whole.state());
    QVERIFY(!journal.canUndoAmend());
    journal.redo();
    QVERIFY(std::ranges::equal(journal.lines(), mended.lines()));
    QVERIFY(journal.canUndoAmend());
    QVERIFY(!journal.canRedo());
}

void TestJournal::takesLaterLinesBackBeforeAChange()
{
    auto journal = journalOf({{0, 1}, {1, 1}});
    QVERIFY(!journal.amend({0, 1, {{0, 3}}}));
    QVERIFY(!journal.amend({0, 0, {{1, 2}}}));
    journal.append({0, 5});
    QVERIFY(!journal.canUndoAmend());
    journal.undo();
    journal.undoAmend();
    journal.undoAmend();
    QVERIFY(actionsOf(journal) == (Actions{{0, 1}, {1, 1}}));
    while (journal.canRedo())
        journal.redo();
    QVERIFY(actionsOf(journal) == (Actions{{1, 2}, {0, 3}, {1, 1}, {0, 5}}));
}

void TestJournal::keepsNoChangeThatALineWasTakenOutOf()
{
    auto journal = journalOf({{0, 1}, {1, 1}});
    QVERIFY(!journal.amend({0, 1, {{0, 3}}}));
    QVERIFY(!journal.undo(0));
    journal.append({0, 2});
    QVERIFY(!journal.canUndoAmend());

    auto later = journalOf({{0, 1}});
    QVERIFY(!later.amend({0, 1, {{0, 3}}}));
    later.append({1, 2});
    later.append({0, 2});
    QVERIFY(!later.undo(1));
    later.undo();
    QVERIFY(later.canUndoAmend());
}

void TestJournal::leavesOutWhatFalls()
{
    const auto journal = journalOf({{0, 1}, {0, 2}, {1, 3}, {0, 6}, {1, 2}});
    const auto found = mendingOf(journal, {0, 1, {{0, 4}}});
    const auto &mending = std::get<Mending<Counting::Action>>(found);
    QCOMPARE(mending.fallen.size(), 1U);
    QCOMPARE(mending.fallen[0].line, 3U);
    QCOMPARE(mending.fallen[0].refusal.rule, "test.limit");
    QVERIFY((mending.amendment == Amendment<Counting::Action>{0, 4, {{0, 4}, {0, 2}, {1, 3}}}));
    auto mended = journal;
    QVERIFY(!mended.amend(mending.amendment));
    QVERIFY(actionsOf(mended) == (Actions{{0, 4}, {0, 2}, {1, 3}, {1, 2}}));

    const auto none = std::get<Mending<Counting::Action>>(mendingOf(journal, {0, 1, {}}));
    QVERIFY((none == Mending<Counting::Action>{{0, 1, {}}, {}}));
}

void TestJournal::tellsWhatCannotBePutIn()
{
    const auto journal = journalOf({{0, 1}, {1, 3}});
    const auto fall = std::get<Fall>(mendingOf(journal, {1, 0, {{0, 1}, {0, 0}}}));
    QCOMPARE(fall.line, 2U);
    QCOMPARE(fall.refusal.rule, "test.step");
}

void TestJournal::knowsEachStateBefore()
{
    Actions actions(40, {noSeat, 0});
    actions[20] = {0, 1};
    actions[33] = {1, 1};
    const auto journal = journalOf(actions);
    for (std::size_t i = 0; i <= actions.size(); ++i) {
        const auto state = journal.stateBefore(i);
        QCOMPARE(state.counts[0], i > 20 ? 1 : 0);
        QCOMPARE(state.counts[1], i > 33 ? 1 : 0);
    }
}

QTEST_APPLESS_MAIN(TestJournal)
#include "tst_journal.moc"
