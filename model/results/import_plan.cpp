// SPDX-License-Identifier: MIT
#include "results/import_plan.h"

#include <QHash>

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

} // namespace

ImportPlan planImport(const bgstats::File &file, const KnownPlays &known)
{
    ImportPlan plan;
    for (std::size_t i = 0; i < file.plays.size(); ++i)
        (known.playIds.contains(file.plays[i].id) ? plan.present : plan.added).push_back(i);
    const KnownPlayers players(known.players);
    for (const ImportedPlayer &player : file.players)
        plan.players.push_back(players.find(player));
    return plan;
}

} // namespace gyoji
