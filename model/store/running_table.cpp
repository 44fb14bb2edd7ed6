// SPDX-License-Identifier: MIT
#include "store/running_table.h"

#include "json/parse.h"
#include "store/faults.h"
#include "table/games.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

const QByteArray undoLine = R"({"journal":"undo"})";
const QByteArray undoAmendLine = R"({"journal":"undo-amend"})";
const QByteArray redoLine = R"({"journal":"redo"})";
const QByteArray heardLine = R"({"journal":"heard"})";

QByteArray undoLineOf(SeatIndex seat)
{
    return R"({"journal":"undo","player":)" + QByteArray::number(seat) + '}';
}

QByteArray amendLineOf(const LineAmendment &amendment)
{
    const QByteArrayList inserted(amendment.inserted.begin(), amendment.inserted.end());
    return R"({"journal":"amend","at":)" + QByteArray::number(qulonglong(amendment.at)) +
           R"(,"removed":)" + QByteArray::number(qulonglong(amendment.removed)) +
           R"(,"inserted":[)" + inserted.join(',') + "]}";
}

QByteArray actLineOf(const QByteArray &line)
{
    return R"({"journal":"act","line":)" + line + '}';
}

/// A line of the journal with its origin.
QByteArray sentLineOf(const QByteArray &line, const Origin &origin)
{
    return line.chopped(1) + R"(,"sender":")" + origin.sender + R"(","number":)" +
           QByteArray::number(origin.number) + '}';
}

QByteArray lineOf(const QJsonValue &action)
{
    return QJsonDocument(action.toObject()).toJson(QJsonDocument::Compact);
}

LineAmendment amendmentOf(const QJsonObject &line)
{
    const auto numberOf = [&line](QLatin1StringView key) {
        return static_cast<std::size_t>(line.value(key).toInteger());
    };
    LineAmendment amendment{numberOf("at"_L1), numberOf("removed"_L1), {}};
    const QJsonArray inserted = line.value("inserted"_L1).toArray();
    for (const QJsonValue &action : inserted)
        amendment.inserted.push_back(lineOf(action));
    return amendment;
}

/// A later line would fall: the refusal is told with that line.
Refusal refusalOf(Fall fall)
{
    fall.refusal.arguments.push_back({"fallen", static_cast<int>(fall.line)});
    return std::move(fall.refusal);
}

std::variant<std::unique_ptr<Table>, Refusal> tableOf(const QByteArray &header)
{
    auto opened = openTable(header, shippedBox);
    if (auto *fault = std::get_if<HeaderFault>(&opened))
        return std::move(fault->refusal);
    return std::get<std::unique_ptr<Table>>(std::move(opened));
}

} // namespace

RunningTable::RunningTable(Store &store, QString id, std::unique_ptr<Table> table)
    : m_store(store)
    , m_id(std::move(id))
    , m_table(std::move(table))
{
}

std::variant<std::unique_ptr<RunningTable>, Refusal> RunningTable::begin(Store &store,
                                                                         const QByteArray &header)
{
    auto table = tableOf(header);
    if (auto *refusal = std::get_if<Refusal>(&table))
        return std::move(*refusal);
    auto id = store.begin(header);
    if (auto *refusal = std::get_if<Refusal>(&id))
        return std::move(*refusal);
    return std::unique_ptr<RunningTable>(
        new RunningTable(store, std::get<QString>(std::move(id)),
                         std::get<std::unique_ptr<Table>>(std::move(table))));
}

std::variant<std::unique_ptr<RunningTable>, Refusal> RunningTable::open(Store &store,
                                                                        const QString &id)
{
    const auto entry = store.table(id);
    if (!entry)
        return Refusal{storefault::noTable, {}};
    auto table = tableOf(entry->header);
    if (auto *refusal = std::get_if<Refusal>(&table))
        return std::move(*refusal);
    std::unique_ptr<RunningTable> running(
        new RunningTable(store, id, std::get<std::unique_ptr<Table>>(std::move(table))));
    const StoredLines stored = store.lines(id);
    running->m_damage = stored.damage;
    for (const QByteArray &line : stored.lines) {
        if (!running->replay(line)) {
            running->m_damage =
                Refusal{storefault::damaged, {{"n", static_cast<int>(running->m_savedLines)}}};
            break;
        }
        ++running->m_savedLines;
    }
    if (running->m_damage) {
        if (auto refusal = store.setAside(id, running->m_savedLines))
            return std::move(*refusal);
    }
    running->noteEnd();
    return running;
}

bool RunningTable::replay(const QByteArray &line)
{
    const auto parsed = parseJson(line);
    const auto *value = std::get_if<QJsonValue>(&parsed);
    if (!value || !value->toObject().contains("journal"_L1))
        return !m_table->act(line);
    return replayJournal(value->toObject());
}

bool RunningTable::replayJournal(const QJsonObject &line)
{
    const QString deed = line.value("journal"_L1).toString();
    if (line.contains("sender"_L1))
        m_kept[line.value("sender"_L1).toString().toLatin1()] = line.value("number"_L1).toInteger();
    if (deed == "heard"_L1)
        return true;
    if (deed == "act"_L1)
        return !m_table->act(lineOf(line.value("line"_L1)));
    if (deed == "amend"_L1)
        return !m_table->amend(amendmentOf(line));
    if (deed == "undo-amend"_L1) {
        const bool can = m_table->canUndoAmend();
        m_table->undoAmend();
        return can;
    }
    if (line.contains("player"_L1))
        return !m_table->undo(static_cast<SeatIndex>(line.value("player"_L1).toInt()));
    if (deed == "redo"_L1)
        m_table->redo();
    else
        m_table->undo();
    return true;
}

bool RunningTable::isKept(const Origin &origin) const
{
    return origin.number <= m_kept.value(origin.sender);
}

std::optional<Refusal> RunningTable::act(const QByteArray &line,
                                         const std::optional<Origin> &origin)
{
    auto refusal =
        m_table->act(line, [&] { return save(origin ? actLineOf(line) : line, origin); });
    noteEnd();
    return refusal;
}

QByteArray RunningTable::header() const
{
    const auto entry = m_store.table(m_id);
    return entry ? entry->header : QByteArray();
}

std::optional<Refusal> RunningTable::beginAnew(const QByteArray &header)
{
    auto begun = tableOf(header);
    if (auto *refusal = std::get_if<Refusal>(&begun))
        return std::move(*refusal);
    Table &table = *std::get<std::unique_ptr<Table>>(begun);
    QByteArrayList lines;
    for (auto kept = m_kept.cbegin(); kept != m_kept.cend(); ++kept)
        lines << sentLineOf(heardLine, {kept.key(), kept.value()});
    for (std::size_t i = 0; i < m_table->lineCount(); ++i) {
        lines << m_table->line(i);
        if (auto refusal = table.act(lines.constLast()))
            return refusal;
    }
    if (auto refusal = m_store.rewrite(m_id, header, lines))
        return refusal;
    m_table->become(std::move(table));
    m_savedLines = lines.size();
    noteEnd();
    return std::nullopt;
}

std::optional<Refusal> RunningTable::undo()
{
    const bool isAmend = m_table->canUndoAmend();
    if (!isAmend && !m_table->canUndo())
        return std::nullopt;
    if (auto refusal = save(isAmend ? undoAmendLine : undoLine))
        return refusal;
    if (isAmend)
        m_table->undoAmend();
    else
        m_table->undo();
    noteEnd();
    return std::nullopt;
}

std::optional<Refusal> RunningTable::redo()
{
    if (!m_table->canRedo())
        return std::nullopt;
    if (auto refusal = save(redoLine))
        return refusal;
    m_table->redo();
    noteEnd();
    return std::nullopt;
}

std::optional<Refusal> RunningTable::undo(SeatIndex seat, const std::optional<Origin> &origin)
{
    if (!m_table->canUndo(seat))
        return std::nullopt;
    if (auto fall = m_table->checkUndo(seat))
        return refusalOf(std::move(*fall));
    if (auto refusal = save(undoLineOf(seat), origin))
        return refusal;
    m_table->undo(seat);
    noteEnd();
    return std::nullopt;
}

std::optional<Refusal> RunningTable::amend(const LineAmendment &amendment,
                                           const std::optional<Origin> &origin)
{
    if (auto fall = m_table->check(amendment))
        return refusalOf(std::move(*fall));
    if (auto refusal = save(amendLineOf(amendment), origin))
        return refusal;
    m_table->amend(amendment);
    noteEnd();
    return std::nullopt;
}

std::optional<Refusal> RunningTable::save(const QByteArray &line,
                                          const std::optional<Origin> &origin)
{
    if (auto refusal =
            m_store.append(m_id, m_savedLines, origin ? sentLineOf(line, *origin) : line))
        return refusal;
    ++m_savedLines;
    if (origin)
        m_kept[origin->sender] = origin->number;
    return std::nullopt;
}

void RunningTable::keepMissingResults(Store &store)
{
    QSet<QString> kept;
    for (const PlayEntry &play : store.plays())
        kept.insert(play.id);
    for (const TableEntry &entry : store.tables()) {
        if (entry.isOver && !kept.contains(entry.id))
            open(store, entry.id);
    }
}

/// Only what the list of tables says: a table opens as its lines tell, whatever stands there.
void RunningTable::noteEnd()
{
    auto result = m_table->isOver() ? std::optional(m_table->sheet()) : std::nullopt;
    if (result != m_result && !m_store.setResult(m_id, result))
        m_result = std::move(result);
}

} // namespace gyoji
