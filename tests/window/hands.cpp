// SPDX-License-Identifier: MIT
#include "hands.h"

#include "window/arigato/arigato_table.h"

#include <QQuickItem>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

/// The first row where that role is as wanted; -1 when there is none.
int rowWhere(const QAbstractItemModel &list, const QByteArray &role, bool wanted)
{
    for (int row = 0; row < list.rowCount(); ++row) {
        if (valueOf(list, row, role).toBool() == wanted)
            return row;
    }
    return -1;
}

QString slotWhere(SeatModel &seat, const QByteArray &role)
{
    const int row = rowWhere(*seat.workshops(), role, true);
    return row < 0 ? QString() : valueOf(*seat.workshops(), row, "slot").toString();
}

/// Takes the first card that is free and may live somewhere; its type goes by the day.
void placeResident(SeatModel &seat)
{
    seat.pickType(valueOf(*seat.types(), seat.view().day % 5, "type").toString());
    for (int row = 0; row < seat.cards()->rowCount(); ++row) {
        if (valueOf(*seat.cards(), row, "isInPlay").toBool())
            continue;
        seat.pickCard(valueOf(*seat.cards(), row, "card").toString());
        if (seat.view().pickedCard.isEmpty())
            return;
        if (const QString slot = slotWhere(seat, "isAllowed"); !slot.isEmpty()) {
            seat.place(slot);
            return;
        }
    }
}

/// Claims one of the first type that counts.
void nameTravelers(SeatModel &seat)
{
    if (seat.claims()->rowCount() > 0)
        seat.claim(valueOf(*seat.claims(), 0, "type").toString());
    seat.nameTravelers();
}

void pickItem(SeatModel &seat)
{
    const int row = rowWhere(*seat.items(), "canPick", true);
    seat.pickItem(valueOf(*seat.items(), row, "item").toString());
}

} // namespace

QVariant valueOf(const QAbstractItemModel &list, int row, const QByteArray &role)
{
    return list.data(list.index(row, 0), list.roleNames().key(role));
}

bool isOf(const QQuickItem &item, const SeatModel &seat)
{
    for (const QQuickItem *part = &item; part; part = part->parentItem()) {
        const QVariant owner = part->property("seat");
        if (owner.isValid())
            return owner.value<SeatModel *>() == &seat;
    }
    return false;
}

bool playOn(SeatModel &seat)
{
    const QString ask = seat.view().ask;
    if (seat.view().phase == "over"_L1)
        return false;
    if (ask == "resident"_L1)
        placeResident(seat);
    else if (ask == "producers"_L1)
        seat.pickType(valueOf(*seat.types(), seat.view().picked, "type").toString());
    else if (ask == "travelers"_L1)
        nameTravelers(seat);
    else if (ask == "choose"_L1 || ask == "discard"_L1)
        pickItem(seat);
    else if (const QString slot = slotWhere(seat, "canOffer"); !slot.isEmpty())
        seat.offer(slot);
    else
        seat.advance();
    return true;
}

bool playOut(ArigatoTable &table)
{
    constexpr int enough = 2000;
    for (int i = 0; i < enough && !table.view().isOver; ++i) {
        for (int seat = 0; seat < table.seats()->rowCount(); ++seat) {
            playOn(*valueOf(*table.seats(), seat, "seat").value<SeatModel *>());
            if (!table.message().isEmpty())
                return false;
        }
    }
    return table.view().isOver;
}

} // namespace gyoji::test
