// SPDX-License-Identifier: MIT
#pragma once

#include "window/icons/sign_row.h"

#include <QMetaType>
#include <QString>

namespace gyoji {

/// A part of what is described, and what it is so far.
struct FormPartRow
{
    Q_GADGET
    Q_PROPERTY(QString part MEMBER part FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(gyoji::SignRow sign MEMBER sign FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent FINAL)

public:
    QString part;
    QString title;
    SignRow sign;
    /// In words; those of the sign are not shown.
    QString value;
    bool isCurrent = false;

    friend bool operator==(const FormPartRow &, const FormPartRow &) = default;
};

/// Something that the part at hand can be.
struct FormChoiceRow
{
    Q_GADGET
    Q_PROPERTY(QString choice MEMBER choice FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(gyoji::SignRow sign MEMBER sign FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)
    Q_PROPERTY(bool isShort MEMBER isShort FINAL)

public:
    QString choice;
    QString name;
    SignRow sign;
    bool isPicked = false;
    /// The sign says it all; without a sign, the name.
    bool isShort = false;

    friend bool operator==(const FormChoiceRow &, const FormChoiceRow &) = default;
};

} // namespace gyoji
