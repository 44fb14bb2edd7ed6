// SPDX-License-Identifier: MIT
#include "share/code.h"
#include "share/handover.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;

namespace {

const QByteArray header = R"({"gyoji":1,"game":"arigato","players":["Aki","Béa"],"box":"sample"})";
const QByteArray card =
    R"({"do":"define","card":{"id":"N1-1","type":"sculptor","slots":["LR"],"cost":null,"favor":null,"draft":true}})";

QByteArray gain(int player, int favor)
{
    return R"({"do":"gain","player":)" + QByteArray::number(player) + R"(,"favor":)" +
           QByteArray::number(favor) + '}';
}

std::unique_ptr<Table> tableOf(const QByteArrayList &lines)
{
    Script script = readScript(header + '\n' + lines.join('\n'), shippedBox);
    if (script.fault)
        qFatal("a line of the test is refused: %s", script.fault->refusal.rule.data());
    return std::move(script.table);
}

/// Lines as values: how they are laid out does not count.
QList<QJsonObject> valuesOf(const QByteArrayList &lines)
{
    QList<QJsonObject> values;
    for (const QByteArray &line : lines)
        values << QJsonDocument::fromJson(line).object();
    return values;
}

QByteArray bytesOf(quint32 seed, qsizetype size)
{
    QRandomGenerator random(seed);
    QByteArray bytes;
    for (qsizetype i = 0; i < size; ++i)
        bytes += static_cast<char>(random.bounded(256));
    return bytes;
}

QByteArray ruleOf(const std::variant<Code, Refusal> &read)
{
    const auto *refusal = std::get_if<Refusal>(&read);
    return refusal ? QByteArray(refusal->rule.data()) : QByteArray();
}

} // namespace

class TestShare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void joinsPartsInAnyOrder();
    void bearsWhatChatsDo();
    void fitsAGameIntoFewPictures();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void noticesEveryDamage();
    void handsASeatOver();
    void handsOverWhatIsNew();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
};

void TestShare::readsWhatItWrites_data()
{
    QTest::addColumn<CodeKind>("kind");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << CodeKind::Game << QByteArray();
    QTest::newRow("letters") << CodeKind::Seat << QByteArray("{\"a\":\"千代\"}\n");
    QTest::newRow("bytes") << CodeKind::Box << bytesOf(1, 20'000);
}

void TestShare::readsWhatItWrites()
{
    QFETCH(const CodeKind, kind);
    QFETCH(const QByteArray, content);
    for (const qsizetype size : {qsizetype(64 * 1024), qrCharacters, qsizetype(64)}) {
        const QStringList parts = writeCode({kind, content}, size);
        const auto read = readCode(parts.join(u'\n'));
        QVERIFY2(std::holds_alternative<Code>(read), ruleOf(read));
        QCOMPARE(std::get<Code>(read), (Code{kind, content}));
    }
}

void TestShare::joinsPartsInAnyOrder()
{
    const Code code{CodeKind::Game, bytesOf(2, 3000)};
    QStringList parts = writeCode(code, qrCharacters);
    QCOMPARE(parts.size(), 4);
    std::ranges::reverse(parts);
    parts << parts[1];
    QCOMPARE(std::get<Code>(readCode(parts.join(u' '))), code);
    const auto read = readCode(parts[0] + parts[2]);
    QCOMPARE(ruleOf(read), "share.parts");
    QCOMPARE(std::get<int>(std::get<Refusal>(read).arguments[0].value), 2);
}

void TestShare::bearsWhatChatsDo()
{
    const Code code{CodeKind::Seat, "Aki"};
    QString text = writeCode(code, 1000).constFirst();
    text.insert(30, u"\r\n  > "_s.chopped(3));
    QCOMPARE(std::get<Code>(readCode(u"Our game: "_s + text + u" See you."_s)), code);
}

/// A whole game of five players goes into a few pictures.
void TestShare::fitsAGameIntoFewPictures()
{
    QFile file(u":/examples/arigato.gyoji"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray script = file.readAll();
    const QStringList parts = writeCode({CodeKind::Game, script}, qrCharacters);
    qInfo() << script.size() << "bytes in" << parts.size() << "pictures";
    QVERIFY(parts.size() <= 8);
    for (const QString &part : parts)
        QVERIFY(part.size() <= 1200);
}

void TestShare::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("rule");
    const QString good = writeCode({CodeKind::Game, "x"}, 1000).constFirst();
    QTest::newRow("empty") << QString() << QByteArray("share.not-ours");
    QTest::newRow("a letter") << u"Dear gyoji1.game"_s << QByteArray("share.not-ours");
    QTest::newRow("too much") << QString(300'000, u'x') + good << QByteArray("share.not-ours");
    QTest::newRow("no end") << good.chopped(1) << QByteArray("share.not-ours");
    QTest::newRow("a later version")
        << QString(good).replace("gyoji1"_L1, "gyoji2"_L1) << QByteArray("share.newer");
    QTest::newRow("a later kind") << QString(good).replace("game"_L1, "league"_L1)
                                  << QByteArray("share.newer");
    QTest::newRow("a part too few")
        << QString(good).replace("1-1"_L1, "1-2"_L1) << QByteArray("share.parts");
    QTest::newRow("no such part") << QString(good).replace("1-1"_L1, "2-1"_L1)
                                  << QByteArray("share.parts");
}

void TestShare::saysWhatIsWrong()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, rule);
    QCOMPARE(ruleOf(readCode(text)), rule);
}

void TestShare::noticesEveryDamage()
{
    const QString good = writeCode({CodeKind::Game, bytesOf(3, 60)}, 1000).constFirst();
    for (qsizetype i = good.lastIndexOf(u'.', -2) + 1; i < good.size() - 1; ++i) {
        QString text = good;
        text[i] = text[i] == u'A' ? u'B' : u'A';
        // The last letter may differ in bits that mean nothing.
        if (i < good.size() - 2)
            QCOMPARE(ruleOf(readCode(text)), "share.damaged");
        QCOMPARE(ruleOf(readCode(QString(good).remove(i, 1))), "share.damaged");
    }
}

void TestShare::handsASeatOver()
{
    const auto whole = tableOf({gain(0, 1), gain(1, 2), card, gain(0, 3), R"({"do":"finish"})"});
    const QByteArray script = writeSeat(header, *whole, 0);
    QVERIFY(script.startsWith(header + '\n'));
    QCOMPARE(valuesOf(script.trimmed().split('\n').sliced(1)),
             valuesOf({gain(0, 1), card, gain(0, 3)}));
    const auto other = tableOf({gain(1, 2)});
    const auto lines = linesToTake(header, *other, script);
    QCOMPARE(valuesOf(std::get<QByteArrayList>(lines)), valuesOf({gain(0, 1), card, gain(0, 3)}));
}

void TestShare::handsOverWhatIsNew()
{
    const auto ahead = tableOf({gain(0, 1), card, gain(0, 3)});
    const auto behind = tableOf({gain(0, 1), gain(1, 5), card});
    const QByteArray script = writeSeat(header, *ahead, 0);
    QCOMPARE(valuesOf(std::get<QByteArrayList>(linesToTake(header, *behind, script))),
             valuesOf({gain(0, 3)}));
    QVERIFY(std::get<QByteArrayList>(linesToTake(header, *ahead, script)).isEmpty());
}

void TestShare::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<QByteArray>("rule");
    QByteArray others = header;
    others.replace("Aki", "Eve");
    QTest::newRow("another game") << others + '\n' + gain(0, 1) << QByteArray("share.other-game");
    QTest::newRow("two seats") << header + '\n' + gain(0, 1) + '\n' + gain(1, 1)
                               << QByteArray("share.not-a-seat");
    QTest::newRow("nobody") << header << QByteArray("share.not-a-seat");
    QTest::newRow("other lines") << header + '\n' + gain(0, 2) << QByteArray("share.differs");
    QTest::newRow("fewer lines") << header + '\n' + card + '\n' + gain(1, 1)
                                 << QByteArray("share.differs");
    QTest::newRow("a line that is refused")
        << header + '\n' + R"({"do":"send","player":0,"slot":"UL"})"
        << QByteArray("ari.day.actions");
}

void TestShare::refusesWhatDoesNotFit()
{
    QFETCH(const QByteArray, script);
    QFETCH(const QByteArray, rule);
    const auto table = tableOf({gain(0, 1), gain(1, 1), gain(1, 2)});
    const auto lines = linesToTake(header, *table, script);
    const auto *refusal = std::get_if<Refusal>(&lines);
    QVERIFY(refusal);
    QCOMPARE(QByteArray(refusal->rule.data()), rule);
}

QTEST_GUILESS_MAIN(TestShare)
#include "tst_share.moc"
