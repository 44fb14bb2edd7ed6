// SPDX-License-Identifier: MIT
#include "hands.h"
#include "program.h"
#include "screen.h"
#include "store/faults.h"
#include "window/window.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// No file takes a byte more, as long as it lives.
class FullDisk
{
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit none{0, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
};

QString fileOf(const QTemporaryDir &folder)
{
    return folder.filePath(u"gyoji.sqlite"_s);
}

/// Is that text to be read?
bool shows(const Window &window, const QString &text)
{
    return !text.isEmpty() && textsOn(*window.quickWindow()).contains(text);
}

} // namespace

/// The disk does not do what it should: the window says so, and nothing is lost.
class TestDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesNoLineThatCannotBeKept();
    void beginsNoTableThatCannotBeKept();
    void saysWhatADamagedTableHasLost();
    void refusesHalfAFile_data();
    void refusesHalfAFile();
    void tellsOfPagesThatAreEmpty();
    void opensWhatWasWrittenWhole_data();
    void opensWhatWasWrittenWhole();
};

void TestDisk::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestDisk::takesNoLineThatCannotBeKept()
{
    const QTemporaryDir folder;
    const qsizetype lines = leaveExampleIn(folder.path());
    const auto store = storeIn(folder.path());
    Program program(*store);
    const Window window(program.app, {360, 640});
    const QByteArray state = program.state();
    {
        const FullDisk full;
        program.table().undo();
    }
    QVERIFY(shows(window, program.table().message()));
    QCOMPARE(program.state(), state);
    QCOMPARE(store->lines(lastTable(*store)).lines.size(), lines);

    program.table().undo();
    QCOMPARE(program.table().message(), QString());
    QVERIFY(program.state() != state);
    QCOMPARE(store->lines(lastTable(*store)).lines.size(), lines + 1);
}

void TestDisk::beginsNoTableThatCannotBeKept()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store, Language::French);
    AppModel &app = program.app;
    const Window window(app, {360, 640});
    {
        const FullDisk full;
        beginTable(program.app, {u"Aki"_s, u"Béa"_s});
    }
    QCOMPARE(app.page(), u"new"_s);
    QVERIFY(shows(window, app.message()));
    QVERIFY(store->tables().isEmpty());
    QCOMPARE(valueOf(*app.newTable()->names(), 1, "name").toString(), u"Béa"_s);

    app.begin();
    QCOMPARE(app.page(), u"table"_s);
}

void TestDisk::saysWhatADamagedTableHasLost()
{
    const QTemporaryDir folder;
    const qsizetype lines = leaveExampleIn(folder.path());
    QFile file(fileOf(folder));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray content = file.readAll();
    const QByteArray line = R"({"do": "next", "player": 1})";
    const qsizetype at = content.indexOf(line);
    QVERIFY(at > 0);
    content[at + line.size() - 2] = '0';
    file.seek(0);
    QCOMPARE(file.write(content), content.size());
    file.close();

    const auto store = storeIn(folder.path());
    Program program(*store, Language::Japanese);
    const Window window(program.app, {360, 640});
    QCOMPARE(program.app.page(), u"table"_s);
    const auto left = store->lines(lastTable(*store)).lines.size();
    QVERIFY(left > 0 && left < lines);
    const Refusal damaged{storefault::damaged, {{"n", static_cast<int>(left)}}};
    QVERIFY(shows(window, Words().message(damaged, 0, Language::Japanese)));
}

void TestDisk::refusesHalfAFile_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {1, 10, 40, 70})
        QTest::newRow(qPrintable(QString::number(percent))) << percent;
}

void TestDisk::refusesHalfAFile()
{
    QFETCH(const int, percent);
    const QTemporaryDir folder;
    leaveExampleIn(folder.path());
    QFile file(fileOf(folder));
    QVERIFY(file.resize(file.size() * percent / 100));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray half = file.readAll();
    const auto opened = Store::open(folder.path());
    QVERIFY(std::holds_alternative<Refusal>(opened));
    QCOMPARE(std::get<Refusal>(opened).rule, storefault::unusable);
    file.seek(0);
    QCOMPARE(file.readAll(), half);
}

/// Pages that were never written are empty: what stood there is missing, and that is told.
void TestDisk::tellsOfPagesThatAreEmpty()
{
    const QTemporaryDir folder;
    const qsizetype lines = leaveExampleIn(folder.path());
    QFile file(fileOf(folder));
    constexpr qint64 page = 4096;
    const qint64 pages = file.size() / page;
    for (qint64 empty = 1; empty < pages; ++empty) {
        const QTemporaryDir copy;
        QVERIFY(QFile::copy(fileOf(folder), fileOf(copy)));
        QFile damaged(fileOf(copy));
        QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.seek(empty * page));
        damaged.write(QByteArray(page, '\0'));
        damaged.close();
        if (std::holds_alternative<Refusal>(Store::open(copy.path())))
            continue;
        const auto store = storeIn(copy.path());
        const Program program(*store);
        const AppModel &app = program.app;
        const bool isWhole =
            app.table() && app.table()->journal().size() == static_cast<std::size_t>(lines);
        QVERIFY2(isWhole || !app.message().isEmpty(), qPrintable(QString::number(empty)));
    }
}

void TestDisk::opensWhatWasWrittenWhole_data()
{
    QTest::addColumn<int>("missing");
    for (const int missing : {1, 100, 1'000, 5'000, 20'000})
        QTest::newRow(qPrintable(QString::number(missing))) << missing;
}

/// The machine went down while the last lines were on their way to the disk.
void TestDisk::opensWhatWasWrittenWhole()
{
    QFETCH(const int, missing);
    const QTemporaryDir folder;
    const QTemporaryDir left;
    const qsizetype before = leaveExampleIn(folder.path());
    const auto store = storeIn(folder.path());
    Program program(*store);
    constexpr int lines = 20;
    for (int i = 0; i < lines; ++i)
        program.table().undo();
    QVERIFY(QFile::copy(fileOf(folder), fileOf(left)));
    QVERIFY(QFile::copy(fileOf(folder) + "-wal"_L1, fileOf(left) + "-wal"_L1));
    QFile log(fileOf(left) + "-wal"_L1);
    QVERIFY(log.resize(log.size() - missing));

    const auto rest = storeIn(left.path());
    const Program again(*rest);
    QCOMPARE(again.app.page(), u"table"_s);
    QCOMPARE(again.app.message(), QString());
    const qsizetype kept = rest->lines(lastTable(*rest)).lines.size() - before;
    QVERIFY(kept >= 0 && kept < lines);
}

QTEST_MAIN(TestDisk)
#include "tst_disk.moc"
