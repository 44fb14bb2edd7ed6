// SPDX-License-Identifier: MIT
#pragma once

#include "window/icons/inks.h"
#include "words/arigato_signs.h"

#include <QMetaType>
#include <QtQmlIntegration>

namespace gyoji {

/// Pictures and numbers one behind the other, for a `SignStrip` to show.
struct SignRow
{
    Q_GADGET
    QML_VALUE_TYPE(signRow)

public:
    arigato::Signs signs;
    /// What the types among them wear.
    TypeHues hues{};

    friend bool operator==(const SignRow &, const SignRow &) = default;
};

} // namespace gyoji
