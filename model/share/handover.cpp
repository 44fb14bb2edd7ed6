// SPDX-License-Identifier: MIT
#include "share/handover.h"

#include "json/parse.h"

#include <QJsonObject>
#include <QJsonValue>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Nobody's lines that others may build on; an end of the game is not one of them.
bool isNeeded(const QByteArray &line)
{
    const auto parsed = parseJson(line);
    const auto *value = std::get_if<QJsonValue>(&parsed);
    const QString deed = value ? value->toObject().value("do"_L1).toString() : QString();
    return deed == "define"_L1 || deed == "ruling"_L1;
}

QByteArrayList linesOf(const Table &table, SeatIndex seat)
{
    QByteArrayList lines;
    for (std::size_t i = 0; i < table.lineCount(); ++i) {
        if (table.seatOf(i) == seat)
            lines << table.line(i);
    }
    return lines;
}

/// The one seat that has lines.
std::optional<SeatIndex> onlySeatOf(const Table &table)
{
    std::optional<SeatIndex> only;
    for (std::size_t i = 0; i < table.lineCount(); ++i) {
        const SeatIndex seat = table.seatOf(i);
        if (seat == noSeat)
            continue;
        if (only && *only != seat)
            return std::nullopt;
        only = seat;
    }
    return only;
}

bool beginsWith(const QByteArrayList &lines, const QByteArrayList &start)
{
    return lines.size() >= start.size() && std::equal(start.begin(), start.end(), lines.begin());
}

} // namespace

QByteArray writeSeat(const QByteArray &header, const Table &table, SeatIndex seat)
{
    QByteArray script = header + '\n';
    for (std::size_t i = 0; i < table.lineCount(); ++i) {
        const QByteArray line = table.line(i);
        if (table.seatOf(i) == seat || (table.seatOf(i) == noSeat && isNeeded(line)))
            script += line + '\n';
    }
    return script;
}

std::variant<QByteArrayList, Refusal> linesToTake(const QByteArray &header, const Table &table,
                                                  const QByteArray &file)
{
    const Script script = readScript(file, shippedBox);
    if (script.fault)
        return script.fault->refusal;
    if (script.header != header)
        return Refusal{"share.other-game", {}};
    const auto seat = onlySeatOf(*script.table);
    if (!seat)
        return Refusal{"share.not-a-seat", {}};
    const QByteArrayList known = linesOf(table, *seat);
    if (!beginsWith(linesOf(*script.table, *seat), known))
        return Refusal{"share.differs", {}};
    const QByteArrayList shared = linesOf(table, noSeat);
    QByteArrayList lacking;
    qsizetype seen = 0;
    for (std::size_t i = 0; i < script.table->lineCount(); ++i) {
        const QByteArray line = script.table->line(i);
        const bool isOfSeat = script.table->seatOf(i) == *seat;
        if (isOfSeat ? ++seen > known.size() : !shared.contains(line))
            lacking << line;
    }
    return lacking;
}

} // namespace gyoji
