// SPDX-License-Identifier: MIT
#include "words/arigato_drift.h"

#include "words/arigato_deed.h"
#include "words/words.h"

namespace gyoji::arigato {

QString driftSentence(const Words &words, const DriftAct &act, Language language)
{
    const Action &action = act.was ? *act.was : *act.meant;
    const auto seat = static_cast<std::size_t>(Game::seatOf(action));
    Arguments arguments{{"n", act.before.seats[seat].day}};
    if (act.was && act.meant) {
        const auto [was, meant] = deedsApart(words, *act.was, *act.meant, act.before, language);
        arguments.push_back(textArgument("was", was));
        arguments.push_back(textArgument("meant", meant));
        return words.sentence("drift/otherwise", arguments, language);
    }
    const QString told = deedSentences(words, action, act.before, language).join(u' ');
    arguments.push_back(textArgument(act.was ? "was" : "meant", told));
    return words.sentence(act.was ? "drift/too-many" : "drift/left-out", arguments, language);
}

} // namespace gyoji::arigato
