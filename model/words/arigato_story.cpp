// SPDX-License-Identifier: MIT
#include "words/arigato_story.h"

#include "arigato/clock.h"
#include "arigato/rules.h"
#include "arigato/score.h"
#include "arigato/sheet.h"
#include "words/arigato_card.h"
#include "words/arigato_facts.h"
#include "words/arigato_tell.h"
#include "words/localized_text.h"
#include "words/victory.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

QString indented(const QString &line)
{
    return u"    "_s + line;
}

QString heading(const QString &text)
{
    return u"== %1 =="_s.arg(text);
}

QString playersOf(const Words &words, const State &state, Language language)
{
    QStringList names;
    for (const Seat &seat : state.seats)
        names << QString::fromStdString(seat.name);
    return words.list(names, language);
}

QStringList dayHeading(const Words &words, const State &state, Language language)
{
    const Clock clock = clockOf(state);
    if (clock.phase == Phase::Over)
        return {QString(), heading(words.sentence("story/over", {}, language))};
    Arguments arguments{{"n", clock.day}};
    if (const Objective *objective = state.calendar->objective(clock.day))
        arguments.push_back(
            textArgument("objective", objectiveSentence(words, *objective, language)));
    return {QString(), heading(words.sentence("story/day", arguments, language))};
}

bool movesOn(const Clock &before, const Clock &after)
{
    const bool isOver = after.phase == Phase::Over;
    return after.day != before.day || isOver != (before.phase == Phase::Over);
}

/// A batch is told action by action, each with the state it met.
QStringList tellBatch(const Words &words, const Batch &batch, const State &before,
                      Language language)
{
    QStringList lines;
    State state = before;
    for (const Action &action : batch.actions) {
        auto outcome = arigato::apply(state, action);
        auto *step = std::get_if<Step<State, Fact>>(&outcome);
        if (!step)
            return lines;
        for (const QString &sentence : actionSentences(words, action, state, language))
            lines << indented(sentence);
        for (const Fact &fact : step->facts)
            lines << indented(indented(factSentence(words, fact, step->state, language)));
        state = std::move(step->state);
    }
    return lines;
}

void addSeat(QStringList &lines, const Words &words, const State &state, const Seat &seat,
             Language language)
{
    const Score score = scoreOf(state, seat);
    lines << words.sentence("sheet/seat",
                            {{"player", seat.name},
                             {"total", Amount{score.total(), {"count", "point"}}},
                             {"objectives", score.objectives},
                             {"tokens", Amount{seat.objectives, {"count", "objective"}}},
                             {"favor", score.favor},
                             {"gate", score.gate}},
                            language);
    if (score.open > 0)
        lines << indented(
            words.sentence("sheet/open", {{"player", seat.name}, {"n", score.open}}, language));
    if (seat.retired)
        lines << indented(words.sentence("sheet/retired", {{"player", seat.name}}, language));
}

} // namespace

QStringList storyOpening(const Words &words, const State &start, Language language)
{
    const QString players = playersOf(words, start, language);
    const QString title = localizedText(start.box->title, language);
    QStringList lines{words.sentence("story/title", {textArgument("players", players)}, language),
                      words.sentence("story/box", {textArgument("title", title)}, language)};
    if (start.seats.size() == 1)
        lines << words.sentence("story/solo", {}, language);
    return lines + dayHeading(words, start, language);
}

QStringList storyOf(const Words &words, const Action &action, const State &before,
                    const State &after, const Facts &facts, Language language)
{
    QStringList lines = actionSentences(words, action, before, language);
    if (const auto *batch = std::get_if<Batch>(&action.variant())) {
        lines += tellBatch(words, *batch, before, language);
    } else {
        for (const Fact &fact : facts)
            lines << indented(factSentence(words, fact, after, language));
    }
    if (movesOn(clockOf(before), clockOf(after)))
        lines += dayHeading(words, after, language);
    return lines;
}

QString victorySentence(const Words &words, const State &state, Language language)
{
    return gyoji::victorySentence(words, sheetOf(state), language);
}

QStringList storySheet(const Words &words, const State &state, Language language)
{
    const bool isOver = clockOf(state).phase == Phase::Over;
    QStringList lines{QString(),
                      heading(words.sentence(isOver ? "sheet/final" : "sheet/now", {}, language))};
    for (const Seat &seat : state.seats)
        addSeat(lines, words, state, seat, language);
    const QString winner = victorySentence(words, state, language);
    return winner.isEmpty() ? lines : lines << winner;
}

} // namespace gyoji::arigato
