// SPDX-License-Identifier: MIT
#include "window/results/result_seat.h"

#include "json/strings.h"
#include "results/labels.h"
#include "results/spelling.h"
#include "results/text.h"
#include "words/words.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr int shades = 4;

int highestTotal(const Sheet &sheet)
{
    int highest = 1;
    for (const SheetSeat &seat : sheet.seats)
        highest = std::max(highest, seat.total());
    return highest;
}

QString labelOf(const Words &words, const SourcePoints &points, Language language)
{
    const QString label = capitalized(labels::source(words, points.source, language));
    if (!points.counted)
        return label;
    return words.sentence("sheet/counted",
                          {textArgument("source", label), {"amount", *points.counted}}, language);
}

QString numberOf(int points, int open)
{
    return open > 0 ? u"%1 + ?"_s.arg(points) : QString::number(points);
}

} // namespace

ResultSeat::ResultSeat(const Words &words, SeatIndex index)
    : m_words(words)
    , m_index(index)
{
}

void ResultSeat::open(const QString &source)
{
    m_opened = source == m_opened ? QString() : source;
    m_points.setRows(newPoints());
    m_lines.setRows(newLines());
}

void ResultSeat::show(const ShownPlay &shown, Language language)
{
    m_shown = &shown;
    m_language = language;
    refresh();
}

void ResultSeat::refresh()
{
    const SheetSeat told =
        labels::toldSheet(m_shown->play.sheet).seats[static_cast<std::size_t>(m_index)];
    ResultSeatView view;
    view.name = fromUtf8(told.name);
    if (told.rank)
        view.rank = QString::number(*told.rank);
    view.total = numberOf(told.total(), told.open());
    view.notes = labels::notes(m_words, told, m_language).join(u'\n');
    view.sentence = resultLine(m_words, told, m_language);
    view.isWinner = told.isWinner;
    m_points.setRows(newPoints());
    m_lines.setRows(newLines());
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
}

QList<PointsRow> ResultSeat::newPoints() const
{
    const double highest = highestTotal(m_shown->play.sheet);
    QList<PointsRow> rows;
    for (const SourcePoints &points : seat().points) {
        const QString source = fromUtf8(points.source);
        rows << PointsRow{source,
                          labelOf(m_words, points, m_language),
                          numberOf(points.points, points.open),
                          std::max(points.points, 0) / highest,
                          static_cast<int>(rows.size()) % shades,
                          source == m_opened};
    }
    return rows;
}

QList<ResultLineRow> ResultSeat::newLines() const
{
    QList<ResultLineRow> rows;
    if (m_opened.isEmpty() || !m_shown->linesOf)
        return rows;
    for (const PointsLine &line : m_shown->linesOf(m_index, m_opened.toStdString(), m_language))
        rows << ResultLineRow{line.text, QString::number(line.points)};
    return rows;
}

} // namespace gyoji
