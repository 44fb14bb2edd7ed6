// SPDX-License-Identifier: MIT
#include "eyes.h"
#include "window/icons/icon.h"
#include "window/icons/icon_image.h"
#include "window/icons/sign_strip.h"

#include <QDirIterator>
#include <QQuickWindow>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::arigato;
using namespace gyoji::test;

namespace {

QStringList iconNames()
{
    QStringList names;
    QDirIterator files(u":/icons"_s, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        names << files.next().sliced(8).chopped(4);
    names.sort();
    return names;
}

/// How much ink two pictures of one size do not share, as a part of what either has.
double differenceOf(const QImage &a, const QImage &b)
{
    int either = 0;
    int apart = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const int inA = qAlpha(a.pixel(x, y));
            const int inB = qAlpha(b.pixel(x, y));
            either += std::max(inA, inB);
            apart += std::abs(inA - inB);
        }
    }
    return static_cast<double>(apart) / either;
}

SignRow items(int n)
{
    SignRow row;
    for (int i = 0; i < n; ++i)
        row.signs << signOf(Item::Sword);
    row.hues = huesOf({});
    return row;
}

} // namespace

/// The icons, and what shows them.
class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noTwoIconsLookAlike_data();
    void noTwoIconsLookAlike();
    void everyIconKeepsToItsGrid();
    void anIconWearsItsInk();
    void layersLieOverEachOther();
    void typesAreToldApartByAnyEyes();
    void huesShowOnPaper();
    void aBoxSaysItsHues();
    void aStripBreaksWhereItIsTooShort();
    void aStripShowsWhatIsMissing();
    void itemsDrawOnScreen();
};

void TestIcons::noTwoIconsLookAlike_data()
{
    QTest::addColumn<int>("side");
    for (const int side : {16, 24, 48})
        QTest::newRow(qPrintable(QString::number(side))) << side;
}

void TestIcons::noTwoIconsLookAlike()
{
    QFETCH(const int, side);
    const QStringList names = iconNames();
    QVERIFY(names.size() > 50);
    for (qsizetype a = 0; a < names.size(); ++a) {
        const QImage first = iconImage(names[a], side, Qt::black);
        for (qsizetype b = a + 1; b < names.size(); ++b) {
            const double difference = differenceOf(first, iconImage(names[b], side, Qt::black));
            QVERIFY2(difference > 0.08,
                     qPrintable(names[a] + u' ' + names[b] + u' ' + QString::number(difference)));
        }
    }
}

void TestIcons::everyIconKeepsToItsGrid()
{
    constexpr int side = 96;
    for (const QString &name : iconNames()) {
        const QImage image = iconImage(name, side, Qt::black);
        int ink = 0;
        for (int i = 0; i < side; ++i) {
            for (const QPoint &edge :
                 {QPoint(i, 0), QPoint(i, side - 1), QPoint(0, i), QPoint(side - 1, i)})
                QVERIFY2(qAlpha(image.pixel(edge)) < 200, qPrintable(name));
            for (int j = 0; j < side; ++j)
                ink += qAlpha(image.pixel(i, j)) > 127 ? 1 : 0;
        }
        const double part = static_cast<double>(ink) / (side * side);
        QVERIFY2(part > 0.08 && part < 0.65, qPrintable(name + u' ' + QString::number(part)));
    }
}

void TestIcons::anIconWearsItsInk()
{
    const QImage image = iconImage(u"type/sculptor"_s, 48, QColor(10, 120, 90));
    QCOMPARE(image.pixelColor(24, 4), QColor(10, 120, 90));
    QCOMPARE(qAlpha(image.pixel(1, 1)), 0);
}

void TestIcons::layersLieOverEachOther()
{
    const QImage two = iconImage(u"slot/UL slot/LR"_s, 48, Qt::black);
    QCOMPARE(qAlpha(two.pixel(14, 14)), 255);
    QCOMPARE(qAlpha(two.pixel(33, 33)), 255);
    QCOMPARE(qAlpha(two.pixel(33, 14)), 0);
    Card card;
    card.slots.set(indexOf(Slot::UL));
    card.slots.set(indexOf(Slot::LR));
    QCOMPARE(placementIcon(card), u"slot/UL slot/LR"_s);
}

void TestIcons::typesAreToldApartByAnyEyes()
{
    const TypeHues hues = huesOf({});
    for (const bool isDark : {false, true}) {
        for (const Sight sight : allSights) {
            for (std::size_t a = 0; a < hues.size(); ++a) {
                for (std::size_t b = a + 1; b < hues.size(); ++b)
                    QVERIFY(distance(inkOf(hues[a], isDark), inkOf(hues[b], isDark), sight) > 14);
            }
        }
    }
}

void TestIcons::huesShowOnPaper()
{
    constexpr double wanted = 3; // WCAG 2.1, 1.4.11
    for (const Hue hue : allOf<Hue>()) {
        for (const char *paper : {"#f6f0e3", "#fffaf0", "#fbe7c8"})
            QVERIFY(contrast(inkOf(hue, false), QColor(paper)) >= wanted);
        for (const char *paper : {"#1b2033", "#262c44", "#3d3a2c"})
            QVERIFY(contrast(inkOf(hue, true), QColor(paper)) >= wanted);
    }
}

void TestIcons::aBoxSaysItsHues()
{
    Box box;
    box.hues[ArtisanType::Sculptor] = Hue::Teal;
    QCOMPARE(huesOf(box)[indexOf(ArtisanType::Sculptor)], Hue::Teal);
    QCOMPARE(huesOf(box)[indexOf(ArtisanType::Gardener)],
             huesOf({})[indexOf(ArtisanType::Gardener)]);
}

void TestIcons::aStripBreaksWhereItIsTooShort()
{
    SignStrip strip;
    strip.setSide(16);
    strip.setRow(items(4));
    QCOMPARE(strip.implicitWidth(), 4 * 16 + 3 * 4);
    const qreal line = strip.implicitHeight();
    strip.setWidth(50);
    QCOMPARE(strip.implicitHeight(), 2 * line);
    QVERIFY(strip.paintedWidth() <= 50);
    QCOMPARE(strip.implicitWidth(), 4 * 16 + 3 * 4);
    strip.setRow({});
    QCOMPARE(strip.implicitHeight(), 0);
}

void TestIcons::aStripShowsWhatIsMissing()
{
    Items cost{};
    cost[indexOf(Item::Sword)] = 2;
    cost[indexOf(Item::Bonsai)] = 1;
    Items supply{};
    supply[indexOf(Item::Sword)] = 1;
    const Signs signs = costSigns(cost, supply);
    QCOMPARE(signs.size(), 3);
    QCOMPARE(signs[0].icon, u"item/bonsai"_s);
    QVERIFY(signs[0].isGhost);
    QVERIFY(!signs[1].isGhost);
    QVERIFY(signs[2].isGhost);
}

void TestIcons::itemsDrawOnScreen()
{
    QQuickWindow window;
    window.resize(100, 60);
    window.setColor(Qt::white);
    Icon icon(window.contentItem());
    icon.setName(u"type/sculptor"_s);
    icon.setInk(Qt::red);
    icon.setSide(24);
    SignStrip strip(window.contentItem());
    strip.setRow(items(2));
    strip.setSide(24);
    strip.setY(30);
    const QImage first = window.grabWindow();
    QCOMPARE(first.pixelColor(12, 2), QColor(Qt::red));
    icon.setInk(Qt::blue);
    strip.setRow({});
    const QImage second = window.grabWindow();
    QCOMPARE(second.pixelColor(12, 2), QColor(Qt::blue));
    const QRect below(0, 30, 100, 30);
    QVERIFY(first.copy(below) != second.copy(below));
    QImage paper(100, 30, second.format());
    paper.fill(Qt::white);
    QCOMPARE(second.copy(below), paper);
}

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
