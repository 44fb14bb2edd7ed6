// SPDX-License-Identifier: MIT
#include "fuzz/checks.h"

#include "arigato/box_merge.h"
#include "arigato/json/box_json.h"
#include "results/import_plan.h"
#include "share/code.h"
#include "table/box_trouble.h"
#include "table/games.h"
#include "table/script.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

QString breachOfReplay(const Script &script, const Script &again)
{
    if (!again.table || again.fault)
        return u"the lines written are refused"_s;
    if (again.table->state() != script.table->state() ||
        again.table->asks() != script.table->asks())
        return u"the lines written lead to another state"_s;
    for (std::size_t i = 0; i < script.table->lineCount(); ++i) {
        if (again.table->log(i, 1) != script.table->log(i, 1))
            return u"the lines written tell another log"_s;
    }
    return {};
}

QString breachOfUndo(Table &table)
{
    const QByteArray end = table.state();
    while (table.canUndo())
        table.undo();
    const QByteArray start = table.state();
    while (table.canRedo())
        table.redo();
    if (table.state() != end)
        return u"redo does not lead to the end"_s;
    while (table.canUndo())
        table.undo();
    return table.state() == start ? QString() : u"undo does not lead to the start"_s;
}

} // namespace

QString breachOfScript(const QByteArray &file)
{
    const Script script = readScript(file, shippedBox);
    if (!script.table)
        return script.fault ? QString() : u"there is neither table nor fault"_s;
    for (SeatIndex seat = 0; seat < script.table->seatCount(); ++seat) {
        if (!QJsonDocument::fromJson(script.table->state(seat)).isObject())
            return u"a view has no document"_s;
    }
    const Script again = readScript(writeScript(script.header, *script.table), shippedBox);
    const QString breach = breachOfReplay(script, again);
    return breach.isEmpty() ? breachOfUndo(*script.table) : breach;
}

QString breachOfBox(const QByteArray &file)
{
    const Faults faults = checkBox(file);
    const auto read = arigato::readBox(file);
    const auto *box = std::get_if<arigato::Box>(&read);
    if (!box)
        return faults.empty() ? u"there is neither box nor fault"_s : QString();
    if (!faults.empty())
        return u"there are both box and faults"_s;
    const auto again = arigato::readBox(arigato::writeBox(*box));
    const auto *same = std::get_if<arigato::Box>(&again);
    return same && *same == *box ? QString() : u"the box written is another"_s;
}

QString breachOfImport(const QByteArray &file)
{
    const auto code = readCode(QString::fromUtf8(file));
    const auto *held = std::get_if<Code>(&code);
    const QByteArray content = held ? held->content : file;
    const auto read = arigato::readBox(content);
    if (const auto *faults = std::get_if<Faults>(&read)) {
        for (const Fault &fault : *faults)
            idAround(content, fault);
        const bool isFaulty = troubleOf(content, *faults) == BoxTrouble::Unreadable;
        return faults->front().pointer.isEmpty() && isFaulty ? u"a fault lies nowhere"_s
                                                             : QString();
    }
    const auto &box = std::get<arigato::Box>(read);
    const auto own = arigato::readBox(shippedBox("arigato", u"sample"));
    for (const arigato::Box &mine : {std::get<arigato::Box>(own), box}) {
        const arigato::Box once = arigato::mergeBoxes(mine, box).box;
        const auto again = arigato::readBox(arigato::writeBox(once));
        const auto *same = std::get_if<arigato::Box>(&again);
        if (!same || *same != once)
            return u"the box merged is none that can be read"_s;
        if (arigato::mergeBoxes(once, box).box != once)
            return u"a second import changes the box"_s;
    }
    return {};
}

QString breachOfPlays(const QByteArray &file)
{
    const auto read = bgstats::read(file);
    const auto *plays = std::get_if<bgstats::File>(&read);
    if (!plays)
        return {};
    KnownPlays known{{}, {}, plays->players};
    for (const ImportedPlay &play : plays->plays) {
        if (known.playIds.contains(play.id))
            return u"two plays have one id"_s;
        known.playIds.insert(play.id);
        if (play.game >= plays->games.size())
            return u"a play is of no game"_s;
        for (const ImportedScore &score : play.scores) {
            if (score.player >= plays->players.size())
                return u"a score is nobody's"_s;
        }
    }
    return planImport(*plays, known).added.empty() ? QString() : u"a second import brings plays"_s;
}

} // namespace gyoji::test
