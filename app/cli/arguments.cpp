// SPDX-License-Identifier: MIT
#include "cli/arguments.h"

#include <QCommandLineParser>

#include <array>

using namespace Qt::StringLiterals;

namespace gyoji::cli {

namespace {

constexpr auto langOption = "lang"_L1;
constexpr auto logOption = "log"_L1;
constexpr auto textOption = "text"_L1;
constexpr auto asOption = "as"_L1;
constexpr auto gameOption = "game"_L1;
constexpr auto gamesOption = "games"_L1;
constexpr auto seedOption = "seed"_L1;
constexpr auto playersOption = "players"_L1;
constexpr auto scriptOption = "script"_L1;
constexpr auto helpOption = "help"_L1;

constexpr int maxSeat = 99;
constexpr int maxGames = 1'000'000;
constexpr int maxPlayers = 5;

/// What stands behind a command's name.
enum class Operand { None, File, Question };

struct Command
{
    QLatin1StringView name;
    Operand operand = Operand::File;
    QStringList options;
};

const std::array<Command, 5> &commands()
{
    static const std::array<Command, 5> all{{
        {"replay"_L1, Operand::File, {logOption, textOption, asOption}},
        {"asks"_L1, Operand::File, {}},
        {"check-box"_L1, Operand::File, {}},
        {"simulate"_L1,
         Operand::None,
         {gameOption, gamesOption, seedOption, playersOption, scriptOption}},
        {"rules"_L1, Operand::Question, {gameOption}},
    }};
    return all;
}

/// A fault is thrown no further than readArguments.
struct Wrong
{
    Refusal refusal;
};

std::string dashed(const QString &option)
{
    return "--" + option.toStdString();
}

class Reader
{
public:
    explicit Reader(const QStringList &words)
    {
        for (const auto name :
             {langOption, asOption, gameOption, gamesOption, seedOption, playersOption})
            m_parser.addOption({QString(name), QString(), QString(name)});
        for (const auto name : {logOption, textOption, scriptOption, helpOption})
            m_parser.addOption(QCommandLineOption(QString(name)));
        m_isParsed = m_parser.parse(QStringList{u"gyoji-cli"_s} + words);
    }

    Language language(Language locale) const
    {
        if (!m_parser.isSet(langOption))
            return locale;
        const auto language = languageFromId(m_parser.value(langOption));
        if (!language)
            throw impossible(langOption, "en, fr, ja");
        return *language;
    }

    void read(Arguments &arguments) const
    {
        arguments.help = m_parser.isSet(helpOption);
        if (arguments.help)
            return;
        const Command &command = commandOf();
        arguments.command = command.name;
        checkOptions(command);
        readOperand(command, arguments);
        arguments.game = m_parser.value(gameOption);
        readReplay(arguments);
        if (command.name == "simulate"_L1)
            readSimulate(arguments);
    }

private:
    const Command &commandOf() const
    {
        const QStringList positional = m_parser.positionalArguments();
        if (positional.isEmpty())
            throw Wrong{{"command.usage", {}}};
        for (const Command &command : commands()) {
            if (command.name == positional.first())
                return command;
        }
        QStringList names;
        for (const Command &command : commands())
            names << command.name;
        throw Wrong{{"command.unknown",
                     {{"word", positional.first().toStdString()},
                      {"expected", names.join(", "_L1).toStdString()}}}};
    }

    void checkOptions(const Command &command) const
    {
        if (!m_isParsed && m_parser.unknownOptionNames().isEmpty())
            throw Wrong{{"command.missing-value", {}}};
        const QStringList named = m_parser.optionNames() + m_parser.unknownOptionNames();
        for (const QString &option : named) {
            if (option != langOption && !command.options.contains(option))
                throw Wrong{{"command.option", {{"word", dashed(option)}}}};
        }
    }

    void readOperand(const Command &command, Arguments &arguments) const
    {
        const QStringList operands = m_parser.positionalArguments().mid(1);
        if (command.operand == Operand::Question) {
            if (operands.isEmpty())
                throw Wrong{{"command.no-question", {}}};
            arguments.question = operands.join(u' ');
            return;
        }
        if (operands.size() != (command.operand == Operand::File ? 1 : 0))
            throw Wrong{{"command.no-file", {}}};
        arguments.file = operands.value(0);
    }

    void readReplay(Arguments &arguments) const
    {
        arguments.log = m_parser.isSet(logOption);
        arguments.text = m_parser.isSet(textOption);
        if (const auto seat = number<int>(asOption, 0, maxSeat))
            arguments.as = *seat;
        forbidTogether(logOption, textOption);
        forbidTogether(asOption, logOption);
        forbidTogether(asOption, textOption);
    }

    void readSimulate(Arguments &arguments) const
    {
        for (const auto option : {gameOption, gamesOption, seedOption}) {
            if (!m_parser.isSet(option))
                throw Wrong{{"command.missing-value", {{"option", dashed(option)}}}};
        }
        arguments.games = *number<int>(gamesOption, 1, maxGames);
        arguments.seed = *number<quint64>(seedOption, 0, ~quint64{0});
        arguments.players = number<int>(playersOption, 1, maxPlayers);
        arguments.script = m_parser.isSet(scriptOption);
        if (arguments.script && arguments.games != 1)
            throw Wrong{{"command.script-one", {}}};
    }

    void forbidTogether(QLatin1StringView a, QLatin1StringView b) const
    {
        if (m_parser.isSet(a) && m_parser.isSet(b))
            throw Wrong{{"command.together", {{"option", dashed(a)}, {"other", dashed(b)}}}};
    }

    /// The number of an option within its bounds; none when the option is not there.
    template <class Number>
    std::optional<Number> number(QLatin1StringView option, Number min, Number max) const
    {
        if (!m_parser.isSet(option))
            return std::nullopt;
        bool isNumber = false;
        const quint64 number = m_parser.value(option).toULongLong(&isNumber);
        if (!isNumber || number < static_cast<quint64>(min) || number > static_cast<quint64>(max))
            throw impossible(option, std::to_string(min) + "–" + std::to_string(max));
        return static_cast<Number>(number);
    }

    Wrong impossible(QLatin1StringView option, const std::string &expected) const
    {
        const QString value = m_parser.value(option);
        if (value.isEmpty())
            return {{"command.missing-value", {{"option", dashed(option)}}}};
        return {
            {"command.value",
             {{"word", value.toStdString()}, {"option", dashed(option)}, {"expected", expected}}}};
    }

    QCommandLineParser m_parser;
    bool m_isParsed = false;
};

} // namespace

std::variant<Arguments, UsageFault> readArguments(const QStringList &words, Language locale)
{
    Arguments arguments;
    arguments.language = locale;
    try {
        const Reader reader(words);
        arguments.language = reader.language(locale);
        reader.read(arguments);
    } catch (const Wrong &wrong) {
        return UsageFault{wrong.refusal, arguments.language};
    }
    return arguments;
}

} // namespace gyoji::cli
