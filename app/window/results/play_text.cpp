// SPDX-License-Identifier: MIT
#include "window/results/play_text.h"

#include "json/strings.h"
#include "results/spelling.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QString standing(const SheetSeat &seat)
{
    const QString name = isolated(fromUtf8(seat.name));
    const QString ranked = seat.rank ? u"%1. %2"_s.arg(*seat.rank).arg(name) : name;
    return seat.points.empty() ? ranked : u"%1\u00a0%2"_s.arg(ranked).arg(seat.total());
}

} // namespace

QString standings(const Sheet &sheet)
{
    std::vector<const SheetSeat *> seats;
    for (const SheetSeat &seat : sheet.seats)
        seats.push_back(&seat);
    std::ranges::stable_sort(seats, {}, [](const SheetSeat *seat) {
        return seat->rank.value_or(std::numeric_limits<int>::max());
    });
    QStringList all;
    for (const SheetSeat *seat : seats)
        all << standing(*seat);
    return all.join(u" · "_s);
}

QString momentText(const QDateTime &moment, const QLocale &locale)
{
    const QString local = locale.toString(moment.date(), QLocale::ShortFormat) + u' ' +
                          locale.toString(moment.time(), u"HH:mm");
    if (moment.timeSpec() == Qt::LocalTime)
        return local;
    const int minutes = moment.offsetFromUtc() / 60;
    const QString offset = u"UTC%1%2:%3"_s.arg(minutes < 0 ? u"-"_s : u"+"_s)
                               .arg(std::abs(minutes) / 60)
                               .arg(std::abs(minutes) % 60, 2, 10, QChar(u'0'));
    const bool isJapanese = locale.language() == QLocale::Japanese;
    return (isJapanese ? u"%1（%2）"_s : u"%1 (%2)"_s).arg(local, offset);
}

} // namespace gyoji
