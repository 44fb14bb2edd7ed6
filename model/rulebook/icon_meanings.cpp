// SPDX-License-Identifier: MIT
#include "rulebook/icon_meanings.h"

#include "json/strings.h"
#include "words/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr std::string_view perPrefix = "gain/per-";

/// The folders that stand together, under one title.
struct Shelf
{
    RuleId title;
    std::array<std::string_view, 4> folders;
};

/// The four workshops one by one are parts of a picture, and stand on no shelf.
constexpr std::array<Shelf, 4> shelves{{
    {"icons/conditions", {"condition"}},
    {"icons/gains", {"gain"}},
    {"icons/objectives", {"objective", "zone", "mark"}},
    {"icons/others", {"type", "item", "noun", "phase"}},
}};

/// What tells the pictures of one article apart.
QString nameOf(std::string_view icon, const Article &article, const Rulebook &rulebook,
               const Words &words, Language language)
{
    const auto slash = icon.find('/');
    const std::string_view folder = icon.substr(0, slash);
    const std::string_view id = icon.substr(slash + 1);
    if (folder == "type" || folder == "item")
        return words.term({folder, id}, language);
    const QString &title = article.in(language).title;
    if (!icon.starts_with(perPrefix))
        return title;
    const auto *zone = rulebook.byIcon("zone/" + std::string(icon.substr(perPrefix.size())));
    return zone ? title + u" · "_s + zone->in(language).title : title;
}

bool standsOn(const Shelf &shelf, std::string_view icon)
{
    const auto folder = icon.substr(0, icon.find('/'));
    return std::ranges::find(shelf.folders, folder) != shelf.folders.end();
}

} // namespace

QList<IconGroup> iconGroups(const Rulebook &rulebook, const Words &words, Language language)
{
    QList<IconGroup> groups;
    for (const Shelf &shelf : shelves) {
        IconGroup group{words.sentence(shelf.title, {}, language), {}};
        for (const Article &article : rulebook.articles()) {
            for (const std::string &icon : article.icons) {
                if (standsOn(shelf, icon))
                    group.meanings << IconMeaning{
                        fromUtf8(icon), nameOf(icon, article, rulebook, words, language), &article};
            }
        }
        groups << group;
    }
    return groups;
}

} // namespace gyoji
