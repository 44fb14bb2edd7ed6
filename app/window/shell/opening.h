// SPDX-License-Identifier: MIT
#pragma once

#include "results/bgstats_reader.h"
#include "store/store.h"
#include "words/language.h"

#include <QString>

#include <variant>

namespace gyoji {

class Words;

/// A file that is a table of the store now.
struct OpenedTable
{
    QString id;
};

/// A file that is a box of the store now.
struct OpenedBox
{
    QString id;
};

/// A file of plays of another program, not taken in yet.
struct OpenedPlays
{
    bgstats::File file;
};

/// Why a file was not taken: what is wrong with it, and where. Nothing has changed.
struct NotOpened
{
    QString message;
};

using Opened = std::variant<OpenedTable, OpenedBox, OpenedPlays, NotOpened>;

/// Takes a script or a box file into the store; reads a file of plays.
Opened openFile(Store &store, const QString &name, const Words &words, Language language);

} // namespace gyoji
