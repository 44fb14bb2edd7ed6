// SPDX-License-Identifier: MIT
#include "window/arigato/log_model.h"

#include "arigato/clock.h"
#include "host/arigato/secrets.h"
#include "words/arigato_deed.h"
#include "words/arigato_facts.h"
#include "words/arigato_tell.h"

namespace gyoji {

using namespace arigato;

namespace {

/// Whose secret that line tells; noSeat where it may be told.
SeatIndex secretOf(const Journal<arigato::Game> &journal, std::size_t line,
                   const std::vector<SeatIndex> &covered)
{
    const auto seat = std::ranges::find_if(
        covered, [&](SeatIndex one) { return isSecretLine(journal, line, one); });
    return seat == covered.end() ? noSeat : *seat;
}

} // namespace

std::vector<LogModel::Told> LogModel::linesOf(const Journal<arigato::Game> &journal,
                                              const std::vector<SeatIndex> &covered)
{
    std::vector<Told> lines;
    for (const auto &line : journal.lines())
        lines.push_back({line.action, secretOf(journal, lines.size(), covered)});
    return lines;
}

void LogModel::tell(const Words &words, const Journal<arigato::Game> &journal,
                    const std::vector<SeatIndex> &covered, Language language)
{
    auto lines = linesOf(journal, covered);
    const auto told = std::ranges::mismatch(m_told, lines);
    const auto first = static_cast<std::size_t>(told.in1 - m_told.begin());
    m_told = std::move(lines);
    QList<LogRow> rows;
    State before = journal.stateBefore(first);
    for (std::size_t i = first; i < m_told.size(); ++i) {
        const auto &line = journal.lines()[i];
        auto outcome = arigato::apply(before, line.action);
        State after = std::move(std::get<Step<State, Fact>>(outcome).state);
        LogRow row{clockOf(before).day, {}, {}, m_told[i].secretOf != noSeat};
        if (const SeatIndex seat = m_told[i].secretOf; seat != noSeat) {
            row.deed = secretSentence(words, before, seat, language);
        } else {
            row.deed = deedSentence(words, line.action, before, language);
            for (const Fact &fact : line.facts)
                row.facts << factSentence(words, fact, after, language);
        }
        rows << row;
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
