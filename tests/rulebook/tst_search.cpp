// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "rulebook/rulebook.h"

#include <QFile>
#include <QTest>

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

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
