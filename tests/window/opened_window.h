// SPDX-License-Identifier: MIT
#pragma once

#include "program.h"
#include "scenes.h"

#include <QTemporaryDir>

namespace gyoji::test {

/// The program with a table open, kept with those lines behind its header.
struct OpenedWindow
{
    explicit OpenedWindow(const QByteArrayList &lines)
        : store(storeIn(folder.path()))
    {
        if (const auto refusal = keep(*store, lines))
            qFatal("%s", refusal->rule.data());
        start();
    }

    /// As after a kill.
    void start()
    {
        program.reset();
        program = std::make_unique<Program>(*store);
        app = &program->app;
        settings = &program->settings;
        app->open(lastTable(*store));
        app->setDrawn(true);
    }

    ArigatoTable &table() const { return program->table(); }
    SeatModel &seat() const { return *table().seat(); }
    const arigato::Seat &first() const { return table().state().seats[0]; }

    QTemporaryDir folder;
    std::unique_ptr<Store> store;
    std::unique_ptr<Program> program;
    AppModel *app = nullptr;
    Settings *settings = nullptr;
};

/// The first player's village corrected, and what is said besides.
inline QByteArray village(const QByteArray &places, const QByteArray &more = {})
{
    return R"({"do":"adjust","player":0,"village":{)" + places + '}' + more + '}';
}

} // namespace gyoji::test
