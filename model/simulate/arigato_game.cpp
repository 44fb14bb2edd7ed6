// SPDX-License-Identifier: MIT
#include "simulate/arigato_game.h"

#include "arigato/clock.h"
#include "simulate/arigato_player.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

constexpr int mostTurnsOfASeatAndDay = 60;
/// Of a thousand turns in a game with rare lines, how many let a seat run ahead of the others.
constexpr int runAheadPermille = 50;
constexpr int oddPermille = 200;

std::vector<std::string> randomFaces(const Box &box, Random &random)
{
    std::vector<std::string> chosen;
    for (const int tile : {1, 2}) {
        std::vector<std::string> faces;
        for (const Face &face : box.faces) {
            if (face.tile == tile)
                faces.push_back(face.id);
        }
        if (!faces.empty())
            chosen.push_back(random.pick(faces));
    }
    return chosen;
}

Header randomStart(const Box &box, int players, const SimulateOptions &options, Random &random)
{
    Header start;
    for (int i = 1; i <= players; ++i) {
        start.players.push_back("Player " + std::to_string(i));
        start.tracks.push_back(random.pick(options.tracks));
    }
    start.faces = randomFaces(box, random);
    if (!options.oddStarts)
        return start;

    while (!start.faces.empty() && random.chance(oddPermille))
        start.faces.pop_back();
    if (random.chance(oddPermille))
        start.scoreTable = ScoreTable{0, 2, 5, 9};
    for (auto &ruling : start.rulings)
        ruling = random.chance(oddPermille) ? 1 : 0;
    if (random.chance(oddPermille))
        start.day = random.between(firstDay, lastDay);
    return start;
}

class GamePlay
{
public:
    GamePlay(const State &start, const SimulateOptions &options, Random &random)
        : m_state(start)
        , m_pool(*start.box, start.seats.size(), random)
        , m_random(random)
        , m_mayRunAhead(options.rarePermille > 0)
    {
        for (std::size_t i = 0; i < start.seats.size(); ++i)
            m_players.emplace_back(static_cast<SeatIndex>(i), options.rarePermille);
    }

    /// Plays to the end; a game that would not end by itself is finished.
    void play()
    {
        if (m_state.box->cards.size() > 0) {
            const auto seats = static_cast<int>(m_players.size());
            for (int left = seats * lastDay * mostTurnsOfASeatAndDay; left > 0; --left) {
                if (isOver() || !takeTurn())
                    break;
            }
        }
        if (!isOver())
            take(Action(Finish{}));
    }

    const State &state() const { return m_state; }
    std::vector<Action> takeActions() { return std::move(m_actions); }

private:
    bool isOver() const { return clockOf(m_state).phase == Phase::Over; }

    /// False where no seat is left that goes on by itself.
    bool takeTurn()
    {
        const auto ready = readySeats();
        if (ready.empty())
            return false;
        const SeatIndex seat = m_mayRunAhead && m_random.chance(runAheadPermille)
                                   ? static_cast<SeatIndex>(m_random.below(m_players.size()))
                                   : m_random.pick(ready);
        auto &player = m_players[static_cast<std::size_t>(seat)];
        if (auto move = player.next(m_state, m_pool, m_random)) {
            m_actions.push_back(std::move(move->action));
            m_state = std::move(move->state);
        }
        return true;
    }

    /// The seats of the earliest day among those that play on.
    std::vector<SeatIndex> readySeats() const
    {
        std::vector<SeatIndex> ready;
        int earliest = lastDay;
        for (std::size_t i = 0; i < m_state.seats.size(); ++i) {
            const Seat &seat = m_state.seats[i];
            if (!plays(seat) || seat.track == Track::Score || seat.day > earliest)
                continue;
            if (seat.day < earliest)
                ready.clear();
            earliest = seat.day;
            ready.push_back(static_cast<SeatIndex>(i));
        }
        return ready;
    }

    void take(Action action)
    {
        m_state = std::get<Step<State, Fact>>(arigato::apply(std::move(m_state), action)).state;
        m_actions.push_back(std::move(action));
    }

    State m_state;
    Pool m_pool;
    Random &m_random;
    bool m_mayRunAhead;
    std::vector<Player> m_players;
    std::vector<Action> m_actions;
};

} // namespace

SimulatedGame simulate(const Box &box, std::uint64_t seed, int players,
                       const SimulateOptions &options)
{
    Random random(seed);
    SimulatedGame game;
    game.header = randomStart(box, players, options, random);
    game.start = begin(game.header, box);
    GamePlay play(game.start, options, random);
    play.play();
    game.actions = play.takeActions();
    game.end = play.state();
    return game;
}

} // namespace gyoji::arigato
