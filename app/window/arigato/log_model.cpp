// SPDX-License-Identifier: MIT
#include "window/arigato/log_model.h"

#include "arigato/clock.h"
#include "words/arigato_facts.h"
#include "words/arigato_tell.h"

namespace gyoji {

using namespace arigato;

namespace {

/// A batch is told action by action.
QStringList deedsOf(const Words &words, const Action &action, const State &before,
                    Language language)
{
    const auto *batch = std::get_if<Batch>(&action.variant());
    if (!batch)
        return actionSentences(words, action, before, language);
    QStringList deeds;
    State state = before;
    for (const Action &member : batch->actions) {
        deeds << actionSentences(words, member, state, language);
        auto outcome = arigato::apply(std::move(state), member);
        state = std::move(std::get<Step<State, Fact>>(outcome).state);
    }
    return deeds;
}

} // namespace

void LogModel::tell(const Words &words, const Journal<arigato::Game> &journal, Language language)
{
    const auto lines = journal.lines();
    const auto told =
        std::mismatch(m_told.begin(), m_told.end(), lines.begin(), lines.end(),
                      [](const Action &action, const auto &line) { return action == line.action; });
    const auto first = static_cast<std::size_t>(told.first - m_told.begin());
    m_told.erase(told.first, m_told.end());
    QList<LogRow> rows;
    State before = journal.stateBefore(first);
    for (const auto &line : lines.subspan(first)) {
        auto outcome = arigato::apply(before, line.action);
        State after = std::move(std::get<Step<State, Fact>>(outcome).state);
        LogRow row{
            clockOf(before).day, deedsOf(words, line.action, before, language).join(u' '), {}};
        for (const Fact &fact : line.facts)
            row.facts << factSentence(words, fact, after, language);
        rows << row;
        m_told.push_back(line.action);
        before = std::move(after);
    }
    m_list.setRowsFrom(static_cast<int>(first), rows);
}

void LogModel::clear()
{
    m_told.clear();
    m_list.setRowsFrom(0, {});
}

} // namespace gyoji
