// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "arigato/json/script_json.h"
#include "json/strings.h"
#include "kernel/script_ids.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::arigato;

namespace {

const QByteArray boxText = R"({"gyoji-box": 1, "id": "b", "title": {"en": "B"}, "cards": [
{"id": "one", "type": "origamist", "slots": ["UL"], "favor": 4, "cost": {"sword": 2}},
{"id": "two", "type": "gardener", "slots": ["UR"], "favor": 1, "cost": null}],
"faces": [{"id": "1a", "tile": 1, "days": {"2": {"zone": "gate", "kind": "same", "n": 2}},
"scoreTable": [1]}, {"id": "1b", "tile": 1, "days": {}},
{"id": "2a", "tile": 2, "days": {"7": {"zone": "gate", "kind": "any", "n": 2}},
"scoreTable": [2]}, {"id": "2b", "tile": 2, "days": {"2": {"zone": "gate", "kind": "any", "n": 1}}}],
"scoreTable": [3]})";

const Box &box()
{
    static const Box read = std::get<Box>(readBox(boxText));
    return read;
}

const Box *findBox(QStringView id)
{
    return id == "b"_L1 ? &box() : nullptr;
}

QJsonObject objectOf(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

/// Aki is followed in full, Béa by cards.
State table()
{
    return std::get<State>(readHeader(objectOf(R"({"gyoji": 1, "game": "arigato", "box": "b",
        "players": ["Aki", "Béa"], "track": ["full", "cards"]})"),
                                      findBox));
}

/// "rule key"
QString told(const Refusal &refusal)
{
    const auto key = std::ranges::find(refusal.arguments, "key", &Argument::name);
    return fromUtf8(refusal.rule) + (key == refusal.arguments.end()
                                         ? QString()
                                         : u' ' + fromUtf8(std::get<std::string>(key->value)));
}

template <class Read>
QString toldBy(const Read &read)
{
    const auto *refusal = std::get_if<Refusal>(&read);
    return refusal ? told(*refusal) : QString();
}

void line(const char *text, const char *told)
{
    QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(told);
}

void field(const char *name, const QByteArray &json, const char *told)
{
    QTest::newRow(name) << json << QString::fromUtf8(told);
}

} // namespace

class TestScriptJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatItReads_data();
    void writesWhatItReads();
    void refusesLines_data();
    void refusesLines();
    void limitsTheLength();
    void refusesHeaders_data();
    void refusesHeaders();
    void readsHeaders();
    void choosesTheScoreTable_data();
    void choosesTheScoreTable();
    void saysWhatIsExpected();

private:
    void addShapes();
    void addValues();
    void addParts();
    void addBatches();
};

void TestScriptJson::writesWhatItReads_data()
{
    QTest::addColumn<QByteArray>("text");
    const char *const lines[]{
        R"({"do": "resident", "player": 0, "slot": "UL", "card": "one", "evict": true, "skip": [0, {"n": 2, "slot": "LR"}]})",
        R"({"do": "resident", "player": 1, "slot": "UR"})",
        R"({"do": "travelers", "player": 0, "types": ["sculptor", "unknown"], "match": false})",
        R"({"do": "producers", "player": 0, "types": ["gardener", "unknown"]})",
        R"({"do": "producers", "player": 0, "cards": ["one", "two", "two"]})",
        R"({"do": "empty", "player": 0, "slot": "LL", "skip": [1]})",
        R"({"do": "reveal", "player": 0, "slot": "UL", "card": "one", "evict": false, "travelers": {"types": ["unknown", "unknown"], "match": true}, "producers": {"cards": ["two", "one"]}, "skip": [3]})",
        R"({"do": "reveal", "player": 0, "producers": {"types": ["gardener", "gardener"]}})",
        R"({"do": "exchange", "player": 0, "give": "sword", "take": "bonsai", "skip": [0]})",
        R"({"do": "offer", "player": 0, "slot": "UR", "paid": {"bonsai": 1, "firework": 2}, "skip": [0]})",
        R"({"do": "offer", "player": 0, "slot": "UR", "paid": {}})",
        R"({"do": "send", "player": 0, "slot": "UR", "skip": [0]})",
        R"({"do": "choose", "player": 0, "items": ["sword", "sword"], "skip": [0]})",
        R"({"do": "choose", "player": 1, "items": ["sword", "unknown"]})",
        R"({"do": "gain", "player": 0, "favor": 3, "items": {"statue": 1}, "slot": "LL", "why": "forgotten \"one\"", "skip": [0]})",
        R"({"do": "gain", "player": 0})",
        R"({"do": "check", "player": 1, "order": ["LR", "UL"], "objective": true, "supply": {"sword": 9}, "skip": [0]})",
        R"({"do": "check", "player": 1, "order": [], "objective": false})",
        R"({"do": "discard", "player": 0, "items": {"origami": 2}})",
        R"({"do": "next", "player": 0})",
        R"({"do": "finish"})",
        R"({"do": "define", "card": {"id": "new", "type": "gardener", "slots": ["UL"], "favor": null, "cost": null, "draft": true}})",
        R"({"do": "adjust", "player": 0, "items": {"sword": 0, "statue": 3}, "favor": 7, "objectives": 2, "gate": ["one", "one"], "gateOther": {"cards": {"sculptor": 2}, "points": 9}, "village": {"UL": null, "LR": {"card": "two", "offering": true}}, "owes": 0, "day": 12, "phase": "over", "why": "counted again"})",
        R"({"do": "adjust", "player": 0, "gate": [], "village": {}})",
        R"({"do": "ruling", "id": "last-day-pairs", "value": "once"})",
        R"({"do": "track", "player": 0, "level": "score"})",
        R"({"do": "rename", "player": 0, "name": "青木"})",
        R"({"do": "retire", "player": 0})",
        R"({"do": "note", "text": ""})",
        R"({"do": "batch", "actions": [{"do": "note", "text": "a\nb"}, {"do": "retire", "player": 0}]})",
        R"({"do": "batch", "actions": []})",
    };
    for (const auto *text : lines)
        QTest::newRow(text) << QByteArray(text);
}

void TestScriptJson::writesWhatItReads()
{
    QFETCH(QByteArray, text);
    const auto action = readLine(text, table());
    QCOMPARE(toldBy(action), QString());
    QCOMPARE(writeAction(std::get<Action>(action)), text);
}

void TestScriptJson::refusesLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("told");
    addShapes();
    addValues();
    addParts();
    addBatches();
}

void TestScriptJson::addShapes()
{
    line(R"({"do": "note")", "script.json");
    line("{\"do\": \"note\", \"text\": \"\xff\"}", "script.json");
    line("5", "script.type ");
    line(R"("x")", "script.type ");
    line(R"([{"do": "finish"}])", "script.type ");
    line("{}", "script.missing do");
    line(R"({"player": 9, "extra": 1})", "script.missing do");
    line(R"({"do": "dance", "extra": 1})", "script.do do");
    line(R"({"do": 1})", "script.do do");
    line(R"({"do": "empty", "extra": 1})", "script.missing player");
    line(R"({"do": "empty", "player": 9, "extra": 1})", "script.missing slot");
    line(R"({"do": "empty", "player": 9, "slot": "X", "extra": 1})", "script.unknown-key extra");
    line(R"({"do": "note", "text": "", "player": 0})", "script.unknown-key player");
    line(R"({"do": "finish", "player": 0})", "script.unknown-key player");
}

void TestScriptJson::addValues()
{
    line(R"({"do": "empty", "player": "0", "slot": "X"})", "script.type player");
    line(R"({"do": "empty", "player": 0.5, "slot": "X"})", "script.type player");
    line(R"({"do": "empty", "player": 2, "slot": "X"})", "script.player player");
    line(R"({"do": "empty", "player": -1, "slot": "X"})", "script.player player");
    line(R"({"do": "empty", "player": 0, "slot": 1})", "script.type slot");
    line(R"({"do": "empty", "player": 0, "slot": "X", "skip": 1})", "script.word slot");
    line(R"({"do": "empty", "player": 0, "slot": "UL", "skip": 1})", "script.type skip");
    line(R"({"do": "resident", "player": 0, "slot": "UL", "card": "no", "evict": 1, "skip": 1})",
         "script.card card");
    line(R"({"do": "resident", "player": 0, "slot": "UL", "card": null})", "script.type card");
    line(R"({"do": "resident", "player": 0, "slot": "UL", "evict": 1, "skip": 1})",
         "script.type evict");
    line(R"({"do": "exchange", "player": 0, "give": "gold", "take": 1})", "script.word give");
    line(R"({"do": "choose", "player": 0, "items": ["sword", "unknown"]})", "script.word items/1");
    line(R"({"do": "gain", "player": 0, "favor": 1000})", "script.range favor");
    line(R"({"do": "gain", "player": 0, "favor": 1.5})", "script.type favor");
    line(R"({"do": "check", "player": 0, "order": ["UL", "X"]})", "script.word order/1");
    line(R"({"do": "check", "player": 0, "objective": "yes"})", "script.type objective");
    line(R"({"do": "discard", "player": 0, "items": []})", "script.type items");
    line(R"({"do": "discard", "player": 0, "items": {"origami": "1", "gold": 1}})",
         "script.word items/gold");
    line(R"({"do": "discard", "player": 0, "items": {"sword": -1, "bonsai": true}})",
         "script.type items/bonsai");
    line(R"({"do": "ruling", "id": "house", "value": "yes"})", "script.word id");
    line(R"({"do": "ruling", "id": "last-day-pairs", "value": "yes"})", "script.word value");
    line(R"({"do": "ruling", "id": "last-day-pairs", "value": true})", "script.type value");
    line(R"({"do": "track", "player": 0, "level": "half"})", "script.word level");
    line(R"({"do": "rename", "player": 0, "name": ""})", "script.range name");
    field("a name of 61",
          R"({"do": "rename", "player": 0, "name": ")" + QByteArray(61, 'x') + "\"}",
          "script.range name");
    field("a name of 60 beyond the first plane",
          R"({"do": "rename", "player": 0, "name": ")" + QByteArray("🎋").repeated(60) + "\"}", "");
    line(R"({"do": "note", "text": 1})", "script.type text");
    line(R"({"do": "define", "card": "one"})", "script.type card");
    line(R"({"do": "define", "card": {"id": "x"}})", "script.define card/type");
    line(R"({"do": "adjust", "player": 0, "day": 13})", "script.range day");
    line(R"({"do": "adjust", "player": 0, "day": 0, "favor": -1})", "script.range favor");
    line(R"({"do": "adjust", "player": 0, "phase": "night"})", "script.word phase");
    line(R"({"do": "adjust", "player": 0, "gate": ["one", "no"]})", "script.card gate/1");
}

void TestScriptJson::addParts()
{
    line(R"({"do": "travelers", "player": 0, "types": ["gardener"]})", "script.range types");
    line(R"({"do": "travelers", "player": 0, "types": ["gardener", "ninja", 1]})",
         "script.word types/1");
    line(R"({"do": "travelers", "player": 0, "types": ["gardener", "gardener"], "match": 1})",
         "script.type match");
    line(R"({"do": "producers", "player": 0})", "script.missing types");
    line(R"({"do": "producers", "player": 9, "types": [], "cards": []})",
         "script.unknown-key cards");
    line(R"({"do": "producers", "types": [], "cards": []})", "script.missing player");
    line(R"({"do": "producers", "player": 0, "types": []})", "");
    line(R"({"do": "producers", "player": 0, "cards": ["no"]})", "script.card cards/0");
    line(R"({"do": "reveal", "player": 0, "travelers": []})", "script.type travelers");
    line(R"({"do": "reveal", "player": 0, "travelers": {"match": true}})",
         "script.missing travelers/types");
    line(R"({"do": "reveal", "player": 0, "travelers": {"types": 1, "n": 1}})",
         "script.unknown-key travelers/n");
    line(R"({"do": "reveal", "player": 0, "producers": {}})", "script.missing producers/types");
    line(R"({"do": "reveal", "player": 0, "producers": {"types": [], "cards": []}, "skip": 1})",
         "script.unknown-key producers/cards");
    line(R"({"do": "send", "player": 0, "slot": "UL", "skip": [{"n": 1}]})",
         "script.missing skip/0/slot");
    line(
        R"({"do": "send", "player": 0, "slot": "UL", "skip": [0, {"n": 1, "slot": "UL", "x": 1}]})",
        "script.unknown-key skip/1/x");
    line(R"({"do": "send", "player": 0, "slot": "UL", "skip": [{"n": -1, "slot": "X"}]})",
         "script.range skip/0/n");
    line(R"({"do": "send", "player": 0, "slot": "UL", "skip": ["0"]})", "script.type skip/0");
    line(R"({"do": "adjust", "player": 0, "gateOther": {"cards": {"gardener": 1}}})",
         "script.missing gateOther/points");
    line(R"({"do": "adjust", "player": 0, "gateOther": {"cards": {"ninja": 1}, "points": 1000}})",
         "script.word gateOther/cards/ninja");
    line(R"({"do": "adjust", "player": 0, "village": {"LR": 1, "UL": {}}})",
         "script.missing village/UL/card");
    line(R"({"do": "adjust", "player": 0, "village": {"LR": {"card": "one", "offering": 1}}})",
         "script.type village/LR/offering");
    line(R"({"do": "adjust", "player": 0, "village": {"LX": null}})", "script.word village/LX");
}

void TestScriptJson::addBatches()
{
    line(R"({"do": "batch", "actions": {}})", "script.type actions");
    line(R"({"do": "batch", "actions": [1]})", "script.type actions/0");
    line(R"({"do": "batch", "actions": [{"do": "batch"}]})", "script.word actions/0/do");
    line(R"({"do": "batch", "actions": [{"do": "finish"}, {"do": "send", "player": 0}]})",
         "script.missing actions/1/slot");
    line(R"({"do": "batch", "actions": [{"do": "next", "player": 0}, 1]})", "ari.phase.order");
    line(R"({"do": "batch", "actions": [1], "extra": 1})", "script.unknown-key extra");
    line(
        R"({"do": "batch", "actions": [{"do": "define", "card": {"id": "new", "type": "gardener", "slots": ["UL"], "favor": 1, "cost": null}}, {"do": "resident", "player": 0, "slot": "UL", "card": "new"}]})",
        "");
}

void TestScriptJson::refusesLines()
{
    QFETCH(QByteArray, text);
    QTEST(toldBy(readLine(text, table())), "told");
}

void TestScriptJson::limitsTheLength()
{
    const QByteArray start = R"({"do": "note", "text": ")";
    const QByteArray end = "\"}";
    const auto longest = start + QByteArray(65536 - start.size() - end.size(), 'x') + end;
    QCOMPARE(toldBy(readLine(longest, table())), QString());
    QCOMPARE(toldBy(readLine(longest + ' ', table())), u"script.line-length"_s);
    QCOMPARE(toldBy(readLine(longest + '}', table())), u"script.json"_s);
}

void TestScriptJson::refusesHeaders_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("told");
    field("sound", "", "");
    field("a newer script first of all", R"("gyoji": 2, "box": 1, "extra": 1)", "script.version");
    field("version is a text", R"("gyoji": "1", "game": "chess")", "script.type gyoji");
    field("missing before unknown", R"("players": null, "extra": 1)", "script.unknown-key extra");
    field("other game", R"("game": "chess", "players": [])", "script.word game");
    field("players are a number", R"("players": 2)", "script.type players");
    field("a player is a number", R"("players": ["a", 1])", "script.type players/1");
    field("a player without a name", R"("players": ["", "", "", "", "", ""])",
          "script.range players/0");
    field("no players", R"("players": [])", "script.range players");
    field("six players", R"("players": ["a", "b", "c", "d", "e", "f"])", "script.range players");
    field("no such box", R"("box": "x")", "script.box box");
    field("box is a number", R"("box": 1)", "script.type box");
    field("a faulty box", R"("box": {"gyoji-box": 1, "id": "b", "title": {"en": ""}, "cards": 1})",
          "script.box box/cards");
    field("calendar is a text", R"("calendar": "1a")", "script.type calendar");
    field("no face", R"("calendar": [])", "script.range calendar");
    field("a face is a number", R"("calendar": [1])", "script.type calendar/0");
    field("three faces", R"("calendar": ["1a", "2a", "1b"])", "script.range calendar");
    field("no such face", R"("calendar": ["1a", "3a"])", "script.calendar calendar/1");
    field("two faces of one tile", R"("calendar": ["1a", "1b"])", "script.calendar calendar");
    field("overlapping days", R"("calendar": ["1a", "2b"])", "script.calendar calendar");
    field("own calendar without days", R"("calendar": {})", "script.missing calendar/days");
    field("own calendar, unknown key", R"("calendar": {"days": {}, "x": 1})",
          "script.unknown-key calendar/x");
    field("own calendar, day 12", R"("calendar": {"days": {"12": {}}})",
          "script.range calendar/days/12");
    field("own calendar, no such zone",
          R"("calendar": {"days": {"2": {"zone": "hand", "kind": "any", "n": 1}}})",
          "script.word calendar/days/2/zone");
    field(
        "own calendar, parts that do not go together",
        R"("calendar": {"days": {"2": {"zone": "gate", "kind": "any", "n": 1, "item": "sword"}}})",
        "script.calendar calendar/days/2");
    field("own calendar, falling table", R"("calendar": {"days": {}, "scoreTable": [2, 1]})",
          "script.range calendar/scoreTable/1");
    field("falling table", R"("scoreTable": [2, 1])", "script.range scoreTable/1");
    field("table is a number", R"("scoreTable": 1)", "script.type scoreTable");
    field("rulings are a list", R"("rulings": [])", "script.type rulings");
    field("no such ruling", R"("rulings": {"house": "yes", "last-day-pairs": 1})",
          "script.ruling rulings/house");
    field("no such value", R"("rulings": {"last-day-pairs": "no"})",
          "script.ruling rulings/last-day-pairs");
    field("value is a truth", R"("rulings": {"gate-sees-itself": true})",
          "script.type rulings/gate-sees-itself");
    field("no such track", R"("track": ["half"])", "script.word track/0");
    field("too few tracks", R"("track": ["full"])", "script.range track");
    field("start is a number", R"("start": 5)", "script.type start");
    field("start without a day", R"("start": {})", "script.missing start/day");
    field("day 13", R"("start": {"day": 13})", "script.range start/day");
}

void TestScriptJson::refusesHeaders()
{
    QFETCH(QByteArray, fields);
    const QByteArray sound =
        R"({"gyoji": 1, "game": "arigato", "players": ["Aki", "Béa"], "box": "b")";
    const auto header = sound + (fields.isEmpty() ? fields : ", " + fields) + '}';
    QTEST(toldBy(readHeader(objectOf(header), findBox)), "told");
}

void TestScriptJson::readsHeaders()
{
    const auto read = readHeader(objectOf(R"({"gyoji": 1.0, "game": "arigato", "box": "b",
        "players": ["Aki", "Béa"], "calendar": ["2a", "1a"], "track": ["score", "cards"],
        "rulings": {"exchange-gains": "yes"}, "start": {"day": 5}})"),
                                 findBox);
    QCOMPARE(toldBy(read), QString());
    const auto &state = std::get<State>(read);
    QVERIFY(*state.box == box());
    QCOMPARE(state.seats.size(), std::size_t(2));
    QVERIFY(state.seats[1].name == "Béa" && state.seats[1].track == Track::Cards);
    QVERIFY(state.seats[0].day == 5 && state.seats[0].phase == Phase::Dawn);
    QCOMPARE(state.calendar->days.size(), std::size_t(2));
    QVERIFY(state.ruling(Ruling::ExchangeGains) == "yes");
    QVERIFY(state.ruling(Ruling::GateSeesItself) == "no");
    QCOMPARE(toldBy(readHeader(objectOf(R"({"gyoji": 1})"), findBox)), u"script.missing game"_s);
}

void TestScriptJson::choosesTheScoreTable_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<int>("first");
    QTest::newRow("the box's") << ""_ba << 3;
    QTest::newRow("the box's, faces without one") << R"(, "calendar": ["1b", "2b"])"_ba << 3;
    QTest::newRow("the face's") << R"(, "calendar": ["1a"])"_ba << 1;
    QTest::newRow("the last face's") << R"(, "calendar": ["1a", "2a"])"_ba << 2;
    QTest::newRow("the last named face's") << R"(, "calendar": ["2a", "1a"])"_ba << 1;
    QTest::newRow("the calendar's") << R"(, "calendar": {"days": {}, "scoreTable": [4]})"_ba << 4;
    QTest::newRow("the header's") << R"(, "calendar": ["1a"], "scoreTable": [5])"_ba << 5;
}

void TestScriptJson::choosesTheScoreTable()
{
    QFETCH(QByteArray, fields);
    const auto read = readHeader(
        objectOf(R"({"gyoji": 1, "game": "arigato", "players": ["A"], "box": "b")" + fields + '}'),
        findBox);
    QCOMPARE(toldBy(read), QString());
    QTEST(std::get<State>(read).calendar->scoreTable->front(), "first");
}

void TestScriptJson::saysWhatIsExpected()
{
    const auto argumentsOf = [](const QByteArray &text) {
        return std::get<Refusal>(readLine(text, table())).arguments;
    };
    QVERIFY(argumentsOf(R"({"do": "gain", "player": 0, "favor": true})") ==
            Arguments({{"key", "favor"}, {"expected", Term{"shape", "whole-number"}}}));
    QVERIFY(argumentsOf(R"({"do": "retire", "player": 7})") ==
            Arguments({{"key", "player"}, {"max", 1}}));
    QVERIFY(argumentsOf(R"({"do": "define", "card": {}})") ==
            Arguments({{"key", "card/id"}, {"fault", Term{"fault", "box.missing"}}}));
}

QTEST_APPLESS_MAIN(TestScriptJson)
#include "tst_script_json.moc"
