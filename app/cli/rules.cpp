// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "json/strings.h"
#include "rulebook/rulebook.h"

using namespace Qt::StringLiterals;

namespace gyoji::cli {

namespace {

QByteArray lineOf(const Article &article, Language language)
{
    const ArticleText &text = article.in(language);
    return cli::lineOf(
        {{"id"_L1, fromUtf8(article.id)}, {"title"_L1, text.title}, {"answer"_L1, text.answer}});
}

} // namespace

Result rules(const Arguments &arguments, const Words &words)
{
    const QByteArrayList games = Rulebook::games();
    const auto rulebook =
        Rulebook::shipped(arguments.game.isEmpty() ? games.first() : arguments.game.toUtf8());
    if (!rulebook)
        return unknownGame(arguments, games, words);
    Result result;
    for (const Article *article : rulebook->search(arguments.question, arguments.language))
        result.output += lineOf(*article, arguments.language);
    return result;
}

} // namespace gyoji::cli
