// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "json/strings.h"

#include <QJsonValue>

namespace gyoji::arigato {

/// The card's id, or null where there is no card.
inline QJsonValue cardToJson(const State &state, const std::optional<CardRef> &card)
{
    return card ? QJsonValue(fromUtf8(state.card(*card).id)) : QJsonValue(QJsonValue::Null);
}

} // namespace gyoji::arigato
