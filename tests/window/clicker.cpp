// SPDX-License-Identifier: MIT
#include "clicker.h"

#include "hands.h"
#include "screen.h"

#include <QQuickItem>
#include <QTest>

using namespace Qt::StringLiterals;

namespace gyoji::test {

Clicker::Clicker(Program &program, QQuickWindow &window, std::uint64_t seed, Hand hand)
    : m_program(program)
    , m_window(window)
    , m_random(seed)
    , m_hand(hand)
{
}

bool Clicker::tap(const QString &name)
{
    QQuickItem *item = itemNamed(m_window, name);
    return item && item->isEnabled() && tap(QList{item});
}

bool Clicker::press(QQuickItem &item)
{
    if (m_hand == Hand::Mouse)
        click(m_window, item);
    else if (focusByKeys(m_window, item))
        QTest::keyClick(&m_window, Qt::Key_Return);
    else
        return false;
    return true;
}

bool Clicker::tap(const QList<QQuickItem *> &items)
{
    if (items.isEmpty())
        return false;
    const QImage before = m_window.grabWindow();
    QQuickItem &item = *m_random.pick(items);
    m_last = item.objectName();
    if (!press(item))
        return false;
    ++m_clicks;
    return m_window.grabWindow() != before;
}

QList<QQuickItem *> Clicker::shown(const SeatModel &seat, const QString &beginning,
                                   const char *property, bool wanted) const
{
    QList<QQuickItem *> items;
    for (QQuickItem *item : itemsNamed(m_window, beginning)) {
        const bool isWanted = !property || item->property(property).toBool() == wanted;
        if (item->isEnabled() && isWanted && isOf(*item, seat))
            items << item;
    }
    return items;
}

bool Clicker::playOn(int index)
{
    const auto &seat = *valueOf(*m_program.table().seats(), index, "seat").value<SeatModel *>();
    if (seat.view().phase == "over"_L1)
        return true;
    const std::size_t lines = m_program.table().journal().size();
    if (!turnTo(index))
        return false;
    constexpr int enough = 50;
    for (int taps = 0; taps < enough; ++taps) {
        if (!answer(seat))
            return false;
        if (m_program.table().journal().size() > lines)
            return m_program.table().journal().size() == lines + 1;
    }
    return false;
}

/// To the tab of the seat, where not all are side by side.
bool Clicker::turnTo(int seat)
{
    const QString tab = u"seat:%1"_s.arg(seat);
    const bool isThere = m_program.table().current() == seat || !itemNamed(m_window, tab);
    return isThere || tap(tab);
}

/// A tap towards the seat's next line.
bool Clicker::answer(const SeatModel &seat)
{
    const QString ask = seat.view().ask;
    if (ask == "resident"_L1)
        return placeResident(seat);
    if (ask == "producers"_L1)
        return tap(shown(seat, u"type:"_s));
    if (ask == "travelers"_L1)
        return nameTravelers(seat);
    if (ask == "choose"_L1 || ask == "discard"_L1)
        return tap(shown(seat, u"item:"_s));
    if (ask == "objective"_L1)
        return tap(shown(seat, u"met"_s) + shown(seat, u"unmet"_s));
    return seat.view().phase == "day"_L1 ? playDay(seat) : tap(shown(seat, u"advance"_s));
}

/// None mostly, or one of a type that counts.
bool Clicker::nameTravelers(const SeatModel &seat)
{
    constexpr int sometimes = 300;
    auto claims = shown(seat, u"claim:"_s);
    if (seat.view().picked == 0 && !claims.isEmpty() && m_random.chance(sometimes))
        return tap(claims);
    return tap(shown(seat, u"nameTravelers"_s));
}

bool Clicker::placeResident(const SeatModel &seat)
{
    if (const auto evict = shown(seat, u"evict"_s, "isLit"); !evict.isEmpty())
        return tap(evict);
    if (const auto places = shown(seat, u"slot:"_s, "isAllowed"); !places.isEmpty())
        return tap(places);
    const auto cards = shown(seat, u"card:"_s, "isInPlay", false);
    const bool isTypePicked = !cards.isEmpty() && seat.view().pickedCard.isEmpty();
    return isTypePicked ? tap(cards) : tap(shown(seat, u"type:"_s));
}

/// Offers where that is possible, sends to the palace and exchanges now and then.
bool Clicker::playDay(const SeatModel &seat)
{
    constexpr int mostly = 700;
    constexpr int rarely = 150;
    if (const auto offers = shown(seat, u"deed:offer"_s);
        !offers.isEmpty() && m_random.chance(mostly))
        return tap(offers);
    if (const auto sends = shown(seat, u"deed:send"_s); !sends.isEmpty() && m_random.chance(rarely))
        return tap(sends);
    const auto deeds = shown(seat, u"offer"_s, "isLit") + shown(seat, u"send"_s, "isLit");
    if (!deeds.isEmpty())
        return tap(deeds);
    if (const auto close = shown(seat, u"close"_s); !close.isEmpty())
        return tap(close);
    if (const auto places = shown(seat, u"slot:"_s, "canOffer");
        !places.isEmpty() && m_random.chance(mostly))
        return tap(places);
    if (const auto places = shown(seat, u"slot:"_s, "hasOffering");
        !places.isEmpty() && m_random.chance(rarely))
        return tap(places);
    return m_random.chance(rarely) ? exchange(seat) : tap(shown(seat, u"advance"_s));
}

/// Gives one item twice for another, where there are two of one.
bool Clicker::exchange(const SeatModel &seat)
{
    if (const auto given = shown(seat, u"item:"_s); !given.isEmpty() && !tap(given))
        return false;
    if (seat.view().given.isEmpty())
        return tap(shown(seat, u"advance"_s));
    return tap(shown(seat, u"item:"_s, "picked", false));
}

} // namespace gyoji::test
