// SPDX-License-Identifier: MIT
#include "hands.h"
#include "opened_window.h"
#include "screen.h"
#include "window/window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})";

/// What the window shows of that seat, for eyes and for ears.
QStringList textsOf(QQuickWindow &window, const SeatModel &seat)
{
    window.grabWindow();
    QQuickItem *panel = itemNamed(window, u"panel:%1"_s.arg(seat.index()));
    QStringList texts;
    visitShown(window, [&](const QQuickItem &item) {
        if (panel && panel->isAncestorOf(&item))
            texts << item.property("text").toString();
    });
    return texts;
}

QString labelOf(QQuickWindow &window, const QString &button, const SeatModel &seat)
{
    window.grabWindow();
    for (const QQuickItem *item : itemsNamed(window, button)) {
        if (isOf(*item, seat))
            return item->property("text").toString();
    }
    return {};
}

} // namespace

/// Three languages at one table.
class TestSpeech : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void saysAllThatTheWindowWould_data();
    void saysAllThatTheWindowWould();
    void letsEachSeatSpeakItsOwn();
    void refusesInTheSeatsLanguage();
    void keepsWhatEachSeatSpeaks();
};

void TestSpeech::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestSpeech::saysAllThatTheWindowWould_data()
{
    QTest::addColumn<Scene>("scene");
    for (const Scene &scene : scenes())
        QTest::newRow(scene.name) << scene;
}

void TestSpeech::saysAllThatTheWindowWould()
{
    QFETCH(const Scene, scene);
    const OpenedWindow opened(scene.lines);
    scene.taps(*opened.app);
    if (opened.app->page() != "table"_L1 || opened.settings->turnsSeats())
        return;
    const Window window(*opened.app, QSize(1280, 800));
    opened.settings->setLanguage(u"ja"_s);
    const QStringList japanese = textsOf(*window.quickWindow(), opened.seat());
    opened.settings->setLanguage(u"fr"_s);
    const QStringList french = textsOf(*window.quickWindow(), opened.seat());
    QVERIFY(japanese != french);

    opened.table().setSeatLanguage(opened.seat().index(), u"ja"_s);
    for (const QString &text : textsOf(*window.quickWindow(), opened.seat()))
        QVERIFY2(japanese.contains(text) || !french.contains(text), qPrintable(text));
}

void TestSpeech::letsEachSeatSpeakItsOwn()
{
    const OpenedWindow opened({header});
    const Window window(*opened.app, QSize(1280, 800));
    QQuickWindow &quick = *window.quickWindow();
    const SeatModel &aki = opened.seat();
    opened.table().setSeatLanguage(0, u"ja"_s);
    opened.table().setCurrent(1);
    const SeatModel &bea = opened.seat();
    QCOMPARE(labelOf(quick, u"advance"_s, aki), u"公開する"_s);
    QCOMPARE(labelOf(quick, u"advance"_s, bea), u"Reveal"_s);

    opened.settings->setLanguage(u"fr"_s);
    QCOMPARE(labelOf(quick, u"advance"_s, aki), u"公開する"_s);
    QCOMPARE(labelOf(quick, u"advance"_s, bea), u"Révéler"_s);
    opened.table().setSeatLanguage(0, u"-"_s);
    QCOMPARE(labelOf(quick, u"advance"_s, aki), u"Révéler"_s);
}

void TestSpeech::refusesInTheSeatsLanguage()
{
    const OpenedWindow opened({header});
    opened.table().setSeatLanguage(0, u"ja"_s);
    opened.seat().advance();
    static const QRegularExpression kana(u"[ぁ-ん]"_s);
    QVERIFY2(opened.table().message().contains(kana), qPrintable(opened.table().message()));
    opened.table().setCurrent(1);
    opened.seat().advance();
    QVERIFY(!opened.table().message().isEmpty());
    QVERIFY(!opened.table().message().contains(kana));
}

void TestSpeech::keepsWhatEachSeatSpeaks()
{
    OpenedWindow opened({header});
    opened.table().setSeatLanguage(1, u"fr"_s);
    opened.table().setSeatLanguage(1, u"tlh"_s);
    QCOMPARE(opened.table().languageOf(1), Language::English);
    opened.table().setSeatLanguage(1, u"ja"_s);
    opened.table().setSeatLanguage(7, u"fr"_s);
    opened.start();
    QCOMPARE(opened.table().languageOf(0), Language::English);
    QCOMPARE(opened.table().languageOf(1), Language::Japanese);
    QVERIFY(!opened.store->keepSetting("languages/"_L1 + lastTable(*opened.store), u"fr,?,x,ja"_s));
    opened.start();
    QCOMPARE(opened.table().languageOf(0), Language::French);
    QCOMPARE(opened.table().languageOf(1), Language::English);
}

QTEST_MAIN(TestSpeech)
#include "tst_speech.moc"
