// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

#include <QList>
#include <QString>

/// What is printed on cards and calendars, in pictures made from its data, as `arigato_card.h` says
/// it in words. The pictures are the files `:/icons/NAME.svg`.
namespace gyoji::arigato {

/// A picture, with the words in front of it: "2" and a statue.
struct Sign
{
    /// "condition/leave"; several, parted by spaces, lie one over the other; empty for words alone.
    QString icon;
    /// A number or a mark that needs no translation; may be empty.
    QString text;
    /// Whose color it wears; none: that of ink.
    std::optional<ArtisanType> type;
    /// Not there yet.
    bool isGhost = false;

    friend bool operator==(const Sign &, const Sign &) = default;
};

using Signs = QList<Sign>;

/// "type/sculptor"
QString iconOf(ArtisanType type);
/// "item/statue"
QString iconOf(Item item);
/// "condition/leave"
QString iconOf(ConditionKind condition);
/// "gain/item-any", "gain/per-gate": as the picture of it is called.
QString iconOf(const Gain &gain);
/// The four workshops with those filled where the card may live.
QString placementIcon(const Card &card);

Sign signOf(ArtisanType type);
Sign signOf(Item item);

/// When the effect fires and what it gives; empty for no effect, and for one that is not known.
Signs effectSigns(const Card &card);
Signs conditionSigns(const Condition &condition);
Signs gainSigns(const Gain &gain);
/// How a card's offering can be paid.
struct Price
{
    /// What there is to pay with; none: not counted.
    std::optional<Items> supply;
    /// It is paid already.
    bool hasOffering = false;
};

/// What the offering needs, or its token, and the favor that the card is worth under the gate.
Signs priceSigns(const Card &card, const Price &price);
/// One picture for each item; those that the supply lacks are ghosts.
Signs costSigns(const Items &cost, const Items &supply);
/// What must hold.
Signs objectiveSigns(const Objective &objective);

} // namespace gyoji::arigato
