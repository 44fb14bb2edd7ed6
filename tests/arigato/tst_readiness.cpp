// SPDX-License-Identifier: MIT
#include "arigato/header.h"
#include "arigato/readiness.h"
#include "arigato/rules.h"

#include <QTest>

#include <set>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

/// A player in daytime with those items, and an artisan in UL whose offering costs that.
State stateOf(const Items &items, const std::optional<Items> &cost)
{
    Card card;
    card.id = "A";
    card.slots.set();
    card.favor = 1;
    card.cost = cost;
    Box box;
    box.id = "t";
    box.cards.define(card);
    Header header;
    header.players = {"Aki"};
    State state = begin(header, box);
    Seat &seat = state.seats[0];
    seat.phase = Phase::Day;
    seat.items = items;
    Villager villager;
    villager.card = 0;
    seat.village[0] = villager;
    return state;
}

bool pays(const Items &items, const Items &cost)
{
    return std::ranges::all_of(
        allOf<Item>(), [&](Item item) { return items[indexOf(item)] >= cost[indexOf(item)]; });
}

/// The fewest exchanges that pay, found by trying all of them; -1 for none.
int fewest(const Items &items, const Items &cost)
{
    std::set<Items> seen{items};
    for (int exchanges = 0; !seen.empty(); ++exchanges) {
        if (std::ranges::any_of(seen, [&](const Items &one) { return pays(one, cost); }))
            return exchanges;
        std::set<Items> next;
        for (const Items &one : seen) {
            for (const Item give : allOf<Item>()) {
                for (const Item take : allOf<Item>()) {
                    if (give == take || one[indexOf(give)] < exchangeRate)
                        continue;
                    Items then = one;
                    then[indexOf(give)] -= exchangeRate;
                    ++then[indexOf(take)];
                    next.insert(then);
                }
            }
        }
        seen = next;
    }
    return -1;
}

} // namespace

/// ari.day.offer, ari.day.exchange: what an offering needs, and how it can be had.
class TestReadiness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsMissing();
    void findsTheFewestExchanges();
    void looksAtNothingElse();
};

void TestReadiness::saysWhatIsMissing()
{
    const auto enough = readinessOf(stateOf({2, 0, 1, 0, 0}, Items{2, 0, 1, 0, 0}), 0, Slot::UL);
    QVERIFY(enough && enough->exchanges.empty() && !enough->isShort());

    const auto after = readinessOf(stateOf({4, 0, 0, 0, 0}, Items{2, 0, 1, 0, 0}), 0, Slot::UL);
    QVERIFY(after && !after->isShort());
    QCOMPARE(after->exchanges, (std::vector{Exchange{0, Item::Origami, Item::Sword, {}}}));

    const auto lacking = readinessOf(stateOf({3, 0, 0, 0, 0}, Items{2, 0, 1, 0, 0}), 0, Slot::UL);
    QVERIFY(lacking && lacking->exchanges.empty());
    QCOMPARE(lacking->missing, (Items{0, 0, 1, 0, 0}));
}

/// Held against every sequence of exchanges; the rules take what is proposed.
void TestReadiness::findsTheFewestExchanges()
{
    constexpr int three = 3;
    const std::vector<Items> costs{
        {1, 0, 0, 0, 0}, {0, 2, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 1, 1, 0, 0}, {0, 0, 3, 0, 1}};
    for (const Items &cost : costs) {
        for (int code = 0; code < 4 * 4 * 4 * 4; ++code) {
            const Items items{code & three, code >> 2 & three, code >> 4 & three, code >> 6 & three,
                              0};
            const State state = stateOf(items, cost);
            const auto readiness = readinessOf(state, 0, Slot::UL);
            const int needed = fewest(items, cost);
            QCOMPARE(readiness->isShort(), needed < 0);
            if (needed < 0)
                continue;
            QCOMPARE(std::ssize(readiness->exchanges), needed);
            QVERIFY(accepts(state, offeringOf(0, Slot::UL, *readiness)));
        }
    }
}

void TestReadiness::looksAtNothingElse()
{
    const Items one{1, 0, 0, 0, 0};
    QVERIFY(!readinessOf(stateOf(one, one), 0, Slot::UR));
    QVERIFY(!readinessOf(stateOf(one, std::nullopt), 0, Slot::UL));
    State paid = stateOf(one, one);
    paid.seats[0].village[0]->offering = true;
    QVERIFY(!readinessOf(paid, 0, Slot::UL));
    State uncounted = stateOf(one, one);
    uncounted.seats[0].track = Track::Cards;
    QVERIFY(!readinessOf(uncounted, 0, Slot::UL));
}

QTEST_APPLESS_MAIN(TestReadiness)
#include "tst_readiness.moc"
