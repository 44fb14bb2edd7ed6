// SPDX-License-Identifier: MIT
#include "window/box/known_boxes.h"

#include "table/boxes.h"
#include "window/box/box_rooms.h"
#include "window/box/own_box.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

void addBox(std::vector<KnownBox> &boxes, const BoxEntry &entry, bool isShipped)
{
    auto read = readAnyBox(entry.file);
    if (auto *box = std::get_if<AnyBox>(&read))
        boxes.push_back({entry.id, isShipped, entry.isRetired, std::move(*box), false});
}

} // namespace

AnyBox blankBox(const QByteArray &game, const Words &words, Language language)
{
    const QString title = words.sentence("box/new", {}, language);
    return boxRoomOf(game)->blank(newBoxId(), titled(title, language));
}

KnownBox newBox(const QByteArray &game, const Words &words, Language language)
{
    return {u"new"_s, false, false, blankBox(game, words, language), true};
}

std::vector<KnownBox> allBoxes(const Store &store)
{
    std::vector<KnownBox> boxes;
    for (const BoxRoom &room : boxRooms()) {
        for (const QString &id : room.shipped)
            addBox(boxes, {id, room.game, shippedBox(room.game, id), false}, true);
    }
    for (const BoxEntry &entry : store.boxes())
        addBox(boxes, entry, false);
    return boxes;
}

std::vector<KnownBox> boxesOf(const Store &store, const QByteArray &game)
{
    auto boxes = allBoxes(store);
    std::erase_if(boxes, [&](const KnownBox &known) { return known.box->game() != game; });
    return boxes;
}

std::vector<KnownBox> knownBoxes(const Store &store, const QByteArray &game)
{
    auto boxes = boxesOf(store, game);
    std::erase_if(boxes, &KnownBox::isRetired);
    return boxes;
}

} // namespace gyoji
