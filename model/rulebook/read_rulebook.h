// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "rulebook/article.h"

#include <QByteArray>

#include <variant>

namespace gyoji {

/// The files of one game's rulebook: what is the same in each language, and the texts.
struct RulebookFiles
{
    QByteArray index;
    std::array<QByteArray, countOf<Language>> texts;
};

/// What the files hold, in the order of the index.
struct RulebookContent
{
    std::vector<Article> articles;
    std::array<std::vector<Synonym>, countOf<Language>> synonyms;
};

/// All of it or, where anything is wrong, every fault, of the index alone if that has any: its
/// pointer begins with the file, "/index", "/en", "/fr" or "/ja", its code is of rulebook/codes.h.
/// Each article of the index has its text in each language, no text is without its article, and
/// each link leads to an article.
std::variant<RulebookContent, Faults> readRulebook(const RulebookFiles &files);

} // namespace gyoji
