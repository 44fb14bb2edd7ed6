// SPDX-License-Identifier: MIT
#include "window/results/sheet_painter.h"

#include "json/strings.h"
#include "results/labels.h"
#include "results/spelling.h"
#include "window/results/course_painter.h"
#include "words/victory.h"
#include "words/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

class SheetPainter
{
public:
    SheetPainter(QPainter &painter, qreal width, const ShownPlay &shown, const Words &words,
                 Language language, const SheetLooks &looks)
        : m_painter(painter)
        , m_width(width)
        , m_shown(shown)
        , m_words(words)
        , m_language(language)
        , m_looks(looks)
        , m_sheet(labels::toldSheet(shown.play.sheet))
        , m_em(looks.font.pixelSize())
    {
    }

    qreal paint()
    {
        paintText(labels::heading(m_words, m_sheet, m_language), 1.6, m_looks.ink, true);
        const QStringList details = labels::details(m_words, m_shown.play, m_language);
        paintText(details.join(u" · "_s), 1, m_looks.faint);
        paintText(labels::box(m_words, m_sheet, m_language), 1, m_looks.faint);
        paintText(victorySentence(m_words, m_sheet, m_language), 1.2, m_looks.accent, true);
        m_top += m_em;
        for (const SheetSeat *seat : inOrder())
            paintSeat(*seat);
        paintLegend();
        paintCourse();
        return m_top;
    }

private:
    QFont fontOf(qreal size, bool isBold) const
    {
        QFont font = m_looks.font;
        font.setPixelSize(qRound(m_em * size));
        font.setBold(isBold);
        return font;
    }

    /// Wraps between words, or within one that is too long. The height it takes.
    qreal paintIn(const QRectF &place, const QString &text, const QFont &font, const QColor &color,
                  Qt::Alignment alignment = Qt::AlignLeft)
    {
        m_painter.setFont(font);
        m_painter.setPen(color);
        QRectF taken;
        const int flags = Qt::TextWordWrap | Qt::TextWrapAnywhere | static_cast<int>(alignment);
        m_painter.drawText(place, flags, text, &taken);
        return taken.height();
    }

    void paintText(const QString &text, qreal size, const QColor &color, bool isBold = false)
    {
        if (text.isEmpty())
            return;
        const QRectF place(0, m_top, m_width, 100 * m_em);
        m_top += paintIn(place, text, fontOf(size, isBold), color) + m_em / 4;
    }

    /// Best first; those without a rank come last.
    std::vector<const SheetSeat *> inOrder() const
    {
        std::vector<const SheetSeat *> seats;
        for (const SheetSeat &seat : m_sheet.seats)
            seats.push_back(&seat);
        std::ranges::stable_sort(seats, {}, [](const SheetSeat *seat) {
            return seat->rank.value_or(std::numeric_limits<int>::max());
        });
        return seats;
    }

    int highest() const
    {
        int highest = 1;
        for (const SheetSeat &seat : m_sheet.seats)
            highest = std::max(highest, seat.total());
        return highest;
    }

    void paintSeat(const SheetSeat &seat)
    {
        const qreal numbers = 5 * m_em;
        const QFont bold = fontOf(1.2, true);
        const QString name =
            seat.rank ? u"%1. %2"_s.arg(*seat.rank).arg(fromUtf8(seat.name)) : fromUtf8(seat.name);
        const QRectF row(0, m_top, m_width, 100 * m_em);
        paintIn(row, QString::number(seat.total()), bold, m_looks.ink, Qt::AlignRight);
        m_top += paintIn(row.adjusted(0, 0, -numbers, 0), name, bold, m_looks.ink) + m_em / 4;
        paintBar(seat);
        QStringList points;
        for (const SourcePoints &source : seat.points)
            points << m_words.sentence(
                "result/points",
                {textArgument("source", labels::source(m_words, source.source, m_language)),
                 {"points", source.points}},
                m_language);
        paintText(capitalized(m_words.list(points, m_language)), 1, m_looks.ink);
        for (const QString &note : labels::notes(m_words, seat, m_language))
            paintText(note, 1, m_looks.faint);
        m_top += m_em / 2;
    }

    QColor shadeOf(std::size_t source) const { return m_looks.shades[source % 4]; }

    void paintBar(const SheetSeat &seat)
    {
        qreal left = 0;
        m_painter.setPen(QPen(m_looks.ink, m_em / 16));
        for (std::size_t i = 0; i < seat.points.size(); ++i) {
            const qreal width = m_width * std::max(0, seat.points[i].points) / highest();
            m_painter.setBrush(shadeOf(i));
            if (width > 0)
                m_painter.drawRect(QRectF(left, m_top, width, m_em));
            left += width;
        }
        m_top += 1.25 * m_em;
    }

    void paintLegend()
    {
        qreal left = 0;
        const QFont font = fontOf(1, false);
        const QFontMetricsF metrics(font);
        const auto &points = m_sheet.seats.front().points;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const QString label =
                capitalized(labels::source(m_words, points[i].source, m_language));
            const qreal width = metrics.horizontalAdvance(label) + 2.5 * m_em;
            if (left > 0 && left + width > m_width) {
                left = 0;
                m_top += 1.5 * m_em;
            }
            m_painter.setPen(QPen(m_looks.ink, m_em / 16));
            m_painter.setBrush(shadeOf(i));
            m_painter.drawRect(QRectF(left, m_top + m_em / 4, m_em, m_em));
            paintIn({left + 1.25 * m_em, m_top, m_width, 2 * m_em}, label, font, m_looks.ink);
            left += width;
        }
        m_top += 2 * m_em;
    }

    void paintCourse()
    {
        const bool hasCourse = std::ranges::any_of(
            m_shown.course, [](const auto &totals) { return totals.size() > 1; });
        if (!hasCourse)
            return;
        const QRectF place(0, m_top + m_em, m_width, 14 * m_em);
        gyoji::paintCourse(m_painter, place, m_shown.course, distinctNames(m_shown.play.sheet),
                           {m_looks.ink, m_looks.faint, fontOf(1, false)});
        m_top = place.bottom() + m_em;
    }

    QPainter &m_painter;
    qreal m_width;
    const ShownPlay &m_shown;
    const Words &m_words;
    Language m_language;
    const SheetLooks &m_looks;
    Sheet m_sheet;
    qreal m_em;
    qreal m_top = 0;
};

} // namespace

qreal paintSheet(QPainter &painter, qreal width, const ShownPlay &shown, const Words &words,
                 Language language, const SheetLooks &looks)
{
    return SheetPainter(painter, width, shown, words, language, looks).paint();
}

} // namespace gyoji
