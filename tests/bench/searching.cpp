// SPDX-License-Identifier: MIT
#include "bench/searching.h"

#include "bench/measure.h"
#include "rulebook/rulebook.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace gyoji::bench {

namespace {

constexpr int runs = 101;
constexpr double goal = 1;

/// As one types: word by word, in each language.
const QStringList questions{u"can"_s,
                            u"can I keep"_s,
                            u"can I keep 8 items at dusk"_s,
                            u"échanger"_s,
                            u"peut-on échanger avec les autres"_s,
                            u"exhcange"_s,
                            u"献上"_s,
                            u"夜明けに献上できる"_s};

/// The words as SQLite's query language takes them, each of which may be missing.
QString anyWordOf(const QString &question)
{
    return u'"' + question.split(u' ').join("\" OR \""_L1) + u'"';
}

QSqlQuery bareSearch(const Rulebook &rulebook)
{
    auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"searching"_s);
    database.setDatabaseName(u":memory:"_s);
    database.open();
    QSqlQuery query(database);
    query.exec(u"create virtual table text using fts5(id unindexed, body, tokenize=trigram)"_s);
    query.prepare(u"insert into text values (?, ?)"_s);
    for (const Article &article : rulebook.articles()) {
        for (const ArticleText &text : article.texts) {
            query.addBindValue(QString::fromStdString(article.id));
            query.addBindValue(text.title + text.answer + text.more + text.example);
            query.exec();
        }
    }
    query.prepare(u"select id, body from text where text match ? order by rank limit 10"_s);
    return query;
}

} // namespace

void benchSearching()
{
    const Rulebook rulebook = *Rulebook::shipped("arigato");
    QSqlQuery query = bareSearch(rulebook);
    compare(
        "search the rulebook / a bare full-text query of SQLite", goal, runs,
        [&] {
            for (const QString &question : questions)
                keep(rulebook.search(question, Language::English));
        },
        [&] {
            for (const QString &question : questions) {
                query.bindValue(0, anyWordOf(question));
                query.exec();
                while (query.next())
                    keep(query.value(1).toString());
            }
        });
    constexpr int longest = 5;
    constexpr std::size_t searches = 1000;
    qsizetype next = 0;
    spread("search the rulebook for one question", longest, searches,
           [&] { keep(rulebook.search(questions[next++ % questions.size()], Language::English)); });
}

} // namespace gyoji::bench
