// SPDX-License-Identifier: MIT
#include "arigato/json/room.h"
#include "arigato/unfired.h"
#include "simulate/arigato_game.h"
#include "simulate/sample_box.h"
#include "table/game_table.h"
#include "table/script.h"

#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

using Lines = Journal<arigato::Game>;

/// Two players on day 5. The card W, an origamist for UL, has that condition and brings a favor, or
/// that gain; a gardener G with an offering for a sword may come to UR, and another, H, to LR.
QByteArray opening(const QByteArray &when, const QByteArray &gain, const QByteArray &rulings)
{
    return R"({"gyoji":1,"game":"arigato","players":["Bea","Aki"],"start":{"day":5},)"
           R"("calendar":{"days":{}},"rulings":{)" +
           rulings +
           R"(},"box":{"gyoji-box":1,"id":"t","title":{"en":"t"},"faces":[],"cards":[)"
           R"({"id":"W","type":"origamist","slots":["UL"],"favor":0,"cost":{"sword":1},"when":)" +
           when + R"(,"gain":[)" + gain +
           R"(]},{"id":"G","type":"gardener","slots":["UR"],"favor":1,"cost":{"sword":1}},)"
           R"({"id":"H","type":"gardener","slots":["LR"],"favor":1,"cost":{"sword":1}}]}})"
           "\n";
}

QByteArray line(const QByteArray &deed, const QByteArray &more = {})
{
    return R"({"do":")" + deed + R"(","player":1)" + more + "}\n";
}

QByteArray inDay(const QByteArray &village, const QByteArray &items = "{}")
{
    return line("adjust", R"(,"phase":"day","village":)" + village + R"(,"items":)" + items);
}

QByteArray revealing(const QByteArray &travelers, const QByteArray &producers)
{
    return line("adjust", R"(,"village":{"UL":{"card":"W"}})") +
           line("travelers", R"(,"types":[)" + travelers + ']') +
           line("producers", R"(,"types":[)" + producers + ']') +
           line("reveal", R"(,"slot":"UR","card":"G")");
}

Lines played(const QByteArray &script)
{
    const Script read = readScript(script, shippedBox);
    if (read.fault)
        qFatal("line %d is refused: %s", read.fault->line, read.fault->refusal.rule.data());
    return dynamic_cast<const GameTable<Room> &>(*read.table).journal();
}

std::vector<Unfired> unfiredLast(const Lines &journal)
{
    const std::size_t last = journal.size() - 1;
    const auto &[action, facts, seat, clock] = journal.lines()[last];
    return unfiredOf(journal.stateBefore(last), action, facts, journal.state(), 1);
}

QByteArray told(const std::vector<Unfired> &all)
{
    constexpr std::array words{"unmet", "cap", "nothing", "ruling"};
    QByteArrayList list;
    for (const Unfired &one : all)
        list << QByteArray(idOf(one.slot).data()) + ' ' +
                    words[static_cast<std::size_t>(one.silence)] + ' ' +
                    QByteArray::number(one.count);
    return list.join(", ");
}

bool declinesNothing(const Action &action)
{
    return std::get<Reveal>(action.variant()).skip.empty();
}

bool looksAtRoles(const Card &card)
{
    constexpr std::array kinds{ConditionKind::Traveler, ConditionKind::TravelersMatch,
                               ConditionKind::Resident, ConditionKind::Producer,
                               ConditionKind::ProducersMatch};
    const bool brings = std::ranges::none_of(
        card.gain, [](const Gain &gain) { return gain.kind == GainKind::Item && !gain.item; });
    return card.when && brings && std::ranges::count(kinds, card.when->kind) > 0;
}

/// Where cards lie face up before the reveal and after it that look at its roles, and bring what is
/// not owed as a choice.
std::vector<Slot> slotsThatLook(const State &before, const State &after, SeatIndex seat)
{
    const auto index = static_cast<std::size_t>(seat);
    std::vector<Slot> found;
    for (const Slot slot : allOf<Slot>()) {
        const Villager *was = before.seats[index].villager(slot);
        const Villager *is = after.seats[index].villager(slot);
        if (was && is && !was->faceDown && was->card == is->card &&
            looksAtRoles(after.card(*is->card)))
            found.push_back(slot);
    }
    return found;
}

} // namespace

class TestUnfired : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhy_data();
    void saysWhy();
    void whatFiredIsNotSaid();
    void whatDidNotFireIsSaid();
};

void TestUnfired::saysWhy_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray favor = R"({"kind":"favor"})";
    const auto add = [&](const char *name, const QByteArray &when, const QByteArray &lines,
                         const QByteArray &expected) {
        QTest::newRow(name) << opening(when, favor, {}) + lines << expected;
    };
    const QByteArray traveler = R"({"kind":"traveler","type":"sculptor"})";
    const QByteArray two = R"("gardener","blacksmith")";
    const QByteArray alike = R"("gardener","gardener")";
    add("ari.when.traveler not", traveler, revealing(two, two), "UL unmet 0");
    add("ari.when.traveler", R"({"kind":"traveler","type":"gardener"})", revealing(two, two), "");
    add("ari.when.travelers-match not", R"({"kind":"travelers-match"})", revealing(two, two),
        "UL unmet 0");
    add("ari.when.travelers-match", R"({"kind":"travelers-match"})", revealing(alike, two), "");
    add("ari.when.resident not", R"({"kind":"resident","type":"sculptor"})", revealing(two, two),
        "UL unmet 0");
    add("ari.when.resident", R"({"kind":"resident","type":"gardener"})", revealing(two, two), "");
    add("ari.when.producer not", R"({"kind":"producer","type":"sculptor"})", revealing(two, two),
        "UL unmet 0");
    add("ari.when.producers-match not", R"({"kind":"producers-match"})", revealing(two, two),
        "UL unmet 1");
    add("ari.when.producers-match", R"({"kind":"producers-match"})", revealing(two, alike), "");
    const QByteArray both = R"({"UL":{"card":"W"},"UR":{"card":"G","offering":true}})";
    add("ari.when.gate not", R"({"kind":"gate","type":"sculptor"})",
        inDay(both) + line("send", R"(,"slot":"UR")"), "UL unmet 0");
    add("ari.when.gate", R"({"kind":"gate","type":"gardener"})",
        inDay(both) + line("send", R"(,"slot":"UR")"), "");
    const QByteArray dusk = inDay(both, R"({"sword":2})") + line("check");
    add("ari.when.dusk-objective not", R"({"kind":"dusk-objective"})", dusk, "UL unmet 0");
    add("ari.when.dusk-offering-type not", R"({"kind":"dusk-offering-type","type":"origamist"})",
        dusk, "UL unmet 0");
    add("ari.when.dusk-offering-type", R"({"kind":"dusk-offering-type","type":"gardener"})", dusk,
        "");
    add("ari.when.dusk-row not", R"({"kind":"dusk-row","row":"upper","type":"gardener","n":2})",
        dusk, "UL unmet 1");
    add("ari.when.dusk-items not", R"({"kind":"dusk-items","n":3})", dusk, "UL unmet 2");
    add("ari.when.dusk-items", R"({"kind":"dusk-items","n":2})", dusk, "");
    add("ari.when.dusk-offering-pair not", R"({"kind":"dusk-offering-pair"})", dusk, "UL unmet 1");
    add("ari.when.dusk-village not", R"({"kind":"dusk-village","type":"sculptor"})", dusk,
        "UL unmet 0");
    const QByteArray item = R"({"kind":"item","item":"bonsai"})";
    const QByteArray exchange =
        inDay(both, R"({"sword":2})") + line("exchange", R"(,"give":"sword","take":"bonsai")");
    QTest::newRow("ruling exchange-gains no")
        << opening(item, favor, R"("exchange-gains":"no")") + exchange << QByteArray("UL ruling 0");
    QTest::newRow("ruling exchange-gains yes")
        << opening(item, favor, R"("exchange-gains":"yes")") + exchange << QByteArray();
    QTest::newRow("nothing to count")
        << opening(R"({"kind":"traveler","type":"gardener"})",
                   R"({"kind":"favor","per":{"type":"sculptor","zone":"gate"}})", {}) +
               revealing(two, two)
        << QByteArray("UL nothing 0");
}

void TestUnfired::saysWhy()
{
    QFETCH(const QByteArray, script);
    QFETCH(const QByteArray, expected);
    QCOMPARE(told(unfiredLast(played(script))), expected);
}

/// In whole games: what has fired in a line is said to be silent only where it is used up
/// (ari.effect.cap-two), and what is silent has brought nothing.
void TestUnfired::whatFiredIsNotSaid()
{
    int said = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const SimulatedGame game = simulate(sampleBox(), seed, 3);
        Lines journal(game.start);
        for (const Action &action : game.actions) {
            const State before = journal.state();
            QVERIFY(!journal.append(action));
            const auto &made = journal.lines().back();
            if (made.seat == noSeat)
                continue;
            for (const Unfired &one :
                 unfiredOf(before, action, made.facts, journal.state(), made.seat)) {
                ++said;
                const auto fired = std::ranges::count_if(made.facts, [&](const Fact &fact) {
                    return fact.slot == one.slot && fact.card == one.card && fact.offer;
                });
                QVERIFY(one.silence == Silence::CapReached ? fired >= 2 : fired == 0);
            }
        }
    }
    QVERIFY(said > 100);
}

/// In whole games in which nothing is declined: a card that lay face up before a reveal and looks
/// at its roles has brought something, is owed for, or is said to be silent.
void TestUnfired::whatDidNotFireIsSaid()
{
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const SimulatedGame game = simulate(sampleBox(), seed, 3, {.rarePermille = 0});
        Lines journal(game.start);
        for (const Action &action : game.actions) {
            const State before = journal.state();
            QVERIFY(!journal.append(action));
            const auto &made = journal.lines().back();
            if (!std::holds_alternative<Reveal>(action.variant()) || !declinesNothing(action))
                continue;
            const auto unfired = unfiredOf(before, action, made.facts, journal.state(), made.seat);
            for (const Slot slot : slotsThatLook(before, journal.state(), made.seat)) {
                ++looked;
                QVERIFY(std::ranges::count(made.facts, slot, &Fact::slot) > 0 ||
                        std::ranges::count(unfired, slot, &Unfired::slot) > 0);
            }
        }
    }
    QVERIFY(looked > 100);
}

QTEST_APPLESS_MAIN(TestUnfired)

#include "tst_unfired.moc"
