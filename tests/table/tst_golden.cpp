// SPDX-License-Identifier: MIT
#include "kernel/script_ids.h"
#include "table/games.h"
#include "table/script.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QJsonObject expectedOf(const QString &path)
{
    return objectOf(contentOf(path));
}

QJsonArray logOf(const Script &script)
{
    QJsonArray log;
    for (std::size_t i = 0; i < script.lines.size(); ++i) {
        for (const QByteArray &fact : script.table->log(i, script.lines[i]))
            log.append(objectOf(fact));
    }
    return log;
}

QJsonValue errorOf(const Script &script)
{
    if (!script.fault)
        return QJsonValue::Null;
    const RuleId rule = script.fault->refusal.rule;
    return QJsonObject{{"line"_L1, script.fault->line},
                       {"rule"_L1, QString::fromUtf8(rule.data(), std::ssize(rule))}};
}

void addCases(const QString &folder, const QString &suffix)
{
    QTest::addColumn<QString>("path");
    const QDir dir(QStringLiteral(GYOJI_GOLDEN_DIR "/") + folder);
    const QStringList files = dir.entryList({u'*' + suffix}, QDir::Files, QDir::Name);
    QVERIFY2(!files.isEmpty(), qPrintable(dir.path()));
    for (const QString &name : files) {
        const QString stem = name.chopped(suffix.size());
        QTest::newRow(qPrintable(stem)) << dir.filePath(stem);
    }
}

} // namespace

/// Qt prints long documents cut short, so a difference is told whole.
#define COMPARE_JSON(actual, wanted)                                                               \
    do {                                                                                           \
        const QJsonValue a = actual;                                                               \
        const QJsonValue w = wanted;                                                               \
        if (a != w)                                                                                \
            qInfo().noquote() << "is" << QJsonDocument(QJsonArray{a}).toJson() << "not"            \
                              << QJsonDocument(QJsonArray{w}).toJson();                            \
        QVERIFY(a == w);                                                                           \
    } while (false)

class TestGolden : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data() { addCases(u"arigato"_s, u".jsonl"_s); }
    void scripts();
    void boxes_data() { addCases(u"boxes"_s, u".gyojibox"_s); }
    void boxes();
};

void TestGolden::scripts()
{
    QFETCH(const QString, path);
    const QJsonObject wanted = expectedOf(path + ".expected.json"_L1);
    const Script script = readScript(contentOf(path + ".jsonl"_L1), shippedBox);

    COMPARE_JSON(errorOf(script), wanted["error"_L1]);
    if (wanted["state"_L1].isNull()) {
        QVERIFY(!script.table);
        return;
    }
    QVERIFY(script.table);
    COMPARE_JSON(objectOf(script.table->state()), wanted["state"_L1]);
    COMPARE_JSON(objectOf(script.table->asks()), wanted["asks"_L1]);
    if (wanted.contains("log"_L1))
        COMPARE_JSON(logOf(script), wanted["log"_L1]);
    const QJsonArray views = wanted["as"_L1].toArray();
    for (int seat = 0; seat < views.size(); ++seat)
        COMPARE_JSON(objectOf(script.table->state(static_cast<SeatIndex>(seat))), views[seat]);
}

void TestGolden::boxes()
{
    QFETCH(const QString, path);
    const QJsonObject wanted = expectedOf(path + ".expected.json"_L1);
    const Faults faults = checkBox(contentOf(path + ".gyojibox"_L1));

    if (wanted["code"_L1].isNull()) {
        QVERIFY(faults.empty());
        return;
    }
    const QJsonValue pointer = wanted["path"_L1];
    QVERIFY(std::ranges::any_of(faults, [&](const Fault &fault) {
        return QString::fromUtf8(fault.code.data(), std::ssize(fault.code)) ==
                   wanted["code"_L1].toString() &&
               (pointer.isNull() || fault.pointer == pointer.toString());
    }));
}

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
