// SPDX-License-Identifier: MIT
#pragma once

#include "window/shell/app_model.h"

#include <memory>

namespace gyoji::test {

/// The store of a data folder.
std::unique_ptr<Store> storeIn(const QString &folder);

/// The program on a data folder, without its window.
struct Program
{
    explicit Program(Store &store, Language language = Language::English);

    ArigatoTable &table() const { return *app.table(); }
    /// The state document of the open table.
    QByteArray state() const;

    Settings settings;
    AppModel app;
};

/// Begins a table with those players by the form for it.
void beginTable(AppModel &app, const QStringList &names);

/// The id of the table that was played last.
QString lastTable(const Store &store);

/// Leaves a running table in the data folder; the number of its lines.
qsizetype leaveExampleIn(const QString &folder);

} // namespace gyoji::test
