// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"
#include "kernel/argument.h"
#include "kernel/refusal.h"
#include "words/language.h"
#include "words/phrase.h"

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <unordered_map>

namespace gyoji {

/// Says in each language what rules, refusals, faults and things are called. The language is always
/// an argument: three people at one table may read three languages at once.
class Words
{
public:
    Words();

    bool knows(std::string_view id) const;

    /// The sentence of that id with its places filled; what is not known is said as its id.
    QString sentence(std::string_view id, const Arguments &arguments, Language language) const;

    /// A thing's name alone: "upper left", "sword". Terms of kind "word" are said as they are.
    QString term(Term term, Language language) const;

    /// So many of a thing: "1 sword", "2 swords".
    QString amount(const Amount &amount, Language language) const;

    /// "a, b and c".
    QString list(const QStringList &members, Language language) const;

    /// "a, b or c".
    QString choice(const QStringList &members, Language language) const;

    /// Why a line of a script is refused. It names the line where the line's own shape is at fault;
    /// line 0 is none.
    QString message(const Refusal &refusal, int line, Language language) const;

    /// What is wrong with a file, with its place and, where that is known, its line.
    QString message(const Fault &fault, Language language) const;

private:
    struct Entry
    {
        const char *context = nullptr;
        std::span<const Phrase> phrases;
    };

    QString translated(const char *context, const Phrase &phrase, int n, Language language) const;
    QString joined(const QStringList &members, std::string_view lastTwo, Language language) const;
    QString textOf(const Value &value, Language language) const;
    /// Words of a file are those of which one is wanted, other terms are all meant.
    QString namesOf(const std::vector<Term> &terms, Language language) const;
    QString filled(const QString &text, const Arguments &arguments, Language language) const;
    QString inLine(int line, const QString &message, Language language) const;

    std::unordered_map<std::string_view, Entry> m_entries;
    std::array<std::unique_ptr<QTranslator>, countOf<Language>> m_translators;
};

/// An argument whose text is ready.
Argument textArgument(std::string_view name, const QString &text);

} // namespace gyoji
