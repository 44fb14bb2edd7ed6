// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "rulebook/fold.h"
#include "rulebook/rulebook.h"
#include "rulebook/slip.h"
#include "rulebook/stem.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace gyoji;
using namespace Qt::StringLiterals;

namespace {

/// A question must find its article among so many.
constexpr std::size_t firstHits = 3;
constexpr int leastQuestions = 60;

/// Each line of a file: a question, a tab, the id of the article that answers it.
QList<QStringList> questionsIn(Language language)
{
    QFile file(QStringLiteral(QUESTIONS_DIR "/questions_%1.tsv").arg(latin1(idOf(language))));
    QList<QStringList> questions;
    if (!file.open(QIODevice::ReadOnly))
        return questions;
    while (!file.atEnd())
        questions << QString::fromUtf8(file.readLine()).trimmed().split(u'\t');
    return questions;
}

/// The ids of the articles found, best first.
QStringList found(const Rulebook &rulebook, const QString &question, Language language,
                  std::size_t most = firstHits)
{
    QStringList ids;
    for (const Article *article : rulebook.search(question, language, most))
        ids << fromUtf8(article->id);
    return ids;
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void questionsFindTheirArticle_data();
    void questionsFindTheirArticle();
    void thereAreEnoughQuestions();
    void writingsOfOneWordFindTheSame_data();
    void writingsOfOneWordFindTheSame();
    void findsWhatPlayersCallIt_data();
    void findsWhatPlayersCallIt();
    void findsWhileOneTypes_data();
    void findsWhileOneTypes();
    void findsNothingForNothing_data();
    void findsNothingForNothing();
    void tellsNoMoreThanAsked();
    void looksAtTheStartOfALongQuestion();
    void foldsText_data();
    void foldsText();
    void findsStems_data();
    void findsStems();
    void slips();

private:
    const Rulebook m_rulebook = *Rulebook::shipped("arigato");
};

void TestSearch::questionsFindTheirArticle_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("id");
    for (const Language language : allOf<Language>()) {
        for (const QStringList &line : questionsIn(language)) {
            QCOMPARE(line.size(), 2);
            QTest::newRow(qPrintable(line[0])) << line[0] << line[1];
        }
    }
}

/// Whatever the screen's language is.
void TestSearch::questionsFindTheirArticle()
{
    QFETCH(QString, question);
    QFETCH(QString, id);

    QVERIFY2(m_rulebook.byId(id.toStdString()), qPrintable(id));
    for (const Language screen : allOf<Language>()) {
        const QStringList ids = found(m_rulebook, question, screen);
        QVERIFY2(ids.contains(id), qPrintable(ids.join(u' ')));
    }
}

void TestSearch::thereAreEnoughQuestions()
{
    for (const Language language : allOf<Language>())
        QVERIFY(questionsIn(language).size() >= leastQuestions);
}

void TestSearch::writingsOfOneWordFindTheSame_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    const auto add = [](const QString &a, const QString &b) {
        QTest::newRow(qPrintable(b)) << a << b;
    };
    add(u"égalité"_s, u"egalite"_s);
    add(u"Résident"_s, u"RÉSIDENT"_s);
    add(u"résident"_s, u"re\u0301sident"_s);
    add(u"アイテム"_s, u"ｱｲﾃﾑ"_s);
    add(u"アイテム"_s, u"あいてむ"_s);
    add(u"ループ"_s, u"ﾙｰﾌﾟ"_s);
    add(u"7 items"_s, u"７　ｉｔｅｍｓ"_s);
    add(u"seven items"_s, u"7 items"_s);
    add(u"sept objets"_s, u"7 objets"_s);
    add(u"what's a traveler?"_s, u"what’s a traveler"_s);
}

void TestSearch::writingsOfOneWordFindTheSame()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    for (const Language screen : allOf<Language>()) {
        const QStringList ids = found(m_rulebook, a, screen);
        QVERIFY(!ids.isEmpty());
        QCOMPARE(found(m_rulebook, b, screen), ids);
    }
}

/// Words that the texts do not use.
void TestSearch::findsWhatPlayersCallIt_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("id");
    const auto add = [](const QString &said, const char *id) {
        QTest::newRow(qPrintable(said)) << said << QString::fromLatin1(id);
    };
    add(u"katana"_s, "ari.type.blacksmith");
    add(u"カタナ"_s, "ari.type.blacksmith");
    add(u"crafter"_s, "ari.word.artisan");
    add(u"craftsman card"_s, "ari.word.artisan");
    add(u"favour"_s, "ari.word.favor");
    add(u"travellers"_s, "ari.dawn.travelers");
    add(u"VP"_s, "ari.word.favor");
    add(u"victory points"_s, "ari.word.favor");
    add(u"PV"_s, "ari.word.favor");
    add(u"points de victoire"_s, "ari.word.favor");
    add(u"勝利点"_s, "ari.word.favor");
    add(u"得点"_s, "ari.word.favor");
}

void TestSearch::findsWhatPlayersCallIt()
{
    QFETCH(QString, said);
    QFETCH(QString, id);
    const QStringList ids = found(m_rulebook, said, Language::English);
    QVERIFY2(ids.contains(id), qPrintable(ids.join(u' ')));
}

void TestSearch::findsWhileOneTypes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    const auto add = [](const QString &typed, const char *id) {
        QTest::newRow(qPrintable(typed)) << typed << QString::fromLatin1(id);
    };
    add(u"exch"_s, "ari.day.exchange");
    add(u"hourgl"_s, "ari.word.hourglass");
    add(u"écha"_s, "ari.day.exchange");
    add(u"交"_s, "ari.day.exchange");
    add(u"砂"_s, "ari.word.hourglass");
    add(u"exhcange"_s, "ari.day.exchange");
    add(u"hourglas"_s, "ari.word.hourglass");
}

void TestSearch::findsWhileOneTypes()
{
    QFETCH(QString, typed);
    QFETCH(QString, id);
    const QStringList ids = found(m_rulebook, typed, Language::English);
    QVERIFY2(ids.contains(id), qPrintable(ids.join(u' ')));
}

void TestSearch::findsNothingForNothing_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("empty") << QString();
    QTest::newRow("blank") << u" \t　"_s;
    QTest::newRow("punctuation") << u"?!…。"_s;
    QTest::newRow("no word of ours") << u"xylophone"_s;
    QTest::newRow("emoji") << u"🎲"_s;
    QTest::newRow("half a character") << QString(QChar(0xd83c));
}

void TestSearch::findsNothingForNothing()
{
    QFETCH(QString, question);
    for (const Language screen : allOf<Language>())
        QCOMPARE(found(m_rulebook, question, screen), QStringList());
}

void TestSearch::tellsNoMoreThanAsked()
{
    QCOMPARE(found(m_rulebook, u"artisan"_s, Language::English, 10).size(), 10);
    const auto three = found(m_rulebook, u"artisan"_s, Language::English, 3);
    QCOMPARE(found(m_rulebook, u"artisan"_s, Language::English, 10).first(3), three);
}

void TestSearch::looksAtTheStartOfALongQuestion()
{
    const QString start = u"exchange "_s + QString(291, u'.');
    QCOMPARE(start.size(), 300);
    QCOMPARE(found(m_rulebook, start + u"dusk "_s.repeated(100'000), Language::English),
             found(m_rulebook, u"exchange "_s, Language::English));
}

void TestSearch::foldsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("is");
    QTest::newRow("accents") << u"Éàçï"_s << u"eaci"_s;
    QTest::newRow("ligatures") << u"ŒuvreÆ"_s << u"oeuvreae"_s;
    QTest::newRow("width") << u"Ａ１ｶﾞ"_s << u"a1ガ"_s;
    QTest::newRow("voiced kana stay") << u"がパ"_s << u"がパ"_s;
}

void TestSearch::foldsText()
{
    QFETCH(QString, text);
    QFETCH(QString, is);
    QCOMPARE(folded(text), is);
}

void TestSearch::findsStems_data()
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

void TestSearch::findsStems()
{
    QFETCH(QStringList, words);
    QFETCH(int, language);
    for (const QString &word : words)
        QCOMPARE(stemOf(word, static_cast<Language>(language)),
                 stemOf(words.first(), static_cast<Language>(language)));
}

void TestSearch::slips()
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

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
