// SPDX-License-Identifier: MIT
#include "bench/importing.h"

#include "bench/measure.h"
#include "json/parse.h"
#include "results/bgstats.h"
#include "results/import_sheet.h"
#include "store/store.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace gyoji::bench {

namespace {

QByteArray playsOf(const Sheet &sheet, int plays)
{
    Play play;
    play.sheet = sheet;
    play.when = QDateTime({2026, 11, 29}, {20, 15}, Qt::UTC);
    QJsonObject file = QJsonDocument::fromJson(bgstats::file(play, u"Well played."_s)).object();
    QJsonArray list;
    for (int i = 0; i < plays; ++i) {
        QJsonObject one = file["plays"_L1][0].toObject();
        one["uuid"_L1] = QString::number(i);
        list.append(one);
    }
    file["plays"_L1] = list;
    return QJsonDocument(file).toJson();
}

void takeIn(Store &store, const QByteArray &json)
{
    const auto file = std::get<bgstats::File>(bgstats::read(json));
    const KnownPlays known;
    const ImportPlan plan = planImport(file, known);
    QList<PlayEntry> entries;
    for (const std::size_t index : plan.added) {
        const Play play = *importedPlay(file, index, plan, known);
        entries.append({play.id.toString(QUuid::WithoutBraces), play.sheet, play.when, play.minutes,
                        play.location, play.comments, play.isIgnored, false});
    }
    if (store.keepPlays(entries) || store.plays().size() != entries.size())
        qFatal("Plays could not be kept.");
}

} // namespace

void benchImporting(const Sheet &sheet)
{
    constexpr int runs = 101;
    const QByteArray file = playsOf(sheet, 1000);
    compare(
        "read 1,000 plays of BG Stats and plan their import / parse them only", 5, runs,
        [&] { keep(planImport(std::get<bgstats::File>(bgstats::read(file)), {})); },
        [&] { keep(parseJson(file)); });

    constexpr std::size_t imports = 20;
    const QTemporaryDir folder;
    auto opened = Store::open(folder.path());
    const auto &store = std::get<std::unique_ptr<Store>>(opened);
    spread("take 1,000 plays of BG Stats in and list them", 2000, imports,
           [&] { takeIn(*store, file); });
}

} // namespace gyoji::bench
