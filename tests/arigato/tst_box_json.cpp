// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "json/box_codes.h"
#include "json/strings.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::arigato;

namespace {

const QByteArray soundBox = R"({"gyoji-box": 1, "game": "arigato", "id": "b", "title": {"en": "B"},
"official": false, "hues": {"origamist": "teal"},
"cards": [
{"id": "one", "type": "origamist", "slots": ["UL", "LR"], "favor": 4, "cost": {"sword": 2}},
{"id": "two", "type": "gardener", "slots": ["UR"], "favor": null, "cost": null, "name": "Bonsai!",
 "produces": "statue", "copies": 3, "when": {"kind": "dusk-row", "type": "gardener",
 "row": "upper", "n": 2}, "gain": [{"kind": "item", "item": "any"}, {"kind": "favor", "n": 2,
 "per": {"type": "sculptor", "zone": "gate"}}], "hourglass": false, "draft": true}],
"faces": [{"id": "1a", "tile": 1, "days": {"2": {"zone": "village", "kind": "same", "n": 2}, "3":
 [{"zone": "supply", "kind": "any", "n": 3, "item": "sword"}, {"kind": "manual",
 "text": {"ja": "手で"}}]}, "scoreTable": [0, 1, 3]}],
"scoreTable": [0, 2, 2]})";

QStringList toldBy(const Faults &faults)
{
    QStringList told;
    for (const auto &fault : faults)
        told += fromUtf8(fault.code) + u' ' + fault.pointer;
    return told;
}

QStringList faultsOf(const QByteArray &file)
{
    const auto read = readBox(file);
    const auto *faults = std::get_if<Faults>(&read);
    return faults ? toldBy(*faults) : QStringList();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A row of a test that changes a part of the sound box.
void change(const char *name, const QByteArray &part, const QByteArray &to, const QStringList &told)
{
    QTest::newRow(name) << part << to << told;
}

void change(const char *name, const QByteArray &part, const QByteArray &to, const char *told)
{
    change(name, part, to, QStringList(QString::fromUtf8(told)));
}

} // namespace

class TestBoxJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsFaults_data();
    void tellsFaults();
    void tellsUnreadableFiles_data();
    void tellsUnreadableFiles();
    void readsAllFields();
    void writesWhatItReads();
    void writesACardOnOneLine();
    void namesLineAndExpectation();
    void agreesWithGoldens_data();
    void agreesWithGoldens();
    void namesEveryFault_data();
    void namesEveryFault();

private:
    void addBoxFaults();
    void addCardFaults();
    void addEffectFaults();
    void addFaceFaults();
};

void TestBoxJson::tellsFaults_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QStringList>("told");
    change("nothing", "", "", QStringList());
    addBoxFaults();
    addCardFaults();
    addEffectFaults();
    addFaceFaults();
}

void TestBoxJson::addBoxFaults()
{
    change("newer", R"("gyoji-box": 1)", R"("gyoji-box": 2)", "box.version /gyoji-box");
    change("older", R"("gyoji-box": 1)", R"("gyoji-box": 0)", "box.kind /gyoji-box");
    change("no version", R"("gyoji-box": 1, )", "", "box.kind ");
    change("version 1.0", R"("gyoji-box": 1)", R"("gyoji-box": 1.0)", QStringList());
    change("other game", R"("game": "arigato")", R"("game": "santa")", "box.game /game");
    change("game is a number", R"("game": "arigato")", R"("game": 1)", "box.type /game");
    change("game absent", R"("game": "arigato", )", "", QStringList());
    change("no id", R"("id": "b", )", "", "box.missing /id");
    change("empty id", R"("id": "b")", R"("id": "")", "box.range /id");
    change("long id", R"("id": "b")", R"("id": ")" + QByteArray(41, 'x') + '"', "box.range /id");
    change("id of 40 code points", R"("id": "b")",
           R"("id": ")" + QByteArray("🎋").repeated(40) + '"', QStringList());
    change("id with a space of another script", R"("id": "b")", R"("id": "a\u3000b")",
           "box.range /id");
    change("id with a control character", R"("id": "b")", R"("id": "a\u0001")", "box.range /id");
    change("no title in our languages", R"({"en": "B"})", "{}", "box.missing /title/en");
    change("title in another language", R"({"en": "B"})", R"({"de": "B"})",
           {u"box.missing /title/en"_s, u"box.unknown-key /title/de"_s});
    change("official is a text", R"("official": false)", R"("official": "no")",
           "box.type /official");
    change("unknown key", R"("official")", R"("offical")", "box.unknown-key /offical");
    change("hue of no type", R"("origamist": "teal")", R"("ninja": "teal")",
           "box.value /hues/ninja");
    change("no hue", R"("teal")", R"("mauve")", "box.value /hues/origamist");
    change("table falls", "[0, 2, 2]", "[0, 2, 1]", "box.range /scoreTable/2");
    change("table empty", "[0, 2, 2]", "[]", "box.range /scoreTable");
    change("table too long", "[0, 2, 2]", '[' + QByteArray("0, ").repeated(51) + "0]",
           "box.range /scoreTable");
    change("table too high", "[0, 2, 2]", "[0, 1000]", "box.range /scoreTable/1");
    change("a key twice: the last counts", R"("official": false)",
           R"("official": "no", "official": true)", QStringList());
    change("in document order", R"("one", "type": "origamist", "slots": ["UL", "LR"], "favor": 4)",
           R"("o n", "type": "ninja", "favor": 21, "extra": 0)",
           {u"box.missing /cards/0/slots"_s, u"box.range /cards/0/id"_s,
            u"box.value /cards/0/type"_s, u"box.range /cards/0/favor"_s,
            u"box.unknown-key /cards/0/extra"_s});
}

void TestBoxJson::addCardFaults()
{
    change("card is a text", "\n{\"id\": \"two\"", "\n\"x\", {\"id\": \"two\"",
           "box.type /cards/1");
    change("two cards with one id", R"("two")", R"("one")", "box.duplicate /cards/1/id");
    change("no type", R"("type": "origamist", )", "", "box.missing /cards/0/type");
    change("type is a number", R"("type": "origamist")", R"("type": 1)", "box.type /cards/0/type");
    change("slots empty", R"(["UL", "LR"])", "[]", "box.range /cards/0/slots");
    change("slot twice", R"(["UL", "LR"])", R"(["UL", "UL"])", "box.duplicate /cards/0/slots/1");
    change("no such slot", R"(["UL", "LR"])", R"(["UL", "L"])", "box.value /cards/0/slots/1");
    change("favor 2.5", R"("favor": 4)", R"("favor": 2.5)", "box.type /cards/0/favor");
    change("favor true", R"("favor": 4)", R"("favor": true)", "box.type /cards/0/favor");
    change("favor 21", R"("favor": 4)", R"("favor": 21)", "box.range /cards/0/favor");
    change("favor 4.0", R"("favor": 4)", R"("favor": 4.0)", QStringList());
    change("no favor", R"("favor": 4, )", "", "box.missing /cards/0/favor");
    change("cost empty", R"({"sword": 2})", "{}", "box.range /cards/0/cost");
    change("cost of gold", R"({"sword": 2})", R"({"gold": 2})", "box.value /cards/0/cost/gold");
    change("cost 0", R"({"sword": 2})", R"({"sword": 0})", "box.range /cards/0/cost/sword");
    change("cost 13", R"({"sword": 2})", R"({"sword": 12, "bonsai": 1})",
           "box.range /cards/0/cost");
    change("cost is a list", R"({"sword": 2})", "[]", "box.type /cards/0/cost");
    change("name is a number", R"("Bonsai!")", "7", "box.type /cards/1/name");
    change("produces gold", R"("statue")", R"("gold")", "box.value /cards/1/produces");
    change("no copies", R"("copies": 3)", R"("copies": 0)", "box.range /cards/1/copies");
    change("hourglass is a number", R"("hourglass": false)", R"("hourglass": 0)",
           "box.type /cards/1/hourglass");
    change("draft is null", R"("draft": true)", R"("draft": null)", "box.type /cards/1/draft");
}

void TestBoxJson::addEffectFaults()
{
    const QByteArray when = "\"when\": {\"kind\": \"dusk-row\", \"type\": \"gardener\",\n \"row\": "
                            "\"upper\", \"n\": 2}";
    change("gain without when", when + ", ", "", "box.missing /cards/1/when");
    change("when without gain", R"({"sword": 2}})", R"({"sword": 2}, "when": {"kind": "leave"}})",
           "box.missing /cards/0/gain");
    change("no such condition", R"("dusk-row")", R"("noon")", "box.value /cards/1/when/kind");
    change("condition without its field", R"("row": "upper", )", "",
           "box.missing /cards/1/when/row");
    change("condition without its number", R"("row": "upper", "n": 2)", R"("row": "upper")",
           "box.missing /cards/1/when/n");
    change("field of another condition", R"("dusk-row")", R"("leave")",
           {u"box.unknown-key /cards/1/when/type"_s, u"box.unknown-key /cards/1/when/row"_s,
            u"box.unknown-key /cards/1/when/n"_s});
    change("no such row", R"("upper")", R"("middle")", "box.value /cards/1/when/row");
    change("condition's number", R"("upper", "n": 2)", R"("upper", "n": 21)",
           "box.range /cards/1/when/n");
    const QByteArray gains =
        "[{\"kind\": \"item\", \"item\": \"any\"}, {\"kind\": \"favor\", \"n\": "
        "2,\n \"per\": {\"type\": \"sculptor\", \"zone\": \"gate\"}}]";
    const QByteArray any = R"({"kind": "item", "item": "any"})";
    change("gains empty", gains, "[]", "box.range /cards/1/gain");
    change("five gains", gains, '[' + (any + ", ").repeated(4) + any + ']',
           "box.range /cards/1/gain");
    change("no such gain", any, R"({"kind": "gold"})", "box.value /cards/1/gain/0/kind");
    change("gain without kind", any, "{}", "box.missing /cards/1/gain/0/kind");
    change("item gain without item", any, R"({"kind": "item"})",
           "box.missing /cards/1/gain/0/item");
    change("item gain of gold", any, R"({"kind": "item", "item": "gold"})",
           "box.value /cards/1/gain/0/item");
    change("offered item elsewhere", any, R"({"kind": "offered-item"})",
           "box.combination /cards/1/gain/0");
    change("match item elsewhere", any, R"({"kind": "match-item", "n": 1})",
           {u"box.combination /cards/1/gain/0"_s, u"box.unknown-key /cards/1/gain/0/n"_s});
    change("offered item with an offering", when + ", \"gain\": " + gains,
           R"("when": {"kind": "offering"}, "gain": [{"kind": "offered-item"}])", QStringList());
    change("per of both", R"("zone": "gate")", R"("zone": "both")",
           "box.value /cards/1/gain/1/per/zone");
    change("per without type", R"("type": "sculptor", )", "",
           "box.missing /cards/1/gain/1/per/type");
}

void TestBoxJson::addFaceFaults()
{
    const QByteArray part = R"({"zone": "village", "kind": "same", "n": 2})";
    const char *const combination = "box.combination /faces/0/days/2";
    change("tile 3", R"("tile": 1)", R"("tile": 3)", "box.range /faces/0/tile");
    change("two faces with one id", R"("faces": [)",
           R"("faces": [{"id": "1a", "tile": 2, "days": {}}, )", "box.duplicate /faces/1/id");
    change("no days", R"("days": {)", R"("dates": {)",
           {u"box.missing /faces/0/days"_s, u"box.unknown-key /faces/0/dates"_s});
    change("day 12", R"({"2": )", R"({"12": )", "box.range /faces/0/days/12");
    change("day 02", R"({"2": )", R"({"02": )", "box.range /faces/0/days/02");
    change("objective is a text", part, R"("same")", "box.type /faces/0/days/2");
    change("objectives empty", part, "[]", "box.range /faces/0/days/2");
    change("five objectives", part, '[' + (part + ", ").repeated(4) + part + ']',
           "box.range /faces/0/days/2");
    change("no number", part, R"({"zone": "gate", "kind": "same"})",
           "box.missing /faces/0/days/2/n");
    change("number 0", part, R"({"zone": "gate", "kind": "same", "n": 0})",
           "box.range /faces/0/days/2/n");
    change("no such kind", part, R"({"zone": "gate", "kind": "most", "n": 1})",
           "box.value /faces/0/days/2/kind");
    change("offering at the gate", part,
           R"({"zone": "gate", "kind": "any", "n": 1, "with": "offering"})", combination);
    change("hourglass at the gate", part,
           R"({"zone": "gate", "kind": "any", "n": 1, "with": "hourglass"})", QStringList());
    change("type in the supply", part,
           R"({"zone": "supply", "kind": "any", "n": 1, "type": "gardener"})", combination);
    change("item in the village", part,
           R"({"zone": "village", "kind": "any", "n": 1, "item": "sword"})", combination);
    change("manual without words", R"({"ja": "手で"})", "{}",
           "box.missing /faces/0/days/3/1/text/en");
    change("manual with a number", R"("kind": "manual",)", R"("kind": "manual", "n": 1,)",
           "box.unknown-key /faces/0/days/3/1/n");
}

void TestBoxJson::tellsFaults()
{
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, to);
    auto file = soundBox;
    if (!part.isEmpty()) {
        const auto at = file.indexOf(part);
        QVERIFY2(at >= 0, part.constData());
        file.replace(at, part.size(), to);
    }
    QTEST(faultsOf(file), "told");
}

void TestBoxJson::tellsUnreadableFiles_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("told");
    const QStringList json(u"box.json "_s);
    QTest::newRow("empty") << ""_ba << json;
    QTest::newRow("half") << soundBox.left(200) << json;
    QTest::newRow("no UTF-8") << "{\"gyoji-box\": \"\xc3\"}"_ba << json;
    QTest::newRow("65 levels") << QByteArray(65, '[') + QByteArray(65, ']') << json;
    QTest::newRow("64 levels") << QByteArray(64, '[') + QByteArray(64, ']')
                               << QStringList(u"box.kind "_s);
    QTest::newRow("over 4 MiB") << soundBox + QByteArray(maxBoxSize, ' ') << json;
    QTest::newRow("4 MiB") << soundBox + QByteArray(maxBoxSize - soundBox.size(), ' ')
                           << QStringList();
    QTest::newRow("a number") << "5"_ba << QStringList(u"box.kind "_s);
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + soundBox << QStringList();
}

void TestBoxJson::tellsUnreadableFiles()
{
    QFETCH(QByteArray, file);
    QTEST(faultsOf(file), "told");
}

void TestBoxJson::readsAllFields()
{
    const auto read = readBox(soundBox);
    QVERIFY(std::holds_alternative<Box>(read));
    const auto &box = std::get<Box>(read);
    QCOMPARE(box.cards.size(), std::size_t(2));
    const auto &one = box.cards[0];
    QCOMPARE(one.produces, Item::Origami);
    QCOMPARE(one.copies, 1);
    QVERIFY(one.cost == Items({0, 0, 2, 0, 0}));
    QVERIFY(one.mayLiveIn(Slot::LR) && !one.mayLiveIn(Slot::UR));
    const auto &two = box.cards[1];
    QVERIFY(!two.favor && !two.cost && two.draft && !two.hourglass);
    QCOMPARE(two.produces, Item::Statue);
    QVERIFY(two.when->row == Row::Upper && two.when->n == 2);
    QVERIFY(!two.gain[0].item && two.gain[0].n == 1);
    QVERIFY(two.gain[1].per == (Per{ArtisanType::Sculptor, Zone::Gate}));
    const auto &face = box.faces.front();
    QCOMPARE(face.days.at(3).size(), std::size_t(2));
    QVERIFY(std::get<ObjectiveCount>(face.days.at(3)[0]).item == Item::Sword);
    QVERIFY(box.scoreTable == ScoreTable({0, 2, 2}));
}

void TestBoxJson::writesWhatItReads()
{
    const auto box = std::get<Box>(readBox(soundBox));
    const auto written = writeBox(box);
    const auto again = readBox(written);
    QVERIFY2(std::holds_alternative<Box>(again), written.constData());
    QVERIFY2(std::get<Box>(again) == box, written.constData());
    QCOMPARE(writeBox(std::get<Box>(again)), written);
}

void TestBoxJson::writesACardOnOneLine()
{
    const QByteArray line =
        R"({"id": "a\"b", "type": "gardener", "slots": ["UR"], "favor": null, )"
        R"("cost": {"sword": 1}, "when": {"kind": "gate", "type": "sculptor"}, )"
        R"("gain": [{"kind": "item", "item": "any", "n": 2}]})";
    const auto card = readCard(QJsonDocument::fromJson(line).object());
    QVERIFY(std::holds_alternative<Card>(card));
    QCOMPARE(writeCard(std::get<Card>(card)), line);
}

void TestBoxJson::namesLineAndExpectation()
{
    auto file = soundBox;
    file.replace(R"("produces": "statue")", R"("produces": "gold")");
    file.replace(R"("copies": 3)", R"("copies": 101)");
    const auto faults = std::get<Faults>(readBox(file));
    QCOMPARE(faults.size(), std::size_t(2));
    QCOMPARE(faults[0].line, 6);
    QVERIFY(faults[0].arguments ==
            Arguments({{"word", "gold"},
                       {"expected", std::vector<Term>{{"word", "origami"},
                                                      {"word", "bonsai"},
                                                      {"word", "sword"},
                                                      {"word", "statue"},
                                                      {"word", "firework"}}}}));
    QVERIFY(faults[1].arguments ==
            Arguments({{"expected", Term{"shape", "number"}}, {"min", 1}, {"max", 100}}));
}

void TestBoxJson::agreesWithGoldens_data()
{
    QTest::addColumn<QString>("path");
    const QDir dir(QStringLiteral(GYOJI_GOLDEN_DIR "/boxes"));
    const auto files = dir.entryList({u"*.gyojibox"_s});
    QVERIFY2(!files.isEmpty(), qPrintable(dir.path()));
    for (const auto &file : files)
        QTest::newRow(qPrintable(file)) << dir.filePath(file.chopped(9));
}

void TestBoxJson::agreesWithGoldens()
{
    QFETCH(QString, path);
    const auto expected = QJsonDocument::fromJson(contentOf(path + u".expected.json"_s)).object();
    const auto told = faultsOf(contentOf(path + u".gyojibox"_s));
    if (expected["code"_L1].isNull()) {
        QCOMPARE(told, QStringList());
        return;
    }
    const auto wanted = expected["code"_L1].toString() + u' ' + expected["path"_L1].toString();
    const bool isTold = std::ranges::any_of(told, [&](const QString &fault) {
        return expected["path"_L1].isNull() ? fault.startsWith(wanted) : fault == wanted;
    });
    QVERIFY2(isTold, qPrintable(told.join(u'\n')));
}

void TestBoxJson::namesEveryFault_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("told");
    const QString folder = QStringLiteral(GYOJI_GOLDEN_DIR "/broken-boxes/");
    const auto expected = QJsonDocument::fromJson(contentOf(folder + u"expected.json"_s)).object();
    QCOMPARE(QDir(folder).entryList({u"*.gyojibox"_s}).size(), expected.size());
    for (const QString &name : expected.keys()) {
        QStringList told;
        for (const auto &fault : expected[name].toArray())
            told << fault["code"_L1].toString() + u' ' + fault["path"_L1].toString();
        QTest::newRow(qPrintable(name)) << contentOf(folder + name + u".gyojibox"_s) << told;
    }
}

void TestBoxJson::namesEveryFault()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QStringList, told);
    QCOMPARE(faultsOf(file), told);
}

QTEST_APPLESS_MAIN(TestBoxJson)
#include "tst_box_json.moc"
