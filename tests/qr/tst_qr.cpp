// SPDX-License-Identifier: MIT
#include "qr/camera.h"
#include "qr/qr.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace gyoji;
using namespace gyoji::test;

class TestQr : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadByCameras_data();
    void isReadByCameras();
    void isAPicture();
    void isNothingForTooMuch();
    void tellsOfNetworks();
};

void TestQr::isReadByCameras_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a seat") << u"http://192.168.178.123:47123/#abcdefghjkmnpqrs"_s;
    QTest::newRow("a network") << wifiText(u"Café; 相撲"_s, u"pass:word\\"_s);
    QTest::newRow("as much as goes in") << QString(2331, u'x');
}

void TestQr::isReadByCameras()
{
    QFETCH(QString, text);
    QCOMPARE(readOff(qrCode(text)), text);
}

void TestQr::isAPicture()
{
    const QrCode code = qrCode(u"a"_s);
    QCOMPARE(code.size, 21);
    const QByteArray path = svgPathOf(code);
    // Its first module is the corner of a finder, behind the quiet zone.
    QVERIFY(path.startsWith("M4,4h1v1h-1z"));
    QCOMPARE(path.count("h1v1h-1z"), std::ranges::count(code.modules, true));
    const QByteArray svg = svgOf(code);
    QVERIFY(svg.startsWith("<svg"));
    QVERIFY(svg.contains(R"(viewBox="0 0 29 29")"));
    QVERIFY(svg.contains('"' + path + '"'));
}

void TestQr::isNothingForTooMuch()
{
    QCOMPARE(qrCode(QString(2332, u'x')).size, 0);
}

void TestQr::tellsOfNetworks()
{
    QCOMPARE(wifiText(u"Game night"_s, u"a;b"_s), uR"(WIFI:T:WPA;S:Game night;P:a\;b;;)"_s);
    QCOMPARE(wifiText(u"%1 open"_s, {}), u"WIFI:T:nopass;S:%1 open;;"_s);
}

QTEST_GUILESS_MAIN(TestQr)
#include "tst_qr.moc"
