// SPDX-License-Identifier: MIT
#include "conformance/mutate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

constexpr qsizetype longerThanAnyLine = 70 * 1024;

QJsonValue strange(Random &random)
{
    switch (random.below(10)) {
    case 0:
        return -1;
    case 1:
        return 3;
    case 2:
        return 99;
    case 3:
        return 1000;
    case 4:
        return 2.5;
    case 5:
        return true;
    case 6:
        return QJsonValue::Null;
    case 7:
        return u""_s;
    case 8:
        return QJsonArray{};
    default:
        return u"gold"_s;
    }
}

QJsonValue mutatedValue(const QJsonValue &value, Random &random);

QJsonObject mutatedObject(QJsonObject object, Random &random)
{
    const QString key = random.pick(object.keys());
    if (random.chance(700)) {
        object[key] = mutatedValue(object[key], random);
    } else if (random.chance(500)) {
        object.remove(key);
    } else {
        object.insert(u"gold"_s, 1);
    }
    return object;
}

QJsonArray mutatedList(QJsonArray list, Random &random)
{
    const auto at = static_cast<qsizetype>(random.below(static_cast<std::size_t>(list.size())));
    if (random.chance(600))
        list[at] = mutatedValue(list[at], random);
    else if (random.chance(500))
        list.removeAt(at);
    else
        list.insert(at, QJsonValue(list[at]));
    return list;
}

QJsonValue mutatedValue(const QJsonValue &value, Random &random)
{
    const QJsonObject object = value.toObject();
    if (!object.isEmpty() && random.chance(700))
        return mutatedObject(object, random);
    const QJsonArray list = value.toArray();
    if (!list.isEmpty() && random.chance(700))
        return mutatedList(list, random);
    return strange(random);
}

QByteArray mutatedBytes(const QByteArray &line, Random &random)
{
    const auto at = static_cast<qsizetype>(random.below(static_cast<std::size_t>(line.size())));
    switch (random.below(4)) {
    case 0:
        return line.left(at);
    case 1:
        return line.left(at) + '\xff' + line.mid(at);
    case 2:
        return '[' + line + ']';
    default:
        return line + QByteArray(longerThanAnyLine, ' ');
    }
}

} // namespace

QByteArray mutated(const QByteArray &line, Random &random)
{
    if (random.chance(50))
        return mutatedBytes(line, random);
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    return QJsonDocument(mutatedObject(object, random)).toJson(QJsonDocument::Compact);
}

} // namespace gyoji::test
