// SPDX-License-Identifier: MIT
#include "arigato/tst_rules.h"

#include "json/strings.h"
#include "table/script.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

QJsonObject toObject(QByteArray json)
{
    return QJsonDocument::fromJson(json.replace('\'', '"')).object();
}

QJsonArray toList(const QByteArrayList &objects)
{
    QJsonArray list;
    for (const QByteArray &object : objects)
        list.append(toObject(object));
    return list;
}

QJsonArray toLists(const Course &course)
{
    QJsonArray lists;
    for (const auto &totals : course) {
        QJsonArray list;
        for (const int total : totals)
            list.append(total);
        lists.append(list);
    }
    return lists;
}

QJsonObject testBox()
{
    QFile file(QStringLiteral(GYOJI_RULES_BOX));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

/// An action may go over several lines of the source; a script has it on one.
QByteArrayList actionsOf(QByteArray lines)
{
    QByteArrayList actions;
    for (const QByteArray &line : lines.replace('\'', '"').split('\n')) {
        const QByteArray part = line.trimmed();
        const bool isWhole =
            actions.isEmpty() || actions.last().count('{') == actions.last().count('}');
        if (isWhole)
            actions.append(part);
        else
            actions.last() += part;
    }
    return actions;
}

QByteArray scriptOf(const QByteArray &header, const QByteArrayList &actions)
{
    QJsonObject json{{"gyoji"_L1, 1},
                     {"game"_L1, "arigato"_L1},
                     {"players"_L1, QJsonArray{u"Aki"_s}},
                     {"box"_L1, testBox()}};
    const QJsonObject more = toObject(header);
    for (auto member = more.begin(); member != more.end(); ++member)
        json.insert(member.key(), member.value());
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n' + actions.join('\n');
}

/// Where what is wanted is not there: a path and both values; empty where it is.
QString difference(const QJsonValue &is, const QJsonValue &wanted, const QString &path)
{
    const QJsonArray isList = is.toArray();
    const QJsonArray wantedList = wanted.toArray();
    if (wanted.isArray() && is.isArray() && isList.size() == wantedList.size()) {
        for (qsizetype i = 0; i < wantedList.size(); ++i) {
            const QString at = path + u'/' + QString::number(i);
            if (const QString found = difference(isList[i], wantedList[i], at); !found.isEmpty())
                return found;
        }
        return {};
    }
    const QJsonObject object = wanted.toObject();
    if (wanted.isObject() && is.isObject()) {
        for (auto member = object.begin(); member != object.end(); ++member) {
            const QJsonValue value = is.toObject().value(member.key());
            const QString at = path + u'/' + member.key();
            if (const QString found = difference(value, member.value(), at); !found.isEmpty())
                return found;
        }
        return {};
    }
    if (is == wanted)
        return {};
    const QByteArray both = QJsonDocument(QJsonArray{is, wanted}).toJson(QJsonDocument::Compact);
    return u"%1: is, wanted: %2"_s.arg(path, QString::fromUtf8(both));
}

} // namespace

void addColumns()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("wanted");
}

void row(const char *rule, QByteArray header, QByteArray lines, QByteArray wanted)
{
    QTest::newRow(rule) << header << lines << wanted;
}

void TestRules::run()
{
    QFETCH(const QByteArray, header);
    QFETCH(const QByteArray, lines);
    QFETCH(const QByteArray, wanted);

    const QByteArrayList actions = actionsOf(lines);
    const Script script = readScript(scriptOf(header, actions), shippedBox);
    QVERIFY2(script.table, script.fault ? script.fault->refusal.rule.data() : "");
    QJsonObject is = toObject(script.table->state());
    is.insert("asks"_L1, toObject(script.table->asks())["players"_L1]);
    is.insert("course"_L1, toLists(script.table->course()));
    if (const std::size_t n = script.table->lineCount(); n > 0)
        is.insert("log"_L1, toList(script.table->log(n - 1, 1)));
    const QString refused = script.fault ? fromUtf8(script.fault->refusal.rule) : QString();

    const QJsonObject all = toObject(wanted);
    QVERIFY2(!all.isEmpty(), "what is wanted is no JSON");
    QCOMPARE(refused, all["refused"_L1].toString());
    if (script.fault)
        QCOMPARE(script.fault->line, 1 + actions.size());
    is.insert("refused"_L1, refused);
    const QString found = difference(is, all, {});
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

} // namespace gyoji::test

QTEST_APPLESS_MAIN(gyoji::test::TestRules)
