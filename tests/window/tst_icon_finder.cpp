// SPDX-License-Identifier: MIT
#include "arigato/json/room.h"
#include "hands.h"
#include "models.h"
#include "program.h"
#include "window/arigato/arigato_box.h"
#include "window/rulebook/icon_sheet.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::arigato;
using namespace gyoji::test;

namespace {

bool isThere(const QString &icons)
{
    const QStringList layers = icons.split(u' ');
    return std::ranges::all_of(layers, [](const QString &layer) {
        return QFile::exists(":/icons/"_L1 + layer + ".svg"_L1);
    });
}

/// The pictures of signs, those of words alone left out.
QStringList iconsOf(const Signs &signs)
{
    QStringList icons;
    for (const Sign &sign : signs) {
        if (!sign.icon.isEmpty())
            icons << sign.icon;
    }
    return icons;
}

QStringList wordsOf(const Signs &signs)
{
    QStringList words;
    for (const Sign &sign : signs)
        words << sign.text;
    return words;
}

Card rowCard()
{
    Card card;
    card.when = Condition{ConditionKind::DuskRow, ArtisanType::Gardener, {}, Row::Lower, 2};
    card.gain = {{GainKind::Item, Item::Statue, 2, {}},
                 {GainKind::Favor, {}, 1, Per{ArtisanType::Blacksmith, Zone::Gate}}};
    return card;
}

} // namespace

/// What the icons mean, and the way from what has happened to its rule.
class TestIconFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyCardIsSaidInPictures();
    void anEffectIsWhenAndGain();
    void objectivesAreSaidInPictures();
    void everyIconIsOffered();
    void oneOrTwoAreExplained();
    void theyAreExplainedInEachLanguage();
    void aPageOfThemIsPrinted_data();
    void aPageOfThemIsPrinted();
    void aRefusalOpensItsRule();
    void aGainOpensItsRule();
};

void TestIconFinder::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestIconFinder::everyCardIsSaidInPictures()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    const Box box = boxIn(*knownBoxes(*store, Room::id).front().box);
    QCOMPARE(box.cards.size(), std::size_t(100));
    for (const Card &card : box.cards) {
        QVERIFY(isThere(placementIcon(card)));
        const QStringList icons = iconsOf(effectSigns(card));
        QCOMPARE(icons.isEmpty(), !card.when);
        for (const QString &icon : icons)
            QVERIFY2(isThere(icon), qPrintable(icon));
        if (card.when)
            QCOMPARE(icons.front(), iconOf(card.when->kind));
        if (card.cost)
            QCOMPARE(costSigns(*card.cost, {}).size(), totalOf(*card.cost));
    }
}

void TestIconFinder::anEffectIsWhenAndGain()
{
    const Signs signs = effectSigns(rowCard());
    QCOMPARE(iconsOf(signs), (QStringList{u"condition/dusk-row"_s, u"slot/LL slot/LR"_s,
                                          u"type/gardener"_s, u"control/to"_s, u"item/statue"_s,
                                          u"gain/per-gate"_s, u"type/blacksmith"_s}));
    QCOMPARE(wordsOf(signs).join(u' '), u"  2  2 + 1 "_s);
    QCOMPARE(effectSigns({}).size(), 0);
}

void TestIconFinder::objectivesAreSaidInPictures()
{
    const ObjectiveCount same{Zone::Both, ObjectiveKind::Same, 5, {}, {}, Mark::Hourglass};
    const ObjectiveCount swords{Zone::Supply, ObjectiveKind::Any, 2, {}, Item::Sword, {}};
    const Signs signs = objectiveSigns({same, swords, ObjectiveManual{}});
    QCOMPARE(iconsOf(signs),
             (QStringList{u"zone/both"_s, u"objective/same"_s, u"mark/hourglass"_s,
                          u"zone/supply"_s, u"item/sword"_s, u"objective/manual"_s}));
    QCOMPARE(wordsOf(signs).join(u' '), u" 5  +  2 + "_s);
}

void TestIconFinder::everyIconIsOffered()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    program.app.show(u"icons"_s);
    IconFinder &finder = *program.app.rules()->icons();
    QCOMPARE(finder.titles().size(), 4);
    QCOMPARE(finder.conditions()->rowCount(), static_cast<int>(countOf<ConditionKind>));
    QCOMPARE(finder.gains()->rowCount(), 7);
    QCOMPARE(finder.objectives()->rowCount(),
             static_cast<int>(countOf<ObjectiveKind> + 1 + countOf<Zone> + countOf<Mark>));
    for (auto *list : {finder.conditions(), finder.gains(), finder.objectives(), finder.others()}) {
        QStringList names;
        for (int row = 0; row < list->rowCount(); ++row) {
            QVERIFY(isThere(valueOf(*list, row, "picture").toString()));
            names << valueOf(*list, row, "name").toString();
        }
        QVERIFY(!names.contains(QString()));
        QCOMPARE(names.removeDuplicates(), 0);
    }
}

void TestIconFinder::oneOrTwoAreExplained()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    program.app.show(u"icons"_s);
    IconFinder &finder = *program.app.rules()->icons();
    const ListWatch watch(finder);
    const QAbstractItemModel &found = *finder.found();
    finder.pick(u"condition/leave"_s);
    QCOMPARE(found.rowCount(), 1);
    QCOMPARE(valueOf(found, 0, "article"), u"ari.when.leave"_s);
    finder.pick(u"gain/per-gate"_s);
    QCOMPARE(valueOf(found, 1, "article"), u"ari.gain.favor-per"_s);
    finder.pick(u"objective/same"_s);
    QCOMPARE(found.rowCount(), 2);
    QCOMPARE(valueOf(found, 0, "picture"), u"gain/per-gate"_s);
    finder.pick(u"gain/per-gate"_s);
    QCOMPARE(found.rowCount(), 1);
    QCOMPARE(valueOf(found, 0, "article"), u"ari.objective.same"_s);
}

void TestIconFinder::theyAreExplainedInEachLanguage()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    program.app.show(u"icons"_s);
    IconFinder &finder = *program.app.rules()->icons();
    finder.pick(u"type/sculptor"_s);
    QCOMPARE(valueOf(*finder.found(), 0, "title"), u"sculptor"_s);
    program.settings.setLanguage(u"ja"_s);
    QCOMPARE(valueOf(*finder.found(), 0, "title"), u"彫刻家"_s);
    program.settings.setLanguage(u"fr"_s);
    QCOMPARE(valueOf(*finder.found(), 0, "title"), u"sculpteur"_s);
}

void TestIconFinder::aPageOfThemIsPrinted_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allOf<Language>())
        QTest::newRow(idOf(language).data()) << language;
}

void TestIconFinder::aPageOfThemIsPrinted()
{
    QFETCH(const Language, language);
    const QTemporaryDir folder;
    const auto rulebook = Rulebook::shipped("arigato");
    const Words words;
    QFile file(folder.filePath(u"icons.pdf"_s));
    QVERIFY(writeIconSheet(file.fileName(), *rulebook, words, language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF-"));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    QVERIFY(!writeIconSheet(folder.filePath(u"no/such.pdf"_s), *rulebook, words, language));
}

void TestIconFinder::aRefusalOpensItsRule()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    AppModel &app = program.app;
    beginTable(app, {u"Aki"_s, u"Béa"_s});
    app.table()->seat()->advance();
    QCOMPARE(app.table()->messageRule(), u"ari.dawn.resident"_s);
    const QString message = app.table()->message();
    app.explain(app.table()->messageRule(), message);
    QCOMPARE(app.page(), u"rules"_s);
    Rules &rules = *app.rules();
    QCOMPARE(rules.view().article, u"ari.dawn.resident"_s);
    QCOMPARE(rules.view().instance, message);
    rules.open(u"ari.dawn.placement"_s);
    QVERIFY(rules.view().instance.isEmpty());
    rules.back();
    QCOMPARE(rules.view().instance, message);
    rules.back();
    rules.open(u"ari.dawn.resident"_s);
    QVERIFY(rules.view().instance.isEmpty());
    app.table()->dismiss();
    QVERIFY(app.table()->messageRule().isEmpty());
}

void TestIconFinder::aGainOpensItsRule()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    beginTable(program.app, {u"Aki"_s, u"Béa"_s});
    ArigatoTable &table = program.table();
    QVERIFY(table.act(GainByHand{0, 1, {}, {}, {}, {}}));
    QCOMPARE(valueOf(*table.seat()->whys(), 0, "rule"), QString());
    QVERIFY(playOn(*table.seat()));
    while (table.seat()->view().phase == "dawn"_L1)
        QVERIFY(playOn(*table.seat()));
    const QAbstractItemModel &whys = *table.seat()->whys();
    QVERIFY(whys.rowCount() >= 2);
    QCOMPARE(valueOf(whys, 0, "rule"), u"ari.day.produce"_s);
}

QTEST_MAIN(TestIconFinder)
#include "tst_icon_finder.moc"
