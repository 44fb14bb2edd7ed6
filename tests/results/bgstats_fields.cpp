// SPDX-License-Identifier: MIT
#include "qr/camera.h"
#include "results/bgstats.h"
#include "results/format.h"
#include "sheets.h"
#include "tst_results.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::test {

namespace {

/// What a member must be: 't'ext, 'n'umber (whole), 'b'ool, 'l'ist, 'o'bject.
struct Field
{
    const char *key;
    char kind;
};

bool isOf(char kind, const QJsonValue &value)
{
    switch (kind) {
    case 't':
        return value.isString();
    case 'n':
        return value.isDouble() && value.toDouble() == value.toInt();
    case 'b':
        return value.isBool();
    case 'l':
        return value.isArray();
    default:
        return value.isObject();
    }
}

/// The keys that are missing, of another type, or not among the fields.
QStringList faultsOf(const QJsonValue &value, std::initializer_list<Field> fields)
{
    const QJsonObject object = value.toObject();
    QStringList unknown = object.keys();
    QStringList faults;
    for (const auto &[key, kind] : fields) {
        unknown.removeOne(QLatin1String(key));
        if (!isOf(kind, object[QLatin1String(key)]))
            faults << QLatin1String(key);
    }
    return faults + unknown;
}

QJsonObject fileOf(const Play &play)
{
    return objectOf(bgstats::file(play, u"Well played."_s));
}

QJsonObject linkOf(const Play &play)
{
    return dataOf(bgstats::link(play, u"Well played."_s));
}

} // namespace

void TestResults::linkHasEveryFieldOfItsType()
{
    const QJsonObject link = linkOf(playOf({u"Aki"_s, u"Bea"_s}));
    QCOMPARE(faultsOf(link, {{"sourceName", 't'},
                             {"sourcePlayId", 't'},
                             {"playDate", 't'},
                             {"durationMin", 'n'},
                             {"comments", 't'},
                             {"location", 't'},
                             {"game", 'o'},
                             {"players", 'l'}}),
             QStringList());
    QCOMPARE(
        faultsOf(link["game"_L1],
                 {{"name", 't'}, {"highestWins", 'b'}, {"noPoints", 'b'}, {"sourceGameId", 't'}}),
        QStringList());
    for (const QJsonValue &player : link["players"_L1].toArray())
        QCOMPARE(faultsOf(player, {{"name", 't'},
                                   {"sourcePlayerId", 't'},
                                   {"startPlayer", 'b'},
                                   {"winner", 'b'},
                                   {"score", 'n'},
                                   {"rank", 'n'}}),
                 QStringList());
    QCOMPARE(link["sourceName"_L1].toString(), u"Gyoji"_s);
    QCOMPARE(link["players"_L1][1]["score"_L1].toInt(), 9);
    QCOMPARE(link["players"_L1][1]["winner"_L1], QJsonValue(false));
}

void TestResults::linkNamesTheGameByItsNumber()
{
    Play play = playOf({u"Aki"_s});
    play.sheet.game = {"castle", "A Castle for All Seasons", 38386};
    play.sheet.seats.front().startPlayer = true;
    QCOMPARE(linkOf(play)["game"_L1]["bggId"_L1], QJsonValue(38386));
    QCOMPARE(linkOf(play)["players"_L1][0]["startPlayer"_L1], QJsonValue(true));
    QCOMPARE(fileOf(play)["games"_L1][0]["bggId"_L1], QJsonValue(38386));
    QCOMPARE(fileOf(play)["plays"_L1][0]["playerScores"_L1][0]["startPlayer"_L1], QJsonValue(true));
}

void TestResults::linkDropsCommentsThenPlace()
{
    Play play = playOf({u"Aki"_s, QString(60, u'界')});
    const QByteArray whole = bgstats::link(play, QString(1000, u'a'));
    QVERIFY(dataOf(whole).contains("comments"_L1));
    const QByteArray bare = bgstats::link(play, QString(8000, u'a'));
    QVERIFY(!dataOf(bare).contains("comments"_L1));
    QCOMPARE(dataOf(bare)["location"_L1].toString(), u"Nantes"_s);
    const qsizetype room = bgstats::maxLinkLength - bgstats::link(play, QString()).size();
    QCOMPARE(bgstats::link(play, QString(room, u'a')).size(), bgstats::maxLinkLength);
    QVERIFY(bgstats::link(play, QString(room + 1, u'a')).size() < bgstats::maxLinkLength);

    play.location = QString(8000, u'a');
    QVERIFY(!dataOf(bgstats::link(play, QString()))["players"_L1].isUndefined());
    QVERIFY(!dataOf(bgstats::link(play, QString())).contains("location"_L1));

    const Play worst = playOf({QString(60, u'界'), QString(60, u'海'), QString(60, u'空'),
                               QString(60, u'山'), QString(60, u'川')});
    QVERIFY(!bgstats::link(worst, QString()).isEmpty());
}

void TestResults::fileHasEveryFieldOfItsType()
{
    const QJsonObject file = fileOf(playOf({u"Aki"_s, u"Bea"_s}));
    QCOMPARE(
        faultsOf(
            file,
            {{"about", 't'}, {"games", 'l'}, {"players", 'l'}, {"locations", 'l'}, {"plays", 'l'}}),
        QStringList());
    QCOMPARE(faultsOf(file["games"_L1][0], {{"id", 'n'},
                                            {"uuid", 't'},
                                            {"name", 't'},
                                            {"bggId", 'n'},
                                            {"bggName", 't'},
                                            {"bggYear", 'n'},
                                            {"highestWins", 'b'},
                                            {"noPoints", 'b'},
                                            {"cooperative", 'b'},
                                            {"usesTeams", 'b'},
                                            {"isBaseGame", 'n'},
                                            {"isExpansion", 'n'},
                                            {"modificationDate", 't'}}),
             QStringList());
    for (const QJsonValue &player : file["players"_L1].toArray())
        QCOMPARE(faultsOf(player, {{"id", 'n'},
                                   {"uuid", 't'},
                                   {"name", 't'},
                                   {"isAnonymous", 'b'},
                                   {"bggUsername", 't'},
                                   {"modificationDate", 't'}}),
                 QStringList());
    const QJsonValue play = file["plays"_L1][0];
    QCOMPARE(
        faultsOf(play, {{"uuid", 't'},       {"gameRefId", 'n'},        {"locationRefId", 'n'},
                        {"playDate", 't'},   {"playDateYmd", 'n'},      {"durationMin", 'n'},
                        {"entryDate", 't'},  {"modificationDate", 't'}, {"scoringSetting", 'n'},
                        {"rounds", 'n'},     {"manualWinner", 'b'},     {"ignored", 'b'},
                        {"usesTeams", 'b'},  {"rating", 'n'},           {"importPlayId", 'n'},
                        {"bggId", 'n'},      {"nemestatsId", 'n'},      {"comments", 't'},
                        {"playImages", 't'}, {"expansionPlays", 'l'},   {"playerScores", 'l'}}),
        QStringList());
    for (const QJsonValue &score : play["playerScores"_L1].toArray())
        QCOMPARE(faultsOf(score, {{"playerRefId", 'n'},
                                  {"score", 't'},
                                  {"winner", 'b'},
                                  {"newPlayer", 'b'},
                                  {"startPlayer", 'b'},
                                  {"rank", 'n'},
                                  {"seatOrder", 'n'}}),
                 QStringList());
}

void TestResults::winnersThatTotalsDoNotTellAreManual_data()
{
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("secondWins");
    QTest::addColumn<bool>("isOver");
    QTest::addColumn<bool>("manual");
    QTest::newRow("one is best") << 9 << false << true << false;
    QTest::newRow("shared") << 10 << true << true << false;
    QTest::newRow("a tie broken by the rules") << 10 << false << true << true;
    QTest::newRow("the best has retired") << 11 << false << true << true;
    QTest::newRow("not over") << 9 << false << false << true;
}

void TestResults::winnersThatTotalsDoNotTellAreManual()
{
    QFETCH(const int, second);
    QFETCH(const bool, secondWins);
    QFETCH(const bool, isOver);
    QFETCH(const bool, manual);
    Play play = playOf({u"Aki"_s, u"Bea"_s});
    play.sheet.isOver = isOver;
    play.sheet.seats[0].isWinner = isOver;
    play.sheet.seats[1].points.front().points = second;
    play.sheet.seats[1].isWinner = secondWins;
    const QJsonObject kept = fileOf(play)["plays"_L1][0].toObject();
    QCOMPARE(kept["manualWinner"_L1].toBool(), manual);
    QCOMPARE(kept["ignored"_L1].toBool(), !isOver);
    QCOMPARE(kept["playerScores"_L1][0]["rank"_L1].toInt(), isOver ? 1 : 0);
    QCOMPARE(linkOf(play)["players"_L1][0].toObject().contains("rank"_L1), isOver);
}

void TestResults::datesAreOfThePlaceInFilesAndOfUtcInLinks()
{
    Play play = playOf({u"Aki"_s});
    play.when = QDateTime({2026, 1, 1}, {0, 30}, Qt::OffsetFromUTC, 3600);
    const QJsonValue kept = fileOf(play)["plays"_L1][0];
    QCOMPARE(kept["playDate"_L1].toString(), u"2026-01-01 00:30:00"_s);
    QCOMPARE(kept["playDateYmd"_L1].toInt(), 20260101);
    QCOMPARE(linkOf(play)["playDate"_L1].toString(), u"2025-12-31 23:30:00"_s);
}

void TestResults::formatsNeedADate_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("needsDate");
    for (const ResultFormat format : allOf<ResultFormat>()) {
        const bool needsDate = format == ResultFormat::BgStats ||
                               format == ResultFormat::BgStatsLink ||
                               format == ResultFormat::BgStatsCode || format == ResultFormat::Bgg;
        QTest::newRow(std::string(idOf(format)).c_str()) << int(indexOf(format)) << needsDate;
    }
}

void TestResults::formatsNeedADate()
{
    QFETCH(const int, format);
    QFETCH(const bool, needsDate);
    Play play = playOf({u"Aki"_s});
    play.when = {};
    const auto written =
        writeResult(static_cast<ResultFormat>(format), play, m_words, Language::French);
    const auto *refusal = std::get_if<Refusal>(&written);
    QCOMPARE(refusal != nullptr, needsDate);
    QVERIFY(!refusal || refusal->rule == resultfault::noDate);
}

void TestResults::sayWhatALinkCannotHold()
{
    QStringList names;
    for (int i = 0; i < 30; ++i)
        names << QString(60, QChar(0x4e00 + i));
    const auto written =
        writeResult(ResultFormat::BgStatsLink, playOf(names), m_words, Language::Japanese);
    QVERIFY(std::holds_alternative<Refusal>(written));
    QVERIFY(std::get<Refusal>(written).rule == resultfault::longLink);
}

void TestResults::codeIsReadByCameras()
{
    Play play = playOf(
        {u"Aki"_s, u"佐々木"_s, u"👩‍👩‍👧‍👦"_s, u"דוד"_s, QString(60, u'a')});
    QCOMPARE(readOff(bgStatsCode(play)), QString::fromLatin1(bgstats::link(play, {})));
    play = playOf(QStringList(30, QString(60, u'界')));
    QCOMPARE(bgStatsCode(play).size, 0);
    const auto written = writeResult(ResultFormat::BgStatsCode, play, m_words, Language::French);
    QVERIFY(std::get<Refusal>(written).rule == resultfault::longLink);
}

void TestResults::onlyCountedPlaysHaveNoJournal()
{
    Play play = playOf({u"Aki"_s});
    play.journal.clear();
    const auto written = writeResult(ResultFormat::Journal, play, m_words, Language::French);
    QVERIFY(std::get<Refusal>(written).rule == resultfault::noJournal);
}

} // namespace gyoji::test
