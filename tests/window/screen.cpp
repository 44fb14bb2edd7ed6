// SPDX-License-Identifier: MIT
#include "screen.h"

#include <QQuickItem>
#include <QTest>
#include <QWheelEvent>

namespace gyoji::test {

namespace {

void visitBelow(QQuickItem &item, const std::function<void(QQuickItem &)> &visit)
{
    for (QQuickItem *child : item.childItems()) {
        if (!child->isVisible() || qFuzzyIsNull(child->opacity()))
            continue;
        visit(*child);
        visitBelow(*child, visit);
    }
}

QRectF inScene(const QQuickItem &item)
{
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

/// What holds the item, and lets one look at a part of it only.
QQuickItem *viewportOf(const QQuickItem &item)
{
    for (QQuickItem *parent = item.parentItem(); parent; parent = parent->parentItem()) {
        if (parent->inherits("QQuickFlickable"))
            return parent;
    }
    return nullptr;
}

void turnWheel(QQuickWindow &window, QPointF at, int pixels)
{
    QWheelEvent event(at, window.mapToGlobal(at), {0, pixels}, {0, pixels}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&window, &event);
}

/// Turns the wheel, and waits until what it moves has come to rest.
void scrollTo(QQuickWindow &window, const QQuickItem &item)
{
    const QQuickItem *viewport = viewportOf(item);
    if (!viewport)
        return;
    constexpr QMarginsF edge(2, 2, 2, 2);
    const QRectF seen =
        inScene(*viewport).intersected({{0, 0}, QSizeF(window.size())}).marginsRemoved(edge);
    constexpr int enough = 50;
    for (int turn = 0; turn < enough && !seen.contains(inScene(item).center()); ++turn) {
        const qreal way = seen.center().y() - inScene(item).center().y();
        turnWheel(window, seen.center(), static_cast<int>(qBound(-120.0, way, 120.0)));
        if (!QTest::qWaitFor([viewport] { return !viewport->property("moving").toBool(); }))
            return;
    }
}

} // namespace

void visitShown(const QQuickWindow &window, const std::function<void(QQuickItem &)> &visit)
{
    visitBelow(*window.contentItem(), visit);
}

QStringList textsOn(const QQuickWindow &window)
{
    QStringList texts;
    visitShown(window, [&texts](const QQuickItem &item) {
        if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty())
            texts << item.property("text").toString();
    });
    return texts;
}

QList<QQuickItem *> itemsNamed(const QQuickWindow &window, const QString &beginning)
{
    QList<QQuickItem *> items;
    visitShown(window, [&](QQuickItem &item) {
        if (item.objectName().startsWith(beginning))
            items << &item;
    });
    return items;
}

QQuickItem *itemNamed(const QQuickWindow &window, const QString &name)
{
    QQuickItem *found = nullptr;
    visitShown(window, [&](QQuickItem &item) {
        if (!found && item.objectName() == name)
            found = &item;
    });
    return found;
}

bool focusByKeys(QQuickWindow &window, QQuickItem &item)
{
    constexpr int enough = 400;
    for (int step = 0; step < enough && !item.hasActiveFocus(); ++step)
        QTest::keyClick(&window, Qt::Key_Tab);
    const QQuickItem *viewport = viewportOf(item);
    return item.hasActiveFocus() &&
           (!viewport || inScene(*viewport).contains(inScene(item).center()));
}

void click(QQuickWindow &window, const QQuickItem &item)
{
    scrollTo(window, item);
    QTest::mouseClick(&window, Qt::LeftButton, Qt::NoModifier, inScene(item).center().toPoint());
}

void type(QQuickWindow &window, const QString &text)
{
    for (const QChar letter : text)
        QTest::sendKeyEvent(QTest::Click, &window, Qt::Key_unknown, QString(letter),
                            Qt::NoModifier);
}

} // namespace gyoji::test
