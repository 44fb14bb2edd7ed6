// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/terms.h"

#include <QChar>

namespace gyoji {

/// Each type has a shape that tells it apart without color.
constexpr QChar shapeOf(arigato::ArtisanType type)
{
    constexpr std::array<char16_t, countOf<arigato::ArtisanType>> shapes{u'▲', u'●', u'◢', u'■',
                                                                         u'★'};
    return shapes[indexOf(type)];
}

/// An item has the shape of the type that makes it.
constexpr QChar shapeOf(arigato::Item item)
{
    return shapeOf(static_cast<arigato::ArtisanType>(item));
}

} // namespace gyoji
