// SPDX-License-Identifier: MIT
#pragma once

#include "results/bgstats_reader.h"
#include "store/store.h"
#include "window/box/box_import.h"
#include "window/results/journal_preview.h"
#include "words/language.h"

#include <QString>

#include <variant>

namespace gyoji {

class Words;

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

using Opened = std::variant<ReadJournal, ReadBox, OpenedPlays, OpenedSeat, NotOpened>;

/// Reads a box, a script or a file of plays; nothing is kept yet.
Opened openFile(Store &store, const QString &name, const Words &words, Language language);

/// Likewise what a text code holds, or a box as its file has it; a seat without its table is a
/// journal by itself.
Opened openCode(Store &store, const QString &text, const Words &words, Language language);

} // namespace gyoji
