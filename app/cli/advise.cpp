// SPDX-License-Identifier: MIT
#include "arigato/advice.h"
#include "arigato/json/script_json.h"
#include "cli/seat_game.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace gyoji::cli {

namespace {

QByteArray documentOf(const arigato::Advice &advice)
{
    QJsonArray actions;
    for (const arigato::Action &action : advice.actions)
        actions.append(QJsonDocument::fromJson(arigato::writeAction(action)).object());
    return lineOf(
        {{"total"_L1, advice.total}, {"actions"_L1, actions}, {"proven"_L1, advice.proven}});
}

} // namespace

Result advise(const Arguments &arguments, const QByteArray &file, const Words &words)
{
    const auto read = readSeatGame(arguments, file, words);
    if (const auto *result = std::get_if<Result>(&read))
        return *result;
    const auto &[script, journal, seat] = std::get<SeatGame>(read);
    const arigato::State &state = journal->state();
    if (const auto refusal = arigato::refusalOfAdvice(state, seat))
        return failure(Status::Refused, *refusal, 0, words, arguments.language);
    return {Status::Fine, documentOf(arigato::adviseOf(state, seat)), {}};
}

} // namespace gyoji::cli
