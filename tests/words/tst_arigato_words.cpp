// SPDX-License-Identifier: MIT
#include "arigato/rule_ids.h"
#include "kernel/script_ids.h"
#include "table/script.h"
#include "words/arigato_card.h"
#include "words/arigato_drift.h"
#include "words/arigato_facts.h"
#include "words/arigato_unfired.h"
#include "words/arigato_why.h"
#include "words/story.h"
#include "words/words.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;
using namespace Qt::StringLiterals;

namespace {

/// A condition with all the fields that its kind may have.
Condition conditionOf(ConditionKind kind)
{
    Condition condition;
    condition.kind = kind;
    condition.type = ArtisanType::Sculptor;
    condition.item = Item::Sword;
    condition.row = Row::Upper;
    condition.n = 2;
    return condition;
}

Gain favor(int n, std::optional<Per> per = {})
{
    return {GainKind::Favor, std::nullopt, n, per};
}

Gain items(std::optional<Item> item, int n)
{
    return {GainKind::Item, item, n, std::nullopt};
}

Card cardOf(ConditionKind kind, std::vector<Gain> gains)
{
    Card card;
    card.id = "S-012";
    card.type = ArtisanType::Blacksmith;
    card.favor = 4;
    card.when = conditionOf(kind);
    card.gain = std::move(gains);
    return card;
}

State stateWith(const Card &card)
{
    Box box;
    box.cards.define(card);
    State state;
    state.box = Shared(std::move(box));
    state.seats.resize(1);
    state.seats[0].name = "Béa";
    return state;
}

Fact factOf(RuleId rule, decltype(Fact::gain) gain, bool isOfCard)
{
    Fact fact;
    fact.rule = rule;
    fact.seat = 0;
    fact.gain = gain;
    if (isOfCard) {
        fact.slot = Slot::UL;
        fact.card = CardRef{0};
    }
    return fact;
}

/// What would show that a place was not filled or a sentence was not found.
const QRegularExpression
    unsaid(u"%n|\\{[a-z]+\\}|(^|[ :])(fact|unfired|story|sheet|drift|gain|condition|"
           "objective|card|amount|term)/|  \\S| ,|\\(\\)"_s);

} // namespace

class TestArigatoWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardsInOneSentence_data();
    void cardsInOneSentence();
    void everyConditionIsWorded();
    void cardsNotFullyKnown();
    void cardsHaveTheirPlayersNames();
    void objectives_data();
    void objectives();
    void everyObjectiveIsWorded();
    void playersOwnTexts();
    void facts_data();
    void facts();
    void everyFactIsWorded();
    void everySilenceIsWorded();
    void whyTellsWhatDidNotFire();
    void drifts_data();
    void drifts();
    void everyActIsNamed();
    void everyGoldenIsTold();
    void aWholeGame();

private:
    Words m_words;
};

void TestArigatoWords::cardsInOneSentence_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("fr");
    QTest::addColumn<QString>("ja");
    QTest::newRow("traveler")
        << int(ConditionKind::Traveler)
        << u"For each sculptor sent left today as a traveler (at most twice)"_s
        << u"Pour chaque sculpteur envoyé à gauche aujourd’hui comme voyageur "
           "(deux fois au plus)"_s
        << u"今日旅人として左隣に送った彫刻家1人につき（2回まで）"_s;
    QTest::newRow("dusk-row")
        << int(ConditionKind::DuskRow)
        << u"At dusk, with at least 2 sculptors in the upper row of your village"_s
        << u"Au Crépuscule, avec au moins 2 sculpteurs dans la rangée du haut de votre village"_s
        << u"夕暮れに、村の上段に彫刻家2人以上がいるなら"_s;
    QTest::newRow("gate") << int(ConditionKind::Gate)
                          << u"When you put a sculptor under your palace gate"_s
                          << u"Quand vous placez un sculpteur sous votre porte du palais"_s
                          << u"彫刻家を宮殿の門の下に置いたとき"_s;
}

void TestArigatoWords::cardsInOneSentence()
{
    QFETCH(int, kind);
    QFETCH(QString, en);
    QFETCH(QString, fr);
    QFETCH(QString, ja);
    const Card card =
        cardOf(static_cast<ConditionKind>(kind),
               {items(Item::Statue, 1), favor(2, Per{ArtisanType::Blacksmith, Zone::Gate})});
    QCOMPARE(cardSentence(m_words, card, Language::English),
             en + u": 1 statue and 2 favor for each blacksmith under your palace gate."_s);
    QCOMPARE(cardSentence(m_words, card, Language::French),
             fr + u"\u00a0: 1 statue et 2 faveurs pour chaque forgeron sous votre porte du "
                  "palais."_s);
    QCOMPARE(cardSentence(m_words, card, Language::Japanese),
             ja + u"、彫像1個、宮殿の門の下の鍛冶屋1人につき好意ポイント2点。"_s);
}

void TestArigatoWords::everyConditionIsWorded()
{
    QSet<QString> said;
    int count = 0;
    for (const ConditionKind kind : allOf<ConditionKind>()) {
        for (const Language language : allOf<Language>()) {
            const QString phrase = conditionPhrase(m_words, conditionOf(kind), language);
            QVERIFY2(!phrase.contains(unsaid), qPrintable(phrase));
            said << phrase;
            ++count;
        }
    }
    QCOMPARE(said.size(), count);
    for (const GainKind kind : allOf<GainKind>()) {
        for (const Language language : allOf<Language>())
            QVERIFY(!gainPhrase(m_words, {kind, Item::Sword, 2, {}}, language).contains(unsaid));
    }
    QCOMPARE(gainPhrase(m_words, items(std::nullopt, 2), Language::English),
             u"2 items of your choice"_s);
}

void TestArigatoWords::cardsNotFullyKnown()
{
    Card card = cardOf(ConditionKind::Leave, {favor(1)});
    card.draft = true;
    QVERIFY(cardSentence(m_words, card, Language::English).endsWith(u"1 favor (not certain)."_s));
    card.when.reset();
    QCOMPARE(cardSentence(m_words, card, Language::English), u"The effect is not known yet."_s);
    card.draft = false;
    QCOMPARE(cardSentence(m_words, card, Language::Japanese), u"効果はありません。"_s);
}

void TestArigatoWords::cardsHaveTheirPlayersNames()
{
    Card card = cardOf(ConditionKind::Leave, {favor(1)});
    QCOMPARE(cardName(m_words, card, Language::English), u"blacksmith S-012"_s);
    card.name = "Muramasa {slot}";
    QCOMPARE(cardName(m_words, card, Language::Japanese), u"鍛冶屋S-012「Muramasa {slot}」"_s);
}

void TestArigatoWords::objectives_data()
{
    QTest::addColumn<int>("zone");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("ja");
    const auto add = [](Zone zone, ObjectiveKind kind, const QString &en, const QString &ja) {
        QTest::newRow(qPrintable(en)) << int(zone) << int(kind) << en << ja;
    };
    add(Zone::Both, ObjectiveKind::Same,
        u"Have at least 5 artisans of one type in your village and under your palace gate "
        "together."_s,
        u"村と宮殿の門の下に、合わせて同じ種類の職人5人以上がいれば達成です。"_s);
    add(Zone::Village, ObjectiveKind::Different,
        u"Have artisans of at least 5 different types in your village."_s,
        u"村に職人5種類以上がいれば達成です。"_s);
    add(Zone::Supply, ObjectiveKind::Any, u"Have at least 5 items in your supply."_s,
        u"サプライにアイテム5個以上があれば達成です。"_s);
}

void TestArigatoWords::objectives()
{
    QFETCH(int, zone);
    QFETCH(int, kind);
    QFETCH(QString, en);
    QFETCH(QString, ja);
    ObjectiveCount count;
    count.zone = static_cast<Zone>(zone);
    count.kind = static_cast<ObjectiveKind>(kind);
    count.n = 5;
    QCOMPARE(objectiveSentence(m_words, {count}, Language::English), en);
    QCOMPARE(objectiveSentence(m_words, {count}, Language::Japanese), ja);
    QCOMPARE(objectiveSentence(m_words, {count, count}, Language::English), en + u' ' + en);
    QCOMPARE(objectiveSentence(m_words, {count, count}, Language::Japanese), ja + ja);
}

void TestArigatoWords::everyObjectiveIsWorded()
{
    const std::array<std::optional<Mark>, 3> marks{std::nullopt, Mark::Offering, Mark::Hourglass};
    for (const Zone zone : allOf<Zone>()) {
        for (const ObjectiveKind kind : allOf<ObjectiveKind>()) {
            for (const auto &mark : marks) {
                ObjectiveCount count{zone, kind, 2, std::nullopt, std::nullopt, mark};
                ObjectiveCount typed = count;
                typed.type = ArtisanType::Gardener;
                typed.item = Item::Bonsai;
                for (const Language language : allOf<Language>()) {
                    const QString one = objectiveSentence(m_words, {count}, language);
                    const QString other = objectiveSentence(m_words, {typed}, language);
                    QVERIFY2(!one.contains(unsaid), qPrintable(one));
                    QVERIFY2(!other.contains(unsaid), qPrintable(other));
                    QVERIFY2(one != other, qPrintable(one));
                }
            }
        }
    }
}

void TestArigatoWords::playersOwnTexts()
{
    const ObjectiveManual manual{{"Own a cat", "", "猫を飼う"}};
    QCOMPARE(objectiveSentence(m_words, {manual}, Language::Japanese), u"猫を飼う"_s);
    QCOMPARE(objectiveSentence(m_words, {manual}, Language::French), u"Own a cat"_s);
    QVERIFY(!objectiveSentence(m_words, {ObjectiveManual{}}, Language::French).isEmpty());
}

void TestArigatoWords::facts_data()
{
    QTest::addColumn<Fact>("fact");
    QTest::addColumn<QString>("said");
    const auto add = [](RuleId rule, decltype(Fact::gain) gain, bool isOfCard,
                        const QString &said) {
        QTest::newRow(qPrintable(said)) << factOf(rule, gain, isOfCard) << said;
    };
    add("ari.when.offering", gain::Item{Item::Statue, 1}, true,
        u"Béa’s blacksmith S-012 (upper left): an offering was prepared → 1 statue"_s);
    add(rule::dayExchange, gain::Item{Item::Sword, -2}, false,
        u"Béa gives 2 swords in an exchange."_s);
    add(rule::dayExchange, gain::Item{Item::Bonsai, 1}, false,
        u"Béa takes 1 bonsai in an exchange."_s);
    add(rule::dayProduce, gain::Item{Item::Sword, 1, true}, false,
        u"Béa produces 1 sword (not counted)."_s);
    add(rule::daySend, gain::Gate{CardRef{0}, 4}, true,
        u"Béa’s blacksmith S-012 (upper left): sent to the palace → 4 favor at the end"_s);
    add(script::adjust, gain::Gate{CardRef{0}, -4}, true,
        u"Correction for Béa: blacksmith S-012 no longer lies under the palace gate (4 favor)."_s);
    add(script::adjust, gain::Gate{std::nullopt, 3}, false,
        u"Correction for Béa: 3 favor under the palace gate added."_s);
    add(script::define, gain::Gate{CardRef{0}, -1}, true,
        u"New description of blacksmith S-012: 1 favor less under Béa’s palace gate."_s);
}

void TestArigatoWords::facts()
{
    QFETCH(Fact, fact);
    QFETCH(QString, said);
    const State state = stateWith(cardOf(ConditionKind::Offering, {items(Item::Statue, 1)}));
    QCOMPARE(factSentence(m_words, fact, state, Language::English), said);
}

void TestArigatoWords::everyFactIsWorded()
{
    for (const ConditionKind kind : allOf<ConditionKind>()) {
        const State state = stateWith(cardOf(kind, {favor(1)}));
        const Fact fact = factOf(rule::when[indexOf(kind)], gain::Favor{1}, true);
        Card without;
        without.id = "X";
        const State other = stateWith(without);
        for (const Language language : allOf<Language>()) {
            QVERIFY(!factSentence(m_words, fact, state, language).contains(unsaid));
            QVERIFY(!factSentence(m_words, fact, other, language).contains(unsaid));
        }
    }
    const State state = stateWith(cardOf(ConditionKind::Leave, {favor(1)}));
    const auto check = [&](const auto &rules) {
        for (const RuleId rule : rules) {
            for (const bool isOfCard : {true, false}) {
                if (rule == script::define && !isOfCard)
                    continue;
                const Fact fact = factOf(rule, gain::Item{Item::Sword, -1}, isOfCard);
                for (const Language language : allOf<Language>()) {
                    const QString said = factSentence(m_words, fact, state, language);
                    QVERIFY2(!said.contains(unsaid), qPrintable(said));
                }
            }
        }
    };
    check(rule::facts);
    check(script::facts);
}

void TestArigatoWords::everySilenceIsWorded()
{
    const auto say = [this](ConditionKind kind, Silence silence, Language language) {
        const State state = stateWith(cardOf(kind, {favor(1)}));
        return unfiredSentence(m_words, {Slot::UL, CardRef{0}, silence, 1}, state, language);
    };
    QCOMPARE(
        say(ConditionKind::DuskRow, Silence::Unmet, Language::English),
        u"Blacksmith S-012 (upper left) did not fire: it needed at least 2 sculptors in the upper "
        "row and found 1."_s);
    for (const Language language : allOf<Language>()) {
        for (const ConditionKind kind : allOf<ConditionKind>()) {
            const bool alwaysFires = kind == ConditionKind::Leave ||
                                     kind == ConditionKind::Offering || kind == ConditionKind::Item;
            if (!alwaysFires)
                QVERIFY(!say(kind, Silence::Unmet, language).contains(unsaid));
        }
        for (const Silence silence :
             {Silence::CapReached, Silence::NothingToCount, Silence::ByRuling})
            QVERIFY(!say(ConditionKind::Producer, silence, language).contains(unsaid));
    }
    const State state = stateWith(cardOf(ConditionKind::Producer, {favor(1)}));
    QCOMPARE(ruleOf({Slot::UL, CardRef{0}, Silence::CapReached, 1}, state), rule::effectCapTwo);
    QCOMPARE(ruleOf({Slot::UL, CardRef{0}, Silence::Unmet, 0}, state),
             rule::when[indexOf(ConditionKind::Producer)]);
}

void TestArigatoWords::whyTellsWhatDidNotFire()
{
    State state = stateWith(cardOf(ConditionKind::DuskVillage, {favor(1)}));
    state.calendar = Shared(Calendar{});
    state.seats[0].phase = Phase::Day;
    state.seats[0].village[indexOf(Slot::UL)] = Villager{CardRef{0}, false, false, 0};
    Journal<arigato::Game> journal(state);
    QVERIFY(!journal.append(Check{0, {}, {}, {}, {}}));
    const QList<Why> whys = whysOf(m_words, journal, 0, Language::English);
    QCOMPARE(whys.size(), 1);
    QVERIFY(whys.front().isUnfired && !whys.front().offer);
    QCOMPARE(whys.front().rule, rule::when[indexOf(ConditionKind::DuskVillage)]);
    QCOMPARE(whys.front().text,
             u"Blacksmith S-012 (upper left) did not fire: no sculptor lived in the village."_s);
}

void TestArigatoWords::drifts_data()
{
    QTest::addColumn<DriftAct>("act");
    QTest::addColumn<QString>("sentence");

    const auto add = [](const char *name, std::optional<Action> was, std::optional<Action> meant,
                        const QString &sentence) {
        State before = stateWith(cardOf(ConditionKind::Leave, {favor(1)}));
        before.seats[0].phase = Phase::Day;
        before.seats[0].items[indexOf(Item::Sword)] = 2;
        QTest::newRow(name) << DriftAct{0, {}, std::move(was), std::move(meant), before}
                            << sentence;
    };
    const Exchange exchange{0, Item::Sword, Item::Bonsai, {}};
    const Exchange other{0, Item::Sword, Item::Statue, {}};
    const GainByHand one{0, 1, {}, {}, {}, {}};
    const GainByHand two{0, 2, {}, {}, {}, {}};
    const Reveal reveal{0, Slot::UL, "S-012", {}, {}, ProducerTypes(2), {}};
    Reveal declining = reveal;
    declining.skip = {{0, Slot::UL}};
    add("too many", exchange, {}, u"Too many on day 1? Béa exchanges 2 swords for 1 bonsai."_s);
    add("left out", {}, exchange, u"Left out on day 1? Béa exchanges 2 swords for 1 bonsai."_s);
    add("typed wrong", exchange, other,
        u"Typed wrong on day 1? Entered: Béa exchanges 2 swords for 1 bonsai. Meant: Béa "
        "exchanges 2 swords for 1 statue."_s);
    add("a gain", {}, one,
        u"Left out on day 1? Béa notes a gain by hand. Béa gains 1 favor, entered by hand."_s);
    add("another gain", one, two,
        u"Typed wrong on day 1? Entered: Béa gains 1 favor, entered by hand. Meant: Béa gains 2 "
        "favor, entered by hand."_s);
    add("what is the same is left out", declining, reveal,
        u"Typed wrong on day 1? Entered: Béa declines: effect 0 (upper left). Meant: Béa keeps as "
        "producers: unknown and unknown. Béa turns up blacksmith S-012 in the upper left "
        "workshop."_s);
}

/// Two sentences where something was typed wrong: only what tells them apart, if that is something.
void TestArigatoWords::drifts()
{
    QFETCH(const DriftAct, act);
    QFETCH(const QString, sentence);
    QCOMPARE(driftSentence(m_words, act, Language::English), sentence);
    for (const Language language : {Language::French, Language::Japanese}) {
        const QString translated = driftSentence(m_words, act, language);
        QVERIFY2(!unsaid.match(translated).hasMatch(), qPrintable(translated));
        QVERIFY2(!translated.contains(u"Entered"_s), qPrintable(translated));
    }
}

template <std::size_t... kinds>
std::vector<std::string> namesOfActs(std::index_sequence<kinds...>)
{
    return {std::string(std::variant_alternative_t<kinds, ActionVariant>::name)..., "amend"};
}

/// On the buttons that take an act back, and on those that choose another one.
void TestArigatoWords::everyActIsNamed()
{
    const Words words;
    const auto kinds = std::make_index_sequence<std::variant_size_v<ActionVariant>>();
    for (const std::string &name : namesOfActs(kinds))
        QVERIFY2(words.knows("act/" + name), name.c_str());
    for (const char *facet : {"slot", "travelers", "producers", "items", "order", "objective",
                              "effects", "value", "without"})
        QVERIFY2(words.knows("facet/" + std::string(facet)), facet);
}

void TestArigatoWords::everyGoldenIsTold()
{
    const QDir goldens(QStringLiteral(GYOJI_GOLDEN_DIR "/arigato"));
    const QStringList names = goldens.entryList({u"*.jsonl"_s});
    QVERIFY(!names.isEmpty());
    for (const QString &name : names) {
        QFile file(goldens.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Script script = readScript(file.readAll(), shippedBox);
        for (const Language language : allOf<Language>()) {
            if (script.fault) {
                const QString why =
                    m_words.message(script.fault->refusal, script.fault->line, language);
                QVERIFY2(!why.contains(unsaid), qPrintable(name + u": "_s + why));
            }
            const QString story =
                script.table ? tellStory(*script.table, m_words, language) : QString();
            for (const QString &line : story.split(u'\n'))
                QVERIFY2(!line.trimmed().contains(unsaid), qPrintable(name + u": "_s + line));
        }
    }
}

void TestArigatoWords::aWholeGame()
{
    QFile file(QStringLiteral(GYOJI_GOLDEN_DIR "/arigato/tie-is-shared.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Script script = readScript(file.readAll(), shippedBox);
    QVERIFY(script.table && !script.fault);
    const QString story = tellStory(*script.table, m_words, Language::English);
    QVERIFY(story.startsWith(u"Arigatō, played by "_s));
    QVERIFY(story.contains(u"== Final score =="_s));
    QVERIFY(story.contains(u"Shared victory: "_s));
}

QTEST_APPLESS_MAIN(TestArigatoWords)
#include "tst_arigato_words.moc"
