// SPDX-License-Identifier: MIT
#include "results/bgstats.h"

#include "json/strings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji::bgstats {

namespace {

/// A part of the key by which BG Stats knows a play again: never to be changed or translated.
constexpr auto sourceName = "Gyoji"_L1;
constexpr auto about = "A play shared by Gyoji"_L1;
constexpr auto createPlay = "https://app.bgstatsapp.com/createPlay.html?data="_L1;
constexpr auto dateFormat = "yyyy-MM-dd HH:mm:ss"_L1;
/// Ids are numbers that mean something within the file only.
constexpr int theGame = 1;
constexpr int theLocation = 1;
constexpr QUuid things(0xc05a7e13, 0x4d92, 0x4b36, 0xa1, 0xf8, 0x60, 0x0d, 0x39, 0x8b, 0x57, 0xe4);

QString uuid(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces).toUpper();
}

/// The id of a thing that is known by its name: the same name has the same id in every file.
QUuid stableId(QLatin1StringView kind, const QString &name)
{
    return QUuid::createUuidV5(things, QString(kind + u'/' + name));
}

/// As BG Stats would find the winners: those with the highest total.
bool winByTotal(const Sheet &sheet)
{
    const int best = std::ranges::max(sheet.seats, {}, &SheetSeat::total).total();
    return std::ranges::all_of(sheet.seats, [best](const SheetSeat &seat) {
        return seat.isWinner == (seat.total() == best);
    });
}

QJsonObject gameOfFile(const GameTitle &game, const QString &date)
{
    const QString title = fromUtf8(game.title);
    return {{"id"_L1, theGame},
            {"uuid"_L1, uuid(stableId("game"_L1, fromUtf8(game.id)))},
            {"name"_L1, title},
            {"bggId"_L1, game.bggId.value_or(0)},
            {"bggName"_L1, game.bggId ? title : QString()},
            {"bggYear"_L1, 0},
            {"highestWins"_L1, true},
            {"noPoints"_L1, false},
            {"cooperative"_L1, false},
            {"usesTeams"_L1, false},
            {"isBaseGame"_L1, 1},
            {"isExpansion"_L1, 0},
            {"modificationDate"_L1, date}};
}

QJsonObject named(int id, const QUuid &stableId, const QString &name, const QString &date)
{
    return {{"id"_L1, id},
            {"uuid"_L1, uuid(stableId)},
            {"name"_L1, name},
            {"modificationDate"_L1, date}};
}

QJsonArray playersOfFile(const Sheet &sheet, const QString &date)
{
    QJsonArray players;
    for (const QString &name : distinctNames(sheet)) {
        auto player = named(static_cast<int>(players.size()) + 1, playerIdOf(name), name, date);
        player.insert("isAnonymous"_L1, false);
        player.insert("bggUsername"_L1, QString());
        players.append(player);
    }
    return players;
}

QJsonArray scoresOfFile(const Sheet &sheet)
{
    QJsonArray scores;
    for (const SheetSeat &seat : sheet.seats) {
        const int number = static_cast<int>(scores.size()) + 1;
        scores.append(QJsonObject{{"playerRefId"_L1, number},
                                  {"seatOrder"_L1, number},
                                  {"score"_L1, QString::number(seat.total())},
                                  {"winner"_L1, seat.isWinner},
                                  {"newPlayer"_L1, false},
                                  {"startPlayer"_L1, seat.startPlayer},
                                  {"rank"_L1, sheet.isOver ? seat.rank.value_or(0) : 0}});
    }
    return scores;
}

QJsonObject playOfFile(const Play &play, const QString &date, const QString &comments)
{
    QJsonObject object{{"uuid"_L1, uuid(play.id)},
                       {"gameRefId"_L1, theGame},
                       {"playDate"_L1, date},
                       {"playDateYmd"_L1, play.when.toString(u"yyyyMMdd").toInt()},
                       {"entryDate"_L1, date},
                       {"modificationDate"_L1, date},
                       {"durationMin"_L1, play.minutes.value_or(0)},
                       {"scoringSetting"_L1, 0},
                       {"rounds"_L1, 0},
                       {"manualWinner"_L1, !winByTotal(play.sheet)},
                       {"ignored"_L1, !play.sheet.isOver},
                       {"usesTeams"_L1, false},
                       {"rating"_L1, 0},
                       {"importPlayId"_L1, 0},
                       {"bggId"_L1, 0},
                       {"nemestatsId"_L1, 0},
                       {"comments"_L1, comments},
                       {"playImages"_L1, u"[]"_s},
                       {"expansionPlays"_L1, QJsonArray()},
                       {"playerScores"_L1, scoresOfFile(play.sheet)}};
    if (!play.location.isEmpty())
        object.insert("locationRefId"_L1, theLocation);
    return object;
}

QJsonArray locationsOfFile(const Play &play, const QString &date)
{
    if (play.location.isEmpty())
        return {};
    const QUuid id = stableId("location"_L1, play.location);
    return {named(theLocation, id, play.location, date)};
}

QJsonObject gameOfLink(const GameTitle &game)
{
    QJsonObject object{{"name"_L1, fromUtf8(game.title)},
                       {"sourceGameId"_L1, fromUtf8(game.id)},
                       {"highestWins"_L1, true},
                       {"noPoints"_L1, false}};
    if (game.bggId)
        object.insert("bggId"_L1, *game.bggId);
    return object;
}

QJsonArray playersOfLink(const Sheet &sheet)
{
    QJsonArray players;
    const QStringList names = distinctNames(sheet);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const SheetSeat &seat = sheet.seats[static_cast<std::size_t>(i)];
        QJsonObject player{{"name"_L1, names[i]},
                           {"sourcePlayerId"_L1, uuid(playerIdOf(names[i]))},
                           {"startPlayer"_L1, seat.startPlayer},
                           {"winner"_L1, seat.isWinner},
                           {"score"_L1, seat.total()}};
        if (sheet.isOver && seat.rank)
            player.insert("rank"_L1, *seat.rank);
        players.append(player);
    }
    return players;
}

QByteArray linkTo(const QJsonObject &play)
{
    return QByteArray(createPlay.data(), createPlay.size()) +
           QJsonDocument(play).toJson(QJsonDocument::Compact).toPercentEncoding();
}

} // namespace

QByteArray file(const Play &play, const QString &comments)
{
    const QString date = play.when.toString(dateFormat);
    const QJsonObject file{{"about"_L1, about},
                           {"games"_L1, QJsonArray{gameOfFile(play.sheet.game, date)}},
                           {"players"_L1, playersOfFile(play.sheet, date)},
                           {"locations"_L1, locationsOfFile(play, date)},
                           {"plays"_L1, QJsonArray{playOfFile(play, date, comments)}}};
    return QJsonDocument(file).toJson();
}

QByteArray link(const Play &play, const QString &comments, qsizetype max)
{
    QJsonObject object{{"sourceName"_L1, sourceName},
                       {"sourcePlayId"_L1, uuid(play.id)},
                       {"playDate"_L1, play.when.toUTC().toString(dateFormat)},
                       {"game"_L1, gameOfLink(play.sheet.game)},
                       {"players"_L1, playersOfLink(play.sheet)},
                       {"comments"_L1, comments}};
    if (play.minutes)
        object.insert("durationMin"_L1, *play.minutes);
    if (!play.location.isEmpty())
        object.insert("location"_L1, play.location);

    QByteArray link = linkTo(object);
    for (const auto dispensable : {"comments"_L1, "location"_L1}) {
        if (link.size() <= max)
            return link;
        object.remove(dispensable);
        link = linkTo(object);
    }
    return link.size() <= max ? link : QByteArray();
}

} // namespace gyoji::bgstats
