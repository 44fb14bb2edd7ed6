// SPDX-License-Identifier: MIT
#include "table/box_trouble.h"

#include "json/box_codes.h"
#include "json/parse.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace gyoji {

BoxTrouble troubleOf(const QByteArray &file, const Faults &faults)
{
    const RuleId code = faults.front().code;
    if (code == boxcode::json)
        return file.contains("\"gyoji-box\"") ? BoxTrouble::Damaged : BoxTrouble::NotOurs;
    if (code == boxcode::kind)
        return BoxTrouble::NotOurs;
    if (code == boxcode::version)
        return BoxTrouble::Newer;
    return code == boxcode::game ? BoxTrouble::OtherGame : BoxTrouble::Unreadable;
}

QString idAround(const QByteArray &file, const Fault &fault)
{
    const QStringList tokens = fault.pointer.split(u'/');
    if (tokens.size() < 3)
        return {};
    const auto parsed = parseJson(withoutByteOrderMark(file));
    const auto *value = std::get_if<QJsonValue>(&parsed);
    if (!value)
        return {};
    const auto list = value->toObject().value(tokens[1]).toArray();
    return list.at(tokens[2].toInt()).toObject().value("id"_L1).toString();
}

} // namespace gyoji
