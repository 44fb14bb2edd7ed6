// SPDX-License-Identifier: MIT
#include "balance.h"
#include "sample_box.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace gyoji::arigato {

namespace {

template <class Count>
int countOfCards(const Box &box, Count count)
{
    return static_cast<int>(std::ranges::count_if(box.cards, count));
}

/// How many gains of the box are so.
template <class Is>
int countOfGains(const Box &box, Is is)
{
    int n = 0;
    for (const Card &card : box.cards)
        n += static_cast<int>(std::ranges::count_if(card.gain, is));
    return n;
}

} // namespace

class TestSampleBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_box = sampleBox(); }

    void saysThatItIsASample()
    {
        QCOMPARE(m_box.id, std::string("sample"));
        QVERIFY(!m_box.official);
        QCOMPARE(m_box.title.en, std::string("Sample, not the published cards"));
        QCOMPARE(m_box.title.fr, std::string("Exemple, pas les cartes publiées"));
        QCOMPARE(m_box.title.ja, std::string("サンプル（製品版のカード内容ではありません）"));
    }

    void hasTwentyCardsOfEachTypeInOrder()
    {
        QCOMPARE(m_box.cards.size(), std::size_t{100});
        for (std::size_t i = 0; i < 100; ++i) {
            const Card &card = m_box.cards[static_cast<CardRef>(i)];
            QCOMPARE(indexOf(card.type), i / 20);
            QCOMPARE(card.id, "S-" + std::to_string(1001 + i).substr(1));
            QCOMPARE(card.copies, 1);
        }
    }

    void knowsAllOfItsCards()
    {
        for (const Card &card : m_box.cards) {
            QVERIFY(card.favor && card.cost && card.when && !card.draft);
            QVERIFY(*card.favor <= 12);
            QVERIFY(totalOf(*card.cost) >= 1 && totalOf(*card.cost) <= 5);
        }
    }

    void hasEveryConditionThreeTimes()
    {
        for (const ConditionKind kind : allOf<ConditionKind>()) {
            const auto is = [kind](const Card &card) { return card.when->kind == kind; };
            QVERIFY2(countOfCards(m_box, is) >= 3, idOf(kind).data());
        }
    }

    void hasEveryFormOfGainThreeTimes()
    {
        for (const GainKind kind : allOf<GainKind>()) {
            const auto is = [kind](const Gain &gain) { return gain.kind == kind; };
            QVERIFY2(countOfGains(m_box, is) >= 3, idOf(kind).data());
        }
        for (const Item item : allOf<Item>()) {
            const auto is = [item](const Gain &gain) { return gain.item == item; };
            QVERIFY2(countOfGains(m_box, is) >= 3, idOf(item).data());
        }
        const auto isAny = [](const Gain &gain) {
            return gain.kind == GainKind::Item && !gain.item;
        };
        QVERIFY(countOfGains(m_box, isAny) >= 3);
        const auto isPlain = [](const Gain &gain) {
            return gain.kind == GainKind::Favor && !gain.per;
        };
        QVERIFY(countOfGains(m_box, isPlain) >= 3);
        for (const Zone zone : {Zone::Village, Zone::Gate}) {
            const auto isPer = [zone](const Gain &gain) {
                return gain.per && gain.per->zone == zone;
            };
            QVERIFY(countOfGains(m_box, isPer) >= 3);
        }
    }

    void hasTwoFacesForEachTile()
    {
        std::set<Zone> zones;
        std::set<ObjectiveKind> kinds;
        QCOMPARE(m_box.faces.size(), std::size_t{4});
        for (const Face &face : m_box.faces) {
            QCOMPARE(face.days.size(), std::size_t{5});
            QCOMPARE(face.days.begin()->first, face.tile == 1 ? 2 : 7);
            QCOMPARE(face.days.rbegin()->first, face.tile == 1 ? 6 : 11);
            for (const auto &[day, objective] : face.days) {
                for (const ObjectivePart &part : objective) {
                    const auto &count = std::get<ObjectiveCount>(part);
                    zones.insert(count.zone);
                    kinds.insert(count.kind);
                }
            }
        }
        QCOMPARE(zones.size(), countOf<Zone>);
        QCOMPARE(kinds.size(), countOf<ObjectiveKind>);
        QVERIFY(m_box.scoreTable.has_value());
        QCOMPARE(m_box.hues.size(), countOf<ArtisanType>);
    }

    /// An item sets off `item` conditions only. They give favor alone, so that it brings at most
    /// their sum; ten favor bring two items. Where that sum is below five, an item brings less than
    /// one more: every chain dies out, and no exchange (two items for one) pays for itself.
    void hasNoEndlessGains()
    {
        std::map<Item, int> favor;
        for (const Card &card : m_box.cards) {
            if (card.when->kind != ConditionKind::Item)
                continue;
            for (const Gain &gain : card.gain) {
                QVERIFY(gain.kind == GainKind::Favor && !gain.per);
                favor[*card.when->item] += gain.n * card.copies;
            }
        }
        for (const auto &[item, sum] : favor)
            QVERIFY2(2 * sum < 10, idOf(item).data());
    }

    void isBalanced()
    {
        SimulateOptions pure;
        pure.rarePermille = 0;
        Balance balance;
        for (int i = 0; i < 1000; ++i)
            balance.add(simulate(m_box, static_cast<std::uint64_t>(i), 2 + i % 4, pure));

        const auto totals = balance.totals();
        const int median = totals[totals.size() / 2];
        std::vector<double> points;
        for (const ArtisanType type : allOf<ArtisanType>())
            points.push_back(balance.pointsOf(type));
        const auto [least, most] = std::ranges::minmax(points);
        qInfo("median total %d, points a card from %.2f to %.2f", median, least, most);
        QVERIFY(median >= 35 && median <= 80);
        QVERIFY(most < 1.5 * least);
    }

private:
    Box m_box;
};

} // namespace gyoji::arigato

QTEST_APPLESS_MAIN(gyoji::arigato::TestSampleBox)
#include "tst_sample_box.moc"
