// SPDX-License-Identifier: MIT
#include "rulebook/fold.h"
#include "rulebook/slip.h"
#include "rulebook/stem.h"
#include "rulebook/terms.h"

#include <QTest>

using namespace gyoji;
using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const std::vector<SearchTerm> &terms)
{
    QStringList texts;
    for (const SearchTerm &term : terms)
        texts << term.text;
    return texts;
}

} // namespace

class TestSearchTerms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldsText_data();
    void foldsText();
    void findsStems_data();
    void findsStems();
    void slips();
    void cutsTextsIntoTerms();
    void particlesTellLittle();
};

void TestSearchTerms::foldsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("is");
    QTest::newRow("accents") << u"Éàçï"_s << u"eaci"_s;
    QTest::newRow("ligatures") << u"ŒuvreÆ"_s << u"oeuvreae"_s;
    QTest::newRow("width") << u"Ａ１ｶﾞ"_s << u"a1ガ"_s;
    QTest::newRow("voiced kana stay") << u"がパ"_s << u"がパ"_s;
}

void TestSearchTerms::foldsText()
{
    QFETCH(QString, text);
    QFETCH(QString, is);
    QCOMPARE(folded(text), is);
}

void TestSearchTerms::findsStems_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("language");
    const auto add = [](Language language, const QString &words) {
        QTest::newRow(qPrintable(words))
            << words.split(u' ') << static_cast<int>(indexOf(language));
    };
    add(Language::English, u"exchange exchanges exchanged exchanging"_s);
    add(Language::English, u"supply supplies"_s);
    add(Language::English, u"empty emptied empties"_s);
    add(Language::English, u"drop dropped dropping drops"_s);
    add(Language::English, u"two 2"_s);
    add(Language::French, u"echange echanges echanger echangez echangent"_s);
    add(Language::French, u"objet objets"_s);
    add(Language::French, u"defausser defausse defaussee defaussees"_s);
    add(Language::French, u"douze 12"_s);
}

void TestSearchTerms::findsStems()
{
    QFETCH(QStringList, words);
    QFETCH(int, language);
    for (const QString &word : words)
        QCOMPARE(stemOf(word, static_cast<Language>(language)),
                 stemOf(words.first(), static_cast<Language>(language)));
}

void TestSearchTerms::slips()
{
    QVERIFY(isOneSlip(u"exhcange", u"exchange"));
    QVERIFY(isOneSlip(u"exchnge", u"exchange"));
    QVERIFY(isOneSlip(u"exchangee", u"exchange"));
    QVERIFY(isOneSlip(u"exchonge", u"exchange"));
    QVERIFY(isOneSlip(u"ab", u"ba"));
    QVERIFY(!isOneSlip(u"exchange", u"exchange"));
    QVERIFY(!isOneSlip(u"exchange", u"exchan"));
    QVERIFY(!isOneSlip(u"exhcnage", u"exchange"));
    QVERIFY(!isOneSlip(u"a", u"bc"));
}

void TestSearchTerms::cutsTextsIntoTerms()
{
    QCOMPARE(textsOf(questionTerms(u"Can I keep 8 items?"_s, Language::English)),
             (QStringList{u"keep"_s, u"8"_s, u"item"_s}));
    QCOMPARE(textsOf(questionTerms(u"l’échange d’objets"_s, Language::French)),
             (QStringList{u"echang"_s, u"objet"_s}));
    QCOMPARE(textsOf(questionTerms(u"昼に交換"_s, Language::Japanese)),
             (QStringList{u"昼に"_s, u"昼"_s, u"に交"_s, u"交換"_s}));
    QCOMPARE(textsOf(articleTerms(u"交換"_s, Language::Japanese)),
             (QStringList{u"交換"_s, u"交"_s, u"換"_s}));
    QCOMPARE(textsOf(questionTerms(u"カタナ"_s, Language::Japanese)),
             (QStringList{u"かた"_s, u"たな"_s}));
    QCOMPARE(textsOf(questionTerms(u"刀2個"_s, Language::Japanese)),
             (QStringList{u"刀"_s, u"2"_s, u"個"_s}));
}

void TestSearchTerms::particlesTellLittle()
{
    const auto terms = questionTerms(u"できるトークン"_s, Language::Japanese);
    QVERIFY(terms.front().weight < 1);
    QCOMPARE(terms.back().weight, 1.0);
}

QTEST_APPLESS_MAIN(TestSearchTerms)
#include "tst_search_terms.moc"
