// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"

#include <QCommandLineParser>
#include <QDateTime>

#include <optional>

namespace gyoji::cli {

/// What is wrong with a command line; thrown no further than readArguments.
struct Wrong
{
    Refusal refusal;
};

/// The words of a command line told apart into options, their values, and the rest.
class Options
{
public:
    Options(const QList<QLatin1StringView> &withValue, const QList<QLatin1StringView> &flags,
            const QStringList &words);

    QStringList positional() const { return m_parser.positionalArguments(); }
    bool isSet(QLatin1StringView option) const { return m_parser.isSet(option); }
    QString value(QLatin1StringView option) const { return m_parser.value(option); }

    /// Throws where an option is there that is none of these, or lacks its value.
    void allowOnly(const QStringList &options) const;
    void need(QLatin1StringView option) const;
    void forbidTogether(QLatin1StringView a, QLatin1StringView b) const;

    /// A number within bounds; none when the option is not there.
    template <class Number>
    std::optional<Number> number(QLatin1StringView option, Number min, Number max) const
    {
        if (!isSet(option))
            return std::nullopt;
        bool isNumber = false;
        const quint64 number = value(option).toULongLong(&isNumber);
        if (!isNumber || number < static_cast<quint64>(min) || number > static_cast<quint64>(max))
            throw impossible(option, std::to_string(min) + "–" + std::to_string(max));
        return static_cast<Number>(number);
    }

    /// A date and time with its offset to UTC, as ISO 8601 writes it; invalid when the option is
    /// not there.
    QDateTime date(QLatin1StringView option) const;

    /// The option's value is not one of those expected, or is empty.
    Wrong impossible(QLatin1StringView option, const std::string &expected) const;

private:
    QCommandLineParser m_parser;
    bool m_isParsed = false;
};

} // namespace gyoji::cli
