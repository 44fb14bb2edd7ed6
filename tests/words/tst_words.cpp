// SPDX-License-Identifier: MIT
#include "arigato/box_merge.h"
#include "arigato/card_form.h"
#include "arigato/objective_form.h"
#include "arigato/rule_ids.h"
#include "json/box_codes.h"
#include "json/strings.h"
#include "kernel/script_ids.h"
#include "results/format.h"
#include "results/import_fault.h"
#include "store/faults.h"
#include "translations.h"
#include "typography.h"
#include "words/arigato_ruling.h"
#include "words/placeholders.h"
#include "words/words.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace gyoji;
using namespace Qt::StringLiterals;

namespace {

constexpr int oneForm = 1;
constexpr int twoForms = 2;

/// What a sentence quotes is not set as its language is.
const QString jsonExample = u"{\"do\": …}"_s;

/// One of everything that a sentence may name.
const Arguments &everyArgument()
{
    static std::set<std::string> names;
    static Arguments arguments;
    if (!arguments.empty())
        return arguments;
    for (const PhraseTable *table : phraseTables) {
        for (const Phrase &phrase : table->phrases) {
            const auto [count, isNew] = names.emplace(phrase.count);
            if (isNew && !count->empty())
                arguments.push_back({*count, 3});
        }
    }
    for (const PhraseTable *table : phraseTables) {
        for (const Phrase &phrase : table->phrases) {
            for (const QString &place : placeholdersOf(QString::fromUtf8(phrase.text))) {
                const auto [name, isNew] = names.insert(place.toStdString());
                if (isNew)
                    arguments.push_back({*name, std::string("Ω")});
            }
        }
    }
    return arguments;
}

QStringList sortedPlaces(const QString &text)
{
    QStringList places = placeholdersOf(text);
    for (qsizetype i = 0; i < text.count("%n"_L1); ++i)
        places << u"%n"_s;
    places.sort();
    return places;
}

std::vector<std::string> everyTerm()
{
    std::vector<std::string> ids;
    const auto add = [&ids](std::string_view kind, const auto &members) {
        for (const std::string_view id : members)
            ids.push_back(std::string(kind) + "/" + std::string(id));
    };
    add("type", idsOf<arigato::ArtisanType>);
    add("one-type", idsOf<arigato::ArtisanType>);
    add("amount/type", idsOf<arigato::ArtisanType>);
    add("item", idsOf<arigato::Item>);
    add("amount/item", idsOf<arigato::Item>);
    add("slot", idsOf<arigato::Slot>);
    add("row", idsOf<arigato::Row>);
    add("phase", idsOf<arigato::Phase>);
    add("track", idsOf<arigato::Track>);
    add("zone", idsOf<arigato::Zone>);
    add("mark", idsOf<arigato::Mark>);
    add("hue", idsOf<arigato::Hue>);
    add("ruling", idsOf<arigato::Ruling>);
    add("ruling-why", idsOf<arigato::Ruling>);
    add("condition", idsOf<arigato::ConditionKind>);
    add("objective", idsOf<arigato::Zone>);
    add("objective", idsOf<arigato::ObjectiveKind>);
    add("rule", script::refusals);
    add("rule", script::facts);
    add("rule", arigato::rule::refusals);
    add("rule", arigato::rule::facts);
    add("rule", arigato::rule::when);
    add("fact", arigato::rule::when);
    add("source", arigato::rule::sources);
    add("part", idsOf<arigato::BoxField>);
    add("part", idsOf<arigato::CardPart>);
    for (const std::string_view id : idsOf<arigato::ObjectiveField>)
        ids.push_back("part/objective-" + std::string(id));
    return ids;
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIdHasItsSentence_data();
    void everyIdHasItsSentence();
    void aSentenceNeedsNoArgument();
    void everyTermHasItsName();
    void everyRulingHasBothAnswers();
    void translationsAreFinished_data();
    void translationsAreFinished();
    void translationsHaveTheSamePlaces_data();
    void translationsHaveTheSamePlaces();
    void translationsDiffer_data();
    void translationsDiffer();
    void everyPhraseIsTranslated_data();
    void everyPhraseIsTranslated();
    void frenchIsSetAsFrench();
    void japaneseIsSetAsJapanese();
    void plurals_data();
    void plurals();
    void lists();
    void shapeRefusalsNameTheLine();
    void faultsNameTheirPlace();
    void languages();

private:
    Words m_words;
};

void TestWords::everyIdHasItsSentence_data()
{
    QTest::addColumn<QString>("id");
    const auto add = [](const auto &ids) {
        for (const std::string_view id : ids)
            QTest::newRow(std::string(id).c_str()) << fromUtf8(id);
    };
    add(script::refusals);
    add(arigato::rule::refusals);
    add(boxcode::all);
    add(storefault::all);
    add(resultfault::all);
    add(importfault::all);
    add(std::array{arigato::rule::cardInPlay});
    std::set<std::string_view> ofCommands;
    for (const Phrase &phrase : commandSentences.phrases)
        ofCommands.insert(phrase.id);
    add(ofCommands);
}

void TestWords::everyIdHasItsSentence()
{
    QFETCH(QString, id);
    const std::string key = id.toStdString();
    for (const Arguments &arguments : {Arguments{}, everyArgument()}) {
        QStringList said;
        for (const Language language : allOf<Language>())
            said << m_words.sentence(key, arguments, language);
        for (const QString &sentence : said) {
            QVERIFY2(!sentence.isEmpty(), qPrintable(id));
            QVERIFY2(!sentence.contains(id), qPrintable(sentence));
            QVERIFY2(placeholdersOf(sentence).isEmpty(), qPrintable(sentence));
            QVERIFY2(!sentence.contains("%n"_L1), qPrintable(sentence));
        }
        QCOMPARE(said.removeDuplicates(), 0);
    }
}

void TestWords::aSentenceNeedsNoArgument()
{
    const auto check = [](const auto &ids, const PhraseTable &table) {
        for (const std::string_view id : ids) {
            const auto last = std::find_if(table.phrases.rbegin(), table.phrases.rend(),
                                           [id](const Phrase &phrase) { return phrase.id == id; });
            QVERIFY2(last != table.phrases.rend(), std::string(id).c_str());
            if (id == arigato::rule::dawnProducers || id == script::track)
                continue;
            QVERIFY2(sortedPlaces(QString::fromUtf8(last->text)).isEmpty(), last->text);
        }
    };
    check(script::refusals, scriptSentences);
    check(arigato::rule::refusals, arigatoRefusals);
    check(boxcode::all, boxSentences);
    check(storefault::all, storeSentences);
    check(resultfault::all, resultSentences);
    check(importfault::all, importSentences);
}

void TestWords::everyTermHasItsName()
{
    for (const std::string &id : everyTerm()) {
        QVERIFY2(m_words.knows(id), id.c_str());
        for (const Language language : allOf<Language>()) {
            const QString name = m_words.sentence(id, everyArgument(), language);
            QVERIFY2(!name.isEmpty() && name != fromUtf8(id), id.c_str());
        }
    }
}

void TestWords::everyRulingHasBothAnswers()
{
    for (const arigato::Ruling ruling : allOf<arigato::Ruling>()) {
        for (const Language language : allOf<Language>()) {
            QVERIFY(rulingAnswer(m_words, ruling, 0, language) !=
                    rulingAnswer(m_words, ruling, 1, language));
            QVERIFY(!rulingAnswer(m_words, ruling, 0, language).contains(u'/'));
        }
    }
}

void TestWords::translationsAreFinished_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("forms");
    QTest::newRow("English") << u"en"_s << twoForms;
    QTest::newRow("French") << u"fr"_s << twoForms;
    QTest::newRow("Japanese") << u"ja"_s << oneForm;
}

void TestWords::translationsAreFinished()
{
    QFETCH(QString, language);
    QFETCH(int, forms);
    const auto messages = test::readTranslations(language);
    QVERIFY(!messages.empty());
    for (const test::Message &message : messages) {
        QVERIFY2(message.isFinished, qPrintable(message.source));
        QCOMPARE(message.translations.size(), message.isPlural ? forms : 1);
        QVERIFY2(!message.translations.contains(QString()), qPrintable(message.source));
    }
}

void TestWords::translationsHaveTheSamePlaces_data()
{
    translationsAreFinished_data();
}

void TestWords::translationsHaveTheSamePlaces()
{
    QFETCH(QString, language);
    for (const test::Message &message : test::readTranslations(language)) {
        for (const QString &translation : message.translations)
            QCOMPARE(sortedPlaces(translation), sortedPlaces(message.source));
    }
}

void TestWords::translationsDiffer_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("French") << u"fr"_s;
    QTest::newRow("Japanese") << u"ja"_s;
}

void TestWords::translationsDiffer()
{
    QFETCH(QString, language);
    static const QRegularExpression words(u"[A-Za-z]{3,}[^{}]* [A-Za-z]{3,}"_s);
    for (const test::Message &message : test::readTranslations(language)) {
        if (message.source.contains(words))
            QVERIFY2(!message.translations.contains(message.source), qPrintable(message.source));
    }
}

void TestWords::everyPhraseIsTranslated_data()
{
    translationsDiffer_data();
}

void TestWords::everyPhraseIsTranslated()
{
    QFETCH(QString, language);
    QSet<QPair<QString, QString>> translated;
    for (const test::Message &message : test::readTranslations(language))
        translated.insert({message.context, message.source});
    for (const PhraseTable *table : phraseTables) {
        for (const Phrase &phrase : table->phrases)
            QVERIFY2(translated.contains(
                         {QString::fromUtf8(table->context), QString::fromUtf8(phrase.text)}),
                     phrase.text);
    }
}

void TestWords::frenchIsSetAsFrench()
{
    for (const test::Message &message : test::readTranslations(u"fr"_s)) {
        for (QString translation : message.translations)
            QVERIFY2(test::isSetAsFrench(translation.remove(jsonExample)), qPrintable(translation));
    }
}

void TestWords::japaneseIsSetAsJapanese()
{
    for (const test::Message &message : test::readTranslations(u"ja"_s)) {
        for (QString translation : message.translations)
            QVERIFY2(test::isSetAsJapanese(translation.remove(jsonExample)),
                     qPrintable(translation));
    }
}

void TestWords::plurals_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("n");
    QTest::addColumn<QString>("said");
    const auto add = [](const char *name, Language language, int n, const QString &said) {
        QTest::newRow(name) << int(indexOf(language)) << n << said;
    };
    add("en 0", Language::English, 0, u"0 swords"_s);
    add("en 1", Language::English, 1, u"1 sword"_s);
    add("en 2", Language::English, 2, u"2 swords"_s);
    add("fr 0", Language::French, 0, u"0 sabre"_s);
    add("fr 1", Language::French, 1, u"1 sabre"_s);
    add("fr 2", Language::French, 2, u"2 sabres"_s);
    add("ja 1", Language::Japanese, 1, u"刀1個"_s);
    add("ja 21", Language::Japanese, 21, u"刀21個"_s);
}

void TestWords::plurals()
{
    QFETCH(int, language);
    QFETCH(int, n);
    QFETCH(QString, said);
    QCOMPARE(m_words.amount({n, term(arigato::Item::Sword)}, static_cast<Language>(language)),
             said);
}

void TestWords::lists()
{
    QCOMPARE(m_words.list({}, Language::English), QString());
    QCOMPARE(m_words.list({u"a"_s}, Language::English), u"a"_s);
    QCOMPARE(m_words.list({u"a"_s, u"b"_s, u"c"_s}, Language::English), u"a, b and c"_s);
    QCOMPARE(m_words.list({u"a"_s, u"b"_s, u"c"_s}, Language::French), u"a, b et c"_s);
    QCOMPARE(m_words.list({u"a"_s, u"b"_s, u"c"_s}, Language::Japanese), u"a、b、c"_s);
}

void TestWords::shapeRefusalsNameTheLine()
{
    const Refusal shape{
        script::type,
        {{"key", std::string("skip/0/n")}, {"expected", Term{"shape", "whole-number"}}}};
    QCOMPARE(m_words.message(shape, 7, Language::English),
             u"Line 7: “skip/0/n” has the wrong kind of value. Expected: a whole number."_s);
    QVERIFY(m_words.message(shape, 0, Language::English).startsWith(u'“'));
    const Refusal rule{arigato::rule::dawnEmptySlot, {{"slot", term(arigato::Slot::UL)}}};
    QCOMPARE(m_words.message(rule, 7, Language::English),
             u"The upper left workshop is taken. Choose an empty one, or empty it first."_s);
    QCOMPARE(
        m_words.message(rule, 7, Language::Japanese),
        u"左上の工房には職人がいます。空いている工房を選ぶか、先にその工房を空にしてください。"_s);
}

void TestWords::faultsNameTheirPlace()
{
    const Fault fault{u"/cards/3/favor"_s,
                      boxcode::range,
                      {{"expected", Term{"shape", "number"}}, {"min", 0}, {"max", 20}},
                      12};
    QCOMPARE(m_words.message(fault, Language::English),
             u"Line 12: “/cards/3/favor” is out of range. Expected: a number from 0 to 20."_s);
    QCOMPARE(m_words.message(fault, Language::French),
             u"Ligne 12\u00a0: «\u00a0/cards/3/favor\u00a0» est hors limites. "
             "Attendu\u00a0: un nombre de 0 à 20."_s);
    const Fault word{u"/cards/0/type"_s,
                     boxcode::value,
                     {{"word", std::string("smith")},
                      {"expected", std::vector<Term>{{"word", "gardener"}, {"word", "sculptor"}}}}};
    QCOMPARE(m_words.message(word, Language::English),
             u"“smith” is not one of the words allowed at “/cards/0/type”. Expected: gardener "
             "or sculptor."_s);
}

void TestWords::languages()
{
    QCOMPARE(languageFromId(u"fr"), Language::French);
    QVERIFY(!languageFromId(u"de"));
    QCOMPARE(languageFromLocale(QLocale(QLocale::Japanese, QLocale::Japan)), Language::Japanese);
    QCOMPARE(languageFromLocale(QLocale(QLocale::French, QLocale::Canada)), Language::French);
    QCOMPARE(languageFromLocale(QLocale(QLocale::German)), Language::English);
    QCOMPARE(languageFromLocale(QLocale::c()), Language::English);
}

QTEST_APPLESS_MAIN(TestWords)
#include "tst_words.moc"
