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

/// A seat to be taken over into the table that has its header.
struct OpenedSeat
{
    QString table;
    QByteArray script;
};

using Opened = std::variant<OpenedTable, OpenedBox, OpenedPlays, OpenedSeat, NotOpened>;

/// Takes a script or a box file into the store; reads a file of plays.
Opened openFile(Store &store, const QString &name, const Words &words, Language language);

/// Takes what a text code holds into the store; a seat without its table becomes one.
Opened openCode(Store &store, const QString &text, const Words &words, Language language);

} // namespace gyoji
