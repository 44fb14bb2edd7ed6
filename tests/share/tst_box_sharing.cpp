// SPDX-License-Identifier: MIT
#include "arigato/box_merge.h"
#include "arigato/box_progress.h"
#include "arigato/json/box_json.h"
#include "qr/camera.h"
#include "qr/qr.h"
#include "share/code.h"
#include "table/box_trouble.h"
#include "table/boxes.h"
#include "table/games.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::arigato;

namespace {

Box sample()
{
    return std::get<Box>(readBox(shippedBox("arigato", u"sample")));
}

/// What a phone reads off the pictures of a code, pasted together.
QString scanned(const QStringList &parts)
{
    QString text;
    for (const QString &part : parts)
        text += test::readOff(qrCode(part)) + u'\n';
    return text;
}

QByteArray contentOf(const QString &name)
{
    QFile file(QStringLiteral(GYOJI_GOLDEN_DIR "/broken-boxes/") + name + u".gyojibox"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Boxes and cards that go from one device to another.
class TestBoxSharing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesThroughAFile();
    void goesThroughACode();
    void goesThroughPictures();
    void sendsEachCardInOnePicture();
    void tellsTroublesApart_data();
    void tellsTroublesApart();
    void namesTheCard();
};

void TestBoxSharing::goesThroughAFile()
{
    QCOMPARE(sample().cards.size(), std::size_t(100));
    const QTemporaryDir folder;
    const QByteArray written = writeBox(sample());
    QFile file(folder.filePath(u"ours.gyojibox"_s));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QCOMPARE(file.write(written), written.size());
    QVERIFY(file.seek(0));
    const Box read = std::get<Box>(readBox(file.readAll()));
    QVERIFY(read == sample());
    QCOMPARE(writeBox(read), written);
}

void TestBoxSharing::goesThroughACode()
{
    const Code code{CodeKind::Box, writeBox(sample())};
    const auto read = readCode(writeCode(code, 64 * 1024).join(u'\n'));
    QCOMPARE(std::get<Code>(read), code);
}

void TestBoxSharing::goesThroughPictures()
{
    const Code code{CodeKind::Box, writeBox(sample())};
    const QStringList parts = writeCode(code, qrCharacters);
    qInfo() << code.content.size() << "bytes in" << parts.size() << "pictures";
    QVERIFY(parts.size() > 1);
    QCOMPARE(std::get<Code>(readCode(scanned(parts))), code);
}

/// A card alone is a box that completes the one of its id.
void TestBoxSharing::sendsEachCardInOnePicture()
{
    Box mine = sample();
    const Card card = mine.cards[17];
    Card blank = card;
    blank.cost = std::nullopt;
    blank.favor = std::nullopt;
    mine.cards.define(blank);
    for (const Card &one : sample().cards) {
        const Code code{CodeKind::Box, writeBox(boxOf(sample(), one))};
        QCOMPARE(writeCode(code, qrCharacters).size(), 1);
    }
    const Code code{CodeKind::Box, writeBox(boxOf(sample(), card))};
    const auto read = std::get<Code>(readCode(scanned(writeCode(code, qrCharacters))));
    const Box told = std::get<Box>(readBox(read.content));
    QCOMPARE(told.cards.size(), std::size_t(1));
    QVERIFY(mergeBoxes(mine, told).box == sample());
}

void TestBoxSharing::tellsTroublesApart_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<BoxTrouble>("trouble");
    QTest::newRow("a letter") << u"json-a-letter"_s << BoxTrouble::NotOurs;
    QTest::newRow("a picture") << u"json-a-picture"_s << BoxTrouble::NotOurs;
    QTest::newRow("a list") << u"kind-a-list"_s << BoxTrouble::NotOurs;
    QTest::newRow("cut off") << u"json-cut-off"_s << BoxTrouble::Damaged;
    QTest::newRow("garbled") << u"json-not-utf-8"_s << BoxTrouble::Damaged;
    QTest::newRow("a later version") << u"version-two"_s << BoxTrouble::Newer;
    QTest::newRow("another game") << u"game-another"_s << BoxTrouble::OtherGame;
    QTest::newRow("a card") << u"range-favor-21"_s << BoxTrouble::Unreadable;
}

void TestBoxSharing::tellsTroublesApart()
{
    QFETCH(const QString, file);
    QFETCH(const BoxTrouble, trouble);
    const QByteArray content = contentOf(file);
    const Faults faults = checkBox(content);
    QVERIFY(!faults.empty());
    QCOMPARE(troubleOf(content, faults), trouble);
}

void TestBoxSharing::namesTheCard()
{
    const auto around = [](const QString &name) {
        const QByteArray content = contentOf(name);
        return idAround(content, checkBox(content).front());
    };
    QCOMPARE(around(u"range-gain-n-21"_s), u"A4"_s);
    QCOMPARE(around(u"range-table-1000"_s), u"1a"_s);
    QCOMPARE(around(u"missing-card-id"_s), QString());
    QCOMPARE(around(u"missing-cards"_s), QString());
    QCOMPARE(around(u"json-cut-off"_s), QString());
}

QTEST_GUILESS_MAIN(TestBoxSharing)
#include "tst_box_sharing.moc"
