// SPDX-License-Identifier: MIT
#include "cli/arguments.h"

#include "cli/options.h"
#include "json/parse.h"
#include "json/strings.h"

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
constexpr auto playerOption = "player"_L1;
constexpr auto seenOption = "seen"_L1;
constexpr auto scriptOption = "script"_L1;
constexpr auto toOption = "to"_L1;
constexpr auto outputOption = "o"_L1;
constexpr auto dateOption = "date"_L1;
constexpr auto minutesOption = "minutes"_L1;
constexpr auto locationOption = "location"_L1;
constexpr auto helpOption = "help"_L1;

constexpr int maxSeat = 99;
constexpr int maxGames = 1'000'000;
constexpr int maxPlayers = 5;
constexpr int maxMinutes = 100'000;

constexpr auto exampleSeen = R"({"favor": 14, "items": {"sword": 1}})";

/// What stands behind a command's name.
enum class Operand { None, File, Question };

struct Command
{
    QLatin1StringView name;
    Operand operand = Operand::File;
    QStringList options;
};

const std::array<Command, 8> &commands()
{
    static const std::array<Command, 8> all{{
        {"replay"_L1, Operand::File, {logOption, textOption, asOption}},
        {"asks"_L1, Operand::File, {}},
        {"check-box"_L1, Operand::File, {}},
        {"advise"_L1, Operand::File, {playerOption}},
        {"drift"_L1, Operand::File, {playerOption, seenOption}},
        {"export"_L1,
         Operand::File,
         {toOption, outputOption, dateOption, minutesOption, locationOption}},
        {"simulate"_L1,
         Operand::None,
         {gameOption, gamesOption, seedOption, playersOption, scriptOption}},
        {"rules"_L1, Operand::Question, {gameOption}},
    }};
    return all;
}

/// "en, fr, ja".
template <class Enum>
std::string wordsOf()
{
    QStringList words;
    for (const auto id : idsOf<Enum>)
        words << latin1(id);
    return words.join(", "_L1).toStdString();
}

class Reader
{
public:
    explicit Reader(const QStringList &words)
        : m_options({langOption, asOption, gameOption, gamesOption, seedOption, playersOption,
                     playerOption, seenOption, toOption, outputOption, dateOption, minutesOption,
                     locationOption},
                    {logOption, textOption, scriptOption, helpOption}, words)
    {
    }

    Language language(Language locale) const
    {
        return m_options.isSet(langOption) ? word<Language>(langOption) : locale;
    }

    void read(Arguments &arguments) const
    {
        arguments.help = m_options.isSet(helpOption);
        if (arguments.help)
            return;
        const Command &command = commandOf();
        arguments.command = command.name;
        m_options.allowOnly(command.options + QStringList{langOption});
        readOperand(command, arguments);
        arguments.game = m_options.value(gameOption);
        readReplay(arguments);
        if (command.options.contains(playerOption))
            readPlayer(arguments);
        if (command.name == "drift"_L1)
            readSeen(arguments);
        if (command.name == "export"_L1)
            readExport(arguments);
        if (command.name == "simulate"_L1)
            readSimulate(arguments);
    }

private:
    const Command &commandOf() const
    {
        const QString name = m_options.positional().value(0);
        if (name.isEmpty())
            throw Wrong{{"command.usage", {}}};
        QStringList names;
        for (const Command &command : commands()) {
            if (command.name == name)
                return command;
            names << command.name;
        }
        throw Wrong{
            {"command.unknown",
             {{"word", name.toStdString()}, {"expected", names.join(", "_L1).toStdString()}}}};
    }

    void readOperand(const Command &command, Arguments &arguments) const
    {
        const QStringList operands = m_options.positional().mid(1);
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

    template <class Enum>
    Enum word(QLatin1StringView option) const
    {
        const auto word = fromWord<Enum>(m_options.value(option));
        if (!word)
            throw m_options.impossible(option, wordsOf<Enum>());
        return *word;
    }

    void readReplay(Arguments &arguments) const
    {
        arguments.log = m_options.isSet(logOption);
        arguments.text = m_options.isSet(textOption);
        arguments.as = m_options.number<int>(asOption, 0, maxSeat);
        m_options.forbidTogether(logOption, textOption);
        m_options.forbidTogether(asOption, logOption);
        m_options.forbidTogether(asOption, textOption);
    }

    void readPlayer(Arguments &arguments) const
    {
        m_options.need(playerOption);
        arguments.player = *m_options.number<int>(playerOption, 0, maxSeat);
    }

    void readSeen(Arguments &arguments) const
    {
        m_options.need(seenOption);
        const auto seen = parseJson(m_options.value(seenOption).toUtf8());
        const auto *value = std::get_if<QJsonValue>(&seen);
        if (!value || !value->isObject())
            throw m_options.impossible(seenOption, exampleSeen);
        arguments.seen = value->toObject();
    }

    void readExport(Arguments &arguments) const
    {
        m_options.need(toOption);
        arguments.to = word<ResultFormat>(toOption);
        if (const QString output = m_options.value(outputOption); output != "-"_L1)
            arguments.output = output;
        arguments.date = m_options.date(dateOption);
        arguments.minutes = m_options.number<int>(minutesOption, 1, maxMinutes);
        arguments.location = m_options.value(locationOption);
    }

    void readSimulate(Arguments &arguments) const
    {
        for (const auto option : {gameOption, gamesOption, seedOption})
            m_options.need(option);
        arguments.games = *m_options.number<int>(gamesOption, 1, maxGames);
        arguments.seed = *m_options.number<quint64>(seedOption, 0, ~quint64{0});
        arguments.players = m_options.number<int>(playersOption, 1, maxPlayers);
        arguments.script = m_options.isSet(scriptOption);
        if (arguments.script && arguments.games != 1)
            throw Wrong{{"command.script-one", {}}};
    }

    Options m_options;
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
