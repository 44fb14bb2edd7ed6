// SPDX-License-Identifier: MIT
#include "reading.h"

#include "screen.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

constexpr qreal thumb = 48;
constexpr qreal hair = 0.75;

/// What is drawn where: a text, or a button with its own text.
struct Drawn
{
    const QQuickItem *item = nullptr;
    QRectF box;

    QString text() const { return item->property("text").toString(); }
};

bool isText(const QQuickItem &item)
{
    return item.property("paintedWidth").isValid() && item.property("text").isValid() &&
           !item.property("text").toString().isEmpty();
}

/// The painted box within the item, as the text is aligned.
QRectF paintedBox(const QQuickItem &item)
{
    const QSizeF painted(item.property("paintedWidth").toReal(),
                         item.property("paintedHeight").toReal());
    QRectF box(QPointF(), painted);
    const int across = item.property("horizontalAlignment").toInt();
    const int down = item.property("verticalAlignment").toInt();
    if (across & Qt::AlignHCenter)
        box.moveLeft((item.width() - painted.width()) / 2);
    else if (across & Qt::AlignRight)
        box.moveLeft(item.width() - painted.width());
    if (down & Qt::AlignVCenter)
        box.moveTop((item.height() - painted.height()) / 2);
    else if (down & Qt::AlignBottom)
        box.moveTop(item.height() - painted.height());
    else
        box.moveTop(item.property("topPadding").toReal());
    return box;
}

/// What is seen of that part of the scene, all ancestors that clip taken into account.
QRectF seenOf(const QQuickItem &item, QRectF box)
{
    for (const QQuickItem *over = item.parentItem(); over; over = over->parentItem()) {
        if (over->clip())
            box &= over->mapRectToScene(QRectF(QPointF(), over->size()));
    }
    return box;
}

/// Scrolling moves it.
bool scrolls(const QQuickItem &item)
{
    for (const QQuickItem *over = item.parentItem(); over; over = over->parentItem()) {
        const qreal content = over->property("contentHeight").toReal();
        if (over->inherits("QQuickFlickable") && content > over->height() + hair)
            return true;
    }
    return false;
}

/// By a quarter: what is its height lies across the window.
bool isOnItsSide(const QQuickItem &item)
{
    const QPointF down = item.mapToScene({0, 1}) - item.mapToScene({0, 0});
    return std::abs(down.x()) > std::abs(down.y());
}

/// What players type may be as long as they like; its whole is in the accessible name.
bool isTypedName(const QQuickItem &item)
{
    return item.objectName() == "playerName"_L1;
}

bool isCut(const QQuickItem &item, const QRectF &scene, const QQuickWindow &window)
{
    const bool isCutShort = item.property("truncated").toBool() && !isTypedName(item);
    if (isCutShort || item.property("paintedWidth").toReal() > item.width() + hair ||
        item.property("paintedHeight").toReal() > item.height() + hair)
        return true;
    const QRectF seen = seenOf(item, scene) & QRectF(QPointF(), window.size());
    bool isNarrow = seen.width() < scene.width() - hair;
    bool isShort = seen.height() < scene.height() - hair;
    if (isOnItsSide(item))
        std::swap(isNarrow, isShort);
    return (isNarrow && !seen.isEmpty()) || (isShort && !scrolls(item));
}

bool isButton(const QQuickItem &item)
{
    return item.inherits("QQuickAbstractButton");
}

/// No scrolling brings all of it into the window.
bool isBeyond(const QQuickItem &item, const QQuickWindow &window)
{
    const QRectF box = item.mapRectToScene(QRectF({}, item.size()));
    const QRectF room = QRectF(QPointF(), window.size()).adjusted(-hair, -hair, hair, hair);
    return !room.contains(box) && !scrolls(item);
}

bool isSmall(const QQuickItem &item)
{
    return isButton(item) && item.isEnabled() &&
           (item.height() < thumb - hair || item.width() < thumb - hair);
}

bool isNameless(QQuickItem &item)
{
    const bool takesFocus =
        item.activeFocusOnTab() || item.property("focusPolicy").toInt() & Qt::TabFocus;
    if (!takesFocus || !item.isEnabled())
        return false;
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&item);
    return !spoken || spoken->text(QAccessible::Name).isEmpty();
}

QString placeOf(const QQuickItem &item)
{
    const QPointF at = item.mapToScene({});
    return u"%1 “%2” at %3,%4 %5x%6"_s
        .arg(QString::fromLatin1(item.metaObject()->className()), item.objectName())
        .arg(at.x())
        .arg(at.y())
        .arg(item.width())
        .arg(item.height());
}

bool isPartOf(const QQuickItem &part, const QQuickItem &whole)
{
    return &part == &whole || whole.isAncestorOf(&part);
}

QStringList overlapsOf(const QList<Drawn> &drawn)
{
    QStringList faults;
    for (qsizetype a = 0; a < drawn.size(); ++a) {
        for (qsizetype b = a + 1; b < drawn.size(); ++b) {
            const QRectF common = drawn[a].box & drawn[b].box;
            if (common.width() > 2 && common.height() > 2 &&
                !isPartOf(*drawn[b].item, *drawn[a].item))
                faults << u"“%1” lies over “%2”"_s.arg(drawn[a].text(), drawn[b].text());
        }
    }
    return faults;
}

} // namespace

QStringList faultsOf(QQuickWindow &window)
{
    QStringList faults;
    QList<Drawn> drawn;
    visitShown(window, [&](QQuickItem &item) {
        if (isText(item)) {
            const QString text = item.property("text").toString();
            const QRectF scene = item.mapRectToScene(paintedBox(item));
            if (isCut(item, scene, window))
                faults << u"“%1” is cut: %2"_s.arg(text, placeOf(item));
            if (const QRectF seen = seenOf(item, scene); !seen.isEmpty())
                drawn << Drawn{&item, seen};
        }
        if (isButton(item)) {
            const QRectF seen = seenOf(item, item.mapRectToScene(QRectF({}, item.size())));
            if (!seen.isEmpty())
                drawn << Drawn{&item, seen};
            if (isBeyond(item, window))
                faults << u"reaches out of the window: %1 %2"_s.arg(
                    item.property("text").toString(), placeOf(item));
        }
        if (isSmall(item))
            faults << u"too small for a thumb: %1 %2"_s.arg(item.property("text").toString(),
                                                            placeOf(item));
        if (isNameless(item))
            faults << u"no name for a screen reader: %1"_s.arg(placeOf(item));
    });
    return faults + overlapsOf(drawn);
}

} // namespace gyoji::test
