// SPDX-License-Identifier: MIT
#include "words/arigato_deed.h"

#include "arigato/rules.h"
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

} // namespace

QString deedSentence(const Words &words, const Action &action, const State &before,
                     Language language)
{
    const auto *batch = std::get_if<Batch>(&action.variant());
    return (batch ? actionSentences(words, batch->actions, before, language)
                  : actionSentences(words, action, before, language))
        .join(u' ');
}

QStringList deedSentences(const Words &words, const Action &action, const State &before,
                          Language language)
{
    QStringList told = actionSentences(words, action, before, language);
    if (std::holds_alternative<GainByHand>(action.variant()))
        told += factSentences(words, action, before, language);
    return told;
}

DeedsApart deedsApart(const Words &words, const Action &was, const Action &meant,
                      const State &before, Language language)
{
    QStringList wasTold = deedSentences(words, was, before, language);
    QStringList meantTold = deedSentences(words, meant, before, language);
    if (wasTold == meantTold) {
        wasTold += factSentences(words, was, before, language);
        meantTold += factSentences(words, meant, before, language);
    }
    return {difference(wasTold, meantTold), difference(meantTold, wasTold)};
}

QString actName(const Words &words, const Action &action, Language language)
{
    const auto *batch = std::get_if<Batch>(&action.variant());
    if (batch && !batch->actions.empty())
        return actName(words, batch->actions.front(), language);
    return words.term({"act", nameOf(action)}, language);
}

} // namespace gyoji::arigato
