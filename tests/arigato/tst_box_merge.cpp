// SPDX-License-Identifier: MIT
#include "arigato/box_merge.h"
#include "arigato/box_progress.h"
#include "arigato/json/box_json.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::arigato;

namespace {

const QByteArray one =
    R"({"id":"A","type":"origamist","slots":["UL"],"favor":3,"cost":{"sword":2},)"
    R"("when":{"kind":"leave"},"gain":[{"kind":"favor"}]})";

Box boxWith(const QByteArrayList &cards, const QByteArray &more = {})
{
    auto read = readBox(R"({"gyoji-box":1,"id":"copy","title":{"en":"Ours"},"cards":[)" +
                        cards.join(',') + ']' + more + '}');
    if (auto *box = std::get_if<Box>(&read))
        return std::move(*box);
    qFatal("a box of the test has faults");
}

/// A card of which nothing but its place is known.
QByteArray blank(const QByteArray &id, const QByteArray &slot)
{
    return R"({"id":")" + id + R"(","type":"origamist","slots":[")" + slot +
           R"("],"favor":null,"cost":null,"draft":true})";
}

QByteArray changed(const QByteArray &part, const QByteArray &to)
{
    QByteArray card = one;
    return card.replace(part, to);
}

BoxPart partOf(const std::string &card, BoxField field)
{
    return {BoxSubject::Card, card, field, 0};
}

std::vector<std::string> idsIn(const Box &box)
{
    std::vector<std::string> ids;
    for (const Card &card : box.cards)
        ids.push_back(card.id);
    return ids;
}

} // namespace

/// Two half-typed boxes of one copy made one, and how far a box is.
class TestBoxMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void completesWhatIsNotKnown_data();
    void completesWhatIsNotKnown();
    void asksWhereBothKnow_data();
    void asksWhereBothKnow();
    void knowsACardUnderAnotherId();
    void keepsCardsApart();
    void keepsWhatOnlyOneHas();
    void changesNothingTwice();
    void mergesFaces();
    void mergesTablesAndHues();
    void countsWhatIsThere();
    void tellsWhatIsOpen();
    void pointsOutDuplicates();
};

void TestBoxMerge::completesWhatIsNotKnown_data()
{
    QTest::addColumn<QByteArray>("unknown");
    QTest::addColumn<BoxField>("field");
    QTest::newRow("favor") << changed("\"favor\":3", "\"favor\":null") << BoxField::Favor;
    QTest::newRow("cost") << changed("{\"sword\":2}", "null") << BoxField::Cost;
    QTest::newRow("a guess") << changed("[{\"kind\":\"favor\"}]", "[{\"kind\":\"favor\",\"n\":2}],"
                                                                  "\"draft\":true")
                             << BoxField::Effect;
    QTest::newRow("no effect") << changed(",\"when\":{\"kind\":\"leave\"},\"gain\":[{\"kind\":"
                                          "\"favor\"}]",
                                          ",\"draft\":true")
                               << BoxField::Effect;
}

/// Known goes before unknown, whoever knows it.
void TestBoxMerge::completesWhatIsNotKnown()
{
    QFETCH(const QByteArray, unknown);
    QFETCH(const BoxField, field);
    const Box half = boxWith({unknown});
    const Box whole = boxWith({one});
    const MergedBox completed = mergeBoxes(half, whole);
    QVERIFY(completed.box == whole);
    QCOMPARE(completed.entries.front().standing, Standing::Completed);
    QVERIFY(completed.entries.front().completed == std::vector{partOf("A", field)});
    const MergedBox kept = mergeBoxes(whole, half);
    QVERIFY(kept.box == whole);
    QCOMPARE(kept.entries.front().standing, Standing::Same);
}

void TestBoxMerge::asksWhereBothKnow_data()
{
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<BoxField>("field");
    QTest::newRow("slots") << changed("[\"UL\"]", "[\"UL\",\"LR\"]") << BoxField::Slots;
    QTest::newRow("favor") << changed("\"favor\":3", "\"favor\":4") << BoxField::Favor;
    QTest::newRow("cost") << changed("\"sword\":2", "\"sword\":1") << BoxField::Cost;
    QTest::newRow("effect") << changed("leave", "offering") << BoxField::Effect;
    QTest::newRow("no effect") << changed(",\"when\":{\"kind\":\"leave\"},\"gain\":[{\"kind\":"
                                          "\"favor\"}]",
                                          "")
                               << BoxField::Effect;
    QTest::newRow("produces") << changed("\"favor\":3", "\"favor\":3,\"produces\":\"statue\"")
                              << BoxField::Produces;
    QTest::newRow("copies") << changed("\"favor\":3", "\"favor\":3,\"copies\":2")
                            << BoxField::Copies;
}

/// Mine stands until theirs is picked.
void TestBoxMerge::asksWhereBothKnow()
{
    QFETCH(const QByteArray, other);
    QFETCH(const BoxField, field);
    const Box mine = boxWith({one});
    const Box theirs = boxWith({other});
    const MergedBox kept = mergeBoxes(mine, theirs);
    QVERIFY(kept.box == mine);
    QCOMPARE(kept.entries.front().standing, Standing::Differs);
    QVERIFY(kept.entries.front().differing == std::vector{partOf("A", field)});
    QVERIFY(mergeBoxes(mine, theirs, {{partOf("A", field)}, {}}).box == theirs);
}

void TestBoxMerge::knowsACardUnderAnotherId()
{
    const Box mine = boxWith({changed("\"favor\":3", "\"favor\":null")});
    const MergedBox merged = mergeBoxes(mine, boxWith({changed("\"A\"", "\"Z\"")}));
    QVERIFY(merged.box == boxWith({one}));
    QCOMPARE(merged.entries.front().theirId, std::string("Z"));
}

/// Ids that two devices gave by themselves say little.
void TestBoxMerge::keepsCardsApart()
{
    const Box mine = boxWith({blank("N-1", "UL")});
    const MergedBox merged = mergeBoxes(mine, boxWith({blank("N-1", "LR")}));
    QVERIFY(merged.box == boxWith({blank("N-1", "UL"), blank("N-2", "LR")}));
    QCOMPARE(merged.entries[0].standing, Standing::OnlyMine);
    QCOMPARE(merged.entries[1].standing, Standing::Added);

    const Box corrected = boxWith({changed("\"favor\":3", "\"favor\":4")});
    const MergedBox parted = mergeBoxes(boxWith({one}), corrected, {{}, {"A"}});
    QCOMPARE(idsIn(parted.box), (std::vector<std::string>{"A", "N-1"}));
    const Box gardener = boxWith({changed("origamist", "gardener")});
    QCOMPARE(idsIn(mergeBoxes(boxWith({one}), gardener).box),
             (std::vector<std::string>{"A", "N-1"}));
}

void TestBoxMerge::keepsWhatOnlyOneHas()
{
    const Box mine = boxWith({one, blank("M", "UR")});
    const Box theirs = boxWith({blank("T", "LL"), one});
    const MergedBox merged = mergeBoxes(mine, theirs);
    QCOMPARE(idsIn(merged.box), (std::vector<std::string>{"A", "M", "T"}));
    QCOMPARE(merged.entries[0].standing, Standing::Same);
    QCOMPARE(merged.entries[1].standing, Standing::OnlyMine);
    QCOMPARE(merged.entries[2].standing, Standing::Added);
}

void TestBoxMerge::changesNothingTwice()
{
    const Box mine = boxWith({blank("N-1", "UL"), one});
    const Box theirs = boxWith({blank("N-1", "LR"), blank("N-2", "LL"), blank("N-3", "UR")});
    const Box once = mergeBoxes(mine, theirs).box;
    QVERIFY(mergeBoxes(once, theirs).box == once);
    QVERIFY(mergeBoxes(mine, mine).box == mine);
    QCOMPARE(idsIn(once), (std::vector<std::string>{"N-1", "A", "N-4", "N-2", "N-3"}));
}

void TestBoxMerge::mergesFaces()
{
    const QByteArray any = R"({"zone":"gate","kind":"any","n":2})";
    const QByteArray same = R"({"zone":"gate","kind":"same","n":2})";
    const Box mine = boxWith({}, R"(,"faces":[{"id":"1a","tile":1,"days":{"2":)" + any + "}}]");
    const Box theirs =
        boxWith({}, R"(,"faces":[{"id":"1a","tile":1,"days":{"2":)" + same + R"(,"3":)" + same +
                        R"(},"scoreTable":[0,2]},)" + R"({"id":"1b","tile":1,"days":{}}])");
    const MergedBox merged = mergeBoxes(mine, theirs);
    const BoxPart day2{BoxSubject::Face, "1a", BoxField::Day, 2};
    const BoxPart day3{BoxSubject::Face, "1a", BoxField::Day, 3};
    const BoxPart table{BoxSubject::Face, "1a", BoxField::Table, 0};
    QVERIFY(merged.entries[0].differing == std::vector{day2});
    QVERIFY(merged.entries[0].completed == (std::vector{day3, table}));
    QCOMPARE(merged.entries[1].standing, Standing::Added);
    QVERIFY(merged.box.faces[0].days.at(2) == mine.faces[0].days.at(2));
    QVERIFY(mergeBoxes(mine, theirs, {{day2}, {}}).box == theirs);
}

void TestBoxMerge::mergesTablesAndHues()
{
    const Box mine = boxWith({}, R"(,"hues":{"sculptor":"teal"})");
    const Box theirs =
        boxWith({}, R"(,"hues":{"sculptor":"blue","gardener":"green"},"scoreTable":[0,1])");
    const MergedBox merged = mergeBoxes(mine, theirs);
    const int sculptor = static_cast<int>(ArtisanType::Sculptor);
    const BoxPart hue{BoxSubject::Box, {}, BoxField::Hue, sculptor};
    QVERIFY(merged.entries.back().differing == std::vector{hue});
    QVERIFY(merged.box.scoreTable == theirs.scoreTable);
    QCOMPARE(merged.box.hues.at(ArtisanType::Sculptor), Hue::Teal);
    QCOMPARE(merged.box.hues.at(ArtisanType::Gardener), Hue::Green);
    QVERIFY(mergeBoxes(mine, theirs, {{hue}, {}}).box == theirs);
}

void TestBoxMerge::countsWhatIsThere()
{
    const BoxProgress progress = progressOf(
        boxWith({changed("\"favor\":3", "\"favor\":3,\"copies\":2"), changed("\"A\"", "\"B\"")},
                R"(,"faces":[{"id":"1a","tile":1,"days":{}},{"id":"2a","tile":2,"days":{}},)"
                R"({"id":"2b","tile":2,"days":{}}],"scoreTable":[0,1])"));
    QCOMPARE(progress.cards, (std::array{3, 0, 0, 0, 0}));
    QCOMPARE(progress.faces, (std::array{1, 2}));
    QVERIFY(progress.hasScoreTable);
    QCOMPARE(progress.cardsOpen, 0);
    const QByteArray faces = R"(,"faces":[{"id":"1a","tile":1,"days":{}%1}])";
    QVERIFY(!progressOf(boxWith({}, QByteArray(faces).replace("%1", ""))).hasScoreTable);
    QVERIFY(progressOf(boxWith({}, QByteArray(faces).replace("%1", R"(,"scoreTable":[0])")))
                .hasScoreTable);
}

void TestBoxMerge::tellsWhatIsOpen()
{
    const BoxProgress progress =
        progressOf(boxWith({one, blank("B", "UL"), changed("\"A\"", "\"C\"").replace(":3", ":null"),
                            changed("\"A\"", "\"D\"").replace("{\"sword\":2}", "null")}));
    QCOMPARE(progress.effectsOpen, 1);
    QCOMPARE(progress.costsOpen, 2);
    QCOMPARE(progress.favorsOpen, 2);
    QCOMPARE(progress.cardsOpen, 3);
}

void TestBoxMerge::pointsOutDuplicates()
{
    const Box box = boxWith({one, blank("B", "UL"), blank("C", "UL"), changed("\"A\"", "\"D\""),
                             changed("\"A\"", "\"E\"").replace(":3", ":4")});
    const auto duplicates = duplicatesIn(box.cards);
    QCOMPARE(duplicates.size(), std::size_t(1));
    QCOMPARE(duplicates.front(), std::pair(CardRef(3), CardRef(0)));
}

QTEST_APPLESS_MAIN(TestBoxMerge)
#include "tst_box_merge.moc"
