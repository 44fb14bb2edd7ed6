// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace gyoji {

/// A player's text made fit for a line of text or a markup file: control characters are blanks,
/// and what turns the direction of writing round is left out.
QString tame(const QString &text);

/// A tame text whose direction of writing does not touch what stands around it.
QString isolated(const QString &text);

/// The text with its first letter as a heading has it.
QString capitalized(const QString &text);

} // namespace gyoji
