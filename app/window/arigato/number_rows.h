// SPDX-License-Identifier: MIT
#pragma once

#include "window/arigato/telling.h"

#include <QList>
#include <QMetaType>
#include <QString>

namespace gyoji {

/// A number of a seat, which a tap opens into what it is the sum of.
struct NumberRow
{
    Q_GADGET
    Q_PROPERTY(QString number MEMBER number FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString picture MEMBER picture FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(bool isOpen MEMBER isOpen FINAL)

public:
    /// As `arigato::sumOf` knows it.
    QString number;
    QString name;
    /// Empty for the total.
    QString picture;
    QString value;
    bool isOpen = false;

    friend bool operator==(const NumberRow &, const NumberRow &) = default;
};

/// One of the things that a number is made of.
struct SumRow
{
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString rule MEMBER rule FINAL)

public:
    QString text;
    /// That of its article; empty where there is none.
    QString rule;

    friend bool operator==(const SumRow &, const SumRow &) = default;
};

QList<NumberRow> numberRows(const SeatTelling &telling);
/// Of the number that is open; none where none is.
QList<SumRow> sumRows(const SeatTelling &telling);

} // namespace gyoji
