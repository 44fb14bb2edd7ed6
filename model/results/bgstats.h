// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"

namespace gyoji {

/// What BG Stats takes in. Both forms need to know when the play was; `comments` are in the
/// language of whom they are for, all else is the same in every language.
namespace bgstats {

/// So many characters a link may have, or apps cut it.
inline constexpr qsizetype maxLinkLength = 8000;

/// A file of one shared play.
QByteArray file(const Play &play, const QString &comments);

/// The link that makes a new play there. Where it would be longer than `max` it has no comments,
/// then no location; empty where even that is too long.
QByteArray link(const Play &play, const QString &comments, qsizetype max = maxLinkLength);

} // namespace bgstats

} // namespace gyoji
