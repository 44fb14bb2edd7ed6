// SPDX-License-Identifier: MIT
#include "window/box/known_boxes.h"

#include "arigato/json/box_json.h"
#include "table/boxes.h"
#include "window/box/own_box.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

void addBox(std::vector<KnownBox> &boxes, const BoxEntry &entry, bool isShipped)
{
    auto read = arigato::readBox(entry.file);
    if (auto *box = std::get_if<arigato::Box>(&read))
        boxes.push_back({entry.id, isShipped, entry.isRetired, std::move(*box), false});
}

} // namespace

KnownBox blankBox(const Words &words, Language language)
{
    arigato::Box box;
    box.id = newBoxId();
    box.title = titled(words.sentence("box/new", {}, language), language);
    return {u"new"_s, false, false, std::move(box), true};
}

std::vector<KnownBox> allBoxes(const Store &store)
{
    std::vector<KnownBox> boxes;
    addBox(boxes, {u"sample"_s, "arigato", shippedBox("arigato", u"sample"), false}, true);
    for (const BoxEntry &entry : store.boxes())
        addBox(boxes, entry, false);
    return boxes;
}

std::vector<KnownBox> knownBoxes(const Store &store)
{
    auto boxes = allBoxes(store);
    std::erase_if(boxes, &KnownBox::isRetired);
    return boxes;
}

} // namespace gyoji
