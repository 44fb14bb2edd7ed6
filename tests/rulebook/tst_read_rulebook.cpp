// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "rulebook/read_rulebook.h"

#include <QTest>

using namespace gyoji;
using namespace Qt::StringLiterals;

namespace {

const QByteArray index = R"({"gyoji-rulebook": 1, "game": "g", "articles": [
    {"id": "g.a", "icons": ["x/y"], "related": ["g.b"]}, {"id": "g.b", "related": []}]})";

const QByteArray texts = R"({"gyoji-rulebook": 1, "game": "g", "language": "LANG",
    "synonyms": {"blade": "sword"}, "articles": {
    "g.a": {"revision": 2, "title": "A", "answer": "Yes.", "keywords": ["k"]},
    "g.b": {"revision": 1, "title": "B", "answer": "No.", "more": "M", "example": "E"}}})";

RulebookFiles soundFiles()
{
    RulebookFiles files{index, {}};
    for (const Language language : allOf<Language>())
        files.texts[indexOf(language)] =
            QByteArray(texts).replace("LANG", QByteArray(idOf(language).data(), 2));
    return files;
}

/// "code pointer" of each fault.
QStringList toldBy(const RulebookFiles &files)
{
    QStringList told;
    const auto read = readRulebook(files);
    if (const auto *faults = std::get_if<Faults>(&read)) {
        for (const Fault &fault : *faults)
            told << fromUtf8(fault.code) + u' ' + fault.pointer;
    }
    return told;
}

} // namespace

class TestReadRulebook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAllThatFilesHold();
    void tellsFaultsOfTheIndex_data();
    void tellsFaultsOfTheIndex();
    void tellsFaultsOfTexts_data();
    void tellsFaultsOfTexts();
};

void TestReadRulebook::readsAllThatFilesHold()
{
    const auto read = readRulebook(soundFiles());
    const auto *content = std::get_if<RulebookContent>(&read);
    QVERIFY(content);
    const ArticleText a{2, u"A"_s, u"Yes."_s, {}, {}, {u"k"_s}};
    const ArticleText b{1, u"B"_s, u"No."_s, u"M"_s, u"E"_s, {}};
    const std::vector<Article> articles{{"g.a", {"x/y"}, {"g.b"}, {a, a, a}},
                                        {"g.b", {}, {}, {b, b, b}}};
    QVERIFY(content->articles == articles);
    for (const auto &synonyms : content->synonyms)
        QVERIFY((synonyms == std::vector<Synonym>{{u"blade"_s, u"sword"_s}}));
}

void TestReadRulebook::tellsFaultsOfTheIndex_data()
{
    QTest::addColumn<QByteArray>("was");
    QTest::addColumn<QByteArray>("is");
    QTest::addColumn<QStringList>("told");
    const auto add = [](const char *name, const char *was, const char *is, const QString &told) {
        QTest::newRow(name) << QByteArray(was) << QByteArray(is) << QStringList{told};
    };
    add("no JSON", "]}", "]", u"rulebook.json /index"_s);
    add("newer", "k\": 1", "k\": 2", u"rulebook.range /index/gyoji-rulebook"_s);
    add("id twice", "\"id\": \"g.b\"", "\"id\": \"g.a\"",
        u"rulebook.duplicate /index/articles/1/id"_s);
    add("icon twice", "[\"x/y\"]", "[\"x\", \"x\"]",
        u"rulebook.duplicate /index/articles/0/icons/1"_s);
    add("link to nothing", "[\"g.b\"]", "[\"g.c\"]",
        u"rulebook.word /index/articles/0/related/0"_s);
    add("link to itself", "[\"g.b\"]", "[\"g.b\", \"g.a\"]",
        u"rulebook.word /index/articles/0/related/1"_s);
    add("no links", ", \"related\": []", "", u"rulebook.missing /index/articles/1/related"_s);
    add("unknown key", "\"icons\"", "\"icon\"", u"rulebook.unknown-key /index/articles/0/icon"_s);
}

void TestReadRulebook::tellsFaultsOfTheIndex()
{
    QFETCH(QByteArray, was);
    QFETCH(QByteArray, is);
    QFETCH(QStringList, told);
    RulebookFiles files = soundFiles();
    QVERIFY(files.index.contains(was));
    files.index.replace(was, is);
    QCOMPARE(toldBy(files), told);
}

void TestReadRulebook::tellsFaultsOfTexts_data()
{
    QTest::addColumn<QByteArray>("was");
    QTest::addColumn<QByteArray>("is");
    QTest::addColumn<QStringList>("told");
    const auto add = [](const char *name, const char *was, const char *is,
                        const QStringList &told) {
        QTest::newRow(name) << QByteArray(was) << QByteArray(is) << told;
    };
    add("no JSON", "}}}", "}}", {u"rulebook.json /fr"_s});
    add("other game", "\"g\"", "\"h\"", {u"rulebook.word /fr/game"_s});
    add("other language", "\"fr\"", "\"ja\"", {u"rulebook.word /fr/language"_s});
    add("no such language", "\"fr\"", "\"de\"", {u"rulebook.word /fr/language"_s});
    add("article missing", "\"g.b\"", "\"g.c\"",
        {u"rulebook.missing /fr/articles/g.b"_s, u"rulebook.unknown-key /fr/articles/g.c"_s});
    add("no answer", ", \"answer\": \"No.\"", "", {u"rulebook.missing /fr/articles/g.b/answer"_s});
    add("empty answer", "\"No.\"", "\"\"", {u"rulebook.range /fr/articles/g.b/answer"_s});
    add("revision 0", ": 2", ": 0", {u"rulebook.range /fr/articles/g.a/revision"_s});
    add("keyword no text", "[\"k\"]", "[1]", {u"rulebook.type /fr/articles/g.a/keywords/0"_s});
    add("synonym no text", "\"sword\"", "1", {u"rulebook.type /fr/synonyms/blade"_s});
}

void TestReadRulebook::tellsFaultsOfTexts()
{
    QFETCH(QByteArray, was);
    QFETCH(QByteArray, is);
    QFETCH(QStringList, told);
    RulebookFiles files = soundFiles();
    QByteArray &french = files.texts[indexOf(Language::French)];
    QVERIFY(french.contains(was));
    french.replace(was, is);
    QCOMPARE(toldBy(files), told);
}

QTEST_APPLESS_MAIN(TestReadRulebook)
#include "tst_read_rulebook.moc"
