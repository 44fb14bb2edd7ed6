// SPDX-License-Identifier: MIT
#include "results/import_plan.h"

#include "json/strings.h"
#include "results/import_sheet.h"

#include <algorithm>
#include <tuple>

namespace gyoji {

namespace {

QString foldedName(const QString &name)
{
    return name.normalized(QString::NormalizationForm_KC).simplified().toCaseFolded();
}

/// Finds known players; of two of one name the first.
class KnownPlayers
{
public:
    explicit KnownPlayers(const std::vector<ImportedPlayer> &players)
    {
        for (std::size_t i = players.size(); i-- > 0;) {
            m_byId.insert(players[i].id, i);
            m_byName.insert(foldedName(players[i].name), i);
        }
    }

    ImportPlan::Player find(const ImportedPlayer &player) const
    {
        using Match = ImportPlan::Match;
        if (const auto same = m_byId.find(player.id); same != m_byId.end())
            return {player, Match::SameId, *same};
        if (const auto same = m_byName.find(foldedName(player.name)); same != m_byName.end())
            return {player, Match::SameName, *same};
        return {player, Match::New, 0};
    }

private:
    QHash<QString, std::size_t> m_byId;
    QHash<QString, std::size_t> m_byName;
};

bool isSameSeat(const SheetSeat &one, const SheetSeat &other)
{
    const auto factsOf = [](const SheetSeat &seat) {
        return std::tuple(foldedName(fromUtf8(seat.name)), seat.points, seat.startPlayer, seat.rank,
                          seat.isWinner);
    };
    return factsOf(one) == factsOf(other);
}

/// Another program does not say its offset to UTC, nor what is less than a second.
bool isSamePlay(const Play &one, const Play &other)
{
    const auto factsOf = [](const Play &play) {
        return std::tuple(play.sheet.game.title, play.when.toString(u"yyyy-MM-dd HH:mm:ss"),
                          play.minutes, play.location, play.comments, play.isIgnored);
    };
    return factsOf(one) == factsOf(other) &&
           std::ranges::equal(one.sheet.seats, other.sheet.seats, isSameSeat);
}

bool hasChanged(const Play &play, const QString &id, const KnownPlays &known)
{
    const auto before = known.imported.find(id);
    return before != known.imported.end() && !isSamePlay(*before, play);
}

} // namespace

ImportPlan planImport(const bgstats::File &file, const KnownPlays &known)
{
    ImportPlan plan;
    const KnownPlayers players(known.players);
    for (const ImportedPlayer &player : file.players)
        plan.players.push_back(players.find(player));
    for (std::size_t i = 0; i < file.plays.size(); ++i) {
        const QString &id = file.plays[i].id;
        const auto play = importedPlay(file, i, plan, known);
        if (!play)
            plan.deserted.push_back(i);
        else if (!known.playIds.contains(id))
            plan.added.push_back(i);
        else
            (hasChanged(*play, id, known) ? plan.changed : plan.present).push_back(i);
    }
    return plan;
}

} // namespace gyoji
