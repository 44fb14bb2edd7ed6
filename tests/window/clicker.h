// SPDX-License-Identifier: MIT
#pragma once

#include "program.h"
#include "simulate/random.h"

#include <QList>

class QQuickItem;
class QQuickWindow;

namespace gyoji::test {

/// Plays by what is on the screen: looks for what can be tapped, and clicks on it. What it chooses
/// is chance, within what the rules allow. By keys it goes from one thing to the next and presses
/// what has the focus.
class Clicker
{
public:
    enum class Hand { Mouse, Keys };

    Clicker(Program &program, QQuickWindow &window, std::uint64_t seed, Hand hand = Hand::Mouse);

    /// Clicks on what has that name, wherever it is; false where it is not shown or enabled, or
    /// where nothing on the screen changes.
    bool tap(const QString &name);
    /// Does the next thing for a seat; false where the screen offers nothing for it, or the model
    /// does not follow.
    bool playOn(int seat);
    /// What was clicked so far.
    int clicks() const { return m_clicks; }
    /// The name of what was clicked last.
    const QString &last() const { return m_last; }

private:
    bool press(QQuickItem &item);
    bool turnTo(int seat);
    bool tap(const QList<QQuickItem *> &items);
    bool answer(const SeatModel &seat);
    bool placeResident(const SeatModel &seat);
    bool nameTravelers(const SeatModel &seat);
    bool playDay(const SeatModel &seat);
    bool exchange(const SeatModel &seat);
    /// What is shown of that seat under names that begin so, can be clicked, and is as wanted.
    QList<QQuickItem *> shown(const SeatModel &seat, const QString &beginning,
                              const char *property = nullptr, bool wanted = true) const;

    Program &m_program;
    QQuickWindow &m_window;
    Random m_random;
    Hand m_hand;
    int m_clicks = 0;
    QString m_last;
};

} // namespace gyoji::test
