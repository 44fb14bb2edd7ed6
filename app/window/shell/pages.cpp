// SPDX-License-Identifier: MIT
#include "window/shell/pages.h"

using namespace Qt::StringLiterals;

namespace gyoji {

const QStringList &pageNames()
{
    static const QStringList pages{
        u"home"_s,       u"new"_s,     u"table"_s, u"journal"_s,  u"seat"_s,     u"invite"_s,
        u"box"_s,        u"rules"_s,   u"icons"_s, u"rulings"_s,  u"results"_s,  u"share"_s,
        u"count"_s,      u"history"_s, u"play"_s,  u"story"_s,    u"import"_s,   u"preview"_s,
        u"statistics"_s, u"back"_s,    u"cards"_s, u"card"_s,     u"calendar"_s, u"colors"_s,
        u"send"_s,       u"take"_s,    u"tour"_s,  u"settings"_s, u"centre"_s,   u"objective"_s};
    return pages;
}

bool isOfTable(const QString &page)
{
    static const QStringList pages{u"table"_s,   u"journal"_s, u"seat"_s,   u"invite"_s,
                                   u"rulings"_s, u"results"_s, u"centre"_s, u"objective"_s};
    return pages.contains(page);
}

bool isOfBox(const QString &page)
{
    static const QStringList pages{u"cards"_s,  u"card"_s, u"calendar"_s,
                                   u"colors"_s, u"send"_s, u"take"_s};
    return pages.contains(page);
}

bool isOfSheet(const QString &page)
{
    static const QStringList pages{u"share"_s, u"play"_s, u"story"_s, u"back"_s};
    return pages.contains(page);
}

} // namespace gyoji
