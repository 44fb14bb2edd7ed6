// SPDX-License-Identifier: MIT
#include "words/words.h"

#include "json/strings.h"
#include "words/placeholders.h"

#include <algorithm>
#include <string>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// An empty text says nothing: it is as if it were not there.
const Value *find(const Arguments &arguments, std::string_view name)
{
    const auto found = std::ranges::find(arguments, name, &Argument::name);
    if (found == arguments.end())
        return nullptr;
    const auto *text = std::get_if<std::string>(&found->value);
    return text && text->empty() ? nullptr : &found->value;
}

const int *countIn(const Arguments &arguments, const Phrase &phrase)
{
    const Value *value = find(arguments, phrase.count);
    return value ? std::get_if<int>(value) : nullptr;
}

bool canBeFilled(const Phrase &phrase, const Arguments &arguments)
{
    if (!phrase.count.empty() && !countIn(arguments, phrase))
        return false;
    return std::ranges::all_of(placeholdersOf(QString::fromUtf8(phrase.text)),
                               [&arguments](const QString &name) {
                                   return find(arguments, name.toStdString()) != nullptr;
                               });
}

std::string keyOf(std::string_view prefix, const Term &term)
{
    std::string key(prefix);
    key.append(term.kind).append("/").append(term.id);
    return key;
}

} // namespace

Words::Words()
{
    for (const PhraseTable *table : phraseTables) {
        for (const Phrase &phrase : table->phrases) {
            Entry &entry = m_entries[phrase.id];
            entry.context = table->context;
            entry.phrases = entry.phrases.empty()
                                ? std::span(&phrase, 1)
                                : std::span(entry.phrases.data(), entry.phrases.size() + 1);
        }
    }
    for (const Language language : allOf<Language>()) {
        auto &translator = m_translators[indexOf(language)];
        translator = std::make_unique<QTranslator>();
        [[maybe_unused]] const bool isLoaded =
            translator->load(":/i18n/gyoji_"_L1 + latin1(idOf(language)) + ".qm"_L1);
        Q_ASSERT(isLoaded);
    }
}

bool Words::knows(std::string_view id) const
{
    return m_entries.contains(id);
}

QString Words::sentence(std::string_view id, const Arguments &arguments, Language language) const
{
    const auto entry = m_entries.find(id);
    if (entry == m_entries.end())
        return fromUtf8(id);
    const auto &[context, phrases] = entry->second;
    const auto fitting = std::ranges::find_if(
        phrases, [&arguments](const Phrase &phrase) { return canBeFilled(phrase, arguments); });
    const Phrase &phrase = fitting == phrases.end() ? phrases.back() : *fitting;
    const int *count = countIn(arguments, phrase);
    return filled(translated(context, phrase, count ? *count : -1, language), arguments, language);
}

QString Words::term(Term term, Language language) const
{
    const std::string key = keyOf({}, term);
    return knows(key) ? sentence(key, {}, language) : fromUtf8(term.id);
}

QString Words::amount(const Amount &amount, Language language) const
{
    return sentence(keyOf("amount/", amount.of), {{"n", amount.n}}, language);
}

QString Words::list(const QStringList &members, Language language) const
{
    return joined(members, "list/pair", language);
}

QString Words::choice(const QStringList &members, Language language) const
{
    return joined(members, "list/or", language);
}

QString Words::joined(const QStringList &members, std::string_view lastTwo, Language language) const
{
    if (members.size() < 2)
        return members.value(0);
    QString list = members.front();
    for (qsizetype i = 1; i < members.size(); ++i) {
        const auto id = i + 1 == members.size() ? lastTwo : "list/more";
        list = sentence(id, {textArgument("a", list), textArgument("b", members[i])}, language);
    }
    return list;
}

QString Words::message(const Refusal &refusal, int line, Language language) const
{
    const QString message = sentence(refusal.rule, refusal.arguments, language);
    return refusal.rule.starts_with("script.") ? inLine(line, message, language) : message;
}

QString Words::message(const Fault &fault, Language language) const
{
    Arguments arguments = fault.arguments;
    if (!fault.pointer.isEmpty())
        arguments.push_back(textArgument("key", fault.pointer));
    return inLine(fault.line, sentence(fault.code, arguments, language), language);
}

QString Words::inLine(int line, const QString &message, Language language) const
{
    if (line == 0)
        return message;
    return sentence("line", {{"line", line}, textArgument("message", message)}, language);
}

QString Words::translated(const char *context, const Phrase &phrase, int n, Language language) const
{
    const auto &translator = m_translators[indexOf(language)];
    QString text = translator->translate(context, phrase.text, nullptr, n);
    if (text.isNull())
        text = QString::fromUtf8(phrase.text);
    return n < 0 ? text : text.replace("%n"_L1, QString::number(n));
}

QString Words::textOf(const Value &value, Language language) const
{
    if (const auto *number = std::get_if<int>(&value))
        return QString::number(*number);
    if (const auto *text = std::get_if<std::string>(&value))
        return fromUtf8(*text);
    if (const auto *named = std::get_if<Term>(&value))
        return term(*named, language);
    if (const auto *counted = std::get_if<Amount>(&value))
        return amount(*counted, language);
    return namesOf(std::get<std::vector<Term>>(value), language);
}

QString Words::namesOf(const std::vector<Term> &terms, Language language) const
{
    QStringList names;
    for (const Term &member : terms)
        names << term(member, language);
    const bool isChoice = !terms.empty() && terms.front().kind == "word";
    return isChoice ? choice(names, language) : list(names, language);
}

QString Words::filled(const QString &text, const Arguments &arguments, Language language) const
{
    return fillPlaceholders(text, [&](const QString &name) {
        const Value *value = find(arguments, name.toStdString());
        return value ? textOf(*value, language) : QString();
    });
}

Argument textArgument(std::string_view name, const QString &text)
{
    return {name, text.toStdString()};
}

} // namespace gyoji
