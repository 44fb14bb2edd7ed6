// SPDX-License-Identifier: MIT
#include "cli/options.h"

using namespace Qt::StringLiterals;

namespace gyoji::cli {

namespace {

constexpr auto exampleDate = "2026-11-29T20:15+01:00";

std::string dashed(const QString &option)
{
    return (option.size() == 1 ? "-" : "--") + option.toStdString();
}

} // namespace

Options::Options(const QList<QLatin1StringView> &withValue, const QList<QLatin1StringView> &flags,
                 const QStringList &words)
{
    for (const auto name : withValue)
        m_parser.addOption({QString(name), QString(), QString(name)});
    for (const auto name : flags)
        m_parser.addOption(QCommandLineOption(QString(name)));
    m_isParsed = m_parser.parse(QStringList{u"gyoji-cli"_s} + words);
}

void Options::allowOnly(const QStringList &options) const
{
    if (!m_isParsed && m_parser.unknownOptionNames().isEmpty())
        throw Wrong{{"command.missing-value", {}}};
    const QStringList named = m_parser.optionNames() + m_parser.unknownOptionNames();
    for (const QString &option : named) {
        if (!options.contains(option))
            throw Wrong{{"command.option", {{"word", dashed(option)}}}};
    }
}

void Options::need(QLatin1StringView option) const
{
    if (!isSet(option))
        throw Wrong{{"command.missing-value", {{"option", dashed(option)}}}};
}

void Options::forbidTogether(QLatin1StringView a, QLatin1StringView b) const
{
    if (isSet(a) && isSet(b))
        throw Wrong{{"command.together", {{"option", dashed(a)}, {"other", dashed(b)}}}};
}

QDateTime Options::date(QLatin1StringView option) const
{
    if (!isSet(option))
        return {};
    const auto date = QDateTime::fromString(value(option), Qt::ISODate);
    if (!date.isValid() || date.timeSpec() == Qt::LocalTime)
        throw impossible(option, exampleDate);
    return date;
}

Wrong Options::impossible(QLatin1StringView option, const std::string &expected) const
{
    const QString given = value(option);
    if (given.isEmpty())
        return {{"command.missing-value", {{"option", dashed(option)}}}};
    return {{"command.value",
             {{"word", given.toStdString()}, {"option", dashed(option)}, {"expected", expected}}}};
}

} // namespace gyoji::cli
