// SPDX-License-Identifier: MIT
#pragma once

#include "scenes.h"

#include <QTemporaryDir>

namespace gyoji::test {

/// The program with a table open, kept with those lines behind its header.
struct OpenedWindow
{
    explicit OpenedWindow(const QByteArrayList &lines)
    {
        auto opened = Store::open(folder.path());
        store = std::get<std::unique_ptr<Store>>(std::move(opened));
        if (const auto refusal = keep(*store, lines))
            qFatal("%s", refusal->rule.data());
        settings = std::make_unique<Settings>(*store, Language::English, Language::English);
        settings->setMoves(false);
        app = std::make_unique<AppModel>(*store, *settings);
        app->open(store->tables().constFirst().id);
        app->setDrawn(true);
    }

    ArigatoTable &table() const { return *app->table(); }
    SeatModel &seat() const { return *table().seat(); }
    const arigato::Seat &first() const { return table().state().seats[0]; }

    QTemporaryDir folder;
    std::unique_ptr<Store> store;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<AppModel> app;
};

/// The first player's village corrected, and what is said besides.
inline QByteArray village(const QByteArray &places, const QByteArray &more = {})
{
    return R"({"do":"adjust","player":0,"village":{)" + places + '}' + more + '}';
}

} // namespace gyoji::test
