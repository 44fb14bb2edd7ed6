// SPDX-License-Identifier: MIT
#include "window/results/picture.h"

#include "window/fonts.h"
#include "window/results/sheet_painter.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr int cardWidth = 1080;
constexpr int cardMargin = 60;
constexpr int cardText = 30;
constexpr int pageText = 12;
constexpr qreal pageMargin = 20;

SheetLooks looksOf(int textSize)
{
    SheetLooks looks;
    looks.font = textFont();
    looks.font.setPixelSize(textSize);
    return looks;
}

/// The height a sheet will take: it is drawn where nobody sees it.
qreal heightOf(qreal width, const ShownPlay &shown, const Words &words, Language language,
               const SheetLooks &looks)
{
    QImage nowhere(1, 1, QImage::Format_RGB32);
    QPainter painter(&nowhere);
    return paintSheet(painter, width, shown, words, language, looks);
}

} // namespace

QImage resultPicture(const ShownPlay &shown, const Words &words, Language language)
{
    const SheetLooks looks = looksOf(cardText);
    constexpr qreal width = cardWidth - 2 * cardMargin;
    const qreal height = heightOf(width, shown, words, language, looks) + 2 * cardMargin;
    QImage card(cardWidth, qCeil(height), QImage::Format_RGB32);
    card.fill(QColor(0xf6, 0xf0, 0xe3));
    QPainter painter(&card);
    painter.translate(cardMargin, cardMargin);
    paintSheet(painter, width, shown, words, language, looks);
    return card;
}

QByteArray resultPdf(const ShownPlay &shown, const Words &words, Language language,
                     QPageSize::PageSizeId size)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageLayout(QPageLayout(QPageSize(size), QPageLayout::Portrait,
                                     QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin),
                                     QPageLayout::Millimeter));
    writer.setTitle(QString::fromStdString(shown.play.sheet.game.title));
    writer.setCreator(u"Gyoji"_s);
    const SheetLooks looks = looksOf(pageText);
    constexpr qreal unit = 96;
    const QSizeF page = writer.pageLayout().paintRect(QPageLayout::Inch).size() * unit;
    // A sheet too long for the page is drawn smaller.
    const qreal height = heightOf(page.width(), shown, words, language, looks);
    const qreal shrink = std::min(1.0, page.height() / height);
    QPainter painter(&writer);
    painter.scale(shrink * writer.logicalDpiX() / unit, shrink * writer.logicalDpiY() / unit);
    paintSheet(painter, page.width(), shown, words, language, looks);
    painter.end();
    return pdf;
}

} // namespace gyoji
