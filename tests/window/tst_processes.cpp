// SPDX-License-Identifier: MIT
#include "described.h"
#include "killing.h"
#include "program.h"
#include "simulate/random.h"
#include "store/faults.h"

#include <QCryptographicHash>
#include <QDir>
#include <QRegularExpression>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <linux/capability.h>
#include <sys/prctl.h>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// What a window had shown: so many lines of a table, and the state they lead to.
struct Shown
{
    QString table;
    qsizetype lines = 0;
    QByteArray digest;
};

Shown shownBy(const QByteArray &told)
{
    const QByteArrayList words = told.split(' ');
    return {QString::fromLatin1(words.value(0)), words.value(1).toLongLong(), words.value(2)};
}

QByteArray digestOf(const Program &program)
{
    return QCryptographicHash::hash(program.state(), QCryptographicHash::Sha256).toHex();
}

QByteArray contentOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

void start(QProcess &process, const QString &folder, const QStringList &more)
{
    process.start(QStringLiteral(GYOJI_PROGRAM), QStringList{u"--data"_s, folder} + more);
}

/// Asks the program for a picture of that folder's table; what it says instead.
QString saidInsteadOfAPicture(QProcess &process, const QTemporaryDir &folder, Language language)
{
    start(process, folder.path(),
          {u"--lang"_s, QString::fromLatin1(idOf(language)), u"--shot"_s,
           folder.filePath(u"picture.png"_s)});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardError()).trimmed();
}

/// Root may write everywhere, unless it gives that up.
void heedPermissions()
{
    prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0);
}

} // namespace

/// The window as a program among others.
class TestProcesses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void losesNothingWhenKilled();
    void losesTheFieldInHandAtMost();
    void leavesAFolderToWhoHasIt_data();
    void leavesAFolderToWhoHasIt();
    void saysThatAFolderIsReadOnly_data();
    void saysThatAFolderIsReadOnly();

private:
    void languages();
};

void TestProcesses::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestProcesses::languages()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allOf<Language>())
        QTest::newRow(idOf(language).data()) << language;
}

void TestProcesses::losesNothingWhenKilled()
{
    const QTemporaryDir folder;
    Random random(32);
    qsizetype lines = 0;
    qsizetype kept = 0;
    for (int round = 0; round < 100; ++round) {
        const QByteArrayList told =
            toldBeforeTheKill(QStringLiteral(GYOJI_WINDOW_PLAYER), {folder.path()},
                              static_cast<unsigned long>(random.between(0, 60)));
        QVERIFY(!told.isEmpty());
        const Shown shown = shownBy(told.last());
        lines += told.size();

        {
            const auto store = std::get<std::unique_ptr<Store>>(Store::open(folder.path()));
            const StoredLines stored = store->lines(shown.table);
            QVERIFY(!stored.damage);
            const qsizetype inFlight = stored.lines.size() - shown.lines;
            QVERIFY2(inFlight == 0 || inFlight == 1, qPrintable(QString::number(inFlight)));
            kept += inFlight;
            // Without the line that was about to be shown, the table opens as it was shown.
            QVERIFY(!store->setAside(shown.table, shown.lines));
        }
        const auto store = storeIn(folder.path());
        const Program again(*store);
        QCOMPARE(again.app.message(), QString());
        if (lastTable(*store) != shown.table)
            continue;
        if (again.app.page() == "table"_L1)
            QCOMPARE(digestOf(again), shown.digest);
        else
            QVERIFY(store->table(shown.table)->isOver);
    }
    qInfo() << lines << "frames shown in 100 rounds, and" << kept << "lines kept but not shown yet";
}

void TestProcesses::losesTheFieldInHandAtMost()
{
    const QTemporaryDir folder;
    Random random(6);
    qsizetype frames = 0;
    int lost = 0;
    for (int round = 0; round < 40; ++round) {
        const QByteArrayList told =
            toldBeforeTheKill(QStringLiteral(GYOJI_BOX_TYPIST), {folder.path()},
                              static_cast<unsigned long>(random.between(0, 60)));
        QVERIFY(!told.isEmpty());
        frames += told.size();
        const QString card = QString::fromUtf8(told.last().split('\t').first());
        const auto store = storeIn(folder.path());
        Program again(*store);
        again.app.show(u"box"_s);
        QCOMPARE(again.app.message(), QString());
        Boxes &boxes = *again.app.boxes();
        boxes.edit(card);
        if (boxes.editor()->view().card != card)
            boxes.describe();
        const QByteArray now = describedBy(*boxes.editor());
        const int parts = lostParts(told.last(), now);
        QVERIFY2(parts <= 1, "then: " + told.last() + "\nnow: " + now);
        lost += parts;
    }
    qInfo() << frames << "frames shown in 40 rounds, and" << lost << "fields otherwise than shown";
}

void TestProcesses::leavesAFolderToWhoHasIt_data()
{
    languages();
}

void TestProcesses::leavesAFolderToWhoHasIt()
{
    QFETCH(const Language, language);
    const QTemporaryDir folder;
    const qsizetype lines = leaveExampleIn(folder.path());
    const QString file = folder.filePath(u"gyoji.sqlite"_s);
    const QByteArray before = contentOf(file);

    QProcess first;
    start(first, folder.path(), {});
    QTRY_VERIFY(QFile::exists(folder.filePath(u"gyoji.lock"_s)));
    QProcess second;
    const Refusal locked{storefault::locked,
                         {{"pid", static_cast<int>(first.processId())},
                          {"host", QSysInfo::machineHostName().toStdString()}}};
    QCOMPARE(saidInsteadOfAPicture(second, folder, language),
             "gyoji: "_L1 + Words().message(locked, 0, language));
    QCOMPARE(second.exitCode(), 1);
    QCOMPARE(contentOf(file), before);
    QCOMPARE(first.state(), QProcess::Running);

    first.kill();
    QVERIFY(first.waitForFinished());
    const auto store = storeIn(folder.path());
    const Program program(*store);
    QCOMPARE(store->lines(lastTable(*store)).lines.size(), lines);
}

void TestProcesses::saysThatAFolderIsReadOnly_data()
{
    languages();
}

void TestProcesses::saysThatAFolderIsReadOnly()
{
    QFETCH(const Language, language);
    const QTemporaryDir folder;
    leaveExampleIn(folder.path());
    const QString file = folder.filePath(u"gyoji.sqlite"_s);
    const QByteArray before = contentOf(file);
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);

    QProcess program;
    program.setChildProcessModifier(heedPermissions);
    const QString said = saidInsteadOfAPicture(program, folder, language);
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const Refusal unusable{storefault::unusable, {{"file", folder.path().toStdString()}}};
    QCOMPARE(said, "gyoji: "_L1 + Words().message(unusable, 0, language));
    QCOMPARE(program.exitCode(), 1);
    QCOMPARE(contentOf(file), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"gyoji.sqlite"_s});
}

QTEST_GUILESS_MAIN(TestProcesses)
#include "tst_processes.moc"
