// SPDX-License-Identifier: MIT
#include "results/html.h"

#include "json/strings.h"
#include "results/labels.h"
#include "results/spelling.h"
#include "words/victory.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

constexpr auto head =
    R"(<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { font-family: "Noto Sans", "Noto Sans CJK JP", sans-serif; max-width: 48rem;
       margin: 2rem auto; padding: 0 1rem; color: #000; background: #fff; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #999; padding: .5rem; text-align: right; }
thead th { border-bottom: 2px solid #000; }
.name { text-align: start; overflow-wrap: anywhere; }
.winner { font-weight: bold; }
.winner .name::before { content: "\2605\00a0"; content: "\2605\00a0" / ""; }
@page { margin: 20mm; }
@media print { body { margin: 0; max-width: none; } }
</style>
)"_L1;

constexpr QStringView page =
    u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n%2<title>%3</title>\n</head>\n"
    "<body>\n<h1>%3</h1>\n%4</body>\n</html>\n";

QString paragraph(const QString &text)
{
    return u"<p>%1</p>\n"_s.arg(text.toHtmlEscaped());
}

QString column(const QString &label, QStringView attributes = {})
{
    return u"<th scope=\"col\"%1>%2</th>"_s.arg(attributes, capitalized(label).toHtmlEscaped());
}

QString cell(const QString &text)
{
    return u"<td>%1</td>"_s.arg(text.toHtmlEscaped());
}

QString headRow(const Words &words, const Sheet &sheet, Language language)
{
    const auto label = [&](std::string_view id) { return words.term({"column", id}, language); };
    QString cells = column(label("rank")) + column(label("player"), u" class=\"name\"");
    for (const SourcePoints &points : sheet.seats.front().points)
        cells += column(labels::source(words, points.source, language));
    return u"<tr>%1</tr>\n"_s.arg(cells + column(label("total")));
}

QString cellOf(const Words &words, const SourcePoints &points, Language language)
{
    const QString number = QString::number(points.points);
    if (!points.counted)
        return cell(number);
    const QString counted = words.amount(*points.counted, language).toHtmlEscaped();
    return u"<td>%1 <small>(%2)</small></td>"_s.arg(number, counted);
}

QString row(const Words &words, const SheetSeat &seat, const QString &name, Language language)
{
    QString cells = cell(seat.rank ? QString::number(*seat.rank) : u"–"_s);
    cells +=
        u"<th scope=\"row\" class=\"name\"><bdi>%1</bdi></th>"_s.arg(tame(name).toHtmlEscaped());
    for (const SourcePoints &points : seat.points)
        cells += cellOf(words, points, language);
    cells += cell(QString::number(seat.total()));
    return u"<tr%1>%2</tr>\n"_s.arg(seat.isWinner ? u" class=\"winner\""_s : QString(), cells);
}

QString table(const Words &words, const Sheet &sheet, Language language)
{
    const QStringList names = distinctNames(sheet);
    QString rows;
    for (std::size_t i = 0; i < sheet.seats.size(); ++i)
        rows += row(words, sheet.seats[i], names[static_cast<qsizetype>(i)], language);
    return u"<table>\n<thead>\n%1</thead>\n<tbody>\n%2</tbody>\n</table>\n"_s.arg(
        headRow(words, sheet, language), rows);
}

QString body(const Words &words, const Play &play, Language language)
{
    QString body;
    const QStringList details = labels::details(words, play, language);
    if (!details.isEmpty())
        body += paragraph(details.join(u" · "_s));
    if (const QString box = labels::box(words, play.sheet, language); !box.isEmpty())
        body += paragraph(box);
    body += table(words, play.sheet, language);

    const Sheet told = labels::toldSheet(play.sheet);
    for (const SheetSeat &seat : told.seats) {
        for (const QString &note : labels::notes(words, seat, language))
            body += paragraph(note);
    }
    const QString victory = victorySentence(words, told, language);
    return victory.isEmpty() ? body : body + paragraph(victory);
}

} // namespace

QByteArray resultHtml(const Words &words, const Play &play, Language language)
{
    const QString title = labels::heading(words, play.sheet, language).toHtmlEscaped();
    return page.toString()
        .arg(latin1(idOf(language)), head, title, body(words, play, language))
        .toUtf8();
}

} // namespace gyoji
