// SPDX-License-Identifier: MIT
#include "../simulate/sample_box.h"
#include "arigato/json/script_json.h"
#include "arigato/json/state_json.h"
#include "scenes.h"
#include "scribe.h"
#include "window/window.h"

#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

constexpr int games = 10;
constexpr int players = 5;
constexpr int mostTaps = 450;

} // namespace

/// How many taps a whole game costs, as one scribe enters it for all with cards that are known.
class TestTaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aGameIsEnteredInFewTaps();
};

void TestTaps::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestTaps::aGameIsEnteredInFewTaps()
{
    const arigato::Box box = arigato::sampleBox();
    int all = 0;
    for (int seed = 1; seed <= games; ++seed) {
        const auto game = simulate(box, static_cast<std::uint64_t>(seed), players,
                                   {0, {arigato::Track::Full}, false});
        const QTemporaryDir folder;
        const auto store = storeIn(folder.path());
        QVERIFY(!keep(*store, {arigato::writeHeader(game.header, std::string("sample"))}));
        Program program(*store);
        const Window window(program.app, QSize(1920, 1080));
        window.picture();
        Scribe scribe(program, *window.quickWindow());
        const QString fault = scribe.enter(game);
        QVERIFY2(fault.isEmpty(), qPrintable(u"game %1, %2"_s.arg(seed).arg(fault)));
        QCOMPARE(program.state(), arigato::writeState(game.end));
        qInfo("game %d: %d taps", seed, scribe.taps());
        all += scribe.taps();
    }
    qInfo("%.1f taps a game", static_cast<double>(all) / games);
    QVERIFY(all <= games * mostTaps);
}

QTEST_MAIN(TestTaps)
#include "tst_taps.moc"
