// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace gyoji {

/// An article in one language.
struct ArticleText
{
    /// Counts up when the meaning changes, so that the languages can be held against each other.
    int revision = 0;
    QString title;
    /// What to do, in one to three sentences: a player reads it with the cards in hand.
    QString answer;
    /// What else is worth knowing; may be empty.
    QString more;
    /// May be empty.
    QString example;
    /// What players call it; for the search, never shown.
    QStringList keywords;

    friend bool operator==(const ArticleText &, const ArticleText &) = default;
};

/// The smallest unit of sense of a rulebook.
struct Article
{
    /// The rule's id ("ari.dusk.limit"): refusals and facts name it as their reason. Besides those
    /// of the rules there are `ari.gain.…`, `ari.objective.…`, `ari.ruling.…`, `ari.type.…` and,
    /// for what lies on the table, `ari.word.…`.
    std::string id;
    /// The pictures it explains: "condition/leave", "gain/per-gate", "type/gardener".
    std::vector<std::string> icons;
    /// Ids of articles worth reading next.
    std::vector<std::string> related;
    std::array<ArticleText, countOf<Language>> texts;

    const ArticleText &in(Language language) const { return texts[indexOf(language)]; }

    friend bool operator==(const Article &, const Article &) = default;
};

/// A word that players use for one that the articles use, in one language.
struct Synonym
{
    QString said;
    QString meant;

    friend bool operator==(const Synonym &, const Synonym &) = default;
};

} // namespace gyoji
