// SPDX-License-Identifier: MIT
#include "share/code.h"

#include <QCryptographicHash>
#include <QMap>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr int version = 1;
constexpr qsizetype checkSize = 8;
/// A game of five has some 7,000 characters; deflated zeros grow a thousand times.
constexpr qsizetype maxCharacters = 256 * 1024;
constexpr auto encoding = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

constexpr std::array kinds{"game"_L1, "seat"_L1, "box"_L1};

struct Part
{
    int version = 0;
    QString kind;
    QString check;
    int number = 0;
    int count = 0;
    QString data;
};

QString checkOf(const QByteArray &packed)
{
    const QByteArray hash = QCryptographicHash::hash(packed, QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(checkSize));
}

QList<Part> partsOf(QString text)
{
    static const QRegularExpression space(u"\\s+"_s);
    static const QRegularExpression part(
        u"gyoji(\\d{1,6})\\.([a-z]+)\\.([0-9a-f]{8})\\.(\\d{1,4})-(\\d{1,4})\\.([\\w-]+)\\."_s);
    QList<Part> parts;
    auto found = part.globalMatch(text.remove(space));
    while (found.hasNext()) {
        const auto match = found.next();
        parts << Part{match.captured(1).toInt(), match.captured(2),         match.captured(3),
                      match.captured(4).toInt(), match.captured(5).toInt(), match.captured(6)};
    }
    return parts;
}

/// Of several codes the one that comes first.
QMap<int, QString> piecesOf(const QList<Part> &parts)
{
    QMap<int, QString> pieces;
    for (const Part &part : parts) {
        const bool isOfIt = part.check == parts.front().check && part.count == parts.front().count;
        if (isOfIt && part.number >= 1 && part.number <= part.count)
            pieces.insert(part.number, part.data);
    }
    return pieces;
}

} // namespace

QStringList writeCode(const Code &code, qsizetype charactersAPart)
{
    const QByteArray packed = qCompress(code.content, 9);
    const QString data = QString::fromLatin1(packed.toBase64(encoding));
    const qsizetype count = (data.size() + charactersAPart - 1) / charactersAPart;
    QStringList parts;
    for (qsizetype i = 0; i < count; ++i)
        parts << u"gyoji%1.%2.%3.%4-%5.%6."_s.arg(version)
                     .arg(kinds[static_cast<std::size_t>(code.kind)], checkOf(packed))
                     .arg(i + 1)
                     .arg(count)
                     .arg(data.mid(i * charactersAPart, charactersAPart));
    return parts;
}

std::variant<Code, Refusal> readCode(const QString &text)
{
    const QList<Part> parts = text.size() > maxCharacters ? QList<Part>() : partsOf(text);
    if (parts.isEmpty())
        return Refusal{"share.not-ours", {}};
    const Part &first = parts.front();
    const auto kind = std::ranges::find(kinds, first.kind);
    if (first.version > version || kind == kinds.end())
        return Refusal{"share.newer", {}};
    const auto pieces = piecesOf(parts);
    if (pieces.size() < first.count)
        return Refusal{"share.parts", {{"n", first.count - static_cast<int>(pieces.size())}}};
    const QByteArray packed =
        QByteArray::fromBase64(QStringList(pieces.values()).join(QString()).toLatin1(), encoding);
    if (checkOf(packed) != first.check)
        return Refusal{"share.damaged", {}};
    return Code{static_cast<CodeKind>(kind - kinds.begin()), qUncompress(packed)};
}

} // namespace gyoji
