// SPDX-License-Identifier: MIT
#include "results/bgstats_reader.h"

#include "json/locate.h"
#include "json/parse.h"
#include "results/import_fault.h"
#include "results/import_members.h"
#include "results/typed_score.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace gyoji::bgstats {

namespace {

constexpr ShapeCodes codes{importfault::missing,  importfault::type, importfault::type,
                           importfault::range,    importfault::type, importfault::duplicate,
                           importfault::reference};
constexpr int maxQuoted = 40;
constexpr int maxText = 100'000;
constexpr int maxMinutes = 1'000'000;
constexpr int maxNumber = 1'000'000'000;

class Reader
{
public:
    explicit Reader(const QJsonObject &root)
        : m_root(root)
    {
    }

    File read()
    {
        forEach("games"_L1, [this](ImportMembers &game) { readGame(game); });
        forEach("players"_L1, [this](ImportMembers &player) { readPlayer(player); });
        forEach("locations"_L1, [this](ImportMembers &location) { readLocation(location); });
        forEach("plays"_L1, [this](ImportMembers &play) { readPlay(play); });
        return std::move(m_file);
    }

private:
    /// Where things lie that are referred to by their number in the file.
    using Numbers = QHash<int, std::size_t>;

    /// Each object of a list is read by itself, so that a fault leaves out no other.
    template <class Function>
    void forEach(QLatin1StringView key, Function &&function)
    {
        const Place root;
        const Place list = root.at(key);
        const QJsonArray elements = m_root.value(key).toArray();
        for (qsizetype i = 0; i < elements.size(); ++i) {
            Shape shape(codes);
            const Member element{elements[i], list.at(i)};
            if (const auto object = shape.object(element)) {
                ImportMembers members(shape, *object, element.place);
                function(members);
            }
            std::ranges::move(shape.takeFaults(), std::back_inserter(m_file.leftOut));
        }
    }

    /// Keeps what is sound, under its number in the file.
    template <class Thing>
    void keep(ImportMembers &members, Thing thing, std::vector<Thing> &things, Numbers &numbers)
    {
        const Member number = members.required("id"_L1);
        const auto id = members.shape().wholeNumber(number);
        if (id && numbers.contains(*id))
            members.shape().fault(importfault::duplicate, number.place, {{"id", *id}});
        if (!members.shape().isSound())
            return;
        numbers.insert(*id, things.size());
        things.push_back(std::move(thing));
    }

    void readGame(ImportMembers &members)
    {
        ImportedGame game;
        game.id = members.uuid();
        game.name = members.name();
        game.bggId = members.count("bggId"_L1, maxNumber);
        game.highestWins = members.truth("highestWins"_L1, true);
        keep(members, std::move(game), m_file.games, m_games);
    }

    void readPlayer(ImportMembers &members)
    {
        ImportedPlayer player;
        player.id = members.uuid();
        player.name = members.name();
        keep(members, std::move(player), m_file.players, m_players);
    }

    void readLocation(ImportMembers &members)
    {
        keep(members, members.name(), m_locations, m_locationNumbers);
    }

    void readPlay(ImportMembers &members)
    {
        ImportedPlay play;
        play.id = members.uuid();
        play.game = reference(members, members.required("gameRefId"_L1), m_games);
        readDate(members, play);
        play.minutes = members.count("durationMin"_L1, maxMinutes);
        play.location = locationOf(members);
        play.comments = members.text("comments"_L1, maxText);
        play.isIgnored = members.truth("ignored"_L1, false);
        readScores(members, play);
        if (members.shape().isSound() && isNew(members, play.id))
            m_file.plays.push_back(std::move(play));
    }

    QString locationOf(ImportMembers &members)
    {
        const Member location = members.optional("locationRefId"_L1);
        if (!location.isThere() || location.value.toInt(-1) == 0)
            return {};
        const std::size_t index = reference(members, location, m_locationNumbers);
        return index < m_locations.size() ? m_locations[index] : QString();
    }

    bool isNew(ImportMembers &members, const QString &id)
    {
        if (m_playIds.contains(id)) {
            members.shape().fault(importfault::duplicate, members.optional("uuid"_L1).place,
                                  {{"id", id.toStdString()}});
            return false;
        }
        m_playIds.insert(id);
        return true;
    }

    /// 0, with a fault, where there is no such thing.
    std::size_t reference(ImportMembers &members, const Member &member, const Numbers &numbers)
    {
        const auto id = members.shape().wholeNumber(member);
        if (!id)
            return 0;
        const auto found = numbers.find(*id);
        if (found != numbers.end())
            return *found;
        members.shape().fault(importfault::reference, member.place, {{"id", *id}});
        return 0;
    }

    /// "2026-11-29 20:15:00"
    void readDate(ImportMembers &members, ImportedPlay &play)
    {
        constexpr qsizetype dateLength = 10;
        const Member member = members.required("playDate"_L1);
        const auto text = members.shape().text(member);
        if (!text)
            return;
        play.date = QDate::fromString(text->left(dateLength), Qt::ISODate);
        play.time = QTime::fromString(text->mid(dateLength + 1), Qt::ISODate);
        if (text->mid(dateLength, 1) != " "_L1 || !play.date.isValid() || !play.time.isValid())
            members.shape().fault(importfault::date, member.place,
                                  {{"word", text->left(maxQuoted).toStdString()}});
    }

    void readScores(ImportMembers &members, ImportedPlay &play)
    {
        Shape &shape = members.shape();
        const Member scores = members.required("playerScores"_L1);
        shape.forEach(scores, [&](const Member &element) {
            const auto object = shape.object(element);
            if (!object)
                return;
            ImportMembers score(shape, *object, element.place);
            play.scores.push_back(readScore(score));
        });
    }

    ImportedScore readScore(ImportMembers &members)
    {
        ImportedScore score;
        score.player = reference(members, members.required("playerRefId"_L1), m_players);
        score.typed = members.textOrNumber("score"_L1);
        score.points = pointsOf(score.typed);
        if (std::abs(score.points.value_or(0)) > maxNumber)
            members.shape().outOfRange(members.optional("score"_L1).place, "sum", -maxNumber,
                                       maxNumber);
        score.isWinner = members.truth("winner"_L1, false);
        score.startPlayer = members.truth("startPlayer"_L1, false);
        score.rank = members.count("rank"_L1, maxNumber);
        score.seat = members.count("seatOrder"_L1, maxNumber);
        score.team = members.text("team"_L1);
        score.role = members.text("role"_L1);
        return score;
    }

    const QJsonObject &m_root;
    File m_file;
    std::vector<QString> m_locations;
    Numbers m_games;
    Numbers m_players;
    Numbers m_locationNumbers;
    QSet<QString> m_playIds;
};

bool isOfBgStats(const QJsonObject &root)
{
    return root.value("games"_L1).isArray() && root.value("players"_L1).isArray() &&
           root.value("plays"_L1).isArray();
}

} // namespace

std::variant<File, Fault> read(const QByteArray &file)
{
    constexpr qsizetype mebibyte = 1024 * 1024;
    if (file.size() > maxFileSize)
        return Fault{{}, importfault::size, {{"max", static_cast<int>(maxFileSize / mebibyte)}}};
    const QByteArray json = withoutByteOrderMark(file);
    if (depthOf(json) > maxDepth)
        return Fault{{}, importfault::json, {}};
    const auto parsed = parseJson(json);
    if (const auto *fault = std::get_if<ParseFault>(&parsed))
        return Fault{{}, importfault::json, {}, lineAt(json, fault->offset)};
    const QJsonObject root = std::get<QJsonValue>(parsed).toObject();
    if (!isOfBgStats(root))
        return Fault{{}, importfault::kind, {}};
    File read = Reader(root).read();
    sortByPlace(read.leftOut, json);
    return read;
}

} // namespace gyoji::bgstats
