// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "window/arigato/telling.h"

#include <QList>
#include <QMetaType>
#include <QString>

namespace gyoji {

/// Something that one tap does in the daytime: an offering that the supply pays for, perhaps after
/// exchanges, or a way to the palace.
struct DeedRow
{
    Q_GADGET
    Q_PROPERTY(QString deed MEMBER deed FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(gyoji::SignRow sign MEMBER sign FINAL)

public:
    /// "offer:UL", "send:UL", "close:2".
    QString deed;
    QString text;
    SignRow sign;
    arigato::Action action;

    friend bool operator==(const DeedRow &, const DeedRow &) = default;
};

/// Offerings first, then ways to the palace; none while something is asked that cannot wait.
QList<DeedRow> deedRows(const SeatTelling &telling);

/// The end of another seat's day.
DeedRow closingRow(const Words &words, Language language, const QString &name, int seat,
                   const arigato::Action &action);

} // namespace gyoji
