// SPDX-License-Identifier: MIT
#include "results/labels.h"

#include "json/strings.h"
#include "results/spelling.h"
#include "words/localized_text.h"
#include "words/words.h"

#include <QLocale>

namespace gyoji::labels {

namespace {

QString dateOf(const QDateTime &when, Language language)
{
    return QLocale(latin1(idOf(language))).toString(when.date(), QLocale::LongFormat);
}

} // namespace

QString source(const Words &words, std::string_view source, Language language)
{
    return words.term({"source", source}, language);
}

QString heading(const Words &words, const Sheet &sheet, Language language)
{
    return words.sentence(sheet.isOver ? "result/final" : "result/now",
                          {{"game", std::string(sheet.game.title)}}, language);
}

QStringList details(const Words &words, const Play &play, Language language)
{
    QStringList details;
    if (play.when.isValid())
        details << dateOf(play.when, language);
    if (play.minutes)
        details << words.amount({*play.minutes, {"count", "minute"}}, language);
    if (!play.location.isEmpty())
        details << isolated(play.location);
    return details;
}

QString box(const Words &words, const Sheet &sheet, Language language)
{
    const QString title = isolated(localizedText(sheet.box, language));
    if (title.isEmpty())
        return {};
    return words.sentence("story/box", {textArgument("title", title)}, language);
}

QStringList notes(const Words &words, const SheetSeat &seat, Language language)
{
    QStringList notes;
    if (seat.retired)
        notes << words.sentence("sheet/retired", {{"player", seat.name}}, language);
    if (const int open = seat.open(); open > 0)
        notes << words.sentence("sheet/open", {{"player", seat.name}, {"n", open}}, language);
    return notes;
}

Sheet toldSheet(const Sheet &sheet)
{
    Sheet told = sheet;
    const QStringList names = distinctNames(sheet);
    for (std::size_t i = 0; i < told.seats.size(); ++i)
        told.seats[i].name = isolated(names[static_cast<qsizetype>(i)]).toStdString();
    return told;
}

} // namespace gyoji::labels
