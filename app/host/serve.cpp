// SPDX-License-Identifier: MIT
#include "host/serve.h"

#include "host/host.h"
#include "host/serve_options.h"
#include "session/example.h"
#include "words/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

using Sessions = std::vector<std::unique_ptr<TableSession>>;

QString folderOf(const ServeOptions &options, const QTemporaryDir &temporary)
{
    if (options.example)
        return temporary.path();
    return options.data.isEmpty()
               ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
               : options.data;
}

QStringList tablesOf(const ServeOptions &options, const Store &store)
{
    if (!options.tables.isEmpty())
        return options.tables;
    QStringList tables;
    for (const TableEntry &entry : store.tables()) {
        if (!entry.isOver)
            tables << entry.id;
    }
    return tables;
}

/// Opens the tables for the host.
std::optional<Refusal> addTables(Host &host, Sessions &sessions, Store &store,
                                 const QStringList &tables)
{
    for (const QString &id : tables) {
        auto running = RunningTable::open(store, id);
        if (auto *refusal = std::get_if<Refusal>(&running))
            return std::move(*refusal);
        sessions.push_back(std::make_unique<TableSession>(
            std::get<std::unique_ptr<RunningTable>>(std::move(running))));
        if (auto refusal = host.add(*sessions.back()))
            return refusal;
    }
    return std::nullopt;
}

void print(const Host &host, const QString &table)
{
    QJsonArray seats;
    for (const SeatInvite &invite : host.invites(table))
        seats.append(QJsonObject{{u"player"_s, invite.player}, {u"url"_s, invite.url}});
    const QJsonObject line{
        {u"table"_s, table}, {u"seats"_s, seats}, {u"spectator"_s, host.spectatorUrl(table)}};
    std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

std::optional<Refusal> run(const ServeOptions &options, const Words &words)
{
    const QTemporaryDir temporary;
    auto opened = Store::open(folderOf(options, temporary));
    if (auto *refusal = std::get_if<Refusal>(&opened))
        return std::move(*refusal);
    const auto store = std::get<std::unique_ptr<Store>>(std::move(opened));
    if (options.example) {
        if (auto refusal = keepExample(*store, false))
            return refusal;
    }
    const QStringList tables = tablesOf(options, *store);
    if (tables.isEmpty())
        return Refusal{"host.nothing", {}};
    Sessions sessions;
    Host host(*store, words);
    if (auto refusal = addTables(host, sessions, *store, tables))
        return refusal;
    if (auto refusal = host.open(options.address, options.port))
        return refusal;
    for (const QString &table : tables)
        print(host, table);
    QCoreApplication::exec();
    return std::nullopt;
}

} // namespace

int serve(const QStringList &arguments, Language locale)
{
    const Words words;
    const auto options = readServeOptions(arguments);
    const auto refusal = options ? run(*options, words) : Refusal{"host.usage", {}};
    if (!refusal)
        return 0;
    const Language language = options ? options->language.value_or(locale) : locale;
    std::fprintf(stderr, "gyoji: %s\n", qUtf8Printable(words.message(*refusal, 0, language)));
    return 1;
}

} // namespace gyoji
