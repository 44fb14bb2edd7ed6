// SPDX-License-Identifier: MIT
#include "results/import_sheet.h"

#include <algorithm>
#include <cmath>

namespace gyoji {

namespace {

QString nameOf(const ImportPlan::Player &player, const KnownPlays &known)
{
    return player.match == ImportPlan::Match::New ? player.player.name
                                                  : known.players[player.known].name;
}

/// Where anybody has points, who has none has them open.
std::vector<SourcePoints> pointsOf(const ImportedScore &score, bool hasPoints)
{
    if (!hasPoints)
        return {};
    const int points = static_cast<int>(std::lround(score.points.value_or(0)));
    return {{importedPoints, points, std::nullopt, score.points ? 0 : 1}};
}

SheetSeat seatOf(const ImportedScore &score, const QString &name, bool hasPoints)
{
    SheetSeat seat;
    seat.name = name.toStdString();
    seat.points = pointsOf(score, hasPoints);
    seat.startPlayer = score.startPlayer;
    seat.rank = score.rank;
    seat.isWinner = score.isWinner;
    return seat;
}

/// The most points come first; who has none has 0.
void rankByPoints(std::vector<SheetSeat> &seats, const std::vector<ImportedScore> &scores)
{
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const double points = scores[i].points.value_or(0);
        seats[i].rank = 1 + static_cast<int>(
                                std::ranges::count_if(scores, [points](const ImportedScore &other) {
                                    return other.points.value_or(0) > points;
                                }));
    }
}

bool isExact(const ImportedScore &score)
{
    return score.points ? *score.points == std::round(*score.points)
                        : score.typed.trimmed().isEmpty();
}

} // namespace

std::optional<Play> importedPlay(const bgstats::File &file, std::size_t index,
                                 const ImportPlan &plan, const KnownPlays &known)
{
    const ImportedPlay &imported = file.plays[index];
    if (imported.scores.empty())
        return std::nullopt;
    const ImportedGame &game = file.games[imported.game];
    const bool hasPoints = std::ranges::any_of(
        imported.scores, [](const ImportedScore &score) { return score.points.has_value(); });
    Play play;
    play.id = QUuid(imported.id);
    if (play.id.isNull())
        play.id = playIdOf(imported.id.toUtf8());
    play.sheet.game = {game.name.toStdString(), game.name.toStdString(), game.bggId};
    play.sheet.isOver = true;
    for (const ImportedScore &score : imported.scores)
        play.sheet.seats.push_back(
            seatOf(score, nameOf(plan.players[score.player], known), hasPoints));
    const bool isRanked = std::ranges::any_of(
        play.sheet.seats, [](const SheetSeat &seat) { return seat.rank.has_value(); });
    if (hasPoints && game.highestWins && !isRanked)
        rankByPoints(play.sheet.seats, imported.scores);
    play.when = QDateTime(imported.date, imported.time);
    play.minutes = imported.minutes;
    play.location = imported.location;
    play.comments = imported.comments;
    play.isIgnored = imported.isIgnored;
    return play;
}

std::vector<std::size_t> inexactScores(const ImportedPlay &play)
{
    std::vector<std::size_t> inexact;
    for (std::size_t i = 0; i < play.scores.size(); ++i) {
        if (!isExact(play.scores[i]))
            inexact.push_back(i);
    }
    return inexact;
}

} // namespace gyoji
