// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/rule_id.h"
#include "table/table.h"
#include "words/language.h"

#include <QJsonObject>
#include <QStringView>

#include <memory>

namespace gyoji {

class Words;

/// An effect of a seat's last line, declined or no longer declined.
struct Decline
{
    int offer = 0;
    bool isDeclined = true;
};

/// What phones show of a table of one game, in words: documents that a page lays out without
/// knowing the game. A seat's are made of nothing but what that seat may see.
///
/// An act of a document is {"label", "lines", "why"?, "rule"?}: the lines to send, and why they
/// would be refused now if they would, with the "rule" behind it. A form adds what fingers still
/// fill in, with the paths to it in the lines.
class GamePages
{
public:
    virtual ~GamePages() = default;

    /// Who plays there.
    virtual QString player(SeatIndex seat) const = 0;

    /// Everything of the seat and what it can do now.
    virtual QJsonObject seat(SeatIndex seat, Language language) const = 0;
    /// What seldom changes: the cards of the box, but for those that others have added in secret.
    virtual QJsonObject box(SeatIndex seat, Language language) const = 0;
    /// Scores and calendar only.
    virtual QJsonObject spectator(Language language) const = 0;
    /// What a number of the seat's document is the sum of: {"title", "lines"}; empty where there is
    /// no such number.
    virtual QJsonObject sum(SeatIndex seat, QStringView number, Language language) const = 0;

    /// How a card that is being described would be read: {"id", "effect", "effectSigns"}; empty
    /// while it cannot be.
    virtual QJsonObject preview(const QJsonObject &card, Language language) const = 0;
    /// The rule as its article is known; empty for what has none.
    virtual QString explainedBy(RuleId rule) const = 0;

    /// Does every part of that line belong to the seat, or complete a card?
    virtual bool isOf(const QJsonObject &line, SeatIndex seat) const = 0;
    /// The table's header completed with what was told of its calendar: {"day", "objective"} or
    /// {"scoreTable"}, in the words of box files. A refusal where that is not open.
    virtual std::variant<QByteArray, Refusal> described(const QByteArray &header,
                                                        const QJsonObject &told) const = 0;
    /// The seat's last line with the effect declined; none where it has no such effect.
    virtual std::optional<LineAmendment> declining(SeatIndex seat,
                                                   const Decline &decline) const = 0;
};

/// The table and the words must outlive them.
std::unique_ptr<GamePages> gamePages(const Table &table, const Words &words);

} // namespace gyoji
