// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include <QDateTime>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using cli::Status;

namespace {

QByteArray golden(const QString &name)
{
    QFile file(QStringLiteral(GYOJI_GOLDEN_DIR "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// When every file was changed.
const QDateTime changed({2026, 11, 29}, {20, 15}, Qt::OffsetFromUTC, 3600);

/// Every file holds `content`, but one that is not there; what is written is kept in `written`.
cli::Files filesOf(const QByteArray &content, QHash<QString, QByteArray> *written = nullptr)
{
    const auto read = [content](const QString &name) {
        return name == "missing"_L1 ? std::nullopt : std::optional(content);
    };
    const auto write = [written](const QString &name, const QByteArray &bytes) {
        if (written)
            written->insert(name, bytes);
        return written != nullptr;
    };
    return {read, [](const QString &) { return changed; }, write};
}

cli::Result run(const QStringList &words, const QByteArray &content = {},
                Language locale = Language::English)
{
    return cli::run(words, locale, filesOf(content));
}

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// A table of one, in daytime. A sculptor of 4 favor costs a sword and a bonsai; a gardener brings
/// 3 favor at dusk for each pair of offerings, and none under the gate.
QByteArray daytime(const QByteArray &adjusted)
{
    return QByteArray(
               R"({"gyoji":1,"game":"arigato","players":["Aki"],"calendar":{"days":{}},"box":{
        "gyoji-box":1,"id":"t","title":{"en":"t"},"faces":[],"cards":[
        {"id":"S","type":"sculptor","slots":["UL"],"favor":4,"cost":{"sword":1,"bonsai":1}},
        {"id":"G","type":"gardener","slots":["UR"],"favor":0,"cost":{"statue":1},
         "when":{"kind":"dusk-offering-pair"},"gain":[{"kind":"favor","n":3}]}]}})")
               .replace('\n', "") +
           R"(
{"do":"adjust","player":0,"village":{"UL":{"card":"S"},"UR":{"card":"G","offering":true}},)" +
           adjusted + "}\n";
}

QJsonObject errorOf(const cli::Result &result)
{
    return objectOf(result.errors)["error"_L1].toObject();
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWrongUsage_data();
    void tellsWrongUsage();
    void speaksTheLanguageAskedFor();
    void helps();
    void replaysToTheState();
    void showsWhatASeatMaySee();
    void logsEachFact();
    void tellsTheGameInWords();
    void printsWhatStandsBeforeARefusedLine();
    void cannotReadWhatIsNoScript_data();
    void cannotReadWhatIsNoScript();
    void asksWhatIsWorthAsking();
    void tellsEachFaultOfABox();
    void exportsAResult_data();
    void exportsAResult();
    void exportsWithTheFilesTimeOrTheOneSaid();
    void exportsToAFile();
    void exportsNothingOfARefusedScript();
    void advisesTheBestDay();
    void advisesOnlyInDaytime_data();
    void advisesOnlyInDaytime();
    void findsWhatWasLeftOut();
    void findsWhatWasTypedWrong();
    void looksIntoWhatLiesBeforeASeat_data();
    void looksIntoWhatLiesBeforeASeat();
    void simulatesTheSameGamesForASeed();
    void simulatesAJournalThatReplays();
    void findsRules();
    void findsRulesInTheLanguageAskedFor();
};

void TestCli::tellsWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("rule");

    const auto add = [](const QString &words, const char *rule) {
        QTest::newRow(qPrintable(words))
            << words.split(u' ', Qt::SkipEmptyParts) << QString::fromLatin1(rule);
    };
    add(u""_s, "command.usage");
    add(u"dance"_s, "command.unknown");
    add(u"replay"_s, "command.no-file");
    add(u"replay a b"_s, "command.no-file");
    add(u"asks --log a"_s, "command.option");
    add(u"replay --loud a"_s, "command.option");
    add(u"replay --seed 1 a"_s, "command.option");
    add(u"replay --log --text a"_s, "command.together");
    add(u"replay --log --as 0 a"_s, "command.together");
    add(u"replay --as x a"_s, "command.value");
    add(u"replay --as -1 a"_s, "command.value");
    add(u"replay --as 1 a"_s, "command.no-seat");
    add(u"replay a --lang de"_s, "command.value");
    add(u"replay a --lang"_s, "command.missing-value");
    add(u"export a"_s, "command.missing-value");
    add(u"export --to text"_s, "command.no-file");
    add(u"export a --to"_s, "command.missing-value");
    add(u"export a --to pdf"_s, "command.value");
    add(u"export a --to text --log"_s, "command.option");
    add(u"export a --to text --date today"_s, "command.value");
    add(u"export a --to text --date 2026-11-29"_s, "command.value");
    add(u"export a --to text --date 2026-11-29T20:15"_s, "command.value");
    add(u"export a --to text --date 2026-02-30T20:15Z"_s, "command.value");
    add(u"export a --to text --minutes 0"_s, "command.value");
    add(u"replay a -o b"_s, "command.option");
    add(u"advise a"_s, "command.missing-value");
    add(u"advise --player 0"_s, "command.no-file");
    add(u"advise --player -1 a"_s, "command.value");
    add(u"advise --player two a"_s, "command.value");
    add(u"advise --player 1 a"_s, "command.no-seat");
    add(u"advise --as 0 a"_s, "command.option");
    add(u"drift a --player 0"_s, "command.missing-value");
    add(u"drift a --seen {}"_s, "command.missing-value");
    add(u"drift a --player 0 --seen [1]"_s, "command.value");
    add(u"drift a --player 0 --seen {"_s, "command.value");
    add(u"drift a --player 1 --seen {}"_s, "command.no-seat");
    add(u"drift a --player 0 --seen {} --log"_s, "command.option");
    add(u"simulate --game arigato --games 1"_s, "command.missing-value");
    add(u"simulate --game arigato --games 0 --seed 1"_s, "command.value");
    add(u"simulate --game chess --games 1 --seed 1"_s, "command.unknown-game");
    add(u"simulate --game arigato --games 1 --seed 1 --players 6"_s, "command.value");
    add(u"simulate --game arigato --games 2 --seed 1 --script"_s, "command.script-one");
    add(u"simulate a --game arigato --games 1 --seed 1"_s, "command.no-file");
    add(u"rules"_s, "command.no-question");
    add(u"rules --game chess exchange"_s, "command.unknown-game");
    add(u"rules --seed 1 exchange"_s, "command.option");
}

void TestCli::tellsWrongUsage()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, rule);

    const auto result = run(words, golden(u"arigato/decline.jsonl"_s));
    QCOMPARE(result.status, Status::Usage);
    QCOMPARE(result.output, QByteArray());
    QCOMPARE(errorOf(result)["rule"_L1].toString(), rule);
    QVERIFY(errorOf(result)["message"_L1].toString().size() > 10);
    QVERIFY(!errorOf(result).contains("line"_L1));
}

void TestCli::speaksTheLanguageAskedFor()
{
    const QByteArray script = golden(u"arigato/refused-placement.jsonl"_s);
    const auto messageIn = [&](const QString &language) {
        return errorOf(run({u"replay"_s, u"--lang"_s, language, u"-"_s}, script))["message"_L1]
            .toString();
    };
    QVERIFY(messageIn(u"en"_s).contains("upper right"_L1));
    QVERIFY(messageIn(u"fr"_s).contains(u"en haut à droite"));
    QVERIFY(messageIn(u"ja"_s).contains(u"右上"));
    const auto byLocale = run({u"replay"_s, u"-"_s}, script, Language::Japanese);
    QCOMPARE(errorOf(byLocale)["message"_L1].toString(), messageIn(u"ja"_s));
}

void TestCli::helps()
{
    const auto result = run({u"--help"_s});
    QCOMPARE(result.status, Status::Fine);
    for (const char *command :
         {"replay", "asks", "check-box", "advise", "drift", "export", "simulate", "rules"})
        QVERIFY(result.output.contains(command));
}

void TestCli::replaysToTheState()
{
    const auto result = run({u"replay"_s, u"-"_s}, golden(u"arigato/bonus-chain.jsonl"_s));
    QCOMPARE(result.status, Status::Fine);
    QCOMPARE(result.errors, QByteArray());
    QVERIFY(result.output.endsWith('\n') && result.output.count('\n') == 1);
    QCOMPARE(objectOf(result.output),
             objectOf(golden(u"arigato/bonus-chain.expected.json"_s))["state"_L1].toObject());
}

void TestCli::showsWhatASeatMaySee()
{
    const QString name = u"arigato/hidden-card-makes-no-warning-for-others"_s;
    const QByteArray script = golden(name + ".jsonl"_L1);
    const QJsonArray views = objectOf(golden(name + ".expected.json"_L1))["as"_L1].toArray();
    QCOMPARE(views.size(), 2);
    for (int seat = 0; seat < views.size(); ++seat) {
        const auto result = run({u"replay"_s, u"--as"_s, QString::number(seat), u"-"_s}, script);
        QCOMPARE(objectOf(result.output), views[seat].toObject());
    }
}

void TestCli::logsEachFact()
{
    const auto result =
        run({u"replay"_s, u"--log"_s, u"-"_s}, golden(u"arigato/bonus-chain.jsonl"_s));
    QJsonArray log;
    for (const QByteArray &line : result.output.split('\n')) {
        if (!line.isEmpty())
            log.append(objectOf(line));
    }
    QCOMPARE(log, objectOf(golden(u"arigato/bonus-chain.expected.json"_s))["log"_L1].toArray());
}

void TestCli::tellsTheGameInWords()
{
    const QByteArray script = golden(u"arigato/tie-is-shared.jsonl"_s);
    const auto textIn = [&](const QString &language) {
        return QString::fromUtf8(
            run({u"replay"_s, u"--text"_s, u"--lang"_s, language, u"-"_s}, script).output);
    };
    QVERIFY(textIn(u"en"_s).contains("Shared victory"_L1, Qt::CaseInsensitive));
    QVERIFY(textIn(u"fr"_s).contains(u"victoire partagée", Qt::CaseInsensitive));
    QVERIFY(textIn(u"ja"_s).contains(u"同点優勝"));
}

void TestCli::printsWhatStandsBeforeARefusedLine()
{
    for (const QString &name : {u"arigato/refused-loop"_s, u"arigato/refused-broken-json"_s}) {
        const QByteArray script = golden(name + ".jsonl"_L1);
        const QJsonObject wanted = objectOf(golden(name + ".expected.json"_L1));
        const auto result = run({u"replay"_s, u"-"_s}, script);
        QCOMPARE(result.status, Status::Refused);
        QCOMPARE(objectOf(result.output), wanted["state"_L1].toObject());
        QCOMPARE(errorOf(result)["line"_L1], wanted["error"_L1]["line"_L1]);
        QCOMPARE(errorOf(result)["rule"_L1], wanted["error"_L1]["rule"_L1]);
    }
    const auto header =
        run({u"replay"_s, u"-"_s}, golden(u"arigato/refused-header-version.jsonl"_s));
    QCOMPARE(header.status, Status::Refused);
    QCOMPARE(header.output, QByteArray());
    QCOMPARE(errorOf(header)["line"_L1].toInt(), 1);
}

void TestCli::cannotReadWhatIsNoScript_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("line");

    QTest::newRow("no file") << u"missing"_s << QByteArray() << 0;
    QTest::newRow("empty") << u"-"_s << QByteArray() << 1;
    QTest::newRow("blank lines") << u"-"_s << QByteArray("\n \n") << 1;
    QTest::newRow("no JSON") << u"-"_s << QByteArray("\nhello") << 2;
    QTest::newRow("a list") << u"-"_s << QByteArray("[1]") << 1;
    QTest::newRow("no gyoji") << u"-"_s << QByteArray(R"({"game":"arigato"})") << 1;
}

void TestCli::cannotReadWhatIsNoScript()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, content);
    QFETCH(const int, line);

    const auto result = run({u"replay"_s, file}, content);
    QCOMPARE(result.status, Status::Unreadable);
    QCOMPARE(result.output, QByteArray());
    QCOMPARE(errorOf(result)["line"_L1].toInt(), line);
}

void TestCli::asksWhatIsWorthAsking()
{
    const QString name = u"arigato/score-while-owing"_s;
    const auto result = run({u"asks"_s, u"-"_s}, golden(name + ".jsonl"_L1));
    QCOMPARE(result.status, Status::Fine);
    QCOMPARE(objectOf(result.output),
             objectOf(golden(name + ".expected.json"_L1))["asks"_L1].toObject());
}

void TestCli::tellsEachFaultOfABox()
{
    QCOMPARE(run({u"check-box"_s, u"-"_s}, golden(u"boxes/good.gyojibox"_s)).status, Status::Fine);
    const auto result = run({u"check-box"_s, u"-"_s}, golden(u"boxes/cost-item.gyojibox"_s));
    QCOMPARE(result.status, Status::Refused);
    QCOMPARE(result.output.count('\n'), 1);
    const QJsonObject fault = objectOf(result.output);
    QCOMPARE(fault["code"_L1].toString(), u"box.value"_s);
    QCOMPARE(fault["path"_L1].toString(), u"/cards/3/cost/gold"_s);
    QVERIFY(fault["message"_L1].toString().contains("gold"_L1));
}

void TestCli::exportsAResult_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("holds");
    const auto add = [](const char *format, const char *holds) {
        QTest::newRow(format) << QString::fromLatin1(format) << QByteArray(holds);
    };
    add("text", "Aki: 51 points");
    add("csv", ",Aki,1,0,10,23,18,51,1,1,0\r\n");
    add("html", "<bdi>Aki</bdi>");
    add("bgstats", "\"score\": \"51\"");
    add("bgstats-qr", "<svg");
    add("bgstats-link", "https://app.bgstatsapp.com/createPlay.html?data=%7B");
    add("bgg", "name=\"Aki\" startposition=\"1\" color=\"\" score=\"51\"");
    add("gyoji", "{\"do\": \"finish\"}\n");
}

void TestCli::exportsAResult()
{
    QFETCH(const QString, format);
    QFETCH(const QByteArray, holds);
    const auto result =
        run({u"export"_s, u"-"_s, u"--to"_s, format}, golden(u"exports/tie.jsonl"_s));
    QCOMPARE(result.status, Status::Fine);
    QCOMPARE(result.errors, QByteArray());
    QVERIFY2(result.output.contains(holds), result.output);
    QVERIFY(result.output.endsWith('\n'));
}

void TestCli::exportsWithTheFilesTimeOrTheOneSaid()
{
    const QByteArray script = golden(u"exports/tie.jsonl"_s);
    const QStringList words{u"export"_s, u"a"_s, u"--to"_s, u"csv"_s};
    QVERIFY(run(words, script).output.contains(",2026-11-29T20:15:00+01:00,"));
    const QStringList said{u"--date"_s,     u"2026-01-02T03:04-05:00"_s,
                           u"--minutes"_s,  u"50"_s,
                           u"--location"_s, u"Nantes"_s};
    QVERIFY(run(words + said, script)
                .output.contains(",2026-01-02T03:04:00-05:00,Arigatō,Nantes,50,Aki,"));
}

void TestCli::exportsToAFile()
{
    const QByteArray script = golden(u"exports/tie.jsonl"_s);
    const QStringList words{u"export"_s, u"a"_s, u"--to"_s, u"text"_s};
    const QStringList toFile = words + QStringList{u"-o"_s, u"out.txt"_s};
    QHash<QString, QByteArray> written;
    const auto result = cli::run(toFile, Language::English, filesOf(script, &written));
    QCOMPARE(result.status, Status::Fine);
    QCOMPARE(result.output, QByteArray());
    QCOMPARE(written, (QHash<QString, QByteArray>{{u"out.txt"_s, run(words, script).output}}));

    const auto full = run(toFile, script);
    QCOMPARE(full.status, Status::Unreadable);
    QCOMPARE(errorOf(full)["rule"_L1].toString(), u"command.cannot-write"_s);
    QVERIFY(errorOf(full)["message"_L1].toString().contains("out.txt"_L1));
}

void TestCli::exportsNothingOfARefusedScript()
{
    const auto result =
        run({u"export"_s, u"-"_s, u"--to"_s, u"text"_s}, golden(u"arigato/refused-loop.jsonl"_s));
    QCOMPARE(result.status, Status::Refused);
    QCOMPARE(result.output, QByteArray());
    QVERIFY(errorOf(result)["line"_L1].toInt() > 1);
}

/// Two swords make the bonsai that is missing. Sent, the sculptor brings 4 favor; kept, it makes a
/// pair with the gardener for 3.
void TestCli::advisesTheBestDay()
{
    const QByteArray script = daytime(R"("phase":"day","favor":20,"items":{"sword":3})");
    const auto result = run({u"advise"_s, u"-"_s, u"--player"_s, u"0"_s}, script);
    QCOMPARE(result.status, Status::Fine);
    QCOMPARE(result.errors, QByteArray());
    QCOMPARE(objectOf(result.output), objectOf(R"({"total":24,"proven":true,"actions":[
        {"do":"exchange","player":0,"give":"sword","take":"bonsai"},
        {"do":"offer","player":0,"slot":"UL"},
        {"do":"send","player":0,"slot":"UL"},
        {"do":"check","player":0}]})"));
}

void TestCli::advisesOnlyInDaytime_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("line");

    const QByteArray retire(R"({"do":"retire","player":0})");
    const QByteArray score(R"({"do":"track","player":0,"level":"score"})");
    QTest::newRow("dawn") << daytime(R"("phase":"dawn")") << u"ari.day.actions"_s << 0;
    QTest::newRow("dusk") << daytime(R"("phase":"dusk")") << u"ari.day.actions"_s << 0;
    QTest::newRow("over") << daytime(R"("phase":"over")") << u"ari.end.over"_s << 0;
    QTest::newRow("retired") << daytime(R"("phase":"day")") + retire << u"script.retired"_s << 0;
    QTest::newRow("score") << daytime(R"("phase":"day")") + score << u"script.track"_s << 0;
    QTest::newRow("a line refused") << daytime(R"("phase":"noon")") << u"script.word"_s << 2;
}

void TestCli::advisesOnlyInDaytime()
{
    QFETCH(const QByteArray, script);
    QFETCH(const QString, rule);
    QFETCH(const int, line);

    const auto result = run({u"advise"_s, u"-"_s, u"--player"_s, u"0"_s}, script);
    QCOMPARE(result.status, Status::Refused);
    QCOMPARE(result.output, QByteArray());
    QCOMPARE(errorOf(result)["rule"_L1].toString(), rule);
    QCOMPARE(errorOf(result)["line"_L1].toInt(), line);
    QVERIFY(errorOf(result)["message"_L1].toString().size() > 10);
}

/// Lines are numbered as in the script, blank ones too.
void TestCli::findsWhatWasLeftOut()
{
    const QByteArray script = daytime(R"("phase":"day","items":{"sword":3})") +
                              "\n"
                              R"({"do":"check","player":0})"
                              "\n";
    const auto result = run({u"drift"_s, u"-"_s, u"--player"_s, u"0"_s, u"--seen"_s,
                             uR"({"items":{"sword":1,"bonsai":1}})"_s},
                            script);
    QCOMPARE(result.status, Status::Fine);
    QCOMPARE(result.errors, QByteArray());
    QCOMPARE(objectOf(result.output), objectOf(R"({"explained":true,"causes":[{"acts":[
        {"at":4,"day":1,"insert":{"do":"exchange","player":0,"give":"sword","take":"bonsai"},
         "sentence":"Left out on day 1? Aki exchanges 2 swords for 1 bonsai."}]}]})"));
}

void TestCli::findsWhatWasTypedWrong()
{
    const QByteArray script = daytime(R"("phase":"day","items":{"sword":3})") +
                              R"({"do":"batch","actions":[{"do":"note","text":"Tea"},)"
                              R"({"do":"exchange","player":0,"give":"sword","take":"origami"}]})"
                              "\n";
    const QStringList words{u"drift"_s, u"-"_s,      u"--player"_s,
                            u"0"_s,     u"--seen"_s, uR"({"items":{"origami":0,"bonsai":1}})"_s};
    const auto result = run(words, script);
    QCOMPARE(objectOf(result.output), objectOf(R"({"explained":true,"causes":[{"acts":[
        {"at":3,"member":1,"day":1,"change":{"do":"exchange","player":0,"give":"sword","take":"bonsai"},
         "was":{"do":"exchange","player":0,"give":"sword","take":"origami"},
         "sentence":"Typed wrong on day 1? Entered: Aki exchanges 2 swords for 1 origami. Meant: Aki exchanges 2 swords for 1 bonsai."}]}]})"));
    const auto french = run(words + QStringList{u"--lang"_s, u"fr"_s}, script);
    QVERIFY(french.output != result.output);
}

void TestCli::looksIntoWhatLiesBeforeASeat_data()
{
    QTest::addColumn<QString>("seen");
    QTest::addColumn<QString>("rule");

    QTest::newRow("no such item") << u"{\"items\":{\"gold\":1}}"_s << u"script.word"_s;
    QTest::newRow("no such card") << u"{\"gate\":[\"X\"]}"_s << u"script.card"_s;
    QTest::newRow("too many") << u"{\"favor\":1000}"_s << u"script.range"_s;
    QTest::newRow("a day") << u"{\"day\":2}"_s << u"script.unknown-key"_s;
    QTest::newRow("another seat") << u"{\"player\":0}"_s << u"script.unknown-key"_s;
}

void TestCli::looksIntoWhatLiesBeforeASeat()
{
    QFETCH(const QString, seen);
    QFETCH(const QString, rule);
    const auto result = run({u"drift"_s, u"-"_s, u"--player"_s, u"0"_s, u"--seen"_s, seen},
                            daytime(R"("phase":"day")"));
    QCOMPARE(result.status, Status::Refused);
    QCOMPARE(result.output, QByteArray());
    QCOMPARE(errorOf(result)["rule"_L1].toString(), rule);
}

void TestCli::simulatesTheSameGamesForASeed()
{
    const QStringList words{u"simulate"_s, u"--game"_s, u"arigato"_s, u"--games"_s,
                            u"5"_s,        u"--seed"_s, u"7"_s};
    const auto result = run(words);
    QCOMPARE(result.status, Status::Fine);
    QCOMPARE(result.output, run(words).output);
    const QByteArrayList games = result.output.trimmed().split('\n');
    QCOMPARE(games.size(), 5);
    for (const QByteArray &line : games) {
        const QJsonObject game = objectOf(line);
        QCOMPARE(game["game"_L1].toString(), u"arigato"_s);
        QCOMPARE(game["totals"_L1].toArray().size(), game["players"_L1].toArray().size());
        QVERIFY(!game["winners"_L1].toArray().isEmpty());
    }
}

void TestCli::simulatesAJournalThatReplays()
{
    const QStringList words{u"simulate"_s, u"--game"_s, u"arigato"_s,   u"--games"_s, u"1"_s,
                            u"--seed"_s,   u"7"_s,      u"--players"_s, u"4"_s};
    const QJsonObject game = objectOf(run(words).output);
    QCOMPARE(game["players"_L1].toArray().size(), 4);
    const auto script = run(words + QStringList{u"--script"_s});
    const auto replayed = run({u"replay"_s, u"-"_s}, script.output);
    QCOMPARE(replayed.status, Status::Fine);
    const QJsonObject state = objectOf(replayed.output);
    QCOMPARE(state["phase"_L1].toString(), u"over"_s);
    QCOMPARE(state["winners"_L1], game["winners"_L1]);
    for (int seat = 0; seat < 4; ++seat)
        QCOMPARE(state["players"_L1][seat]["score"_L1]["total"_L1], game["totals"_L1][seat]);
}

void TestCli::findsRules()
{
    const auto result = run({u"rules"_s, u"can"_s, u"I"_s, u"keep"_s, u"8"_s, u"items"_s});
    QCOMPARE(result.status, Status::Fine);
    const QByteArrayList lines = result.output.trimmed().split('\n');
    QVERIFY(lines.size() > 1 && lines.size() <= 10);
    for (const QByteArray &line : lines)
        QCOMPARE(objectOf(line).keys(), (QStringList{u"answer"_s, u"id"_s, u"title"_s}));
    const QJsonObject best = objectOf(lines.first());
    QCOMPARE(best["id"_L1].toString(), u"ari.dusk.limit"_s);
    QCOMPARE(best["title"_L1].toString(), u"Seven items"_s);
    QVERIFY(best["answer"_L1].toString().contains("at most seven items"_L1));

    const auto nothing = run({u"rules"_s, u"xylophone"_s, u"--game"_s, u"arigato"_s});
    QCOMPARE(nothing.status, Status::Fine);
    QCOMPARE(nothing.output, QByteArray());
}

void TestCli::findsRulesInTheLanguageAskedFor()
{
    const auto titleIn = [](const QString &language) {
        const auto result = run({u"rules"_s, u"--lang"_s, language, u"アイテムは8個持てる？"_s});
        return objectOf(result.output.split('\n').first())["title"_L1].toString();
    };
    QCOMPARE(titleIn(u"en"_s), u"Seven items"_s);
    QCOMPARE(titleIn(u"fr"_s), u"Sept objets"_s);
    QCOMPARE(titleIn(u"ja"_s), u"アイテムは7個まで"_s);
}

QTEST_APPLESS_MAIN(TestCli)
#include "tst_cli.moc"
