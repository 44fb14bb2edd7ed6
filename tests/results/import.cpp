// SPDX-License-Identifier: MIT
#include "results/bgstats.h"
#include "results/import_fault.h"
#include "results/import_sheet.h"
#include "results/typed_score.h"
#include "sheets.h"
#include "tst_results.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

/// A backup of two games, two players, a place and two plays, as BG Stats writes it.
QByteArray backup()
{
    return contentOf(u"exports/backup.bgstats.json"_s);
}

bgstats::File fileOf(const QByteArray &json)
{
    auto read = bgstats::read(json);
    auto *file = std::get_if<bgstats::File>(&read);
    return file ? std::move(*file) : bgstats::File{};
}

/// What is known once all of a file has been taken in.
KnownPlays knownAfter(const bgstats::File &file)
{
    KnownPlays known{{}, {}, file.players};
    const ImportPlan plan = planImport(file, known);
    for (std::size_t i = 0; i < file.plays.size(); ++i) {
        known.playIds.insert(file.plays[i].id);
        if (auto play = importedPlay(file, i, plan, known))
            known.imported.insert(file.plays[i].id, std::move(*play));
    }
    return known;
}

} // namespace

void TestResults::importReadsWhatIsExported()
{
    const Play play = playOf({u"Aki"_s, u"ベア"_s});
    const bgstats::File file = fileOf(bgstats::file(play, u"Well played."_s));
    QVERIFY(file.leftOut.empty());
    QCOMPARE(file.plays.size(), std::size_t{1});
    const ImportedPlay &read = file.plays.front();
    QCOMPARE(QUuid(read.id), play.id);
    QCOMPARE(file.games[read.game].name, u"Arigatō"_s);
    QCOMPARE(read.date, QDate(2026, 11, 29));
    QCOMPARE(read.time, QTime(20, 15));
    QCOMPARE(read.minutes, std::optional(45));
    QCOMPARE(read.location, u"Nantes"_s);
    QCOMPARE(read.comments, u"Well played."_s);
    QCOMPARE(read.scores.size(), std::size_t{2});
    QCOMPARE(file.players[read.scores[1].player].name, u"ベア"_s);
    QCOMPARE(QUuid(file.players[read.scores[1].player].id), playerIdOf(u"ベア"_s));
    QCOMPARE(read.scores[1].points, std::optional(9.0));
    QCOMPARE(read.scores[1].rank, std::optional(2));
    QVERIFY(read.scores[0].isWinner && !read.scores[1].isWinner);
}

void TestResults::importReadsABackup()
{
    const bgstats::File file = fileOf(backup());
    QVERIFY(file.leftOut.empty());
    QCOMPARE(file.games.size(), std::size_t{2});
    QCOMPARE(file.games[0].bggId, std::optional(38386));
    QCOMPARE(file.games[1].bggId, std::nullopt);
    QVERIFY(!file.games[1].highestWins);
    QCOMPARE(file.players.size(), std::size_t{2});
    QCOMPARE(file.players[1].id, u"bbbbbbbb-0000-4000-8000-000000000002"_s);
    QCOMPARE(file.plays.size(), std::size_t{2});

    const ImportedPlay &first = file.plays[0];
    QCOMPARE(first.game, std::size_t{0});
    QCOMPARE(first.location, u"花子の家"_s);
    QCOMPARE(first.minutes, std::optional(320));
    const ImportedScore sum{1, u"12+30-9"_s, 33.0, true, true, 1, 2, u"0"_s, u"cook"_s};
    QVERIFY(first.scores[0] == sum);
    const ImportedScore none{
        0, QString(), std::nullopt, false, false, std::nullopt, std::nullopt, QString(), QString()};
    QVERIFY(first.scores[1] == none);

    const ImportedPlay &second = file.plays[1];
    QCOMPARE(second.game, std::size_t{1});
    QCOMPARE(second.location, QString());
    QCOMPARE(second.minutes, std::nullopt);
    QVERIFY(second.isIgnored && second.scores.empty());
}

void TestResults::importReadsScores_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("points");
    QTest::newRow("whole") << u"51"_s << 51.0;
    QTest::newRow("negative") << u"-3"_s << -3.0;
    QTest::newRow("minus sign") << u"\u22123"_s << -3.0;
    QTest::newRow("decimal") << u"2.5"_s << 2.5;
    QTest::newRow("sum") << u"12+30+9"_s << 51.0;
    QTest::newRow("sum of parts") << u"0.1+0.2+12.7"_s << 13.0;
    QTest::newRow("difference") << u"10 - 2.5 + 1"_s << 8.5;
    QTest::newRow("empty") << QString() << qQNaN();
    QTest::newRow("words") << u"won"_s << qQNaN();
    QTest::newRow("half a sum") << u"12+"_s << qQNaN();
    QTest::newRow("two signs") << u"1--2"_s << qQNaN();
    QTest::newRow("a sign") << u"-"_s << qQNaN();
    QTest::newRow("infinite") << u"inf"_s << qQNaN();
    QTest::newRow("with exponent") << u"1e3"_s << qQNaN();
    QTest::newRow("two numbers") << u"12,5"_s << qQNaN();
}

void TestResults::importReadsScores()
{
    QFETCH(const QString, typed);
    QFETCH(const double, points);
    const auto read = pointsOf(typed);
    QCOMPARE(read.has_value(), !qIsNaN(points));
    QCOMPARE(read.value_or(0), qIsNaN(points) ? 0 : points);
}

void TestResults::importLeavesOutWhatIsAtFault_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("plays");

    const auto add = [](const char *name, const char *from, const char *to, RuleId code,
                        const char *pointer, int plays) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << fromUtf8(code)
                            << QString::fromLatin1(pointer) << plays;
    };
    using namespace importfault;
    add("no uuid", R"("uuid": "CCCCCCCC-0000-4000-8000-000000000001",)", "", missing,
        "/plays/0/uuid", 1);
    add("uuid a number", R"("CCCCCCCC-0000-4000-8000-000000000001")", "7", type, "/plays/0/uuid",
        1);
    add("uuid empty", R"("CCCCCCCC-0000-4000-8000-000000000001")", R"("")", range, "/plays/0/uuid",
        1);
    add("same uuid", "000000000002\", \"gameRefId\"", "000000000001\", \"gameRefId\"", duplicate,
        "/plays/1/uuid", 1);
    add("no date", R"("2020-06-07 20:55:13")", R"("yesterday")", date, "/plays/0/playDate", 1);
    add("no such day", R"("2020-06-07 20:55:13")", R"("2020-02-30 20:55:13")", date,
        "/plays/0/playDate", 1);
    add("no time", R"("2020-06-07 20:55:13")", R"("2020-06-07")", date, "/plays/0/playDate", 1);
    add("date a list", R"("2020-06-07 20:55:13")", "[]", type, "/plays/0/playDate", 1);
    add("no such game", R"("gameRefId": 17)", R"("gameRefId": 18)", reference, "/plays/0/gameRefId",
        1);
    add("no such player", R"("playerRefId": 3,)", R"("playerRefId": 4,)", reference,
        "/plays/0/playerScores/1/playerRefId", 1);
    add("no such place", R"("locationRefId": 10)", R"("locationRefId": 11)", reference,
        "/plays/0/locationRefId", 1);
    add("reference a text", R"("gameRefId": 17)", R"("gameRefId": "17")", type,
        "/plays/0/gameRefId", 1);
    add("a negative length", R"("durationMin": 320)", R"("durationMin": -1)", range,
        "/plays/0/durationMin", 1);
    add("winner a number", R"("winner": true)", R"("winner": 1)", type,
        "/plays/0/playerScores/0/winner", 1);
    add("scores no list", R"("playerScores": [])", R"("playerScores": {})", type,
        "/plays/1/playerScores", 1);
    add("a score beyond all", R"("12+30-9")", R"("12+99999999999")", range,
        "/plays/0/playerScores/0/score", 1);
    add("a play that is none", R"("plays": [)", R"("plays": [null, )", type, "/plays/0", 2);
    add("a game without name", R"("name": "Trente")", R"("label": "Trente")", missing,
        "/games/1/name", 1);
    add("a player's number twice", R"("id": 3, "isAnonymous")", R"("id": 7, "isAnonymous")",
        duplicate, "/players/1/id", 1);
}

void TestResults::importLeavesOutWhatIsAtFault()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, code);
    QFETCH(const QString, pointer);
    QFETCH(const int, plays);
    QCOMPARE(backup().count(from), 1);

    const bgstats::File file = fileOf(backup().replace(from, to));
    QCOMPARE(std::ssize(file.plays), plays);
    const auto found = std::ranges::find(file.leftOut, pointer, &Fault::pointer);
    QVERIFY(found != file.leftOut.end());
    QCOMPARE(fromUtf8(found->code), code);
    QVERIFY(found->line > 1);
    for (const Language language : allOf<Language>())
        QVERIFY(m_words.message(*found, language).contains(QString::number(found->line)));
}

void TestResults::importRefusesWhatIsNoFile_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    const auto add = [](const char *name, const QByteArray &file, RuleId code) {
        QTest::newRow(name) << file << fromUtf8(code);
    };
    using namespace importfault;
    const QByteArray lists = R"({"games": [], "players": [], "plays": []})";
    add("too big", lists + QByteArray(bgstats::maxFileSize, ' '), size);
    add("empty", "", json);
    add("text", "BG Stats", json);
    add("cut off", backup().chopped(40), json);
    add("no UTF-8", lists.chopped(2) + "\"\xff\"]}", json);
    add("too deep", R"({"plays": )" + QByteArray(200'000, '[') + QByteArray(200'000, ']') + '}',
        json);
    add("a list", "[]", kind);
    add("an object", "{}", kind);
    add("no plays", R"({"games": [], "players": []})", kind);
    add("plays no list", R"({"games": [], "players": [], "plays": {}})", kind);
    add("a script", R"({"gyoji": 1, "game": "arigato"})", kind);
}

void TestResults::importRefusesWhatIsNoFile()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, code);
    const auto read = bgstats::read(file);
    QVERIFY(std::holds_alternative<Fault>(read));
    QCOMPARE(fromUtf8(std::get<Fault>(read).code), code);
}

void TestResults::importHasNoDuplicates()
{
    const bgstats::File file = fileOf(backup());
    const ImportPlan first = planImport(file, {});
    QCOMPARE(first.added, std::vector<std::size_t>{0});
    QCOMPARE(first.deserted, std::vector<std::size_t>{1});
    QVERIFY(first.present.empty() && first.changed.empty());

    const ImportPlan second = planImport(file, knownAfter(file));
    QVERIFY(second.added.empty());
    QCOMPARE(second.present, std::vector<std::size_t>{0});

    // What was played here is never replaced by what another program knows of it.
    const Play play = playOf({u"Aki"_s});
    const bgstats::File own = fileOf(bgstats::file(play, QString()));
    const KnownPlays known{{play.id.toString(QUuid::WithoutBraces)}, {}, {}};
    QCOMPARE(planImport(own, known).present.size(), std::size_t{1});
}

void TestResults::importSeesWhatHasChanged_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("changed");
    const auto add = [](const char *name, const char *from, const char *to, bool changed) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << changed;
    };
    add("nothing", "2020-06-07 20:55:13", "2020-06-07 20:55:13", false);
    add("the date", "2020-06-07 20:55:13", "2020-06-08 20:55:13", true);
    add("a score", "12+30-9", "12+30-8", true);
    add("a sum of the same", "12+30-9", "33", false);
    add("the winner", R"("winner": true)", R"("winner": false)", true);
    add("the length", R"("durationMin": 320)", R"("durationMin": 32)", true);
    add("the game", "A Castle for All Seasons", "A Castle", true);
}

void TestResults::importSeesWhatHasChanged()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const bool, changed);
    QVERIFY(backup().contains(from));
    const ImportPlan plan =
        planImport(fileOf(backup().replace(from, to)), knownAfter(fileOf(backup())));
    QCOMPARE(plan.changed.size(), std::size_t{changed});
    QCOMPARE(plan.present.size(), std::size_t{!changed});
}

void TestResults::importSeesNoChangeInSpellings()
{
    bgstats::File file = fileOf(backup());
    const KnownPlays known = knownAfter(file);
    for (ImportedPlayer &player : file.players)
        player.name = player.name.toUpper();
    QCOMPARE(planImport(file, known).present, std::vector<std::size_t>{0});
}

/// 12.5 is more than 12.4 and less than 13, though all of them are kept as whole numbers.
void TestResults::importRanksByPartsOfAPoint()
{
    bgstats::File file;
    file.games = {{u"g"_s, u"G"_s, {}, true}};
    ImportedPlay play{u"p"_s, 0, QDate(2026, 11, 29), QTime(20, 15), {}, {}, {}, false, {}};
    for (const QString &typed : {u"12.4"_s, u"12.5"_s, u"13"_s, u"0.1+0.2+12.7"_s, u"many"_s}) {
        const std::size_t player = file.players.size();
        file.players.push_back({typed, typed});
        play.scores.push_back({player, typed, pointsOf(typed), false, false, {}, {}, {}, {}});
    }
    file.plays = {play};
    const Play made = *importedPlay(file, 0, planImport(file, {}), {});
    const auto &seats = made.sheet.seats;
    QCOMPARE(seats[0].rank, std::optional(4));
    QCOMPARE(seats[1].rank, std::optional(3));
    QCOMPARE(seats[2].rank, std::optional(1));
    QCOMPARE(seats[1].total(), 13);
    QCOMPARE(inexactScores(play), (std::vector<std::size_t>{0, 1, 4}));
}

void TestResults::importMatchesPlayers()
{
    using Match = ImportPlan::Match;
    bgstats::File file;
    file.players = {{u"1"_s, u"Renamed"_s}, {u"2"_s, u" ＢÉA "_s}, {u"3"_s, u"Chiyo"_s}};
    const KnownPlays known{{}, {}, {{u"9"_s, u"Béa"_s}, {u"1"_s, u"Aki"_s}, {u"8"_s, u"béa"_s}}};
    const ImportPlan plan = planImport(file, known);
    QVERIFY(plan.players[0] == (ImportPlan::Player{file.players[0], Match::SameId, 1}));
    QVERIFY(plan.players[1] == (ImportPlan::Player{file.players[1], Match::SameName, 0}));
    QVERIFY(plan.players[2] == (ImportPlan::Player{file.players[2], Match::New, 0}));
}

/// What is known already is called as it is here.
void TestResults::importMakesSheets()
{
    const bgstats::File file = fileOf(backup());
    const KnownPlays known{{}, {}, {{u"x"_s, u"HANAKO"_s}}};
    const ImportPlan plan = planImport(file, known);
    const Play play = *importedPlay(file, 0, plan, known);
    QCOMPARE(play.sheet.game.title, std::string("A Castle for All Seasons"));
    QCOMPARE(play.sheet.game.bggId, std::optional(38386));
    QVERIFY(play.sheet.isOver);
    QCOMPARE(play.when, QDateTime(file.plays[0].date, file.plays[0].time));
    QCOMPARE(play.minutes, std::optional(320));
    QCOMPARE(play.location, u"花子の家"_s);
    QCOMPARE(play.sheet.seats.size(), std::size_t{2});
    const SheetSeat &first = play.sheet.seats[0];
    QCOMPARE(QString::fromStdString(first.name),
             plan.players[1].match == ImportPlan::Match::New ? file.players[1].name : u"HANAKO"_s);
    QCOMPARE(first.total(), 33);
    QCOMPARE(first.open(), 0);
    QVERIFY(first.isWinner);
    QVERIFY(first.startPlayer);
    QCOMPARE(play.sheet.seats[1].open(), 1);
    QVERIFY(!importedPlay(file, 1, plan, known));
}

void TestResults::importMakesNoPointsUp()
{
    bgstats::File file = fileOf(backup());
    for (ImportedScore &score : file.plays[0].scores) {
        score.points.reset();
        score.rank.reset();
    }
    const KnownPlays known;
    const Play play = *importedPlay(file, 0, planImport(file, known), known);
    QVERIFY(play.sheet.seats[0].points.empty());
    QVERIFY(!play.sheet.seats[0].rank);
}

} // namespace gyoji::test
