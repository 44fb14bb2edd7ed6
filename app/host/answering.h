// SPDX-License-Identifier: MIT
#pragma once

#include "host/game_pages.h"
#include "host/rule_pages.h"

namespace gyoji {

/// Who asks, and of what.
struct Asking
{
    const GamePages &pages;
    RulePages &rules;
    QByteArray game;
    SeatIndex seat = noSeat;
    Language language{};
};

/// The answer to what a phone asks and what changes nothing: sums, rules, how a card would be read,
/// the code of its own address. Empty where it asks nothing of that.
QJsonObject answerTo(const QJsonObject &message, const Asking &asking);

} // namespace gyoji
