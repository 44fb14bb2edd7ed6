// SPDX-License-Identifier: MIT
#include "store/import.h"
#include "store/running_table.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;

namespace {

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})";
const QByteArray favor = R"({"do":"adjust","player":0,"favor":7})";
const QByteArray finish = R"({"do":"finish"})";
const QByteArray box = R"({"gyoji-box":1,"id":"own","title":{"en":"Ours"},"cards":[]})";

std::unique_ptr<Store> openStore(const QTemporaryDir &folder)
{
    auto opened = Store::open(folder.path());
    auto *store = std::get_if<std::unique_ptr<Store>>(&opened);
    return store ? std::move(*store) : nullptr;
}

} // namespace

class TestShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsBoxesInTheirOrder();
    void listsPlayersLatestFirst();
    void keepsSettings();
    void importsAScriptWhole();
    void importsAScriptOnce();
    void importsNothingOfAFaultyScript();
};

void TestShelf::keepsBoxesInTheirOrder()
{
    const QTemporaryDir folder;
    QString first;
    {
        const auto store = openStore(folder);
        first = std::get<QString>(store->keepBox("arigato", box));
        QVERIFY(std::get<QString>(store->keepBox("arigato", box + '\n')) != first);
        QCOMPARE(std::get<QString>(store->keepBox("arigato", box)), first);
    }
    const auto boxes = openStore(folder)->boxes();
    QCOMPARE(boxes.size(), 2);
    QVERIFY(boxes[0] == (BoxEntry{first, "arigato", box}));
    QCOMPARE(boxes[1].file, box + '\n');
}

void TestShelf::listsPlayersLatestFirst()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    QVERIFY(!store->keepPlayers({u"Béa"_s, u"Aki"_s}));
    QTest::qSleep(2);
    QVERIFY(!store->keepPlayers({u"千代"_s, u"Béa"_s}));
    QCOMPARE(store->players(), (QStringList{u"Béa"_s, u"千代"_s, u"Aki"_s}));
}

void TestShelf::keepsSettings()
{
    const QTemporaryDir folder;
    {
        const auto store = openStore(folder);
        QVERIFY(store->setting(u"language"_s).isEmpty());
        QVERIFY(!store->keepSetting(u"language"_s, u"fr"_s));
        QVERIFY(!store->keepSetting(u"language"_s, u"ja"_s));
    }
    QCOMPARE(openStore(folder)->setting(u"language"_s), u"ja"_s);
}

void TestShelf::importsAScriptWhole()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto imported = importScript(*store, header + "\n\n" + favor + '\n' + finish);
    const auto *id = std::get_if<QString>(&imported);
    QVERIFY(id);
    QVERIFY(store->table(*id)->isOver);
    const auto opened = RunningTable::open(*store, *id);
    const auto &table = *std::get<std::unique_ptr<RunningTable>>(opened);
    QVERIFY(!table.damage());
    QCOMPARE(table.table().lineCount(), 2);
    QVERIFY(table.table().line(0).contains("\"favor\": 7"));
}

void TestShelf::importsAScriptOnce()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    const QByteArray script = header + '\n' + favor;
    const auto first = std::get<QString>(importScript(*store, script));
    QCOMPARE(std::get<QString>(importScript(*store, script + "\n\n")), first);
    QVERIFY(std::get<QString>(importScript(*store, script + '\n' + favor)) != first);
    QCOMPARE(store->tables().size(), 2);
}

void TestShelf::importsNothingOfAFaultyScript()
{
    const QTemporaryDir folder;
    const auto store = openStore(folder);
    const auto imported = importScript(*store, header + '\n' + favor + "\n{\"do\":\"fly\"}");
    const auto *fault = std::get_if<ScriptFault>(&imported);
    QVERIFY(fault);
    QCOMPARE(fault->line, 3);
    QCOMPARE(fault->refusal.rule, "script.do");
    QVERIFY(std::holds_alternative<ScriptFault>(importScript(*store, "no script")));
    QVERIFY(store->tables().isEmpty());
}

QTEST_MAIN(TestShelf)
#include "tst_shelf.moc"
