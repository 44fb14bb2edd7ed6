// SPDX-License-Identifier: MIT
#include "window/results/share_format.h"

#include "json/strings.h"
#include "results/format.h"
#include "window/results/picture.h"

#include <QBuffer>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QByteArray png(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

const QStringList &shareFormats()
{
    static const QStringList formats{
        u"text"_s,    u"png"_s, u"pdf-a4"_s, u"pdf-letter"_s, u"bgstats-link"_s, u"bgstats-qr"_s,
        u"bgstats"_s, u"bgg"_s, u"csv"_s,    u"html"_s,       u"gyoji"_s};
    return formats;
}

QString shareSuffix(const QString &format)
{
    if (const auto known = fromWord<ResultFormat>(format))
        return suffixOf(*known);
    return format.section(u'-', 0, 0);
}

bool isShareText(const QString &format)
{
    const auto known = fromWord<ResultFormat>(format);
    return known && *known != ResultFormat::BgStatsCode;
}

std::variant<QByteArray, Refusal> writeShare(const QString &format, const ShownPlay &shown,
                                             const Words &words, Language language)
{
    if (const auto known = fromWord<ResultFormat>(format))
        return writeResult(*known, shown.play, words, language);
    if (format == "png"_L1)
        return png(resultPicture(shown, words, language));
    return resultPdf(shown, words, language,
                     format == "pdf-letter"_L1 ? QPageSize::Letter : QPageSize::A4);
}

} // namespace gyoji
