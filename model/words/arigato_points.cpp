// SPDX-License-Identifier: MIT
#include "words/arigato_points.h"

#include "arigato/rule_ids.h"
#include "arigato/score.h"
#include "words/arigato_card.h"
#include "words/arigato_facts.h"
#include "words/words.h"

namespace gyoji::arigato {

namespace {

class Telling
{
public:
    Telling(const Words &words, const State &state, SeatIndex seat, Language language)
        : m_words(words)
        , m_state(state)
        , m_index(seat)
        , m_language(language)
    {
    }

    std::vector<PointsLine> ofGate() const
    {
        std::vector<PointsLine> lines;
        for (const CardRef ref : seat().gate) {
            const Card &card = m_state.card(ref);
            const Argument name = textArgument("card", cardName(m_words, card, m_language));
            lines.push_back({m_words.sentence(card.favor ? "points/card" : "points/card-open",
                                              {name}, m_language),
                             card.favor.value_or(0)});
        }
        if (seat().gateOther != GateOther())
            lines.push_back(
                {m_words.sentence("points/gate-other", {}, m_language), seat().gateOther.points});
        return lines;
    }

    void add(const Fact &fact, const gain::Favor &gain) { add(fact, gain.n); }
    /// A token is worth what the total rises by.
    void add(const Fact &fact, const gain::Objective &gain)
    {
        const int before = worth();
        m_tokens += gain.n;
        add(fact, worth() - before);
    }
    const std::vector<PointsLine> &lines() const { return m_lines; }

private:
    const Seat &seat() const { return m_state.seats[static_cast<std::size_t>(m_index)]; }
    int worth() const
    {
        const auto &table = m_state.calendar->scoreTable;
        return table ? worthOf(m_tokens, *table) : 0;
    }
    void add(const Fact &fact, int points)
    {
        const QString text = factSentence(m_words, fact, m_state, m_language);
        m_lines.push_back(
            {m_words.sentence("points/fact", {{"day", fact.day}, textArgument("fact", text)},
                              m_language),
             points});
    }

    const Words &m_words;
    const State &m_state;
    SeatIndex m_index;
    Language m_language;
    int m_tokens = 0;
    std::vector<PointsLine> m_lines;
};

template <class Gain>
void addFacts(Telling &telling, const Journal<Game> &journal, SeatIndex seat)
{
    for (const auto &line : journal.lines()) {
        for (const Fact &fact : line.facts) {
            const auto *gain = std::get_if<Gain>(&fact.gain);
            if (gain && fact.seat == seat)
                telling.add(fact, *gain);
        }
    }
}

} // namespace

std::vector<PointsLine> pointsLines(const Words &words, const Journal<Game> &journal,
                                    SeatIndex seat, std::string_view source, Language language)
{
    Telling telling(words, journal.state(), seat, language);
    if (source == rule::endGate)
        return telling.ofGate();
    if (source == rule::endObjectives)
        addFacts<gain::Objective>(telling, journal, seat);
    else if (source == rule::endFavor)
        addFacts<gain::Favor>(telling, journal, seat);
    return telling.lines();
}

} // namespace gyoji::arigato
