// SPDX-License-Identifier: MIT
#pragma once

#include "window/icons/sign_row.h"

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

namespace gyoji {

/// A day of the calendar; 0 where there is none.
struct DayView
{
    Q_GADGET
    QML_VALUE_TYPE(dayView)
    Q_PROPERTY(int day MEMBER day FINAL)
    Q_PROPERTY(QString objective MEMBER objective FINAL)
    Q_PROPERTY(gyoji::SignRow signs MEMBER signs FINAL)

public:
    int day = 0;
    /// Empty on a day without one.
    QString objective;
    SignRow signs;

    friend bool operator==(const DayView &, const DayView &) = default;
};

/// A day and its neighbors.
struct ThreeDays
{
    Q_GADGET
    QML_VALUE_TYPE(threeDays)
    Q_PROPERTY(gyoji::DayView before MEMBER before FINAL)
    Q_PROPERTY(gyoji::DayView today MEMBER today FINAL)
    Q_PROPERTY(gyoji::DayView after MEMBER after FINAL)

public:
    DayView before;
    DayView today;
    DayView after;

    friend bool operator==(const ThreeDays &, const ThreeDays &) = default;
};

} // namespace gyoji
