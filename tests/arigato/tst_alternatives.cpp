// SPDX-License-Identifier: MIT
#include "arigato/alternatives.h"
#include "arigato/json/room.h"
#include "kernel/mending.h"
#include "simulate/arigato_game.h"
#include "simulate/sample_box.h"
#include "table/game_table.h"
#include "table/script.h"

#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

using Lines = Journal<arigato::Game>;

const QByteArray header =
    R"({"gyoji":1,"game":"arigato","players":["Aki","Bea"],"box":"sample","calendar":["1a","2b"]})";
/// Aki in daytime with three swords and two bonsai, a sculptor with an offering in LR.
const QByteArray inDay =
    R"({"do":"adjust","player":0,"day":2,"phase":"day","items":{"sword":3,"bonsai":2},"village":{"LR":{"card":"S-001","offering":true}}})";
const QByteArray swords = R"({"do":"exchange","player":0,"give":"sword","take":"origami"})";

Lines played(const QByteArrayList &lines)
{
    const Script read = readScript(header + '\n' + lines.join('\n'), shippedBox);
    if (read.fault)
        qFatal("line %d is refused: %s", read.fault->line, read.fault->refusal.rule.data());
    return dynamic_cast<const GameTable<Room> &>(*read.table).journal();
}

template <class Kind>
std::vector<Kind> ofKind(const std::vector<Action> &actions)
{
    std::vector<Kind> found;
    for (const Action &action : actions) {
        if (const auto *one = std::get_if<Kind>(&action.variant()))
            found.push_back(*one);
    }
    return found;
}

std::vector<Action> alternativesToLast(const Lines &journal)
{
    return alternativesTo(partsOf(journal, journal.size() - 1).front());
}

} // namespace

/// What may have happened in the place of a line, or before it; the rules of section 3 decide.
class TestAlternatives : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exchangesAnythingThatIsThereTwice();
    void claimsNoneOneOrAPair();
    void replacesACardInItsWorkshop();
    void answersARulingOtherwise();
    void addsWhatASeatCouldHaveDone();
    void addsNothingWhileAChoiceIsOwed();
    void tellsInWhatTwoActsDiffer();
    void leavesMembersOutThatFall();
    void offersOnlyWhatTheRulesAccept();
};

/// ari.day.exchange: two of one item for one of the four others; swords and bonsai lie there twice.
void TestAlternatives::exchangesAnythingThatIsThereTwice()
{
    const auto found = alternativesToLast(played({inDay, swords}));
    QCOMPARE(ofKind<Exchange>(found).size(), 2U * 4U - 1U);
    QCOMPARE(ofKind<SendToPalace>(found).size(), 1U);
    QVERIFY(ofKind<PrepareOffering>(found).empty());
}

/// One type and an unknown one, two of one type or of two, nothing, or only that they are alike.
void TestAlternatives::claimsNoneOneOrAPair()
{
    const auto journal =
        played({R"({"do":"travelers","player":0,"types":["sculptor","sculptor"]})"});
    const auto found = ofKind<SendTravelers>(alternativesToLast(journal));
    QCOMPARE(found.size(), 5U + 10U + 5U + 1U + 1U - 1U);
}

/// S-002 may live where S-001 went; cards that may not are offered elsewhere.
void TestAlternatives::replacesACardInItsWorkshop()
{
    const auto journal = played({R"({"do":"resident","player":0,"slot":"LR","card":"S-001"})"});
    const State &before = journal.start();
    const auto found = ofKind<PlaceResident>(alternativesToLast(journal));
    QVERIFY(!found.empty());
    for (const PlaceResident &placed : found) {
        const Card &card = before.card(*before.box->cards.find(*placed.card));
        QVERIFY(card.mayLiveIn(placed.slot));
        if (card.id != "S-001")
            QVERIFY(placed.slot == Slot::LR || !card.mayLiveIn(Slot::LR));
    }
}

void TestAlternatives::answersARulingOtherwise()
{
    const auto journal = played({R"({"do":"ruling","id":"exchange-gains","value":"yes"})"});
    const auto found = alternativesToLast(journal);
    QVERIFY((found == std::vector<Action>{SetRuling{Ruling::ExchangeGains, 0}}));
}

void TestAlternatives::addsWhatASeatCouldHaveDone()
{
    const auto journal = played({inDay, swords});
    const auto found = additionsBefore(partsOf(journal, 1).front());
    QCOMPARE(ofKind<Exchange>(found).size(), 2U * 4U);
    QCOMPARE(ofKind<SendToPalace>(found).size(), 1U);
    QCOMPARE(ofKind<GainByHand>(found).size(), 3U + 5U);
    const auto journalOfAll = played({R"({"do":"note","text":"hello"})"});
    QVERIFY(additionsBefore(partsOf(journalOfAll, 0).front()).empty());
}

/// ari.choose.owed
void TestAlternatives::addsNothingWhileAChoiceIsOwed()
{
    const auto journal = played({inDay, R"({"do":"gain","player":0,"favor":10})",
                                 R"({"do":"choose","player":0,"items":["sword","statue"]})"});
    const Part part = partsOf(journal, 2).front();
    QVERIFY(additionsBefore(part).empty());
    // Two items of five, alike or not, are 15 choices.
    QCOMPARE(ofKind<Choose>(alternativesTo(part)).size(), 15U - 1U);
}

void TestAlternatives::tellsInWhatTwoActsDiffer()
{
    const Action reveal = Reveal{0, Slot::UL, "S-001", {}, {}, {}, {}};
    const Action elsewhere = Reveal{0, Slot::UR, "S-001", {}, {}, {}, {}};
    const Action other = Reveal{0, Slot::UR, "S-002", {}, {}, {}, {}};
    QCOMPARE(aspectOf(reveal, elsewhere), Aspect::Slot);
    QCOMPARE(aspectOf(reveal, other), Aspect::Card);
    QCOMPARE(aspectOf(reveal, Next{0}), Aspect::Act);
    QCOMPARE(aspectOf(Exchange{0, Item::Sword, Item::Bonsai, {}},
                      Exchange{0, Item::Sword, Item::Origami, {}}),
             Aspect::Choice);
    QCOMPARE(aspectOf(SendToPalace{0, Slot::UL, {}}, SendToPalace{0, Slot::UL, {{0, {}}}}),
             Aspect::Effects);
    QCOMPARE(aspectOf(SetTrack{0, Track::Full}, SetTrack{0, Track::Cards}), Aspect::Value);
}

void TestAlternatives::leavesMembersOutThatFall()
{
    const auto journal = played(
        {inDay,
         R"({"do":"batch","actions":[{"do":"exchange","player":0,"give":"sword","take":"statue"},{"do":"exchange","player":0,"give":"bonsai","take":"statue"},{"do":"exchange","player":0,"give":"statue","take":"firework"}]})"});
    const auto parts = partsOf(journal, 1);
    QCOMPARE(parts.size(), 3U);
    const auto [line, fallen] = replaced(parts, 0, std::nullopt);
    QCOMPARE(std::get<Batch>(line.variant()).actions.size(), 1U);
    QCOMPARE(fallen.size(), 1U);
    QCOMPARE(fallen.front().first, 2U);
    QCOMPARE(fallen.front().second.rule, "ari.day.exchange");
}

/// Whatever is offered for a line of a random game stands at its place, and the game goes on
/// without what falls by it.
void TestAlternatives::offersOnlyWhatTheRulesAccept()
{
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const SimulatedGame game = simulate(sampleBox(), seed, 2);
        Lines journal(game.start);
        for (const Action &action : game.actions)
            QVERIFY(!journal.append(action));
        for (std::size_t line = seed; line < journal.size(); line += 23) {
            const auto parts = partsOf(journal, line);
            for (const Action &by : alternativesTo(parts.front())) {
                const auto mending = mendingOf(journal, {line, 1, {replaced(parts, 0, by).line}});
                QVERIFY(std::holds_alternative<Mending<Action>>(mending));
            }
            for (const Action &added : additionsBefore(parts.front())) {
                const auto mending = mendingOf(journal, {line, 0, {added}});
                QVERIFY(std::holds_alternative<Mending<Action>>(mending));
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestAlternatives)
#include "tst_alternatives.moc"
