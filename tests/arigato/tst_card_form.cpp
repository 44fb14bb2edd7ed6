// SPDX-License-Identifier: MIT
#include "arigato/card_form.h"
#include "arigato/json/box_json.h"
#include "json/strings.h"
#include "table/boxes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::arigato;

namespace {

/// Describes cards as fingers do, and counts the taps.
class Hand
{
public:
    void choose(std::string_view choice)
    {
        ++taps;
        card = chosen(card, part, choice);
        if (isSingle(part))
            part = partAfter(card, part).value_or(part);
    }
    /// Of the part that stands below the one at hand.
    void chooseNext(std::string_view choice)
    {
        part = *partAfter(card, part);
        choose(choice);
    }
    void pick(CardPart another)
    {
        ++taps;
        part = another;
    }

    Card card = begunCard(ArtisanType::Pyrotechnist);
    CardPart part = CardPart::Type;
    int taps = 0;
};

/// What the part is.
std::string pickedOf(const Card &card, CardPart part)
{
    for (const FormChoice &choice : choicesOf(card, part)) {
        if (choice.n > 0)
            return choice.value;
    }
    return {};
}

void chooseCondition(Hand &hand, const Card &target)
{
    hand.chooseNext(target.when ? idOf(target.when->kind) : noChoice);
    if (!target.when)
        return;
    for (const CardPart part :
         {CardPart::WhenRow, CardPart::WhenType, CardPart::WhenItem, CardPart::WhenN}) {
        if (const std::string picked = pickedOf(target, part); hand.part == part)
            hand.choose(picked);
    }
    for (const Gain &gain : target.gain) {
        Card alone = target;
        alone.gain = {gain};
        hand.choose(pickedOf(alone, CardPart::Gain));
        if (gain.n > 1)
            hand.choose(std::to_string(gain.n));
    }
}

/// From nothing; the card as a box holds it.
Hand described(const Card &target)
{
    Hand hand;
    hand.choose(idOf(target.type));
    hand.choose(pickedOf(target, CardPart::Slots));
    hand.choose(std::to_string(target.favor.value_or(0)));
    for (const Item item : allOf<Item>()) {
        for (int n = 0; n < target.cost->at(indexOf(item)); ++n)
            hand.choose(idOf(item));
    }
    chooseCondition(hand, target);
    if (target.produces != itemOf(target.type)) {
        hand.pick(CardPart::Produces);
        hand.choose(idOf(target.produces));
    }
    if (target.copies != 1) {
        hand.pick(CardPart::Copies);
        hand.choose(std::to_string(target.copies));
    }
    return hand;
}

Card writtenAs(const Hand &hand)
{
    return *writable(hand.card);
}

} // namespace

/// A card described part by part.
class TestCardForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void describesEveryCardInTwelveTaps();
    void asksOnlyWhatTheEffectHas();
    void holdsAnEffectUnderWay();
    void dropsGainsThatDoNotGo();
    void countsGainsInTheirOrder();
    void producesWhatTheTypeDoes();
    void leavesWhatItDoesNotKnow();
    void beginsAnotherLikeIt();
};

/// Each of the hundred cards of the sample, from nothing.
void TestCardForm::describesEveryCardInTwelveTaps()
{
    const Box box = std::get<Box>(readBox(shippedBox("arigato", u"sample")));
    int most = 0;
    int sum = 0;
    for (const Card &target : box.cards) {
        const Hand hand = described(target);
        Card card = writtenAs(hand);
        card.id = target.id;
        card.name = target.name;
        QVERIFY2(card == target, target.id.c_str());
        QVERIFY2(hand.taps <= 12, target.id.c_str());
        most = std::max(most, hand.taps);
        sum += hand.taps;
    }
    qInfo("%d taps at most, %.1f in the middle", most, sum / 100.0);
}

void TestCardForm::asksOnlyWhatTheEffectHas()
{
    using enum CardPart;
    Card card = begunCard(ArtisanType::Sculptor);
    QCOMPARE(partsOf(card), (std::vector{Type, Slots}));
    card = chosen(card, Slots, "UL LR");
    QCOMPARE(partsOf(card), (std::vector{Type, Slots, Favor, Cost, When, Produces, Copies}));
    card = chosen(card, When, "dusk-row");
    QCOMPARE(partsOf(card), (std::vector{Type, Slots, Favor, Cost, When, WhenRow, CardPart::Gain,
                                         Produces, Copies}));
    card = chosen(card, When, "item");
    QVERIFY(std::ranges::count(partsOf(card), WhenItem) == 1);
    QCOMPARE(partAfter(card, When), WhenItem);
    QVERIFY(!partAfter(card, CardPart::Gain));
}

/// What a box cannot hold yet is kept out of it, and nothing else.
void TestCardForm::holdsAnEffectUnderWay()
{
    Card card = begunCard(ArtisanType::Sculptor);
    QVERIFY(!writable(card));
    card = chosen(card, CardPart::Slots, "UL");
    card = chosen(card, CardPart::Favor, "3");
    QVERIFY(*writable(card) == card);
    Card under = chosen(card, CardPart::When, "traveler");
    QVERIFY(*writable(under) == card);
    under = chosen(under, CardPart::WhenType, "gardener");
    QVERIFY(*writable(under) == card);
    under = chosen(under, CardPart::Gain, "sword");
    QVERIFY(*writable(under) == under);
    QVERIFY(!under.draft);
    QVERIFY(*writable(chosen(under, CardPart::Gain, noChoice)) == card);
}

void TestCardForm::dropsGainsThatDoNotGo()
{
    Card card = chosen(begunCard({}), CardPart::Slots, "UL");
    card = chosen(card, CardPart::When, "offering");
    card = chosen(card, CardPart::Gain, "offered-item");
    card = chosen(card, CardPart::Gain, "favor");
    card = chosen(card, CardPart::When, "leave");
    QCOMPARE(card.gain.size(), std::size_t(1));
    QCOMPARE(card.gain.front().kind, GainKind::Favor);
    QVERIFY(chosen(card, CardPart::When, noChoice).gain.empty());
    card = chosen(card, CardPart::When, "dusk-objective");
    QVERIFY(card.hourglass);
}

void TestCardForm::countsGainsInTheirOrder()
{
    Card card = chosen(begunCard({}), CardPart::When, "leave");
    for (const auto *choice : {"per-gate sculptor", "any", "per-gate sculptor"})
        card = chosen(card, CardPart::Gain, choice);
    const std::vector<Gain> expected{
        {GainKind::Favor, {}, 2, Per{ArtisanType::Sculptor, Zone::Gate}},
        {GainKind::Item, {}, 1, {}}};
    QVERIFY(card.gain == expected);
}

void TestCardForm::producesWhatTheTypeDoes()
{
    Card card = chosen(begunCard(ArtisanType::Gardener), CardPart::Type, "sculptor");
    QCOMPARE(card.produces, Item::Statue);
    card = chosen(card, CardPart::Produces, "sword");
    QCOMPARE(chosen(card, CardPart::Type, "gardener").produces, Item::Sword);
}

void TestCardForm::leavesWhatItDoesNotKnow()
{
    const Card card = chosen(begunCard({}), CardPart::Slots, "UL UR");
    for (const CardPart part : allOf<CardPart>())
        QVERIFY2(chosen(card, part, "gold") == card, idOf(part).data());
}

void TestCardForm::beginsAnotherLikeIt()
{
    Box box = std::get<Box>(readBox(shippedBox("arigato", u"sample")));
    Card named = box.cards[0];
    named.name = "Chisel";
    const Card like = likeCard(named, box.cards);
    QVERIFY(!box.cards.find(like.id));
    QVERIFY(like.name.empty());
    named.name.clear();
    named.id = like.id;
    QVERIFY(like == named);
}

QTEST_APPLESS_MAIN(TestCardForm)
#include "tst_card_form.moc"
