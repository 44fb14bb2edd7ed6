// SPDX-License-Identifier: MIT
#include "words/arigato_drift.h"

#include "words/arigato_facts.h"
#include "words/arigato_tell.h"
#include "words/words.h"

namespace gyoji::arigato {

namespace {

QStringList factSentences(const Words &words, const Action &action, const State &before,
                          Language language)
{
    const auto outcome = arigato::apply(before, action);
    const auto *step = std::get_if<Step<State, Fact>>(&outcome);
    QStringList sentences;
    for (const Fact &fact : step ? step->facts : Facts{})
        sentences << factSentence(words, fact, step->state, language);
    return sentences;
}

/// A gain by hand is told with what it brings.
QStringList toldOf(const Words &words, const Action &action, const State &before, Language language)
{
    QStringList told = actionSentences(words, action, before, language);
    if (std::holds_alternative<GainByHand>(action.variant()))
        told += factSentences(words, action, before, language);
    return told;
}

/// What the one says and the other does not; all of it where that is nothing.
QString difference(const QStringList &one, const QStringList &other)
{
    QStringList own;
    for (const QString &sentence : one) {
        if (!other.contains(sentence))
            own << sentence;
    }
    return (own.isEmpty() ? one : own).join(u' ');
}

void addBoth(Arguments &arguments, const Words &words, const DriftAct &act, Language language)
{
    QStringList was = toldOf(words, *act.was, act.before, language);
    QStringList meant = toldOf(words, *act.meant, act.before, language);
    if (was == meant) {
        was += factSentences(words, *act.was, act.before, language);
        meant += factSentences(words, *act.meant, act.before, language);
    }
    arguments.push_back(textArgument("was", difference(was, meant)));
    arguments.push_back(textArgument("meant", difference(meant, was)));
}

} // namespace

QString driftSentence(const Words &words, const DriftAct &act, Language language)
{
    const Action &action = act.was ? *act.was : *act.meant;
    const auto seat = static_cast<std::size_t>(Game::seatOf(action));
    Arguments arguments{{"n", act.before.seats[seat].day}};
    if (act.was && act.meant) {
        addBoth(arguments, words, act, language);
        return words.sentence("drift/otherwise", arguments, language);
    }
    const QString told = toldOf(words, action, act.before, language).join(u' ');
    arguments.push_back(textArgument(act.was ? "was" : "meant", told));
    return words.sentence(act.was ? "drift/too-many" : "drift/left-out", arguments, language);
}

} // namespace gyoji::arigato
