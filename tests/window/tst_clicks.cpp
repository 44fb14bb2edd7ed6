// SPDX-License-Identifier: MIT
#include "clicker.h"
#include "json/strings.h"
#include "screen.h"
#include "window/window.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

const QStringList players{u"Aki"_s, u"Béa"_s};
constexpr int days = 12;

/// The state document that `gyoji-cli replay` prints for the table as it is kept.
QJsonObject replayed(Store &store)
{
    const QString id = lastTable(store);
    QByteArray script = store.table(id)->header + '\n';
    const auto running = std::get<std::unique_ptr<RunningTable>>(RunningTable::open(store, id));
    for (std::size_t line = 0; line < running->table().lineCount(); ++line)
        script += running->table().line(line) + '\n';
    QProcess cli;
    cli.start(QStringLiteral(GYOJI_CLI), {u"replay"_s, u"-"_s});
    cli.write(script);
    cli.closeWriteChannel();
    cli.waitForFinished();
    return QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
}

/// What the sheet says of a player, line by line.
QStringList sheetOf(const QJsonObject &player)
{
    const QJsonObject score = player.value("score"_L1).toObject();
    QStringList sheet{player.value("name"_L1).toString()};
    for (const auto key : {"total"_L1, "objectives"_L1, "favor"_L1, "gate"_L1})
        sheet << QString::number(score.value(key).toInt());
    return sheet;
}

/// Does the screen show those texts in that order, whatever stands between them?
bool showsInOrder(const QStringList &screen, const QStringList &texts)
{
    qsizetype from = 0;
    for (const QString &text : texts) {
        from = screen.indexOf(text, from) + 1;
        if (from == 0)
            return false;
    }
    return true;
}

} // namespace

/// A whole game, from home to the final sheet, by clicks and keys alone.
class TestClicks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void playsAGame_data();
    void playsAGame();

private:
    void beginGame(Clicker &clicker, Program &program, QQuickWindow &window);
};

void TestClicks::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

void TestClicks::playsAGame_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("title");
    QTest::addColumn<Clicker::Hand>("hand");
    const QSize wide(1280, 800);
    QTest::newRow("en") << Language::English << wide << u"Final score"_s << Clicker::Hand::Mouse;
    QTest::newRow("fr") << Language::French << wide << u"Score final"_s << Clicker::Hand::Mouse;
    QTest::newRow("ja") << Language::Japanese << wide << u"最終得点"_s << Clicker::Hand::Mouse;
    QTest::newRow("phone") << Language::English << QSize(360, 640) << u"Final score"_s
                           << Clicker::Hand::Mouse;
    QTest::newRow("keyboard") << Language::English << wide << u"Final score"_s
                              << Clicker::Hand::Keys;
}

void TestClicks::beginGame(Clicker &clicker, Program &program, QQuickWindow &window)
{
    QVERIFY(clicker.tap(u"newGame"_s));
    for (int seat = 0; seat < players.size(); ++seat) {
        QVERIFY(clicker.tap(u"name:%1"_s.arg(seat)));
        type(window, players[seat]);
    }
    QVERIFY(clicker.tap(u"begin"_s));
    QCOMPARE(program.app.page(), u"table"_s);
}

void TestClicks::playsAGame()
{
    QFETCH(const Language, language);
    QFETCH(const QSize, size);
    QFETCH(const QString, title);
    QFETCH(const Clicker::Hand, hand);
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store);
    const Window shown(program.app, size);
    QQuickWindow &window = *shown.quickWindow();
    Clicker clicker(program, window, 7, hand);
    QVERIFY(language == Language::English || clicker.tap("language:"_L1 + latin1(idOf(language))));
    beginGame(clicker, program, window);

    const int before = clicker.clicks();
    constexpr int enough = 1000;
    for (int line = 0; line < enough && !program.table().view().isOver; ++line) {
        QVERIFY2(clicker.playOn(line % 2),
                 qPrintable(clicker.last() + ": "_L1 + program.table().message()));
    }
    QVERIFY(program.table().view().isOver);
    qInfo("%.1f clicks a seat and day",
          static_cast<double>(clicker.clicks() - before) / (2 * days));

    QVERIFY(clicker.tap(u"score"_s) || (clicker.tap(u"menu"_s) && clicker.tap(u"score"_s)));
    const QJsonObject document = replayed(*store);
    QCOMPARE(document.value("phase"_L1).toString(), u"over"_s);
    const QStringList screen = textsOn(window);
    QVERIFY(screen.contains(title));
    for (const QJsonValue &player : document.value("players"_L1).toArray())
        QVERIFY2(showsInOrder(screen, sheetOf(player.toObject())), qPrintable(screen.join(u'|')));
    for (const QJsonValue &winner : document.value("winners"_L1).toArray())
        QVERIFY(program.table().view().victory.contains(players[winner.toInt()]));
    QVERIFY(screen.contains(program.table().view().victory));
    QCOMPARE(QJsonDocument::fromJson(program.state()).object(), document);
}

QTEST_MAIN(TestClicks)
#include "tst_clicks.moc"
