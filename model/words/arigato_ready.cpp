// SPDX-License-Identifier: MIT
#include "words/arigato_ready.h"

#include "words/arigato_card.h"
#include "words/words.h"

namespace gyoji::arigato {

namespace {

QString exchangesPhrase(const Words &words, const std::vector<Exchange> &exchanges,
                        Language language)
{
    QStringList parts;
    for (const Exchange &exchange : exchanges)
        parts << words.sentence("seat/ari.exchange-of",
                                {{"given", Amount{exchangeRate, term(exchange.give)}},
                                 {"taken", Amount{1, term(exchange.take)}}},
                                language);
    return words.list(parts, language);
}

} // namespace

QString readyPhrase(const Words &words, const Card &card, const Readiness &readiness,
                    Language language)
{
    const Argument name = textArgument("card", cardName(words, card, language));
    if (readiness.isShort())
        return words.sentence(
            "seat/ari.short",
            {textArgument("items", itemsPhrase(words, readiness.missing, language))}, language);
    if (readiness.exchanges.empty())
        return words.sentence("seat/ari.ready", {name}, language);
    const QString exchanges = exchangesPhrase(words, readiness.exchanges, language);
    return words.sentence("seat/ari.ready-after", {textArgument("exchanges", exchanges), name},
                          language);
}

} // namespace gyoji::arigato
