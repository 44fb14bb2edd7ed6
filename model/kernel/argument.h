// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace gyoji {

/// A thing with a name in every language: kind "item", id "sword".
struct Term
{
    std::string_view kind;
    std::string_view id;

    friend bool operator==(const Term &, const Term &) = default;
};

/// So many of a thing: "2 swords".
struct Amount
{
    int n = 0;
    Term of;

    friend bool operator==(const Amount &, const Amount &) = default;
};

/// What fills a place in a sentence: a number, a text of the players' own (a name, a card id), a
/// term, an amount, or several terms ("UL, LR").
using Value = std::variant<int, std::string, Term, Amount, std::vector<Term>>;

struct Argument
{
    std::string_view name;
    Value value;

    friend bool operator==(const Argument &, const Argument &) = default;
};

using Arguments = std::vector<Argument>;

} // namespace gyoji
