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

private:
    const Rulebook m_rulebook = *Rulebook::shipped("arigato");
};

void TestSearch::questionsFindTheirArticle_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("language");
    for (const Language language : allOf<Language>()) {
        for (const QStringList &line : questionsIn(language)) {
            QCOMPARE(line.size(), 2);
            QTest::newRow(qPrintable(line[0]))
                << line[0] << line[1] << static_cast<int>(indexOf(language));
        }
    }
}

/// Whatever language the screen is in.
void TestSearch::questionsFindTheirArticle()
{
    QFETCH(QString, question);
    QFETCH(QString, id);
    QFETCH(int, language);

    QVERIFY2(m_rulebook.byId(id.toStdString()), qPrintable(id));
    const QStringList ids = found(m_rulebook, question, static_cast<Language>(language));
    QVERIFY2(ids.contains(id), qPrintable(ids.join(u' ')));
}

void TestSearch::thereAreEnoughQuestions()
{
    for (const Language language : allOf<Language>())
        QVERIFY(questionsIn(language).size() >= leastQuestions);
}

QTEST_APPLESS_MAIN(TestSearch)
#include "tst_search.moc"
