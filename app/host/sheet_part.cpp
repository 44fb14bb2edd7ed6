// SPDX-License-Identifier: MIT
#include "host/sheet_part.h"

#include "json/strings.h"
#include "results/labels.h"
#include "results/spelling.h"
#include "words/victory.h"
#include "words/words.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QString numberOf(int points, int open)
{
    return open > 0 ? u"%1 + ?"_s.arg(points) : QString::number(points);
}

QString sourceLabel(const SheetTelling &telling, const SourcePoints &source)
{
    return capitalized(labels::source(telling.words, source.source, telling.language));
}

QJsonArray columnsPart(const SheetTelling &telling)
{
    QJsonArray columns;
    for (const SourcePoints &source : telling.sheet.seats.front().points)
        columns.append(sourceLabel(telling, source));
    columns.append(capitalized(telling.words.sentence("column/total", {}, telling.language)));
    return columns;
}

QJsonArray sourcesPart(const SheetTelling &telling, SeatIndex seat, const SheetSeat &told)
{
    QJsonArray sources;
    for (const SourcePoints &source : told.points) {
        QString name = sourceLabel(telling, source);
        if (source.counted)
            name = telling.words.sentence(
                "sheet/counted", {textArgument("source", name), {"amount", *source.counted}},
                telling.language);
        QJsonArray lines;
        for (const PointsLine &line : telling.linesOf(seat, source.source))
            lines.append(QJsonObject{{u"text"_s, line.text}, {u"points"_s, line.points}});
        sources.append(
            QJsonObject{{u"name"_s, name}, {u"points"_s, source.points}, {u"lines"_s, lines}});
    }
    return sources;
}

QJsonObject rowPart(const SheetTelling &telling, SeatIndex seat, const SheetSeat &told)
{
    QJsonArray cells;
    for (const SourcePoints &source : told.points)
        cells.append(numberOf(source.points, source.open));
    cells.append(numberOf(told.total(), told.open()));
    QJsonObject row{
        {u"name"_s, fromUtf8(told.name)}, {u"cells"_s, cells}, {u"wins"_s, told.isWinner}};
    if (!telling.sheet.isOver)
        return row;
    if (told.rank)
        row.insert("rank"_L1, *told.rank);
    row.insert("sources"_L1, sourcesPart(telling, seat, told));
    return row;
}

QJsonObject coursePart(const SheetTelling &telling)
{
    QJsonArray rounds;
    for (std::size_t round = 0; round < roundsOf(telling.course); ++round) {
        QJsonArray totals;
        for (const auto &of : telling.course)
            totals.append(round < of.size() ? QJsonValue(of[round]) : QJsonValue());
        rounds.append(totals);
    }
    return {{u"title"_s, telling.words.sentence("seat/course", {}, telling.language)},
            {u"rounds"_s, rounds}};
}

} // namespace

QJsonObject sheetPart(const SheetTelling &telling)
{
    const Sheet told = labels::toldSheet(telling.sheet);
    const auto say = [&telling](const char *id) {
        return telling.words.sentence(id, {}, telling.language);
    };
    QJsonArray rows;
    QStringList notes;
    for (std::size_t i = 0; i < told.seats.size(); ++i) {
        rows.append(rowPart(telling, static_cast<SeatIndex>(i), told.seats[i]));
        notes << labels::notes(telling.words, told.seats[i], telling.language);
    }
    QJsonObject sheet{{u"title"_s, say(told.isOver ? "sheet/final" : "sheet/now")},
                      {u"over"_s, told.isOver},
                      {u"victory"_s, victorySentence(telling.words, told, telling.language)},
                      {u"columns"_s, columnsPart(telling)},
                      {u"rows"_s, rows},
                      {u"notes"_s, QJsonArray::fromStringList(notes)},
                      {u"barsTitle"_s, say("seat/bars")}};
    if (told.isOver && !telling.course.empty())
        sheet.insert("course"_L1, coursePart(telling));
    return sheet;
}

} // namespace gyoji
