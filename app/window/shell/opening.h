// SPDX-License-Identifier: MIT
#pragma once

#include "results/bgstats_reader.h"
#include "store/store.h"
#include "window/results/journal_preview.h"
#include "words/language.h"

#include <QString>

#include <variant>

namespace gyoji {

class Words;

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

using Opened = std::variant<ReadJournal, OpenedBox, OpenedPlays, OpenedSeat, NotOpened>;

/// Takes a box file into the store; reads a script or a file of plays.
Opened openFile(Store &store, const QString &name, const Words &words, Language language);

/// Likewise what a text code holds; a seat without its table is a journal by itself.
Opened openCode(Store &store, const QString &text, const Words &words, Language language);

} // namespace gyoji
