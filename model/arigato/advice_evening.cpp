// SPDX-License-Identifier: MIT
#include "arigato/advice_evening.h"

namespace gyoji::arigato::advice {

namespace {

/// More items than anybody can want.
constexpr int plenty = 1 << 20;

/// One position's evening: each preparation that may be better is played out.
class EveningSearch
{
public:
    EveningSearch(Rehearsal &rehearsal, Dusks &dusks, const Position &position, int total,
                  const std::optional<Worth> &toBeat)
        : m_rehearsal(rehearsal)
        , m_dusks(dusks)
        , m_position(position)
        , m_total(total)
        , m_toBeat(toBeat)
    {
    }

    std::optional<Evening> run(ItemSet takeable)
    {
        Preparation plain;
        plain.named.front() = m_position.open;
        playOut(plain);
        if (m_dusks.looksAtKinds())
            prepare(plain.applied(m_position.items), takeable);
        return m_best;
    }

private:
    /// Items are got together for the objective, with ever more exchanges, until nothing is left to
    /// be gained by it.
    void prepare(const Items &supply, ItemSet takeable)
    {
        const Dusk &granted = m_dusks.granted(m_position.stages, m_position.favor, supply);
        State state = m_rehearsal.at(m_position.stages, m_position.favor, supply);
        if (!granted.gain || !m_dusks.canBeMet(state, plenty))
            return;
        for (int exchanges = 0; exchanges <= totalOf(supply) / exchangeRate; ++exchanges) {
            const Worth hope{m_total + *granted.gain, m_position.lines + exchanges + 1};
            if (m_toBeat && !hope.isBetterThan(*m_toBeat))
                return;
            for (const Preparation &preparation : preparations(exchanges, takeable)) {
                if (!m_rehearsal.step())
                    return;
                state.seats.front().items = preparation.applied(m_position.items);
                if (m_dusks.canBeMet(state, granted.items))
                    playOut(preparation);
            }
        }
    }

    std::vector<Preparation> preparations(int exchanges, ItemSet takeable) const
    {
        std::vector<Preparation> found;
        Items limits;
        limits.fill(m_position.open);
        for (const Items &named : splits(m_position.open, limits)) {
            Preparation preparation{named, {}, {}};
            const Items held = preparation.applied(m_position.items);
            for (const Items &gives : splits(exchanges, pairsIn(held))) {
                preparation.gives = gives;
                for (const Items &takes : splits(exchanges, limitsBeside(gives, takeable))) {
                    preparation.takes = takes;
                    found.push_back(preparation);
                }
            }
        }
        return found;
    }

    static Items limitsBeside(const Items &gives, ItemSet takeable)
    {
        Items limits;
        for (std::size_t i = 0; i < limits.size(); ++i)
            limits[i] = gives[i] == 0 && takeable[i] ? totalOf(gives) : 0;
        return limits;
    }

    void playOut(const Preparation &preparation)
    {
        const Dusk &dusk =
            m_dusks.of(m_position.stages, m_position.favor, preparation.applied(m_position.items));
        if (!dusk.gain)
            return;
        const int lines = preparation.exchanges() + 1 + static_cast<int>(dusk.choices.size());
        const Worth worth{m_total + *dusk.gain, m_position.lines + lines};
        if (m_toBeat && !worth.isBetterThan(*m_toBeat))
            return;
        m_toBeat = worth;
        m_best = Evening{preparation, dusk, worth};
    }

    Rehearsal &m_rehearsal;
    Dusks &m_dusks;
    const Position &m_position;
    int m_total;
    std::optional<Worth> m_toBeat;
    std::optional<Evening> m_best;
};

} // namespace

std::optional<Evening> Evenings::best(const Position &position, int total, ItemSet takeable,
                                      const std::optional<Worth> &toBeat)
{
    return EveningSearch(m_rehearsal, m_dusks, position, total, toBeat).run(takeable);
}

} // namespace gyoji::arigato::advice
