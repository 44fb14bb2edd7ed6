// SPDX-License-Identifier: MIT
#include "window/results/history_rows.h"

#include "json/strings.h"
#include "window/results/play_text.h"
#include "window/shell/table_list.h"
#include "words/words.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

QString folded(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

/// Also by the name that a player's spelling stands for, and by the date in figures.
QString haystackOf(const HistoryRow &row, const QDateTime &when, const QStringList &names,
                   const QHash<QString, QString> &spellings)
{
    QStringList parts{row.title, row.players, row.when, when.toString(u"yyyy-MM-dd")};
    for (const QString &name : names)
        parts << spellings.value(name);
    return folded(parts.join(u'\n'));
}

QStringList namesOf(const Sheet &sheet)
{
    QStringList names;
    for (const SheetSeat &seat : sheet.seats)
        names << fromUtf8(seat.name);
    return names;
}

QString gameOf(const QByteArray &header)
{
    return QJsonDocument::fromJson(header).object().value("game"_L1).toString();
}

} // namespace

QList<HistoryRow> historyRows(const Store &store, const Words &words, Language language)
{
    const QLocale locale(latin1(idOf(language)));
    const auto spellings = store.spellings();
    QList<HistoryRow> rows;
    for (const TableEntry &entry : store.tables()) {
        if (entry.isOver)
            continue;
        const QStringList names = playerNames(entry.header);
        HistoryRow row{entry.id,
                       words.term({"game", gameOf(entry.header).toStdString()}, language),
                       names.join(u" · "_s),
                       momentText(entry.begun, locale),
                       false,
                       {}};
        row.haystack = haystackOf(row, entry.begun, names, spellings);
        rows << row;
    }
    for (const PlayEntry &entry : store.plays()) {
        HistoryRow row{entry.id,
                       fromUtf8(entry.sheet.game.title),
                       standings(entry.sheet),
                       momentText(entry.when, locale),
                       true,
                       {}};
        row.haystack = haystackOf(row, entry.when, namesOf(entry.sheet), spellings);
        rows << row;
    }
    return rows;
}

bool isFoundBy(const HistoryRow &row, const QString &query)
{
    const QStringList parts = folded(query).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(parts,
                               [&row](const QString &part) { return row.haystack.contains(part); });
}

} // namespace gyoji
