// SPDX-License-Identifier: MIT
#include "window/box/known_boxes.h"

#include "arigato/json/box_json.h"
#include "table/boxes.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

void addBox(std::vector<KnownBox> &boxes, const QString &id, bool isShipped, const QByteArray &file)
{
    auto read = arigato::readBox(file);
    if (auto *box = std::get_if<arigato::Box>(&read))
        boxes.push_back({id, isShipped, std::move(*box)});
}

} // namespace

std::vector<KnownBox> knownBoxes(const Store &store)
{
    std::vector<KnownBox> boxes;
    addBox(boxes, u"sample"_s, true, shippedBox("arigato", u"sample"));
    for (const BoxEntry &entry : store.boxes())
        addBox(boxes, entry.id, false, entry.file);
    return boxes;
}

} // namespace gyoji
