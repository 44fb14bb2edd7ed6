// SPDX-License-Identifier: MIT
#include "window/icons/icon_image.h"

#include <QCache>
#include <QPainter>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

struct Key
{
    QString names;
    int side = 0;
    QRgb ink = 0;

    friend bool operator==(const Key &, const Key &) = default;
    friend size_t qHash(const Key &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.names, key.side, key.ink);
    }
};

QImage drawn(const Key &key)
{
    QImage image(key.side, key.side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (const QString &name : key.names.split(u' ', Qt::SkipEmptyParts))
        QSvgRenderer(":/icons/"_L1 + name + ".svg"_L1).render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), QColor::fromRgba(key.ink));
    return image;
}

} // namespace

QImage iconImage(const QString &names, int side, const QColor &ink)
{
    constexpr int most = 400;
    static QCache<Key, QImage> images(most);
    const Key key{names, side, ink.rgba()};
    if (const QImage *known = images.object(key))
        return *known;
    const QImage image = drawn(key);
    images.insert(key, new QImage(image));
    return image;
}

} // namespace gyoji
