// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "json/fault.h"

#include <QByteArray>
#include <QJsonObject>

#include <variant>

/// Box files of Arigatō (spec, section 2).
namespace gyoji::arigato {

/// How many bytes a box file may have.
inline constexpr qsizetype maxBoxSize = 4 * 1024 * 1024;

/// A box file, checked whole: all its faults in document order, with their lines, or the box.
std::variant<Box, Faults> readBox(const QByteArray &file);

/// A box within another document: all its faults, the pointers from the box on.
std::variant<Box, Faults> readBox(const QJsonObject &box);

/// A card alone: all its faults, the pointers from the card on.
std::variant<Card, Faults> readCard(const QJsonObject &card);

/// A card that is being described, as `writeCard` writes it: parts may be missing. None for what it
/// does not write.
std::optional<Card> readDraft(const QJsonObject &card);

/// An objective alone: all its faults, the pointers from it on.
std::variant<Objective, Faults> readObjective(const QJsonValue &objective);

/// A box file that reads back to the same box: a card or face a line, nothing said that goes
/// without saying.
QByteArray writeBox(const Box &box);

/// The card as it stands in a box file, on one line.
QByteArray writeCard(const Card &card);

} // namespace gyoji::arigato
