// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/ids.h"

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What forms have in common by which cards and objectives are described.
namespace gyoji::arigato {

/// What stands for "not known yet" among choices, and for a part that is not there.
inline constexpr std::string_view unknownChoice = "unknown";
inline constexpr std::string_view noChoice = "none";

/// Something a part can be: a word or a number of box files; words parted by spaces where there are
/// several ("UL LR", "upper gardener 2", "per-gate sculptor").
struct FormChoice
{
    std::string value;
    /// How often it was chosen, of what is counted; else 1 where the part is that.
    int n = 0;

    friend bool operator==(const FormChoice &, const FormChoice &) = default;
};

template <class Enum>
std::vector<FormChoice> wordChoices(std::optional<Enum> picked)
{
    std::vector<FormChoice> choices;
    for (const std::string_view id : idsOf<Enum>)
        choices.push_back({std::string(id), picked && idOf(*picked) == id});
    return choices;
}

inline std::vector<FormChoice> numberChoices(int min, int max, std::optional<int> picked)
{
    std::vector<FormChoice> choices;
    for (int n = min; n <= max; ++n)
        choices.push_back({std::to_string(n), picked == n});
    return choices;
}

/// That choice, then the others.
inline std::vector<FormChoice> firstOf(FormChoice first, std::vector<FormChoice> choices)
{
    choices.insert(choices.begin(), std::move(first));
    return choices;
}

/// The number that a choice is; none where it is none.
inline std::optional<int> numberOf(std::string_view choice)
{
    int n = 0;
    const auto [end, error] = std::from_chars(choice.data(), choice.data() + choice.size(), n);
    const bool isNumber = error == std::errc() && end == choice.data() + choice.size();
    return isNumber ? std::optional(n) : std::nullopt;
}

/// The word that a choice is; another leaves the field as it is.
template <class Enum>
void chooseWord(std::optional<Enum> &field, std::string_view choice)
{
    if (const auto word = fromId<Enum>(choice))
        field = word;
}

} // namespace gyoji::arigato
