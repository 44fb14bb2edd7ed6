// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QString>
#include <QTime>

#include <optional>
#include <vector>

/// Plays of another program, as values: read from a file, nothing kept yet.
namespace gyoji {

struct ImportedPlayer
{
    /// As the file has it, in lower case; stays the same for ever.
    QString id;
    QString name;

    friend bool operator==(const ImportedPlayer &, const ImportedPlayer &) = default;
};

struct ImportedGame
{
    QString id;
    QString name;
    /// Its number at BoardGameGeek.
    std::optional<int> bggId;
    bool highestWins = true;

    friend bool operator==(const ImportedGame &, const ImportedGame &) = default;
};

/// One player's part in a play.
struct ImportedScore
{
    /// Index in the file's players.
    std::size_t player = 0;
    /// As it was typed: "", "51" or "12+30+9".
    QString typed;
    /// What was typed amounts to; none where it is no sum of numbers.
    std::optional<double> points;
    bool isWinner = false;
    bool startPlayer = false;
    /// From 1.
    std::optional<int> rank;
    std::optional<int> seat;
    QString team;
    QString role;

    friend bool operator==(const ImportedScore &, const ImportedScore &) = default;
};

struct ImportedPlay
{
    QString id;
    /// Index in the file's games.
    std::size_t game = 0;
    /// Where it was played; the offset to UTC is not known.
    QDate date;
    QTime time;
    std::optional<int> minutes;
    QString location;
    QString comments;
    /// Not to be counted in statistics.
    bool isIgnored = false;
    std::vector<ImportedScore> scores;

    friend bool operator==(const ImportedPlay &, const ImportedPlay &) = default;
};

} // namespace gyoji
