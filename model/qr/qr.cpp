// SPDX-License-Identifier: MIT
#include "qr/qr.h"

#include <qrencode.h>

#include <memory>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Characters that mean something in a network's code are marked.
QString escaped(const QString &text)
{
    QString marked;
    for (const QChar c : text) {
        if (u"\\;,:\""_s.contains(c))
            marked += u'\\';
        marked += c;
    }
    return marked;
}

} // namespace

QrCode qrCode(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeData(static_cast<int>(bytes.size()),
                          reinterpret_cast<const unsigned char *>(bytes.constData()), 0,
                          QR_ECLEVEL_M),
        &QRcode_free);
    QrCode code;
    if (!made)
        return code;
    code.size = made->width;
    for (int i = 0; i < code.size * code.size; ++i)
        code.modules.push_back((made->data[i] & 1) != 0);
    return code;
}

QByteArray svgPathOf(const QrCode &code)
{
    QByteArray path;
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0; column < code.size; ++column) {
            if (code.isDark(row, column))
                path += 'M' + QByteArray::number(column + quietZone) + ',' +
                        QByteArray::number(row + quietZone) + "h1v1h-1z";
        }
    }
    return path;
}

QByteArray svgOf(const QrCode &code)
{
    const QByteArray side = QByteArray::number(code.size + 2 * quietZone);
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + side + ' ' + side +
           R"(" shape-rendering="crispEdges"><path fill="#fff" d="M0,0h)" + side + 'v' + side +
           "h-" + side + R"(z"/><path fill="#000" d=")" + svgPathOf(code) + R"("/></svg>)";
}

QString wifiText(const QString &name, const QString &password)
{
    if (password.isEmpty())
        return u"WIFI:T:nopass;S:%1;;"_s.arg(escaped(name));
    return "WIFI:T:WPA;S:"_L1 + escaped(name) + ";P:"_L1 + escaped(password) + ";;"_L1;
}

} // namespace gyoji
