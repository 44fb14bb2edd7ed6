// SPDX-License-Identifier: MIT
#include "words/arigato_doubt.h"

#include "words/arigato_ruling.h"
#include "words/words.h"

namespace gyoji::arigato {

namespace {

/// The numbers of a seat, those alone that differ from another's.
QString numbersOf(const Words &words, const Seat &seat, const Seat &other, Language language)
{
    QStringList numbers;
    if (seat.favor != other.favor)
        numbers << words.amount({seat.favor, {"count", "favor"}}, language);
    for (const Item item : allOf<Item>()) {
        if (seat.items[indexOf(item)] != other.items[indexOf(item)])
            numbers << words.amount({seat.items[indexOf(item)], term(item)}, language);
    }
    if (seat.objectives != other.objectives)
        numbers << words.amount({seat.objectives, {"count", "objective"}}, language);
    if (seat.owes != other.owes)
        numbers << words.sentence("doubt/owes", {{"n", seat.owes}}, language);
    return words.list(numbers, language);
}

} // namespace

DoubtTold doubtSentences(const Words &words, const Doubt &doubt, SeatIndex seat, Language language)
{
    const auto own = static_cast<std::size_t>(seat);
    const Seat &played = doubt.played.seats[own];
    const Seat &other = doubt.other.seats[own];
    const auto told = [&](std::string_view id, const State &state, const QString &numbers) {
        const int value = state.rulings[indexOf(doubt.ruling)];
        return words.sentence(
            id,
            {textArgument("answer", rulingAnswer(words, doubt.ruling, value, language)),
             textArgument("numbers", numbers)},
            language);
    };
    return {rulingQuestion(words, doubt.ruling, language),
            told("doubt/played", doubt.played, numbersOf(words, played, other, language)),
            told("doubt/other", doubt.other, numbersOf(words, other, played, language))};
}

} // namespace gyoji::arigato
