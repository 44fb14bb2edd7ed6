// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace gyoji {

/// An English sentence or name and the id it is known by. `{name}` is filled from the argument of
/// that name; `%n` is the number of the argument named by `count`, and decides between singular and
/// plural.
///
/// Phrases of one id stand together, the one that says most first: the first whose places can all
/// be filled is said.
struct Phrase
{
    std::string_view id;
    const char *text;
    std::string_view count{};
};

/// Phrases of one subject; the context is their place in the translation files.
struct PhraseTable
{
    const char *context;
    std::span<const Phrase> phrases;
};

extern const PhraseTable scriptSentences;
extern const PhraseTable boxSentences;
extern const PhraseTable boxPageSentences;
extern const PhraseTable commandSentences;
extern const PhraseTable storeSentences;
extern const PhraseTable windowSentences;
extern const PhraseTable resultSentences;
extern const PhraseTable importSentences;
extern const PhraseTable tallySentences;
extern const PhraseTable seatSentences;
extern const PhraseTable shareSentences;
extern const PhraseTable arigatoSeatSentences;
extern const PhraseTable arigatoRefusals;
extern const PhraseTable arigatoTerms;
extern const PhraseTable arigatoNames;
extern const PhraseTable arigatoRulings;
extern const PhraseTable arigatoCardSentences;
extern const PhraseTable arigatoFactSentences;
extern const PhraseTable arigatoStorySentences;

inline constexpr std::array phraseTables{
    &scriptSentences,      &boxSentences,          &commandSentences,     &storeSentences,
    &windowSentences,      &resultSentences,       &importSentences,      &tallySentences,
    &seatSentences,        &shareSentences,        &arigatoSeatSentences, &arigatoRefusals,
    &arigatoTerms,         &arigatoNames,          &arigatoRulings,       &arigatoCardSentences,
    &arigatoFactSentences, &arigatoStorySentences, &boxPageSentences};

} // namespace gyoji
