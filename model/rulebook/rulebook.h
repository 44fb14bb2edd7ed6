// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/rule_id.h"
#include "rulebook/read_rulebook.h"
#include "rulebook/search_index.h"

#include <QByteArrayList>

#include <optional>

namespace gyoji {

/// A game's rules as short articles in three languages. Articles live as long as their rulebook.
class Rulebook
{
public:
    explicit Rulebook(RulebookContent content);

    /// The rulebook that the program ships for that game; none where it has none.
    static std::optional<Rulebook> shipped(const QByteArray &game);
    /// The games that have one.
    static QByteArrayList games();

    /// In reading order.
    const std::vector<Article> &articles() const { return m_articles; }

    /// The article of a rule, as a refusal or a fact names it; null where there is none.
    const Article *byId(RuleId id) const;

    /// The article that explains a picture: "condition/leave", "gain/per-gate", "type/gardener";
    /// null where there is none.
    const Article *byIcon(std::string_view icon) const;

    /// The articles that answer the question, best first, none where nothing does. The question may
    /// be in any of the languages; where it could be in several, it is taken to be in `language`.
    /// What stands behind its first 300 characters does not count.
    std::vector<const Article *> search(const QString &question, Language language,
                                        std::size_t most = 10) const;

private:
    std::vector<Article> m_articles;
    std::vector<SearchIndex> m_indexes;
};

} // namespace gyoji
