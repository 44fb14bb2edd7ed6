// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

/// How far a box has been described.
namespace gyoji::arigato {

/// So many cards of each type are in the game.
inline constexpr int cardsOfAType = 20;
/// The calendar has so many tiles, each with two faces.
inline constexpr int tileCount = 2;
inline constexpr int facesOfATile = 2;

struct BoxProgress
{
    /// With their copies.
    std::array<int, countOf<ArtisanType>> cards{};
    /// Cards of which that is not known yet.
    int effectsOpen = 0;
    int costsOpen = 0;
    int favorsOpen = 0;
    /// Cards of which something is not known yet.
    int cardsOpen = 0;
    std::array<int, tileCount> faces{};
    /// The box has one, or each of its faces.
    bool hasScoreTable = false;

    friend bool operator==(const BoxProgress &, const BoxProgress &) = default;
};

BoxProgress progressOf(const Box &box);

/// Something of the card is not known yet.
bool isOpen(const Card &card);

/// The cards are alike in every field but their ids.
bool isSameButId(const Card &a, const Card &b);

/// Of such cards each with the first like it in the box's order. What is not known makes no two
/// alike.
std::vector<std::pair<CardRef, CardRef>> duplicatesIn(const CardList &cards);

/// The card alone, with what says whose it is: a box that completes a box of the same id.
Box boxOf(const Box &box, const Card &card);

} // namespace gyoji::arigato
