// SPDX-License-Identifier: MIT
#include "arigato/header.h"
#include "arigato/json/box_json.h"
#include "arigato/learned.h"
#include "arigato/open_days.h"

#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

const Objective twoAlike{ObjectiveCount{Zone::Village, ObjectiveKind::Same, 2, {}, {}, {}}};

Box boxWith(std::vector<Face> faces)
{
    Box box;
    box.id = "ours";
    box.title.en = "Ours";
    box.faces = std::move(faces);
    return box;
}

std::vector<int> openDaysOf(const Face &face)
{
    std::vector<int> days;
    for (const auto &[day, objective] : face.days) {
        if (isOpenObjective(objective))
            days.push_back(day);
    }
    return days;
}

State begunWith(const Box &box, const std::vector<std::string> &faces)
{
    return begin({{"Aki", "Bea"}, faces, {}, {}, {}, {}, firstDay}, withOpenDays(box, faces));
}

} // namespace

/// Days of a calendar that a box does not know.
class TestOpenDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersTheFacesOfEveryCopy();
    void opensTheDaysOfAnEmptyBox();
    void leavesWhatIsDescribed();
    void makesABoxThatReadsBack();
    void describesAnOpenDay();
    void describesUntilSomebodyAnswers();
    void asksForTheScoringAtTheEnd();
    void learnsWhatTheKeptBoxLacks();
};

void TestOpenDays::offersTheFacesOfEveryCopy()
{
    using Ids = std::vector<std::string>;
    QVERIFY(faceIds({}, 1) == Ids({"1a", "1b"}));
    QVERIFY(faceIds({}, 2) == Ids({"2a", "2b"}));
    const Box box = boxWith({{"1b", 1, {}, {}}, {"promo", 1, {}, {}}, {"2a", 1, {}, {}}});
    QVERIFY(faceIds(box, 1) == Ids({"1a", "1b", "2a", "promo"}));
    QVERIFY(faceIds(box, 2) == Ids({"2b"}));
}

void TestOpenDays::opensTheDaysOfAnEmptyBox()
{
    const Box box = withOpenDays(boxWith({}), {"1a", "2b"});
    QCOMPARE(box.faces.size(), std::size_t(2));
    QCOMPARE(box.face("1a")->tile, 1);
    QCOMPARE(box.face("2b")->tile, 2);
    QVERIFY(openDaysOf(*box.face("1a")) == std::vector({2, 3, 4, 5, 6}));
    QVERIFY(openDaysOf(*box.face("2b")) == std::vector({7, 8, 9, 10, 11}));
}

void TestOpenDays::leavesWhatIsDescribed()
{
    const Box box = withOpenDays(
        boxWith({{"1b", 1, {{3, twoAlike}, {7, twoAlike}}, {}}, {"2a", 2, {{9, twoAlike}}, {}}}),
        {"1b", "2a"});
    QVERIFY(openDaysOf(*box.face("1b")) == std::vector({2, 4, 5, 6}));
    QVERIFY(openDaysOf(*box.face("2a")) == std::vector({8, 10, 11}));
    QVERIFY(box.face("1b")->days.at(7) == twoAlike);
}

void TestOpenDays::makesABoxThatReadsBack()
{
    const Box box = withOpenDays(boxWith({}), {"1a", "2a"});
    const auto read = readBox(writeBox(box));
    QVERIFY(std::get<Box>(read) == box);
}

void TestOpenDays::describesAnOpenDay()
{
    const Box open = withOpenDays(boxWith({{"1a", 1, {{2, twoAlike}}, {}}}), {"1a", "2a"});
    const auto box = withObjective(open, 7, twoAlike);
    QVERIFY(box);
    QVERIFY(box->face("2a")->days.at(7) == twoAlike);
    QVERIFY(box->face("1a")->days == open.face("1a")->days);
    QVERIFY(!withObjective(open, 2, twoAlike));
    QVERIFY(!withObjective(open, 12, twoAlike));
}

void TestOpenDays::describesUntilSomebodyAnswers()
{
    State state = begunWith(boxWith({{"1a", 1, {{2, twoAlike}}, {}}}), {"1a", "2a"});
    QVERIFY(canDescribe(state, 3));
    QVERIFY(!canDescribe(state, 2));
    QVERIFY(!canDescribe(state, 12));
    state.seats[1].day = 3;
    state.seats[1].phase = Phase::Day;
    QVERIFY(canDescribe(state, 3));
    state.seats[1].phase = Phase::Dusk;
    QVERIFY(!canDescribe(state, 3));
    QVERIFY(canDescribe(state, 4));
}

void TestOpenDays::asksForTheScoringAtTheEnd()
{
    State state = begunWith(boxWith({}), {"1a", "2a"});
    state.seats[0].objectives = 1;
    QVERIFY(!isScoringOpen(state));
    for (Seat &seat : state.seats)
        seat.phase = Phase::Over;
    QVERIFY(isScoringOpen(state));
    state.seats[0].objectives = 0;
    QVERIFY(!isScoringOpen(state));
    state.seats[0].objectives = 1;
    Calendar known = *state.calendar;
    known.scoreTable = ScoreTable{0, 1};
    state.calendar = Shared(known);
    QVERIFY(!isScoringOpen(state));
}

void TestOpenDays::learnsWhatTheKeptBoxLacks()
{
    const Box kept = boxWith({{"1a", 1, {{2, twoAlike}}, {}}});
    Box now = *withObjective(withOpenDays(kept, {"1a", "2a"}), 8, twoAlike);
    now.scoreTable = ScoreTable{0, 1, 3};
    Box learned = learnedSince(now, now);
    learnCalendar(learned, kept, now);
    QCOMPARE(learned.faces.size(), std::size_t(1));
    QCOMPARE(learned.faces[0].id, "2a");
    QVERIFY(learned.faces[0].days == ObjectiveDays({{8, twoAlike}}));
    QVERIFY(learned.scoreTable == ScoreTable({0, 1, 3}));
    QCOMPARE(daysIn(learned), 1);

    Box nothing = learnedSince(kept, kept);
    learnCalendar(nothing, now, withOpenDays(kept, {"1a", "2a"}));
    QVERIFY(nothing.faces.empty());
    QVERIFY(!nothing.scoreTable);
}

QTEST_APPLESS_MAIN(TestOpenDays)
#include "tst_open_days.moc"
