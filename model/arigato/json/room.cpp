// SPDX-License-Identifier: MIT
#include "arigato/json/room.h"

#include "arigato/json/box_json.h"

namespace gyoji::arigato {

std::variant<State, Refusal>
Room::readHeader(const QJsonObject &header,
                 const std::function<QByteArray(QStringView id)> &boxFile)
{
    std::optional<Box> box;
    return arigato::readHeader(header, [&](QStringView id) -> const Box * {
        auto read = readBox(boxFile(id));
        if (auto *sound = std::get_if<Box>(&read))
            box = std::move(*sound);
        return box ? &*box : nullptr;
    });
}

Faults Room::checkBox(const QByteArray &file)
{
    const auto read = readBox(file);
    const auto *faults = std::get_if<Faults>(&read);
    return faults ? *faults : Faults{};
}

} // namespace gyoji::arigato
