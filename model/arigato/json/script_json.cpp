// SPDX-License-Identifier: MIT
#include "arigato/json/script_json.h"

#include "arigato/json/read_action.h"
#include "json/parse.h"

namespace gyoji::arigato {

std::variant<Action, Refusal> readLine(const QByteArray &line, const State &state)
{
    const auto parsed = parseJson(line);
    if (std::holds_alternative<ParseFault>(parsed))
        return Refusal{script::json, {}};
    if (line.size() > maxLineLength)
        return Refusal{script::lineLength, {{"max", static_cast<int>(maxLineLength)}}};
    return readMember({std::get<QJsonValue>(parsed), Place()}, state, false);
}

std::variant<Action, Refusal> readAction(const QJsonObject &line, const State &state)
{
    return readMember({line, Place()}, state, false);
}

} // namespace gyoji::arigato
