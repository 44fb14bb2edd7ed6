// SPDX-License-Identifier: MIT
#include "arigato/learned.h"

#include "arigato/open_days.h"

namespace gyoji::arigato {

namespace {

/// What the face kept does not know; null where the face is not kept at all.
Face newsOf(const Face &face, const Face *kept)
{
    Face news{face.id, face.tile, {}, {}};
    for (const auto &[day, objective] : face.days) {
        if (!isOpenObjective(objective) && !(kept && kept->days.contains(day)))
            news.days.emplace(day, objective);
    }
    if (!kept || !kept->scoreTable)
        news.scoreTable = face.scoreTable;
    return news;
}

} // namespace

Box learnedSince(const Box &start, const Box &now)
{
    Box learned{now.id, now.title, false, {}, {}, {}, {}};
    for (const Card &card : now.cards) {
        const auto before = start.cards.find(card.id);
        if (!before || start.cards[*before] != card)
            learned.cards.define(card);
    }
    return learned;
}

void learnCalendar(Box &learned, const Box &kept, const Box &now)
{
    for (const Face &face : now.faces) {
        Face news = newsOf(face, kept.face(face.id));
        if (!news.days.empty() || news.scoreTable)
            learned.faces.push_back(std::move(news));
    }
    if (!kept.scoreTable)
        learned.scoreTable = now.scoreTable;
}

int daysIn(const Box &box)
{
    int days = 0;
    for (const Face &face : box.faces)
        days += static_cast<int>(face.days.size());
    return days;
}

} // namespace gyoji::arigato
