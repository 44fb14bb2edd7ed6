// SPDX-License-Identifier: MIT
#include "arigato/amendments.h"
#include "arigato/clock.h"
#include "arigato/json/box_json.h"
#include "arigato/json/script_json.h"
#include "arigato/json/state_json.h"
#include "arigato/secrets.h"
#include "arigato/skips.h"
#include "arigato/sums.h"
#include "arigato/view.h"
#include "arigato/windows.h"
#include "simulate/arigato_actions.h"
#include "simulate/arigato_box.h"

#include <QJsonDocument>
#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

bool isOver(const State &state)
{
    return clockOf(state).phase == Phase::Over;
}

} // namespace

class TestProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAreSumsOfFacts();
    void undoThenRedoIsIdentity();
    void undoOfASeatThenRedoIsIdentity();
    void undoToTheStartIsTheStart();
    void aRefusedActionChangesNothing();
    void linesOfDifferentSeatsCommute();
    void amendedIsTypedRight();
    void undoOfASeatIsTypedWithout();
    void anEffectIsDeclinedByTheNumberOfItsFact();
    void viewsKeepSecrets();
    void boxesReadBack();
    void actionsReadBack();
};

void TestProperties::countsAreSumsOfFacts()
{
    QVERIFY(rc::check("every count is the sum of its facts", [] {
        const Window window = *windows();
        const auto journal = window.journal();
        Sums sums(journal.start());
        for (const auto &line : journal.lines())
            sums.add(line.facts);
        RC_ASSERT(sums.areCountsOf(journal.state()));
    }));
}

void TestProperties::undoThenRedoIsIdentity()
{
    QVERIFY(rc::check("undo then redo is identity", [] {
        const Window window = *windows();
        const auto whole = window.journal();
        auto journal = whole;
        Random random = window.random();
        std::size_t n = below(random, whole.size() + 1);
        for (std::size_t i = 0; i < n; ++i)
            journal.undo();
        RC_ASSERT(journal.state() == whole.stateBefore(whole.size() - n));
        for (std::size_t i = 0; i < n; ++i)
            journal.redo();
        RC_ASSERT(areSame(journal, whole));
    }));
}

void TestProperties::undoOfASeatThenRedoIsIdentity()
{
    QVERIFY(rc::check("a seat's undo then redo is identity", [] {
        const Window window = *windows();
        const auto whole = window.journal();
        auto journal = whole;
        Random random = window.random();
        for (int i = 0; i < 3; ++i)
            journal.undo(anySeat(journal.state(), random));
        while (journal.canRedo())
            journal.redo();
        RC_ASSERT(areSame(journal, whole));
    }));
}

void TestProperties::undoToTheStartIsTheStart()
{
    QVERIFY(rc::check("undo to the start is the start", [] {
        const Window window = *windows();
        auto journal = window.journal();
        while (journal.canUndo())
            journal.undo();
        RC_ASSERT(journal.state() == window.start());
        RC_ASSERT(journal.size() == 0U);
    }));
}

void TestProperties::aRefusedActionChangesNothing()
{
    QVERIFY(rc::check("a refused action changes nothing", [] {
        const Window window = *windows();
        auto journal = window.journal();
        journal.undo();
        const auto before = journal;
        Random random = window.random();
        for (int i = 0; i < 20; ++i) {
            const auto seat = anySeat(journal.state(), random);
            Action action = randomAction(journal.state(), seat, random);
            if (std::holds_alternative<Refusal>(arigato::apply(journal.state(), action)))
                RC_ASSERT(journal.append(std::move(action)));
        }
        RC_ASSERT(areSame(journal, before));
    }));
}

void TestProperties::linesOfDifferentSeatsCommute()
{
    QVERIFY(rc::check("lines of different seats commute", [] {
        const Window window = *windows();
        const auto journal = window.journal();
        const auto lines = journal.lines();
        for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
            const auto &first = lines[i];
            const auto &second = lines[i + 1];
            const State after = journal.stateBefore(i + 2);
            const bool areApart = first.seat != noSeat && second.seat != noSeat &&
                                  first.seat != second.seat && !isOver(after);
            if (!areApart)
                continue;
            const auto swapped = typed(journal.stateBefore(i), {second.action, first.action});
            RC_ASSERT(std::holds_alternative<Lines>(swapped));
            const auto &other = std::get<Lines>(swapped);
            RC_ASSERT(other.state() == after);
            RC_ASSERT(other.lines()[0] == second);
            RC_ASSERT(other.lines()[1] == first);
        }
    }));
}

void TestProperties::amendedIsTypedRight()
{
    QVERIFY(rc::check("an amended journal is the journal typed right the first time", [] {
        const Window window = *windows();
        const Actions actions = window.actions();
        const auto whole = journalOf(window.start(), actions);
        Random random = window.random();
        for (int i = 0; i < 5; ++i) {
            const auto amendment = anyAmendment(whole, actions, random);
            const auto right = typed(whole.start(), with(actions, amendment));
            const auto back = whole.inverseOf(amendment);
            auto journal = whole;
            const auto fall = journal.amend(amendment);
            if (const auto *wanted = std::get_if<Fall>(&right)) {
                RC_ASSERT(fall == *wanted);
                RC_ASSERT(areSame(journal, whole));
                continue;
            }
            RC_ASSERT(!fall);
            RC_ASSERT(areSame(journal, std::get<Lines>(right)));
            RC_ASSERT(!journal.amend(back));
            RC_ASSERT(areSame(journal, whole));
        }
    }));
}

void TestProperties::undoOfASeatIsTypedWithout()
{
    QVERIFY(rc::check("a seat's undo is the journal typed without its last line", [] {
        const Window window = *windows();
        const Actions actions = window.actions();
        const auto whole = journalOf(window.start(), actions);
        Random random = window.random();
        const auto seat = anySeat(whole.state(), random);
        const auto last = whole.lastOf(seat);
        auto journal = whole;
        const auto fall = journal.undo(seat);
        if (!last) {
            RC_ASSERT(!fall && areSame(journal, whole));
            return;
        }
        const auto right = typed(whole.start(), with(actions, {*last, 1, {}}));
        if (const auto *wanted = std::get_if<Fall>(&right)) {
            RC_ASSERT(fall == *wanted);
            RC_ASSERT(areSame(journal, whole));
            return;
        }
        const auto &wanted = std::get<Lines>(right);
        RC_ASSERT(!fall);
        RC_ASSERT(journal.state() == wanted.state());
        RC_ASSERT(std::ranges::equal(journal.lines(), wanted.lines()));
    }));
}

/// ari.effect.optional; an `adjust` that lets suspended work go on declines nothing.
void TestProperties::anEffectIsDeclinedByTheNumberOfItsFact()
{
    QVERIFY(rc::check("an effect's fact has the number and the slot that decline it", [] {
        const auto journal = (*windows()).journal();
        for (std::size_t i = 0; i < journal.size(); ++i) {
            const auto &line = journal.lines()[i];
            for (const Fact &fact : line.facts) {
                RC_ASSERT(fact.offer.has_value() == fact.rule.starts_with("ari.when."));
                if (!fact.offer)
                    continue;
                if (!skipsOf(line.action)) {
                    RC_ASSERT(std::holds_alternative<Batch>(line.action.variant()) ||
                              std::holds_alternative<Adjust>(line.action.variant()));
                    continue;
                }
                const Action less = declining(line.action, {*fact.offer, fact.slot});
                const auto outcome = arigato::apply(journal.stateBefore(i), less);
                const auto *step = std::get_if<Step<State, Fact>>(&outcome);
                RC_ASSERT(step != nullptr);
                RC_ASSERT(std::ranges::count(step->facts, fact.offer, &Fact::offer) == 0);
                RC_ASSERT(accepting(less, *fact.offer) == line.action);
            }
        }
    }));
}

void TestProperties::viewsKeepSecrets()
{
    QVERIFY(rc::check("what a seat sees does not change with another's secret", [] {
        const Window window = *windows();
        const auto journal = window.journal();
        Random random = window.random();
        for (std::size_t i = 0; i <= journal.size(); ++i) {
            const State state = journal.stateBefore(i);
            const auto seat = anySeat(state, random);
            const State view = viewOf(state, seat);
            const State other = viewOf(withOtherSecrets(state, seat, random), seat);
            RC_ASSERT(view == other);
            RC_ASSERT(writeState(view) == writeState(other));
            RC_ASSERT(writeAsks(view) == writeAsks(other));
        }
    }));
}

void TestProperties::boxesReadBack()
{
    QVERIFY(rc::check("a box reads back", [](std::uint64_t seed) {
        Random random(seed);
        const Box box = randomBox(random);
        const auto read = readBox(writeBox(box));
        RC_ASSERT(std::holds_alternative<Box>(read));
        RC_ASSERT(std::get<Box>(read) == box);
        const Card card = randomCard("C", random);
        const auto readAlone = readCard(QJsonDocument::fromJson(writeCard(card)).object());
        RC_ASSERT(std::holds_alternative<Card>(readAlone));
        RC_ASSERT(std::get<Card>(readAlone) == card);
    }));
}

void TestProperties::actionsReadBack()
{
    QVERIFY(rc::check("an action reads back", [] {
        const Window window = *windows();
        const State state = window.start();
        Random random = window.random();
        for (int i = 0; i < 50; ++i) {
            const Action action = randomAction(state, anySeat(state, random), random);
            const auto read = readLine(writeAction(action), state);
            if (std::holds_alternative<Batch>(action.variant()) &&
                std::holds_alternative<Refusal>(read))
                continue;
            RC_ASSERT(std::holds_alternative<Action>(read));
            RC_ASSERT(std::get<Action>(read) == action);
        }
    }));
}

QTEST_APPLESS_MAIN(TestProperties)
#include "tst_properties.moc"
