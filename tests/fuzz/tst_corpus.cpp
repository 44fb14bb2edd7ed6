// SPDX-License-Identifier: MIT
#include "fuzz/checks.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;

/// What the fuzz targets check, on the golden cases and on what they once broke on.
class TestCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data();
    void files();
};

void TestCorpus::files_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &folder :
         {QStringLiteral(GYOJI_GOLDEN_DIR), QStringLiteral(GYOJI_CORPUS_DIR)}) {
        const QStringList names{u"*.jsonl"_s, u"*.gyojibox"_s, u"*.bgstats.json"_s};
        QDirIterator files(folder, names, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(QDir(folder).relativeFilePath(path))) << path;
        }
    }
}

void TestCorpus::files()
{
    QFETCH(const QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    QCOMPARE(test::breachOfScript(content), QString());
    QCOMPARE(test::breachOfBox(content), QString());
    QCOMPARE(test::breachOfImport(content), QString());
    QCOMPARE(test::breachOfPlays(content), QString());
}

QTEST_APPLESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
