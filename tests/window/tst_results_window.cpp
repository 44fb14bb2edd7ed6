// SPDX-License-Identifier: MIT
#include "hands.h"
#include "models.h"
#include "program.h"
#include "qr/camera.h"
#include "reading.h"
#include "results/bgstats.h"
#include "results/format.h"
#include "scenes.h"
#include "screen.h"
#include "session/example.h"
#include "window/results/picture.h"
#include "window/window.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QProcess>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

namespace {

/// The whole example, its sheet on the screen.
struct Finished
{
    explicit Finished(Language language = Language::English, QSize size = {1280, 800})
    {
        store = storeIn(folder.path());
        if (keepExample(*store, true))
            qFatal("The example cannot be kept.");
        program = std::make_unique<Program>(*store, language);
        program->app.open(store->tables().constFirst().id);
        program->app.show(u"results"_s);
        window = std::make_unique<Window>(program->app, size);
        window->picture();
    }

    AppModel &app() const { return program->app; }
    ResultPages &results() const { return *program->app.results(); }
    QQuickWindow &quick() const { return *window->quickWindow(); }

    /// False where there is nothing of that name to tap.
    bool tap(const QString &name) const
    {
        window->picture();
        QQuickItem *item = itemNamed(quick(), name);
        if (!item || !item->isEnabled())
            return false;
        click(quick(), *item);
        window->picture();
        return true;
    }

    QTemporaryDir folder;
    std::unique_ptr<Store> store;
    std::unique_ptr<Program> program;
    std::unique_ptr<Window> window;
};

int sumOf(const QAbstractItemModel &list)
{
    int sum = 0;
    for (int row = 0; row < list.rowCount(); ++row)
        sum += valueOf(list, row, "points").toInt();
    return sum;
}

QString textOf(const QString &pdf)
{
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
    return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput())
                                          .normalized(QString::NormalizationForm_KC)
                                    : QString();
}

} // namespace

/// The pages of results, by clicks where a flow matters.
class TestResultsWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void opensEachNumberToWhatItIsMadeOf();
    void tellsTheCourse();
    void followsTheTable();
    void sharesTheOpenTable();
    void copiesAndSaves();
    void printsWhatPeopleRead_data();
    void printsWhatPeopleRead();
    void showsACodeThatCamerasRead();
    void findsGames();
    void deletesWithUndo();
    void readsOldTables();
    void beginsARematch();
    void buildsNoMoreThanIsSeen();
    void countsByHand();
    void countsAnyGame();
    void mergesSpellings();
    void drawsStatistics();
};

void TestResultsWindow::init()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
}

/// Every number is the sum of its lines.
void TestResultsWindow::opensEachNumberToWhatItIsMadeOf()
{
    const Finished finished;
    const Sheet sheet = finished.app().table()->running().table().sheet();
    for (int i = 0; i < 3; ++i) {
        auto *seat = valueOf(*finished.results().sheet()->seats(), i, "seat").value<ResultSeat *>();
        for (const SourcePoints &points : sheet.seats[static_cast<std::size_t>(i)].points) {
            seat->open(QString::fromStdString(points.source));
            QCOMPARE(sumOf(*seat->lines()), points.points);
            QVERIFY(seat->lines()->rowCount() > 0);
        }
        seat->open(QString::fromStdString(sheet.seats[0].points.back().source));
        QCOMPARE(seat->lines()->rowCount(), 0);
    }
    QVERIFY(finished.tap(u"points:ari.end.gate"_s));
    const QString first = textsOn(finished.quick()).join(u'\n');
    QVERIFY2(first.contains("Under the gate"_L1), qPrintable(first));
}

void TestResultsWindow::tellsTheCourse()
{
    const Finished finished;
    const auto &rounds = *finished.results().sheet()->rounds();
    QCOMPARE(rounds.rowCount(), 12);
    const Sheet sheet = finished.app().table()->running().table().sheet();
    const QString last = valueOf(rounds, 11, "points").toString();
    for (const SheetSeat &seat : sheet.seats)
        QVERIFY2(last.contains(QString::fromStdString(seat.name) + u": "_s +
                               QString::number(seat.total())),
                 qPrintable(last));
    QVERIFY(finished.tap(u"courseTable"_s));
    QVERIFY(textsOn(finished.quick()).contains(last));
}

void TestResultsWindow::followsTheTable()
{
    const Finished finished;
    auto *seat = valueOf(*finished.results().sheet()->seats(), 0, "seat").value<ResultSeat *>();
    const int total = seat->view().total.toInt();
    arigato::Adjust adjust;
    adjust.player = 0;
    adjust.favor = 99;
    QVERIFY(finished.app().table()->act(adjust));
    QVERIFY(seat->view().total.toInt() != total);
}

void TestResultsWindow::sharesTheOpenTable()
{
    const QTemporaryDir folder;
    const auto store = storeIn(folder.path());
    Program program(*store, Language::English);
    program.app.show(u"share"_s);
    QCOMPARE(program.app.page(), u"home"_s);
    QVERIFY(!keepExample(*store, true));
    program.app.open(store->tables().constFirst().id);
    program.app.show(u"share"_s);
    QCOMPARE(program.app.page(), u"share"_s);
    QVERIFY(program.app.results()->sharing());
}

void TestResultsWindow::copiesAndSaves()
{
    const Finished finished;
    QVERIFY(finished.tap(u"share"_s));
    QVERIFY(finished.tap(u"copy:text"_s));
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(u"Arigatō: final score"_s), qPrintable(text));
    QCOMPARE(finished.results().sharing()->message(), u"Copied."_s);
    Sharing &sharing = *finished.results().sharing();
    for (int row = 0; row < sharing.formats()->rowCount(); ++row) {
        const QString format = valueOf(*sharing.formats(), row, "format").toString();
        const QUrl url = sharing.suggestion(format, QUrl::fromLocalFile(finished.folder.path()));
        sharing.save(format, url);
        QVERIFY2(sharing.message().startsWith("Saved"_L1), qPrintable(format));
        QVERIFY2(QFileInfo(url.toLocalFile()).size() > 0, qPrintable(format));
    }
    QFile csv(finished.folder.filePath(
        QFileInfo(
            sharing.suggestion(u"csv"_s, QUrl::fromLocalFile(finished.folder.path())).toLocalFile())
            .fileName()));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QVERIFY(csv.readAll().startsWith("\xEF\xBB\xBF"));
    sharing.save(u"text"_s, QUrl::fromLocalFile(u"/no/such/folder/a.txt"_s));
    QVERIFY(sharing.message().contains("cannot be written"_L1));
}

void TestResultsWindow::printsWhatPeopleRead_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("paper");
    QTest::newRow("en letter") << Language::English << int(QPageSize::Letter)
                               << u"Arigatō: final score"_s << u"612 x 792"_s;
    QTest::newRow("fr a4") << Language::French << int(QPageSize::A4) << u"score final"_s
                           << u"59\\d(\\.\\d+)? x 84\\d"_s;
    QTest::newRow("ja a4") << Language::Japanese << int(QPageSize::A4) << u"最終得点"_s
                           << u"59\\d(\\.\\d+)? x 84\\d"_s;
}

void TestResultsWindow::printsWhatPeopleRead()
{
    QFETCH(const Language, language);
    QFETCH(const int, size);
    QFETCH(const QString, title);
    QFETCH(const QString, paper);
    const Finished finished(language);
    const ShownPlay &shown = finished.results().sheet()->shown();
    const Words words;
    const QString name = finished.folder.filePath(u"a.pdf"_s);
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(resultPdf(shown, words, language, static_cast<QPageSize::PageSizeId>(size)));
    file.close();
    const QString text = textOf(name);
    QVERIFY2(text.contains(title), qPrintable(text));
    for (const SheetSeat &seat : shown.play.sheet.seats) {
        QVERIFY2(text.contains(QString::fromStdString(seat.name)), qPrintable(text));
        QVERIFY2(text.contains(QString::number(seat.total())), qPrintable(text));
        for (const SourcePoints &points : seat.points)
            QVERIFY2(text.contains(QString::number(points.points)), qPrintable(text));
    }
    QProcess info;
    info.start(u"pdfinfo"_s, {name});
    QVERIFY(info.waitForFinished());
    const QString told = QString::fromUtf8(info.readAllStandardOutput());
    QVERIFY2(told.contains(QRegularExpression(paper)), qPrintable(told));
    QVERIFY2(told.contains(QRegularExpression(u"Pages:\\s+1\n"_s)), qPrintable(told));
}

void TestResultsWindow::showsACodeThatCamerasRead()
{
    const Finished finished(Language::English, {800, 1280});
    QVERIFY(finished.tap(u"share"_s));
    const Play &play = finished.results().sheet()->shown().play;
    QCOMPARE(readOff(bgStatsCode(play)), QString::fromLatin1(bgstats::link(play, {})));
    QQuickItem *picture = nullptr;
    visitShown(finished.quick(), [&](QQuickItem &item) {
        if (item.inherits("gyoji::QrPicture"))
            picture = &item;
    });
    QVERIFY(picture);
    const QImage image = finished.window->picture()
                             .copy(picture->mapRectToScene({{}, picture->size()}).toRect())
                             .convertToFormat(QImage::Format_Grayscale8);
    QVERIFY(image.width() == image.height());
    std::vector<std::uint8_t> pixels;
    for (int y = 0; y < image.height(); ++y)
        pixels.insert(pixels.end(), image.constScanLine(y), image.constScanLine(y) + image.width());
    QCOMPARE(readOff(pixels, image.width()), QString::fromLatin1(bgstats::link(play, {})));
}

void TestResultsWindow::findsGames()
{
    const Finished finished;
    beginTable(finished.app(), {u"Zoé"_s, u"Ömer"_s});
    finished.app().show(u"home"_s);
    QVERIFY(finished.tap(u"allGames"_s));
    History &history = *finished.results().history();
    const ListWatch watch(history);
    QCOMPARE(history.rows()->rowCount(), 2);
    QVERIFY(!valueOf(*history.rows(), 0, "isOver").toBool());
    const QString year = QString::number(QDate::currentDate().year());
    for (const auto &[query, found] : {std::pair(u"zoÉ"_s, 1), std::pair(u"aki arigatō"_s, 1),
                                       std::pair(year, 2), std::pair(u"castle"_s, 0)}) {
        history.setQuery(query);
        QCOMPARE(history.rows()->rowCount(), found);
    }
}

void TestResultsWindow::deletesWithUndo()
{
    const Finished finished;
    const QString id = finished.store->plays().constFirst().id;
    finished.app().show(u"history"_s);
    QVERIFY(finished.tap("remove:"_L1 + id));
    QCOMPARE(finished.results().history()->rows()->rowCount(), 0);
    QCOMPARE(finished.store->plays().size(), 1);
    QVERIFY(finished.tap(u"bringBack"_s));
    QCOMPARE(finished.results().history()->rows()->rowCount(), 1);
    QVERIFY(finished.tap("remove:"_L1 + id));
    QVERIFY(finished.tap(u"back"_s));
    QVERIFY(finished.store->plays().isEmpty());
    QVERIFY(finished.store->tables().isEmpty());
    QVERIFY(!finished.app().table());
}

void TestResultsWindow::readsOldTables()
{
    const Finished finished;
    const QString id = finished.store->plays().constFirst().id;
    beginTable(finished.app(), {u"Zoé"_s, u"Ömer"_s});
    finished.app().show(u"history"_s);
    QVERIFY(finished.tap("play:"_L1 + id));
    QCOMPARE(finished.app().page(), u"play"_s);
    QCOMPARE(finished.results().sheet()->seats()->rowCount(), 3);
    QVERIFY(finished.tap(u"story"_s));
    QVERIFY(finished.results().story()->rowCount() > 100);
    QVERIFY(finished.tap(u"back"_s));
    QVERIFY(finished.tap(u"back"_s));
    QCOMPARE(finished.app().page(), u"history"_s);
    QCOMPARE(finished.app().table()->seatCount(), 2);
}

void TestResultsWindow::beginsARematch()
{
    const Finished finished;
    const auto namesAt = [](const ArigatoTable &table) {
        QStringList names;
        for (const arigato::Seat &seat : table.state().seats)
            names << QString::fromStdString(seat.name);
        return names;
    };
    finished.app().table()->rule(u"exchange-gains"_s, 1);
    const QStringList before = namesAt(*finished.app().table());
    const auto calendar = finished.app().table()->state().calendar;
    QVERIFY(finished.tap(u"rematch"_s));
    QVERIFY(finished.tap(u"rematch:moved"_s));
    QCOMPARE(finished.app().page(), u"table"_s);
    const ArigatoTable &table = *finished.app().table();
    QVERIFY(table.journal().size() == 0);
    QCOMPARE(namesAt(table), before.sliced(1) << before.first());
    QVERIFY(table.state().calendar == calendar);
    QCOMPARE(finished.store->tables().size(), 2);
}

void TestResultsWindow::buildsNoMoreThanIsSeen()
{
    const Finished finished;
    QList<PlayEntry> plays;
    for (int i = 0; i < 1000; ++i) {
        PlayEntry play = finished.store->plays().constFirst();
        play.id = u"play-%1"_s.arg(i);
        plays << play;
    }
    QVERIFY(!finished.store->keepPlays(plays));
    finished.app().show(u"history"_s);
    finished.window->picture();
    auto *list = itemNamed(finished.quick(), u"history"_s);
    QCOMPARE(list->property("count").toInt(), 1001);
    const auto built = [&] { return itemsNamed(finished.quick(), u"play:"_s).size(); };
    const qsizetype seen = built();
    QVERIFY2(seen > 3 && seen < 30, qPrintable(QString::number(seen)));
    for (int step = 1; step <= 20; ++step) {
        list->setProperty("contentY", step * 2000);
        finished.window->picture();
        QVERIFY2(built() <= seen + 2, qPrintable(QString::number(built())));
    }
}

/// ari.end.objectives, ari.end.favor, ari.end.gate, by hand.
void TestResultsWindow::countsByHand()
{
    const Finished finished(Language::English, {360, 640});
    finished.app().show(u"home"_s);
    QVERIFY(finished.tap(u"count"_s));
    const auto enter = [&](const QString &field, const QString &text) {
        const bool isThere = finished.tap(field);
        type(finished.quick(), text);
        return isThere;
    };
    QVERIFY(!itemNamed(finished.quick(), u"keepCount"_s)->isEnabled());
    QVERIFY(enter(u"countName:0"_s, u"Aki"_s));
    QVERIFY(enter(u"count:0:0"_s, u"2"_s));
    QVERIFY(enter(u"count:0:1"_s, u"1"_s));
    QVERIFY(enter(u"count:0:3"_s, u"4"_s));
    QVERIFY(enter(u"count:0:4"_s, u"5+3+4"_s));
    QVERIFY(enter(u"countName:1"_s, u"Béa"_s));
    QVERIFY(enter(u"count:1:0"_s, u"11"_s));
    const QStringList texts = textsOn(finished.quick());
    QVERIFY2(texts.join(u'|').contains("more than 10"_L1), qPrintable(texts.join(u'|')));
    QVERIFY(finished.tap(u"keepCount"_s));
    QCOMPARE(finished.app().page(), u"play"_s);
    const PlayEntry play = finished.store->plays().constFirst();
    QVERIFY(!play.isTable);
    const SheetSeat &aki = play.sheet.seats[0];
    const int worth = aki.points[0].points;
    QVERIFY(worth > 0);
    QCOMPARE(aki.total(), worth + 14 + 12);
    QCOMPARE(aki.open(), 1);
    QVERIFY(!finished.results().canRematch());
}

void TestResultsWindow::countsAnyGame()
{
    const Finished finished;
    finished.app().show(u"count"_s);
    Counting &counting = *finished.results().counting();
    const ListWatch watch(counting);
    counting.setFree(true);
    counting.setTitle(u"囲碁"_s);
    counting.setLabel(0, u"地"_s);
    counting.addRow();
    counting.setLabel(1, u"石"_s);
    counting.setName(0, u"Aki"_s);
    counting.setName(1, u"Béa"_s);
    counting.type(0, 0, u"-3"_s);
    counting.type(0, 1, u"0"_s);
    counting.type(1, 0, u"x"_s);
    counting.finish();
    const PlayEntry play = finished.store->plays().constFirst();
    QCOMPARE(QString::fromStdString(play.sheet.game.title), u"囲碁"_s);
    QCOMPARE(play.sheet.seats[0].total(), -3);
    QCOMPARE(play.sheet.seats[0].open(), 0);
    QCOMPARE(play.sheet.seats[1].open(), 2);

    finished.app().show(u"count"_s);
    Counting &next = *finished.results().counting();
    next.setFree(true);
    QCOMPARE(next.labels()->rowCount(), 2);
    QCOMPARE(valueOf(*next.labels(), 1, "label").toString(), u"石"_s);
    QCOMPARE(next.title(), u"囲碁"_s);
}

void TestResultsWindow::mergesSpellings()
{
    const Finished finished(Language::English, {800, 2000});
    PlayEntry play = finished.store->plays().constFirst();
    play.id = u"other"_s;
    play.sheet.seats[0].name = "AKI";
    QVERIFY(!finished.store->keepPlays({play}));
    finished.app().show(u"statistics"_s);
    const auto &rows = *finished.results().statistics()->rows();
    QCOMPARE(rows.rowCount(), 4);
    finished.results().statistics()->merge(u"AKI"_s);
    QVERIFY(finished.tap(u"merge:Aki"_s) || finished.tap(u"merge:Béa"_s));
    QCOMPARE(rows.rowCount(), 3);
    QVERIFY(finished.tap(u"part"_s));
    QCOMPARE(rows.rowCount(), 4);
}

/// Wins are filled dots, other plays rings: told apart in greyscale.
void TestResultsWindow::drawsStatistics()
{
    const Finished finished(Language::English, {360, 640});
    QList<PlayEntry> plays;
    for (int day = 1; day <= 3; ++day) {
        PlayEntry play = finished.store->plays().constFirst();
        play.id = u"play-%1"_s.arg(day);
        play.when = QDateTime({2020, 1, day}, {20, 0});
        for (SheetSeat &seat : play.sheet.seats) {
            seat.points = {{"ari.end.favor", 30 * day, std::nullopt, 0},
                           {"ari.end.gate", 10 * day, std::nullopt, 0}};
            seat.isWinner = day == 2;
        }
        plays << play;
    }
    QVERIFY(!finished.store->remove(finished.store->plays().constFirst().id));
    QVERIFY(!finished.store->keepPlays(plays));
    finished.app().show(u"statistics"_s);
    PlayerStatistics &statistics = *finished.results().statistics();
    const StatisticsDrawing drawing = statistics.drawing(0);
    const std::vector<PlayedTotal> totals{{40, false}, {80, true}, {120, false}};
    QVERIFY(drawing.totals == totals);
    QCOMPARE(drawing.shares.size(), std::size_t{2});
    QCOMPARE(drawing.shares[0].percent, 75);

    QImage image(300, static_cast<int>(statisticsHeight(drawing, QFont())), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintStatistics(painter, image.width(), drawing, {});
    painter.end();
    QVERIFY(image.isGrayscale());

    QVERIFY(finished.tap(u"statisticsTable"_s));
    const QString texts = textsOn(finished.quick()).join(u'\n');
    QVERIFY2(texts.contains(u"favor 75% · palace gate 25%"_s), qPrintable(texts));
    QVERIFY2(texts.contains("80 points, won"_L1), qPrintable(texts));
    QVERIFY2(texts.indexOf("120 points"_L1) < texts.indexOf("40 points"_L1), qPrintable(texts));
}

QTEST_MAIN(TestResultsWindow)
#include "tst_results_window.moc"
