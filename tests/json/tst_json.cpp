// SPDX-License-Identifier: MIT
#include "json/fields.h"
#include "json/locate.h"
#include "json/parse.h"
#include "json/writer.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;

namespace {

constexpr ShapeCodes codes{"missing", "unknown", "type", "range", "word", "twice", "together"};

/// "code pointer", and the line where it is known.
QStringList toldBy(const Faults &faults)
{
    QStringList told;
    for (const auto &fault : faults) {
        told += fromUtf8(fault.code) + u' ' + fault.pointer;
        if (fault.line != 0)
            told.back() += u' ' + QString::number(fault.line);
    }
    return told;
}

Faults faultsAt(const QStringList &pointers)
{
    Faults faults;
    for (const auto &pointer : pointers)
        faults.push_back({pointer, "code", {}});
    return faults;
}

} // namespace

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesAnyValue_data();
    void parsesAnyValue();
    void refusesWhatIsNoJson_data();
    void refusesWhatIsNoJson();
    void dropsTheByteOrderMark();
    void measuresDepth_data();
    void measuresDepth();
    void writesPointers();
    void sortsFaultsByPlace();
    void looksAtTheLastOfAKeyGivenTwice();
    void tellsMissingThenUnknownThenValues();
    void readsWholeNumbers_data();
    void readsWholeNumbers();
    void writesInOrder();
};

void TestJson::parsesAnyValue_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("number") << "5"_ba << QJsonValue(5);
    QTest::newRow("text") << R"( "x" )"_ba << QJsonValue("x"_L1);
    QTest::newRow("null") << "null"_ba << QJsonValue(QJsonValue::Null);
    QTest::newRow("list") << "[1, 2]"_ba << QJsonValue(QJsonArray{1, 2});
    QTest::newRow("object") << " {\"a\": 1}"_ba << QJsonValue(QJsonObject{{"a"_L1, 1}});
    QTest::newRow("key twice") << R"({"a": 1, "b": 3, "a": 2})"_ba
                               << QJsonValue(QJsonObject{{"a"_L1, 2}, {"b"_L1, 3}});
}

void TestJson::parsesAnyValue()
{
    QFETCH(QByteArray, text);
    const auto parsed = parseJson(text);
    QVERIFY(std::holds_alternative<QJsonValue>(parsed));
    QTEST(std::get<QJsonValue>(parsed), "value");
}

void TestJson::refusesWhatIsNoJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << ""_ba;
    QTest::newRow("half") << R"({"a": )"_ba;
    QTest::newRow("two values") << "1, 2"_ba;
    QTest::newRow("two lists") << "1],[2"_ba;
    QTest::newRow("two objects") << "{} {}"_ba;
    QTest::newRow("no UTF-8") << "{\"a\": \"\xff\"}"_ba;
    QTest::newRow("byte order mark within a file") << "\xEF\xBB\xBF{}"_ba;
    QTest::newRow("too deep to parse") << QByteArray(5000, '[');
}

void TestJson::refusesWhatIsNoJson()
{
    QFETCH(QByteArray, text);
    QVERIFY(std::holds_alternative<ParseFault>(parseJson(text)));
}

void TestJson::dropsTheByteOrderMark()
{
    QCOMPARE(withoutByteOrderMark("\xEF\xBB\xBF{}"_ba), "{}"_ba);
    QCOMPARE(withoutByteOrderMark("{}"_ba), "{}"_ba);
}

void TestJson::measuresDepth_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("depth");
    QTest::newRow("number") << "1"_ba << 0;
    QTest::newRow("empty object") << "{}"_ba << 1;
    QTest::newRow("side by side") << "[{}, [], {\"a\": {}}]"_ba << 3;
    QTest::newRow("brackets in a text") << R"(["[[\"[{"])"_ba << 1;
}

void TestJson::measuresDepth()
{
    QFETCH(QByteArray, text);
    QTEST(depthOf(text), "depth");
}

void TestJson::writesPointers()
{
    const Place root;
    const Place cards = root.at("cards"_L1);
    const Place third = cards.at(3);
    QCOMPARE(root.pointer(), QString());
    QCOMPARE(third.at("favor"_L1).pointer(), u"/cards/3/favor"_s);
    QCOMPARE(third.at("a/b~c"_L1).pointer(), u"/cards/3/a~1b~0c"_s);
}

void TestJson::sortsFaultsByPlace()
{
    const QByteArray json = "{\"z\": [1,\n{\"k/\\u0065y\": 2}],\n \"a\": {\n\"x\": true}}";
    auto faults = faultsAt({u"/a/x"_s, u"/a/gone"_s, u"/z/1/k~1ey"_s, u"/z"_s, u""_s});
    sortByPlace(faults, json);
    const QStringList expected{u"code  1"_s, u"code /z 1"_s, u"code /z/1/k~1ey 2"_s,
                               u"code /a/gone 3"_s, u"code /a/x 4"_s};
    QCOMPARE(toldBy(faults), expected);
}

void TestJson::looksAtTheLastOfAKeyGivenTwice()
{
    const QByteArray json = "{\"a\": {\"x\": 1},\n\"b\": 2,\n\"a\": {}}";
    auto faults = faultsAt({u"/a/x"_s, u"/b"_s});
    sortByPlace(faults, json);
    QCOMPARE(toldBy(faults), QStringList({u"code /b 2"_s, u"code /a/x 3"_s}));
}

void TestJson::tellsMissingThenUnknownThenValues()
{
    const QJsonObject object{{"colour"_L1, 1}, {"n"_L1, "2"_L1}, {"within"_L1, QJsonObject()}};
    const Place root;
    Shape shape(codes);
    {
        Fields fields(shape, object, root);
        shape.wholeNumber(fields.required("n"_L1));
        const auto within = fields.required("within"_L1);
        const auto inner = shape.object(within);
        Fields innerFields(shape, *inner, within.place);
        innerFields.required("m"_L1);
        fields.required("gone"_L1);
    }
    const QStringList expected{u"missing /gone"_s, u"unknown /colour"_s, u"type /n"_s,
                               u"missing /within/m"_s};
    QCOMPARE(toldBy(shape.faults()), expected);
}

void TestJson::readsWholeNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("whole") << "7"_ba << QStringList();
    QTest::newRow("written with a point") << "2.0"_ba << QStringList();
    QTest::newRow("half") << "2.5"_ba << QStringList(u"type "_s);
    QTest::newRow("truth") << "true"_ba << QStringList(u"type "_s);
    QTest::newRow("text") << "\"7\""_ba << QStringList(u"type "_s);
    QTest::newRow("too small") << "-1"_ba << QStringList(u"range "_s);
    QTest::newRow("huge") << "1e300"_ba << QStringList(u"range "_s);
}

void TestJson::readsWholeNumbers()
{
    QFETCH(QByteArray, text);
    Shape shape(codes);
    shape.wholeNumber({std::get<QJsonValue>(parseJson(text)), Place()}, 0, 9);
    QTEST(toldBy(shape.faults()), "told");
}

void TestJson::writesInOrder()
{
    JsonWriter json;
    json.beginObject();
    json.number("z", -1);
    json.newLine();
    json.key("a");
    json.beginList();
    json.text("\"\\\n\x1f é");
    json.truth(true);
    json.null();
    json.beginObject();
    json.endObject();
    json.endList();
    json.newLine();
    json.endObject();
    QCOMPARE(json.json(),
             QByteArray("{\"z\": -1,\n\"a\": [\"\\\"\\\\\\n\\u001f é\", true, null, {}]\n}"));
    QVERIFY(!QJsonDocument::fromJson(json.json()).isNull());
}

QTEST_APPLESS_MAIN(TestJson)
#include "tst_json.moc"
