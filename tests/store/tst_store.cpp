// SPDX-License-Identifier: MIT
#include "killing.h"
#include "simulate/random.h"
#include "store/faults.h"
#include "store/running_table.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using gyoji::test::toldBeforeTheKill;

namespace {

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})";

QByteArray favor(int n, int player = 0)
{
    return R"({"do":"adjust","player":)" + QByteArray::number(player) + R"(,"favor":)" +
           QByteArray::number(n) + '}';
}

template <class T>
T sound(std::variant<T, Refusal> result)
{
    if (auto *refusal = std::get_if<Refusal>(&result))
        qFatal("refused: %s", refusal->rule.data());
    return std::get<T>(std::move(result));
}

std::unique_ptr<Store> openStore(const QTemporaryDir &folder)
{
    return sound(Store::open(folder.path()));
}

QString fileOf(const QTemporaryDir &folder)
{
    return folder.filePath(u"gyoji.sqlite"_s);
}

/// Changes one byte of the last line that holds it.
void flip(const QTemporaryDir &folder, const QByteArray &text, const QByteArray &by)
{
    QFile file(fileOf(folder));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray content = file.readAll();
    const qsizetype at = content.lastIndexOf(text);
    QVERIFY(at >= 0);
    content.replace(at, text.size(), by);
    file.seek(0);
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class TestStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensATableAsItWas();
    void keepsTheUndonePart();
    void keepsAmendments();
    void readsAnUndoAsTheLineItTook();
    void knowsWhatWasSent();
    void beginsAnew();
    void refusesABeginningThatFalls();
    void refusesAnAmendmentThatFalls_data();
    void refusesAnAmendmentThatFalls();
    void keepsNothingOfARefusedLine();
    void listsTablesNewestFirst();
    void notesTheEnd();
    void removesATable();
    void noticesFlippedBytes();
    void goesOnBehindDamage();
    void refusesASecondProgram();
    void refusesAFileThatIsNoStore();
    void refusesANewerFile();
    void refusesAFolderThatCannotBeMade();
    void refusesWhatCannotBeSaved();
    void losesNothingWhenKilled();
};

void TestStore::opensATableAsItWas()
{
    QTemporaryDir folder;
    QString id;
    QByteArray state;
    {
        const auto store = openStore(folder);
        const auto table = sound(RunningTable::begin(*store, header));
        id = table->id();
        QVERIFY(!table->act(favor(7)));
        QVERIFY(!table->act(favor(9, 1)));
        state = table->table().state();
    }
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::open(*store, id));
    QCOMPARE(table->table().state(), state);
    QCOMPARE(table->table().lineCount(), 2);
    QVERIFY(!table->damage());
}

void TestStore::keepsTheUndonePart()
{
    QTemporaryDir folder;
    QString id;
    QByteArray state;
    {
        const auto store = openStore(folder);
        const auto table = sound(RunningTable::begin(*store, header));
        id = table->id();
        for (int n = 1; n <= 4; ++n)
            QVERIFY(!table->act(favor(n, n % 2)));
        state = table->table().state();
        QVERIFY(!table->undo());
        QVERIFY(!table->undo(1));
        QVERIFY(!table->undo());
        QVERIFY(!table->redo());
    }
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::open(*store, id));
    QCOMPARE(table->table().lineCount(), 2);
    QVERIFY(!table->redo());
    QVERIFY(!table->redo());
    QCOMPARE(table->table().state(), state);
    QVERIFY(!table->table().canRedo());
}

void TestStore::keepsAmendments()
{
    const QByteArray note = R"({"do": "note", "text": "é, \"x\""})";
    QTemporaryDir folder;
    QString id;
    QByteArray state;
    {
        const auto store = openStore(folder);
        const auto table = sound(RunningTable::begin(*store, header));
        id = table->id();
        for (int n = 1; n <= 4; ++n)
            QVERIFY(!table->act(favor(n)));
        QVERIFY(!table->undo());
        QVERIFY(!table->amend({1, 1, {favor(5, 1), favor(6)}}));
        QVERIFY(!table->table().canRedo());
        QVERIFY(!table->amend({3, 1, {}}));
        QVERIFY(!table->amend({0, 0, {note}}));
        QVERIFY(!table->undo());
        state = table->table().state();
    }
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::open(*store, id));
    QVERIFY(!table->damage());
    QCOMPARE(table->table().state(), state);
    QCOMPARE(table->table().lineCount(), 3U);
    QCOMPARE(table->table().line(1), R"({"do": "adjust", "player": 1, "favor": 5})");
    QVERIFY(!table->redo());
    QCOMPARE(table->table().line(0), note);
    QCOMPARE(table->table().lineCount(), 4U);
    for (int n = 0; n < 3; ++n)
        QVERIFY(!table->undo());
    QCOMPARE(table->table().lineCount(), 3U);
    QCOMPARE(table->table().line(1), R"({"do": "adjust", "player": 0, "favor": 2})");
}

/// Before changes to the past could be taken back whole, an undo behind one took the last line.
void TestStore::readsAnUndoAsTheLineItTook()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto begun = store->begin(
        header, {favor(1), favor(2), R"({"journal":"amend","at":0,"removed":1,"inserted":[]})",
                 R"({"journal":"undo"})"});
    const auto table = sound(RunningTable::open(*store, std::get<QString>(begun)));
    QVERIFY(!table->damage());
    QCOMPARE(table->table().lineCount(), 0U);
}

void TestStore::knowsWhatWasSent()
{
    const QTemporaryDir folder;
    QString id;
    QByteArray state;
    {
        const auto store = openStore(folder);
        const auto table = sound(RunningTable::begin(*store, header));
        id = table->id();
        QVERIFY(!table->isKept({"a", 1}));
        QVERIFY(!table->act(favor(1), Origin{"a", 1}));
        QVERIFY(!table->act(favor(2), Origin{"b", 5}));
        QVERIFY(table->act("{}", Origin{"a", 2}));
        QVERIFY(!table->isKept({"a", 2}));
        QVERIFY(!table->undo(0, Origin{"a", 3}));
        QVERIFY(!table->amend({0, 1, {favor(7)}}, Origin{"a", 4}));
        state = table->table().state();
    }
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::open(*store, id));
    QVERIFY(!table->damage());
    QCOMPARE(table->table().state(), state);
    QCOMPARE(table->table().lineCount(), 1U);
    QVERIFY(table->isKept({"a", 1}));
    QVERIFY(table->isKept({"a", 4}));
    QVERIFY(!table->isKept({"a", 5}));
    QVERIFY(table->isKept({"b", 5}));
    QVERIFY(!table->isKept({"c", 1}));
}

/// A header that knows more, under the same lines: all stands on the disk, and nothing is redone.
void TestStore::beginsAnew()
{
    QTemporaryDir folder;
    QByteArray fuller = header;
    fuller.replace("}", R"(,"scoreTable":[0,4]})");
    const QByteArray token = R"({"do":"adjust","player":1,"objectives":1})";
    QString id;
    {
        const auto store = openStore(folder);
        const auto table = sound(RunningTable::begin(*store, header));
        id = table->id();
        QVERIFY(!table->act(favor(7), Origin{"phone", 3}));
        QVERIFY(!table->act(token));
        QVERIFY(!table->act(favor(9)));
        QVERIFY(!table->undo());
        QVERIFY(!table->beginAnew(fuller));
        QCOMPARE(table->header(), fuller);
        QCOMPARE(table->table().lineCount(), std::size_t(2));
        QCOMPARE(table->table().sheet().seats[1].total(), 4);
        QVERIFY(!table->table().canRedo());
        QVERIFY(!table->act(favor(8)));
    }
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::open(*store, id));
    QVERIFY(!table->damage());
    QCOMPARE(table->header(), fuller);
    QCOMPARE(table->table().lineCount(), std::size_t(3));
    QCOMPARE(table->table().sheet().seats[0].total(), 8);
    QVERIFY(table->isKept({"phone", 3}));
    QVERIFY(!table->isKept({"phone", 4}));
}

/// An answer by hand does not stand where the objective is counted.
void TestStore::refusesABeginningThatFalls()
{
    QTemporaryDir folder;
    QByteArray byHand = header;
    byHand.replace("}", R"(,"calendar":{"days":{"2":{"kind":"manual","text":{"en":"?"}}}}})");
    QByteArray counted = header;
    counted.replace("}", R"(,"calendar":{"days":{"2":{"zone":"gate","kind":"any","n":1}}}})");
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::begin(*store, byHand));
    QVERIFY(!table->act(R"({"do":"adjust","player":0,"day":2,"phase":"day"})"));
    QVERIFY(!table->act(R"({"do":"check","player":0,"objective":true})"));
    const QByteArray state = table->table().state();
    QCOMPARE(table->beginAnew(counted)->rule, "ari.dusk.manual");
    QCOMPARE(table->beginAnew("{}")->rule, "script.missing");
    QCOMPARE(table->header(), byHand);
    QCOMPARE(table->table().state(), state);
    QCOMPARE(store->lines(table->id()).lines.size(), 2);
    QVERIFY(!table->undo());
    QVERIFY(!table->beginAnew(counted));
}

void TestStore::refusesAnAmendmentThatFalls_data()
{
    QTest::addColumn<LineAmendment>("amendment");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<int>("fallen");
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };
    row("a later line falls") << LineAmendment{0, 1, {}} << QByteArray("ari.dawn.resident") << 0;
    row("a line put in falls") << LineAmendment{1, 0, {favor(3), R"({"do":"next","player":0})"}}
                               << QByteArray("ari.phase.order") << 2;
    row("a line put in cannot be read")
        << LineAmendment{1, 0, {favor(3), "{"}} << QByteArray("script.json") << 2;
    row("no such line") << LineAmendment{2, 1, {}} << QByteArray("script.range") << 2;
}

void TestStore::refusesAnAmendmentThatFalls()
{
    QFETCH(const LineAmendment, amendment);
    QFETCH(const QByteArray, rule);
    QFETCH(const int, fallen);
    QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::begin(*store, header));
    QVERIFY(!table->act(R"({"do":"resident","player":0,"slot":"LR","card":"S-001"})"));
    QVERIFY(
        !table->act(R"({"do":"reveal","player":0,"producers":{"types":["sculptor","sculptor"]}})"));
    const QByteArray state = table->table().state();
    const auto refusal = table->amend(amendment);
    QVERIFY(refusal);
    QCOMPARE(QByteArray(refusal->rule.data()), rule);
    QCOMPARE(refusal->arguments.back(), (Argument{"fallen", fallen}));
    QCOMPARE(table->table().state(), state);
    QCOMPARE(store->lines(table->id()).lines.size(), 2);
}

void TestStore::keepsNothingOfARefusedLine()
{
    QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::begin(*store, header));
    QCOMPARE(table->act(R"({"do":"next","player":0})")->rule, "ari.phase.order");
    QCOMPARE(table->act("{")->rule, "script.json");
    QVERIFY(store->lines(table->id()).lines.isEmpty());
    QVERIFY(!table->undo());
    QVERIFY(!table->redo());
    QVERIFY(!table->undo(0));
    QVERIFY(store->lines(table->id()).lines.isEmpty());
}

void TestStore::listsTablesNewestFirst()
{
    QTemporaryDir folder;
    const auto store = openStore(folder);
    QVERIFY(store->tables().isEmpty());
    const auto first = sound(RunningTable::begin(*store, header));
    QTest::qWait(5);
    const auto second = sound(RunningTable::begin(*store, header));
    QTest::qWait(5);
    QCOMPARE(store->tables().value(0).id, second->id());
    QVERIFY(!first->act(favor(1)));
    QCOMPARE(store->tables().value(0).id, first->id());
    QCOMPARE(store->tables().size(), 2);
    const auto entry = store->table(first->id());
    QCOMPARE(entry->header, header);
    QVERIFY(entry->begun < entry->touched);
    QCOMPARE(entry->begun.offsetFromUtc(), QDateTime::currentDateTime().offsetFromUtc());
}

void TestStore::notesTheEnd()
{
    QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::begin(*store, header));
    QVERIFY(!store->table(table->id())->isOver);
    QVERIFY(!table->act(R"({"do":"finish"})"));
    QVERIFY(store->table(table->id())->isOver);
    QVERIFY(!table->undo());
    QVERIFY(!store->table(table->id())->isOver);
}

void TestStore::removesATable()
{
    QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::begin(*store, header));
    QVERIFY(!table->act(favor(1)));
    QVERIFY(!store->remove(table->id()));
    QVERIFY(store->tables().isEmpty());
    QCOMPARE(std::get<Refusal>(RunningTable::open(*store, table->id())).rule, storefault::noTable);
}

void TestStore::noticesFlippedBytes()
{
    QTemporaryDir folder;
    QString id;
    {
        const auto store = openStore(folder);
        const auto table = sound(RunningTable::begin(*store, header));
        id = table->id();
        for (int n = 101; n <= 105; ++n)
            QVERIFY(!table->act(favor(n)));
    }
    flip(folder, favor(104), favor(194));
    const auto store = openStore(folder);
    const StoredLines stored = store->lines(id);
    QCOMPARE(stored.lines.size(), 3);
    QCOMPARE(stored.damage->rule, storefault::damaged);
}

void TestStore::goesOnBehindDamage()
{
    QTemporaryDir folder;
    QString id;
    {
        const auto store = openStore(folder);
        const auto table = sound(RunningTable::begin(*store, header));
        id = table->id();
        for (int n = 101; n <= 105; ++n)
            QVERIFY(!table->act(favor(n)));
    }
    flip(folder, favor(104), favor(194));
    {
        const auto store = openStore(folder);
        const auto table = sound(RunningTable::open(*store, id));
        QCOMPARE(table->damage()->rule, storefault::damaged);
        QCOMPARE(table->table().lineCount(), 3);
        QVERIFY(!table->act(favor(42)));
    }
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::open(*store, id));
    QVERIFY(!table->damage());
    QCOMPARE(table->table().lineCount(), 4);
    QCOMPARE(table->table().line(3), R"({"do": "adjust", "player": 0, "favor": 42})");
}

void TestStore::refusesASecondProgram()
{
    QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto second = Store::open(folder.path());
    const auto &refusal = std::get<Refusal>(second);
    QCOMPARE(refusal.rule, storefault::locked);
    QCOMPARE(std::get<int>(refusal.arguments.at(0).value),
             static_cast<int>(QCoreApplication::applicationPid()));
}

void TestStore::refusesAFileThatIsNoStore()
{
    QTemporaryDir folder;
    QFile file(fileOf(folder));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray content = QByteArray("not a store ").repeated(1000);
    file.write(content);
    file.close();
    QCOMPARE(std::get<Refusal>(Store::open(folder.path())).rule, storefault::unusable);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void TestStore::refusesANewerFile()
{
    QTemporaryDir folder;
    openStore(folder);
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"newer"_s);
        database.setDatabaseName(fileOf(folder));
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(u"PRAGMA user_version = 1000"_s));
    }
    QSqlDatabase::removeDatabase(u"newer"_s);
    QCOMPARE(std::get<Refusal>(Store::open(folder.path())).rule, storefault::newer);
}

void TestStore::refusesAFolderThatCannotBeMade()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(std::get<Refusal>(Store::open(folder.filePath(u"file/within"_s))).rule,
             storefault::unusable);
}

void TestStore::refusesWhatCannotBeSaved()
{
    QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::begin(*store, header));
    QVERIFY(!table->act(favor(1)));
    const QByteArray state = table->table().state();
    {
        // Somebody else has the next line's place: the disk may as well be full.
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        database.setDatabaseName(fileOf(folder));
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO lines SELECT game, 1, line, chain FROM lines"_s));
    }
    QSqlDatabase::removeDatabase(u"other"_s);
    QCOMPARE(table->act(favor(2))->rule, storefault::notSaved);
    QCOMPARE(table->undo()->rule, storefault::notSaved);
    QCOMPARE(table->table().state(), state);
    QCOMPARE(table->table().lineCount(), 1);
}

void TestStore::losesNothingWhenKilled()
{
    QTemporaryDir folder;
    QString id;
    {
        const auto store = openStore(folder);
        id = sound(RunningTable::begin(*store, header))->id();
    }
    Random random(20);
    qsizetype told = 0;
    for (int round = 0; round < 100; ++round) {
        const QByteArrayList lines =
            toldBeforeTheKill(QStringLiteral(GYOJI_STORE_WRITER), {folder.path(), id},
                              static_cast<unsigned long>(random.between(0, 20)));
        QVERIFY(!lines.isEmpty());
        told = lines.last().toLongLong() + 1;
        const auto store = openStore(folder);
        const StoredLines stored = store->lines(id);
        QVERIFY(!stored.damage);
        QVERIFY2(stored.lines.size() >= 2 * told - 1, qPrintable(QString::number(told)));
    }
    const auto store = openStore(folder);
    const auto table = sound(RunningTable::open(*store, id));
    QVERIFY(!table->damage());
    QVERIFY(static_cast<qsizetype>(table->table().lineCount()) >= told);
    for (qsizetype n = 0; n < told - 1; ++n)
        QCOMPARE(table->table().line(static_cast<std::size_t>(n)),
                 R"({"do": "note", "text": "mended )" + QByteArray::number(n) + R"("})");
    qInfo() << told << "lines told before the last of 100 kills";
}

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
