// SPDX-License-Identifier: MIT
#include "window/rulebook/icon_sheet.h"

#include "words/words.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Points, and what the page is drawn in.
constexpr int unitsPerInch = 720;
constexpr double unitsPerPoint = unitsPerInch / 72.0;
constexpr double largest = 10;
constexpr double smallest = 4;
constexpr double step = 0.25;
constexpr int columns = 2;

/// Lays meanings out in columns, and draws them where there is a painter that should.
class Sheet
{
public:
    Sheet(QPainter &painter, double points, bool draws)
        : m_painter(painter)
        , m_page(painter.viewport())
        , m_draws(draws)
        , m_em(points * unitsPerPoint)
        , m_large(fontOf(QFont::Bold, 1.6))
        , m_bold(fontOf(QFont::Bold, 1))
        , m_plain(fontOf(QFont::Normal, 1))
    {
    }

    /// Above all columns.
    void addHeading(const QString &heading);
    void addTitle(const QString &title);
    void addMeaning(const IconMeaning &meaning, Language language);
    bool fits() const { return m_column < columns; }

private:
    QFont fontOf(QFont::Weight weight, double size) const;
    double columnWidth() const { return (m_page.width() - (columns - 1) * 2 * m_em) / columns; }
    double left() const { return m_column * (columnWidth() + 2 * m_em); }
    /// The height of the text, which is drawn there.
    double write(const QFont &font, double x, double y, double width, const QString &text) const;
    /// Goes on in the next column where so much does not fit in this one.
    void reserve(double height);

    QPainter &m_painter;
    QRectF m_page;
    bool m_draws;
    double m_em;
    QFont m_large;
    QFont m_bold;
    QFont m_plain;
    double m_top = 0;
    double m_y = 0;
    int m_column = 0;
};

QFont Sheet::fontOf(QFont::Weight weight, double size) const
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(qRound(size * m_em));
    font.setWeight(weight);
    return font;
}

double Sheet::write(const QFont &font, double x, double y, double width, const QString &text) const
{
    m_painter.setFont(font);
    const QRectF room(x, y, width, m_page.height());
    const QRectF box = m_painter.boundingRect(room, Qt::TextWordWrap, text);
    if (m_draws)
        m_painter.drawText(QRectF(room.topLeft(), QSizeF(width, box.height())), Qt::TextWordWrap,
                           text);
    return box.height();
}

void Sheet::reserve(double height)
{
    if (m_y + height <= m_page.height())
        return;
    ++m_column;
    m_y = m_top;
}

void Sheet::addHeading(const QString &heading)
{
    m_top = m_y = write(m_large, 0, 0, m_page.width(), heading) + 0.6 * m_em;
}

void Sheet::addTitle(const QString &title)
{
    if (m_y > m_top)
        m_y += 0.5 * m_em;
    constexpr double withOneMeaning = 5;
    reserve(withOneMeaning * m_em);
    m_y += write(m_bold, left(), m_y, columnWidth(), title) + 0.3 * m_em;
}

void Sheet::addMeaning(const IconMeaning &meaning, Language language)
{
    const double side = 2 * m_em;
    const double indent = side + 0.6 * m_em;
    const double width = columnWidth() - indent;
    const bool draws = std::exchange(m_draws, false);
    const QString &answer = meaning.article->in(language).answer;
    const double nameHeight = write(m_bold, 0, 0, width, meaning.name);
    const double height = std::max(side, nameHeight + write(m_plain, 0, 0, width, answer));
    m_draws = draws;
    reserve(height);
    if (m_draws && fits()) {
        write(m_bold, left() + indent, m_y, width, meaning.name);
        write(m_plain, left() + indent, m_y + nameHeight, width, answer);
        QSvgRenderer(":/icons/"_L1 + meaning.icon + ".svg"_L1)
            .render(&m_painter, QRectF(left(), m_y + 0.15 * m_em, side, side));
    }
    m_y += height + 0.35 * m_em;
}

/// True where all of it fits on the page.
bool layOut(QPainter &painter, double points, bool draws, const QString &title,
            const QList<IconGroup> &groups, Language language)
{
    Sheet sheet(painter, points, draws);
    sheet.addHeading(title);
    for (const auto &[groupTitle, meanings] : groups) {
        sheet.addTitle(groupTitle);
        for (const IconMeaning &meaning : meanings)
            sheet.addMeaning(meaning, language);
    }
    return sheet.fits();
}

} // namespace

bool writeIconSheet(const QString &file, const Rulebook &rulebook, const Words &words,
                    Language language)
{
    QFile output(file);
    if (!output.open(QIODevice::WriteOnly))
        return false;
    const QString title = words.sentence("icons/title", {}, language);
    QPdfWriter writer(&output);
    writer.setResolution(unitsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(10, 10, 10, 10), QPageLayout::Millimeter);
    writer.setTitle(title);
    const auto groups = iconGroups(rulebook, words, language);
    QPainter painter(&writer);
    double points = largest;
    while (points > smallest && !layOut(painter, points, false, title, groups, language))
        points -= step;
    layOut(painter, points, true, title, groups, language);
    return painter.end() && output.error() == QFile::NoError;
}

} // namespace gyoji
