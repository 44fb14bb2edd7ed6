// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QString>

namespace gyoji {

/// What may have been otherwise about a line: its card, its workshop, another act.
struct FacetRow
{
    Q_GADGET
    Q_PROPERTY(QString facet MEMBER facet FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString facet;
    QString name;
    bool isPicked = false;

    friend bool operator==(const FacetRow &, const FacetRow &) = default;
};

/// What may have happened instead, or before.
struct OptionRow
{
    Q_GADGET
    Q_PROPERTY(QString option MEMBER option FINAL)
    Q_PROPERTY(QString falls MEMBER falls FINAL)

public:
    QString option;
    /// The first later line that would no longer stand, and why; empty where all stand.
    QString falls;

    friend bool operator==(const OptionRow &, const OptionRow &) = default;
};

/// A later line that would no longer stand.
struct FallenRow
{
    Q_GADGET
    Q_PROPERTY(QString deed MEMBER deed FINAL)
    Q_PROPERTY(QString why MEMBER why FINAL)

public:
    QString deed;
    QString why;

    friend bool operator==(const FallenRow &, const FallenRow &) = default;
};

} // namespace gyoji
