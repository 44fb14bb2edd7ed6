// SPDX-License-Identifier: MIT
#include "results/bgg.h"
#include "results/bgstats.h"
#include "results/csv.h"
#include "results/html.h"
#include "results/text.h"
#include "rfc4180.h"
#include "sheets.h"
#include "tst_results.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

constexpr auto english = Language::English;

QStringList columnOf(const std::vector<QStringList> &rows, const QString &heading)
{
    QStringList cells;
    for (const QStringList &row : rows)
        cells << row.value(rows.front().indexOf(heading));
    return cells.mid(1);
}

std::vector<QStringList> rowsOf(const QByteArray &csv)
{
    return readRfc4180(QString::fromUtf8(csv).sliced(1)).value_or(std::vector<QStringList>{{}});
}

/// What the XML says of the name of the first player; empty where it is no XML.
QString nameIn(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    QString name;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == "player"_L1 &&
            name.isNull())
            name = reader.attributes().value("name"_L1).toString();
    }
    return reader.hasError() ? QString() : name;
}

} // namespace

void TestResults::csvTextReadsBack_data()
{
    addHostileNames();
}

void TestResults::csvTextReadsBack()
{
    QFETCH(const QString, name);
    const Play play = playOf({name, u"Bea"_s});
    const QByteArray csv = resultCsv(m_words, {&play, 1}, english);
    QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
    const auto rows = rowsOf(csv);
    QCOMPARE(rows.size(), std::size_t{3});
    const QString kept = columnOf(rows, u"player"_s).value(0);
    QCOMPARE(kept.startsWith(u'\'') ? kept.sliced(1) : kept, name);
    QCOMPARE(columnOf(rows, u"total"_s), (QStringList{u"10"_s, u"9"_s}));
}

void TestResults::csvDefusesFormulas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::newRow("=") << u"=1+1"_s << u"'=1+1"_s;
    QTest::newRow("+") << u"+1"_s << u"'+1"_s;
    QTest::newRow("-") << u"-1"_s << u"'-1"_s;
    QTest::newRow("@") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
    QTest::newRow("wide =") << u"＝1"_s << u"'＝1"_s;
    QTest::newRow("wide +") << u"＋1"_s << u"'＋1"_s;
    QTest::newRow("wide -") << u"－1"_s << u"'－1"_s;
    QTest::newRow("wide @") << u"＠A1"_s << u"'＠A1"_s;
    QTest::newRow("blank") << u" =1"_s << u"' =1"_s;
    QTest::newRow("tab") << u"\t=1"_s << u"'\t=1"_s;
    QTest::newRow("line") << u"\r\n=1"_s << u"\"'\r\n=1\""_s;
    QTest::newRow("call") << u"=HYPERLINK(\"x\",1)"_s << u"\"'=HYPERLINK(\"\"x\"\",1)\""_s;
    QTest::newRow("within") << u"1=1"_s << u"1=1"_s;
    QTest::newRow("empty") << QString() << QString();
}

void TestResults::csvDefusesFormulas()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    QCOMPARE(csvText(text), cell);

    Play play = playOf({u"Aki"_s});
    play.location = text;
    play.sheet.seats.front().points.front().points = -3;
    const auto rows = rowsOf(resultCsv(m_words, {&play, 1}, english));
    QCOMPARE(columnOf(rows, u"total"_s), QStringList{u"-3"_s});
    QVERIFY(!columnOf(rows, u"location"_s).value(0).trimmed().startsWith(u'='));
}

void TestResults::csvHasAColumnForEverySource()
{
    std::vector<Play> plays{playOf({u"Aki"_s}), playOf({u"Bea"_s})};
    plays[1].sheet.seats.front().points = {{"other.end", 7, std::nullopt, 2}};
    plays[1].when = {};
    plays[1].minutes.reset();
    const auto rows = rowsOf(resultCsv(m_words, plays, english));
    QCOMPARE(columnOf(rows, u"favor"_s), (QStringList{u"10"_s, QString()}));
    QCOMPARE(columnOf(rows, u"other.end"_s), (QStringList{QString(), u"7"_s}));
    QCOMPARE(columnOf(rows, u"date"_s), (QStringList{u"2026-11-29T20:15:00+09:00"_s, QString()}));
    QCOMPARE(columnOf(rows, u"minutes"_s), (QStringList{u"45"_s, QString()}));
    QCOMPARE(columnOf(rows, u"still unknown"_s), (QStringList{u"0"_s, u"2"_s}));
}

void TestResults::htmlHoldsNoMarkupOfAName_data()
{
    addHostileNames();
}

void TestResults::htmlHoldsNoMarkupOfAName()
{
    QFETCH(const QString, name);
    const auto shapeOf = [this](const QString &of) {
        Play play = playOf({of, u"Bea"_s});
        play.location = of;
        QString html = QString::fromUtf8(resultHtml(m_words, play, english));
        static const QRegularExpression text(u">[^<]*<"_s);
        return html.replace(text, u"><"_s);
    };
    QCOMPARE(shapeOf(name), shapeOf(u"Aki"_s));
}

void TestResults::htmlNeedsNothingElse()
{
    for (const Language language : allOf<Language>()) {
        const auto html = QString::fromUtf8(resultHtml(m_words, playOf({u"Aki"_s}), language));
        const auto id = idOf(language);
        QVERIFY(html.startsWith("<!DOCTYPE html>\n<html lang=\""_L1 +
                                QString::fromLatin1(id.data(), std::ssize(id)) + "\">"_L1));
        QVERIFY(html.contains("<meta charset=\"utf-8\">"_L1));
        QVERIFY(html.contains("default-src 'none'"_L1));
        for (const char *foreign : {"http:", "https:", "<script", "src=", "@import", "url("})
            QVERIFY2(!html.contains(QLatin1String(foreign)), foreign);
    }
}

void TestResults::xmlReadsBack_data()
{
    addHostileNames();
}

/// XML 1.0 has no place for control characters: they are blanks.
void TestResults::xmlReadsBack()
{
    QFETCH(QString, name);
    Play play = playOf({name, u"Bea"_s});
    play.location = name;
    const QString read = nameIn(bggPlays(play, name));
    for (const QChar c : name) {
        if (c.isLetterOrNumber() || c.isPunct())
            QVERIFY2(read.contains(c), qPrintable(read));
    }
}

void TestResults::textKeepsToItsLine_data()
{
    addHostileNames();
}

void TestResults::textKeepsToItsLine()
{
    QFETCH(const QString, name);
    Play play = playOf({name, u"Bea"_s});
    play.location = name;
    const QString text = resultText(m_words, play, english);
    const QStringList lines = text.split(u'\n');
    QCOMPARE(lines.size(), 6);
    QVERIFY(lines[3].startsWith("1. "_L1) && lines[3].endsWith(": 10 points (favor 10)"_L1));
    QVERIFY(lines[4] == "2. Bea: 9 points (favor 9)"_L1);
    QCOMPARE(text.count(QChar(0x2068)), text.count(QChar(0x2069)));
    QVERIFY(!text.contains(QChar(0x202e)) && !text.contains(u'\r') && !text.contains(u'\a'));
}

void TestResults::linkIsPlainAscii_data()
{
    addHostileNames();
}

void TestResults::linkIsPlainAscii()
{
    QFETCH(const QString, name);
    Play play = playOf({name, u"Bea"_s});
    play.location = name;
    const QByteArray link = bgstats::link(play, name);
    static const QRegularExpression plain(
        u"^https://app\\.bgstatsapp\\.com/createPlay\\.html\\?data=(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*$"_s);
    QVERIFY(plain.match(QString::fromLatin1(link)).hasMatch());
    const QJsonObject data = dataOf(link);
    QCOMPARE(data["players"_L1][0]["name"_L1].toString(), name);
    QCOMPARE(data["location"_L1].toString(), name);
    QCOMPARE(data["comments"_L1].toString(), name);
}

} // namespace gyoji::test
