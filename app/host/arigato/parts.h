// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "kernel/rule_id.h"
#include "words/arigato_signs.h"
#include "words/language.h"
#include "words/words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace gyoji {

/// What a phone's documents are made from. Of the journal only the seat's own lines are told.
struct PageTelling
{
    const Words &words;
    Language language;
    const Journal<arigato::Game> &journal;
    SeatIndex index;
    /// The state as that seat may see it.
    arigato::State view;

    const arigato::Seat &seat() const { return view.seats[static_cast<std::size_t>(index)]; }
    QString say(std::string_view sentence, const Arguments &arguments = {}) const
    {
        return words.sentence(sentence, arguments, language);
    }
    QString nameOf(arigato::CardRef card) const;
};

/// The action as a line to send.
QJsonObject lineOf(const arigato::Action &action);

/// {"label", "lines", "why"?, "rule"?}
QJsonObject actPart(const PageTelling &telling, const QString &label,
                    const arigato::Action &action);

/// Adds the rule behind it, if it has an article.
void tellRule(QJsonObject &part, RuleId rule);

/// A form of counts: {"counts": [{"name", "icon", "n", "paths"}]}, what differs from `n` is put at
/// each path, which begins with the number of the line.
QJsonArray countsPart(const PageTelling &telling, const arigato::Items &start,
                      const QList<QJsonArray> &paths);

/// Each item with its name and picture: {"value", "name", "icon"}.
QJsonObject itemPart(const PageTelling &telling, arigato::Item item);
QJsonObject itemPart(const Words &words, arigato::Item item, Language language);
QJsonObject typePart(const Words &words, arigato::ArtisanType type, Language language);

/// Pictures and numbers in a row: [{"icon"?, "text"?, "ghost"?}].
QJsonArray signsPart(const arigato::Signs &signs);

/// The line that ends the seat's phase; `check` is what is said with it.
arigato::Action advanceOf(const PageTelling &telling, arigato::Check check);
/// A check of the seat, its hourglass turns in the best order.
arigato::Check checkOf(const PageTelling &telling);

QJsonObject seatPart(const PageTelling &telling);
QJsonArray villagePart(const PageTelling &telling);
QJsonArray asksPart(const PageTelling &telling);
QJsonObject residentPart(const PageTelling &telling);
QJsonObject advancePart(const PageTelling &telling);
QJsonArray carePart(const PageTelling &telling);
QJsonObject exchangePart(const PageTelling &telling);
QJsonObject sheetPart(const PageTelling &telling);
QJsonObject boxPart(const Words &words, const arigato::Box &box, Language language);
/// What the page fills a card with: what it can be made of, and how each part is called.
QJsonObject editorPart(const Words &words, Language language);
/// A question as the page shows it.
QJsonObject questionPart(const QString &id, const QString &title, const QString &brief);
/// How the objective of the seat's day is described in place of an answer: {"day", "label",
/// "title"}.
QJsonObject describingPart(const PageTelling &telling);
/// What objective tokens are worth, asked at the end.
QJsonObject scoringPart(const PageTelling &telling);
/// What the page makes an objective of, part by part.
QJsonObject objectivePart(const Words &words, Language language);
/// The card as box files have it.
QJsonObject definitionOf(const arigato::Card &card);
QJsonObject spectatorPart(const PageTelling &telling);
QJsonObject sumPart(const PageTelling &telling, QStringView number);

} // namespace gyoji
