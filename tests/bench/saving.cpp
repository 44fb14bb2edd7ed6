// SPDX-License-Identifier: MIT
#include "bench/saving.h"

#include "bench/bare_store.h"
#include "bench/measure.h"
#include "store/chain.h"
#include "store/store.h"

#include <QTemporaryDir>

using Qt::StringLiterals::operator""_s;

namespace gyoji::bench {

namespace {

/// A line as long as most are.
const QByteArray line = R"({"do":"resident","player":0,"slot":"LR","card":"S-001","evict":true})";

std::unique_ptr<Store> openStore(const QString &folder)
{
    auto opened = Store::open(folder);
    auto *store = std::get_if<std::unique_ptr<Store>>(&opened);
    if (!store)
        qFatal("No data can be kept in %s.", qPrintable(folder));
    return std::move(*store);
}

QString beginTable(Store &store)
{
    return std::get<QString>(store.begin(R"({"gyoji":1,"game":"arigato","players":["Aki"]})"));
}

} // namespace

void benchSaving()
{
    constexpr int linesARun = 20;
    constexpr int runs = 101;
    const QTemporaryDir folder;
    const auto store = openStore(folder.filePath(u"store"_s));
    const QString table = beginTable(*store);

    const QString bareFolder = folder.filePath(u"bare"_s);
    const QByteArray bareTable = beginTable(*openStore(bareFolder)).toLatin1();
    BareStore bare(bareFolder + u"/gyoji.sqlite"_s, bareTable);
    const QByteArray chain = chained({}, line);
    const QByteArray moment = "2026-01-01T12:00:00.000+00:00";

    qsizetype stored = 0;
    qsizetype bareStored = 0;
    compare(
        "save 20 lines / write the same bytes by SQLite alone", 1.3, runs,
        [&] {
            for (int i = 0; i < linesARun; ++i) {
                if (store->append(table, stored++, line))
                    qFatal("A line could not be saved.");
            }
        },
        [&] {
            for (int i = 0; i < linesARun; ++i)
                bare.append(bareStored++, line, chain, moment);
        },
        Time::Wall);
}

} // namespace gyoji::bench
