// SPDX-License-Identifier: MIT
#include "words/story.h"

#include "arigato/json/room.h"
#include "table/game_table.h"
#include "words/arigato_story.h"

#include <QStringList>

namespace gyoji {

namespace {

using ArigatoTable = GameTable<arigato::Room>;

QStringList tell(const ArigatoTable &table, const Words &words, Language language)
{
    const auto &journal = table.journal();
    QStringList lines = arigato::storyOpening(words, journal.start(), language);
    arigato::State before = journal.start();
    for (const auto &line : journal.lines()) {
        auto outcome = arigato::apply(before, line.action);
        auto &after = std::get<Step<arigato::State, arigato::Fact>>(outcome).state;
        lines += arigato::storyOf(words, line.action, before, after, line.facts, language);
        before = std::move(after);
    }
    return lines + arigato::storySheet(words, before, language);
}

} // namespace

QString tellStory(const Table &table, const Words &words, Language language)
{
    const auto *arigatoTable = dynamic_cast<const ArigatoTable *>(&table);
    return arigatoTable ? tell(*arigatoTable, words, language).join(u'\n') + u'\n' : QString();
}

} // namespace gyoji
