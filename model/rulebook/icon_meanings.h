// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/rulebook.h"

#include <QList>

namespace gyoji {

class Words;

/// A picture of the game and the article that explains it.
struct IconMeaning
{
    /// "condition/leave"
    QString icon;
    QString name;
    const Article *article = nullptr;
};

/// Pictures of one kind, in the rulebook's order.
struct IconGroup
{
    QString title;
    QList<IconMeaning> meanings;
};

/// Every picture that has a meaning: conditions, gains, objectives, and what else there is.
QList<IconGroup> iconGroups(const Rulebook &rulebook, const Words &words, Language language);

} // namespace gyoji
