// SPDX-License-Identifier: MIT
#include "arigato/asks.h"
#include "every_id.h"
#include "rulebook/rulebook.h"
#include "words/typography.h"
#include "words/words.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

using namespace gyoji;
using namespace Qt::StringLiterals;

namespace {

/// A player reads no more than this in three seconds.
constexpr qsizetype longestAnswer = 300;
constexpr qsizetype longestJapaneseAnswer = 130;

/// What a reader may see of it.
QStringList shownTexts(const ArticleText &text)
{
    return {text.title, text.answer, text.more, text.example};
}

QStringList allTexts(const ArticleText &text)
{
    return shownTexts(text) + text.keywords;
}

} // namespace

class TestRulebook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyIdHasItsArticle();
    void everyQuestionHasItsArticle();
    void everyIconHasItsArticle();
    void everyIconHasItsFile();
    void namesRulesAsTheLogDoes();
    void languagesAreAsNewAsEachOther();
    void languagesHoldTheSameParts();
    void answersAreShort();
    void rulingsTellTheDefault();
    void englishIsSetAsEnglish();
    void frenchIsSetAsFrench();
    void japaneseIsSetAsJapanese();
    void noEnglishIsLeft();
    void hasNoArticleForWhatIsNoRule();

private:
    /// Calls back with each article and all its texts in that language.
    template <class Function>
    void forEachText(Language language, Function &&function) const
    {
        for (const Article &article : m_rulebook.articles()) {
            for (const QString &text : allTexts(article.in(language)))
                function(article, text);
        }
    }

    const Rulebook m_rulebook = *Rulebook::shipped("arigato");
    const Words m_words;
};

void TestRulebook::everyIdHasItsArticle()
{
    const auto wanted = test::everyId();
    for (const std::string &id : wanted)
        QVERIFY2(m_rulebook.byId(id), id.c_str());
    for (const Article &article : m_rulebook.articles())
        QVERIFY2(wanted.contains(article.id), article.id.c_str());
}

void TestRulebook::everyIconHasItsFile()
{
    std::set<std::string> files;
    QDirIterator icons(u":/icons"_s, QDir::Files, QDirIterator::Subdirectories);
    while (icons.hasNext()) {
        const QString file = icons.next();
        QVERIFY2(file.endsWith(".svg"_L1), qPrintable(file));
        files.insert(file.sliced(8).chopped(4).toStdString());
    }
    std::set<std::string> wanted = test::everyIcon();
    wanted.merge(test::everyControl());
    QCOMPARE(files, wanted);
}

/// What a seat is asked leads to a rule that tells of it.
void TestRulebook::everyQuestionHasItsArticle()
{
    using namespace arigato;
    const std::pair<Ask, RuleId> asks[] = {
        {ask::Choose{}, "ari.choose"},
        {ask::Resident{}, "ari.dawn.resident"},
        {ask::Producers{}, "ari.dawn.producers"},
        {ask::Travelers{}, "ari.dawn.travelers"},
        {ask::Cost{}, "ari.day.offer"},
        {ask::Supply{}, "ari.dusk.supply"},
        {ask::Objective{}, "ari.dusk.manual"},
        {ask::Discard{}, "ari.dusk.limit"},
        {ask::Favor{}, "ari.end.gate"},
    };
    static_assert(std::size(asks) == std::variant_size_v<Ask>);
    for (const auto &[ask, rule] : asks) {
        QCOMPARE(ruleOf(ask), rule);
        QVERIFY(m_rulebook.byId(rule));
    }
}

void TestRulebook::everyIconHasItsArticle()
{
    const auto wanted = test::everyIcon();
    for (const std::string &icon : wanted)
        QVERIFY2(m_rulebook.byIcon(icon), icon.c_str());
    for (const Article &article : m_rulebook.articles()) {
        for (const std::string &icon : article.icons) {
            QVERIFY2(wanted.contains(icon), icon.c_str());
            QCOMPARE(m_rulebook.byIcon(icon), &article);
        }
    }
}

void TestRulebook::namesRulesAsTheLogDoes()
{
    for (const std::string &id : test::namedRules()) {
        for (const Language language : allOf<Language>())
            QCOMPARE(m_rulebook.byId(id)->in(language).title,
                     m_words.sentence(test::namePrefix + id, {}, language));
    }
}

void TestRulebook::languagesAreAsNewAsEachOther()
{
    for (const Article &article : m_rulebook.articles()) {
        const int revision = article.in(Language::English).revision;
        QVERIFY2(article.in(Language::French).revision == revision, article.id.c_str());
        QVERIFY2(article.in(Language::Japanese).revision == revision, article.id.c_str());
    }
}

void TestRulebook::languagesHoldTheSameParts()
{
    for (const Article &article : m_rulebook.articles()) {
        const ArticleText &english = article.in(Language::English);
        for (const Language language : allOf<Language>()) {
            const ArticleText &text = article.in(language);
            QVERIFY2(text.more.isEmpty() == english.more.isEmpty(), article.id.c_str());
            QVERIFY2(text.example.isEmpty() == english.example.isEmpty(), article.id.c_str());
            QVERIFY2(!text.keywords.isEmpty(), article.id.c_str());
        }
    }
}

void TestRulebook::answersAreShort()
{
    for (const Article &article : m_rulebook.articles()) {
        QVERIFY2(article.in(Language::English).answer.size() <= longestAnswer, article.id.c_str());
        QVERIFY2(article.in(Language::French).answer.size() <= longestAnswer, article.id.c_str());
        QVERIFY2(article.in(Language::Japanese).answer.size() <= longestJapaneseAnswer,
                 article.id.c_str());
    }
}

void TestRulebook::rulingsTellTheDefault()
{
    for (const arigato::Ruling ruling : allOf<arigato::Ruling>()) {
        const std::string_view value = arigato::rulingValues[indexOf(ruling)][0];
        const Article &article = *m_rulebook.byId("ari.ruling." + std::string(idOf(ruling)));
        const auto says = [&article](Language language, const QString &text) {
            return article.in(language).answer.contains(text);
        };
        QVERIFY2(says(Language::English, u"your table decides. Unless you change it: "_s),
                 article.id.c_str());
        QVERIFY2(says(Language::French, u"votre table décide. Par défaut\u00a0: "_s),
                 article.id.c_str());
        QVERIFY2(says(Language::Japanese, u"卓で決めます。標準"_s), article.id.c_str());
        if (value == "pair")
            continue;
        const bool isYes = value == "yes";
        QVERIFY(says(Language::English, isYes ? u": yes, "_s : u": no, "_s));
        QVERIFY(says(Language::French, isYes ? u"\u00a0: oui, "_s : u"\u00a0: non, "_s));
        QVERIFY(says(Language::Japanese, isYes ? u"標準は「はい」"_s : u"標準は「いいえ」"_s));
    }
}

void TestRulebook::englishIsSetAsEnglish()
{
    static const QRegularExpression fault(u"'|\"|\\.\\.\\.|  |\\bfavour|\\bcolour|travell"_s);
    for (const Article &article : m_rulebook.articles()) {
        for (const QString &text : shownTexts(article.in(Language::English)))
            QVERIFY2(!text.contains(fault), qPrintable(text));
    }
}

void TestRulebook::frenchIsSetAsFrench()
{
    forEachText(Language::French, [](const Article &, const QString &text) {
        QVERIFY2(test::isSetAsFrench(text), qPrintable(text));
    });
}

void TestRulebook::japaneseIsSetAsJapanese()
{
    forEachText(Language::Japanese, [](const Article &, const QString &text) {
        QVERIFY2(test::isSetAsJapanese(text), qPrintable(text));
    });
}

void TestRulebook::noEnglishIsLeft()
{
    static const QRegularExpression english(u"\\b(the|and|you|your|with|each|of|is|are|at)\\b"_s);
    forEachText(Language::French, [](const Article &, const QString &text) {
        QVERIFY2(!text.contains(english), qPrintable(text));
    });
    static const QRegularExpression latin(u"[A-Za-zÀ-ÿ]{2}"_s);
    forEachText(Language::Japanese, [](const Article &, const QString &text) {
        QVERIFY2(!text.contains(latin), qPrintable(text));
    });
    for (const Article &article : m_rulebook.articles())
        QVERIFY2(article.in(Language::French).answer != article.in(Language::English).answer,
                 article.id.c_str());
}

void TestRulebook::hasNoArticleForWhatIsNoRule()
{
    QCOMPARE(m_rulebook.byId("ari.dusk"), nullptr);
    QCOMPARE(m_rulebook.byIcon("condition/dusk"), nullptr);
    QVERIFY(!Rulebook::shipped("chess"));
}

QTEST_APPLESS_MAIN(TestRulebook)
#include "tst_rulebook.moc"
