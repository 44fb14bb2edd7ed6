// SPDX-License-Identifier: MIT
#include "table/script.h"
#include "words/words.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;

namespace {

struct Ran
{
    int status = -1;
    QString said;
};

Ran run(const QString &program, const QStringList &words)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"QT_QPA_PLATFORM"_s);
    environment.remove(u"DISPLAY"_s);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, words);
    if (!process.waitForFinished())
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAll()).trimmed()};
}

Ran gyojiWith(const QStringList &words)
{
    return run(QStringLiteral(GYOJI_PROGRAM), words);
}

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString golden(const QString &name)
{
    return QStringLiteral(GYOJI_GOLDEN_DIR "/exports/") + name;
}

/// What is wrong with a script, in words.
QString faultOf(const QByteArray &script, Language language)
{
    const Script read = readScript(script, shippedBox);
    return read.fault ? Words().message(read.fault->refusal, read.fault->line, language)
                      : QString();
}

} // namespace

/// Results that go out by a command, as people type it.
class TestExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void prints_data();
    void prints();
    void draws();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void commandWritesEachFormat_data();
    void commandWritesEachFormat();

private:
    QTemporaryDir m_folder;
};

void TestExport::init()
{
    QVERIFY(m_folder.isValid());
}

void TestExport::prints_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QStringList>("texts");
    const QString a4 = u"59\\d(\\.\\d+)? x 84\\d"_s;
    QTest::newRow("a4") << u"tie"_s << QStringList{u"--lang"_s, u"en"_s} << a4
                        << QStringList{u"Arigatō: final score"_s, u"Aki"_s, u"51"_s,
                                       u"Shared victory"_s};
    QTest::newRow("letter") << u"tie"_s
                            << QStringList{u"--paper"_s, u"letter"_s, u"--lang"_s, u"fr"_s}
                            << u"612 x 792"_s
                            << QStringList{u"score final"_s, u"Aki"_s, u"51"_s,
                                           u"Victoire partagée"_s};
    QTest::newRow("japanese") << u"retired"_s << QStringList{u"--lang"_s, u"ja"_s} << a4
                              << QStringList{u"最終得点"_s};
    QTest::newRow("names") << u"names"_s << QStringList{u"--lang"_s, u"en"_s} << a4
                           << QStringList{u"佐々木"_s, u"=cmd"_s, QString(20, u'x')};
}

/// As pdftotext and pdfinfo read it.
void TestExport::prints()
{
    QFETCH(const QString, game);
    QFETCH(const QStringList, options);
    QFETCH(const QString, paper);
    QFETCH(const QStringList, texts);
    const QString pdf = m_folder.filePath(u"out.pdf"_s);
    const Ran ran =
        gyojiWith(options + QStringList{u"--export"_s, pdf, golden(game + ".jsonl"_L1)});
    QCOMPARE(ran.said, QString());
    QCOMPARE(ran.status, 0);
    const QString text = run(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s})
                             .said.normalized(QString::NormalizationForm_KC);
    for (const QString &expected : texts)
        QVERIFY2(text.contains(expected), qPrintable(text));
    const QString told = run(u"pdfinfo"_s, {pdf}).said;
    QVERIFY2(told.contains(QRegularExpression(paper)), qPrintable(told));
    QVERIFY2(told.contains(QRegularExpression(u"Pages:\\s+1\n"_s)), qPrintable(told));
}

void TestExport::draws()
{
    const QString png = m_folder.filePath(u"out.PNG"_s);
    const Ran ran = gyojiWith({u"--export"_s, png, golden(u"tie.jsonl"_s)});
    QCOMPARE(ran.said, QString());
    QCOMPARE(ran.status, 0);
    const QImage image(png);
    QVERIFY(image.width() > 500 && image.height() > 300);
    QSet<QRgb> colors;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colors.insert(image.pixel(x, y));
    }
    QVERIFY(colors.size() > 4);
}

void TestExport::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("rule");
    const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki"],"box":"sample"})";
    const auto add = [](const char *name, const QStringList &words, const QByteArray &content,
                        const char *rule) {
        QTest::newRow(name) << words << content << QString::fromLatin1(rule);
    };
    add("no file", {u"--export"_s, u"out.pdf"_s}, {}, "window.usage");
    add("no such form", {u"--export"_s, u"out.gif"_s, u"in"_s}, header, "window.usage");
    add("no such paper", {u"--paper"_s, u"b5"_s, u"--export"_s, u"out.pdf"_s, u"in"_s}, header,
        "window.usage");
    add("nothing there", {u"--export"_s, u"out.pdf"_s, u"missing"_s}, {}, "command.cannot-read");
    add("no script", {u"--export"_s, u"out.pdf"_s, u"in"_s}, "hello", "");
    add("against a rule", {u"--export"_s, u"out.pdf"_s, u"in"_s},
        header + "\n{\"do\":\"next\",\"player\":0}", "");
    add("no such folder", {u"--export"_s, u"none/out.pdf"_s, u"in"_s}, header, "window.not-drawn");
}

/// In each language, with a status of 1, and nothing is written.
void TestExport::saysWhatIsWrong()
{
    QFETCH(QStringList, words);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, rule);
    const QTemporaryDir folder;
    QFile in(folder.filePath(u"in"_s));
    QVERIFY(in.open(QIODevice::WriteOnly));
    in.write(content);
    in.close();
    for (QString &word : words) {
        if (word.contains("out."_L1) || word == "in"_L1 || word == "missing"_L1)
            word = folder.filePath(word);
    }
    QSet<QString> told;
    for (const Language language : allOf<Language>()) {
        const Ran ran =
            gyojiWith(QStringList{u"--lang"_s, QString::fromLatin1(idOf(language))} + words);
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.said.size() > 10, qPrintable(ran.said));
        QVERIFY2(!told.contains(ran.said), qPrintable(ran.said));
        told.insert(ran.said);
        if (rule == "window.usage"_L1)
            QCOMPARE(ran.said, Words().sentence("window.usage", {}, language));
        else if (rule.isEmpty())
            QCOMPARE(ran.said, "gyoji: "_L1 + faultOf(content, language));
    }
    QVERIFY(QDir(folder.path()).entryList(QDir::Files) == QStringList{u"in"_s});
}

void TestExport::commandWritesEachFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("holds");
    const auto add = [](const char *format, const QByteArray &holds) {
        QTest::newRow(format) << QString::fromLatin1(format) << holds;
    };
    add("text", contentOf(golden(u"tie.txt"_s)));
    add("csv", contentOf(golden(u"tie.csv"_s)));
    add("html", contentOf(golden(u"tie.html"_s)).trimmed());
    add("bgstats", "\"name\": \"Nantes\"");
    add("bgstats-link", "https://app.bgstatsapp.com/createPlay.html?data=%7B");
    add("bgstats-qr", "<svg");
    add("bgg", "location=\"Nantes\"");
    add("gyoji", contentOf(golden(u"tie.jsonl"_s)));
}

void TestExport::commandWritesEachFormat()
{
    QFETCH(const QString, format);
    QFETCH(const QByteArray, holds);
    const QString out = m_folder.filePath(u"out."_s + format);
    const QStringList words{u"export"_s,
                            u"--lang"_s,
                            u"en"_s,
                            u"--date"_s,
                            u"2026-11-29T20:15+09:00"_s,
                            u"--minutes"_s,
                            u"45"_s,
                            u"--location"_s,
                            u"Nantes"_s,
                            u"--to"_s,
                            format,
                            u"-o"_s,
                            out,
                            golden(u"tie.jsonl"_s)};
    const Ran ran = run(QStringLiteral(GYOJI_CLI), words);
    QCOMPARE(ran.said, QString());
    QCOMPARE(ran.status, 0);
    const QByteArray written = contentOf(out);
    QVERIFY(!holds.isEmpty());
    QVERIFY2(written.contains(holds), written);
}

QTEST_GUILESS_MAIN(TestExport)
#include "tst_export.moc"
