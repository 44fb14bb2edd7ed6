// SPDX-License-Identifier: MIT
#include "results/format.h"
#include "sheets.h"
#include "table/script.h"
#include "tst_results.h"

#include <QDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

/// Elements, attributes and texts in their order, without the blanks between elements.
QStringList tokensOf(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    QStringList tokens;
    while (!reader.atEnd()) {
        const auto type = reader.readNext();
        if (type == QXmlStreamReader::Characters && reader.isWhitespace())
            continue;
        tokens << reader.tokenString() + u' ' + reader.name().toString() + u' ' +
                      reader.text().toString();
        for (const QXmlStreamAttribute &attribute : reader.attributes())
            tokens << attribute.name().toString() + u'=' + attribute.value().toString();
    }
    if (reader.hasError())
        tokens << reader.errorString();
    return tokens;
}

QByteArray bodyOf(const QByteArray &html)
{
    return html.sliced(std::max<qsizetype>(0, html.indexOf("<body>")));
}

} // namespace

void TestResults::goldens_data()
{
    QTest::addColumn<QString>("name");
    const QDir folder(QStringLiteral(GYOJI_GOLDEN_DIR "/exports"));
    for (const QString &file : folder.entryList({u"*.jsonl"_s})) {
        const QString name = file.chopped(6);
        QTest::newRow(qPrintable(name)) << u"exports/"_s + name;
    }
}

void TestResults::goldens()
{
    QFETCH(const QString, name);
    const QByteArray journal = contentOf(name + ".jsonl"_L1);
    const QJsonObject options = objectOf(contentOf(name + ".options.json"_L1));
    const auto language = *languageFromId(options["lang"_L1].toString());
    const Script script = readScript(journal, shippedBox);
    QVERIFY(script.table && !script.fault);
    Play play;
    play.sheet = script.table->sheet();
    play.journal = writeScript(script.header, *script.table);
    play.id = playIdOf(play.journal);
    play.when = QDateTime::fromString(options["date"_L1].toString(), Qt::ISODate);
    if (const int minutes = options["minutes"_L1].toInt())
        play.minutes = minutes;
    play.location = options["location"_L1].toString();

    const auto written = [&](ResultFormat format) {
        return std::get<QByteArray>(writeResult(format, play, m_words, language));
    };
    QCOMPARE(written(ResultFormat::Journal), journal);
    QCOMPARE(written(ResultFormat::Text), contentOf(name + ".txt"_L1));
    QCOMPARE(written(ResultFormat::Csv), contentOf(name + ".csv"_L1));
    QCOMPARE(bodyOf(written(ResultFormat::Html)), contentOf(name + ".html"_L1));
    QCOMPARE(objectOf(written(ResultFormat::BgStats)),
             objectOf(contentOf(name + ".bgstats.json"_L1)));
    QCOMPARE(dataOf(written(ResultFormat::BgStatsLink).trimmed()),
             objectOf(contentOf(name + ".link.json"_L1)));
    QCOMPARE(tokensOf(written(ResultFormat::Bgg)), tokensOf(contentOf(name + ".xml"_L1)));
}

} // namespace gyoji::test
