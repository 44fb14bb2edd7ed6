// SPDX-License-Identifier: MIT
#include "host/qr.h"

#include <QTest>

#include <ZXing/ReadBarcode.h>

using namespace Qt::StringLiterals;
using namespace gyoji;

namespace {

/// What a camera reads off the code, three pixels a module.
QString readOff(const QrCode &code)
{
    constexpr int pixels = 3;
    constexpr int quiet = 4;
    const int side = pixels * (code.size + 2 * quiet);
    std::vector<std::uint8_t> image(static_cast<std::size_t>(side * side), 255);
    for (int y = 0; y < pixels * code.size; ++y) {
        for (int x = 0; x < pixels * code.size; ++x) {
            const int at = (y + quiet * pixels) * side + x + quiet * pixels;
            if (code.isDark(y / pixels, x / pixels))
                image[static_cast<std::size_t>(at)] = 0;
        }
    }
    const auto result = ZXing::ReadBarcode({image.data(), side, side, ZXing::ImageFormat::Lum});
    return QString::fromStdWString(result.text());
}

} // namespace

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
