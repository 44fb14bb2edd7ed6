// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "arigato/json/script_json.h"
#include "arigato/rules.h"
#include "arigato/sheet.h"
#include "bench/advising.h"
#include "bench/drifting.h"
#include "bench/hosting.h"
#include "bench/importing.h"
#include "bench/measure.h"
#include "bench/saving.h"
#include "bench/searching.h"
#include "bench/starting.h"
#include "bench/tapping.h"
#include "json/parse.h"
#include "kernel/journal.h"
#include "simulate/arigato_game.h"
#include "table/script.h"

#include <QGuiApplication>
#include <QList>

using namespace gyoji;
using namespace Qt::StringLiterals;

namespace {

constexpr int fivePlayers = 5;
constexpr std::uint64_t seed = 2026;
constexpr int runs = 101;

/// A game of five players and twelve days, its box inline.
struct Sample
{
    arigato::SimulatedGame game;
    QByteArray script;
};

Sample sampleGame()
{
    const auto box = std::get<arigato::Box>(arigato::readBox(shippedBox("arigato", u"sample")));
    Sample sample{arigato::simulate(box, seed, fivePlayers, {.rarePermille = 0}), {}};
    sample.script = arigato::writeHeader(sample.game.header, box) + '\n';
    for (const auto &action : sample.game.actions)
        sample.script += arigato::writeAction(action) + '\n';
    return sample;
}

void benchReplay(const Sample &sample)
{
    const QList<QByteArray> lines = sample.script.split('\n');
    bench::compare(
        "replay a game of five, parsing included / parsing it only", 3, runs,
        [&] {
            const Script script = readScript(sample.script, shippedBox);
            bench::keep(script.table->state());
        },
        [&] {
            for (const QByteArray &line : lines)
                bench::keep(parseJson(line));
        });
}

void benchApply(const Sample &sample)
{
    std::vector<arigato::State> states{sample.game.start};
    for (const auto &action : sample.game.actions) {
        auto outcome = arigato::apply(states.back(), action);
        states.push_back(std::get<Step<arigato::State, arigato::Fact>>(std::move(outcome)).state);
    }
    bench::compare(
        "apply each action of that game / copy each state", 20, runs,
        [&] {
            for (std::size_t i = 0; i < sample.game.actions.size(); ++i)
                bench::keep(arigato::apply(states[i], sample.game.actions[i]));
        },
        [&] {
            for (std::size_t i = 0; i < sample.game.actions.size(); ++i) {
                const arigato::State copy = states[i];
                bench::keep(copy);
            }
        });
}

/// Ends with the same play, however long it is.
Journal<arigato::Game> journalOf(const Sample &sample, std::size_t lines)
{
    constexpr std::size_t play = 200;
    Journal<arigato::Game> journal(sample.game.start);
    while (journal.size() + play < lines)
        journal.append(arigato::Note{"n"});
    for (std::size_t i = 0; i < play; ++i)
        journal.append(sample.game.actions[i]);
    return journal;
}

void benchUndo(const Sample &sample)
{
    auto longer = journalOf(sample, 2000);
    auto shorter = journalOf(sample, 200);
    const auto undoSome = [](Journal<arigato::Game> &journal) {
        constexpr int steps = 64;
        for (int i = 0; i < steps; ++i)
            journal.undo();
        for (int i = 0; i < steps; ++i)
            journal.redo();
    };
    bench::compare(
        "64 undos and redos at 2,000 lines / at 200", 1.5, runs, [&] { undoSome(longer); },
        [&] { undoSome(shorter); });
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication application(argc, argv);
    bench::keepHeapWarm();
    const Sample sample = sampleGame();
    benchReplay(sample);
    benchApply(sample);
    benchUndo(sample);
    bench::benchImporting(arigato::sheetOf(sample.game.end));
    bench::benchSearching();
    bench::benchAdvice(*sample.game.start.box);
    bench::benchDrift(*sample.game.start.box);
    bench::benchSaving();
    bench::benchTapping();
    bench::benchStarting();
    bench::benchHosting();
}
