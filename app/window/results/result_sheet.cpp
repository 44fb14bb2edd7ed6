// SPDX-License-Identifier: MIT
#include "window/results/result_sheet.h"

#include "json/strings.h"
#include "results/labels.h"
#include "words/victory.h"
#include "words/words.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace gyoji {

ResultSheet::ResultSheet(const Words &words, ShownPlay shown, Language language)
    : m_words(words)
    , m_shown(std::move(shown))
    , m_language(language)
{
    QList<ResultSeatRow> rows;
    for (std::size_t i = 0; i < m_shown.play.sheet.seats.size(); ++i) {
        m_seats.push_back(std::make_unique<ResultSeat>(m_words, static_cast<SeatIndex>(i)));
        rows << ResultSeatRow{m_seats.back().get()};
    }
    refresh();
    m_seatRows.setRows(rows);
}

void ResultSheet::update(ShownPlay shown)
{
    m_shown = std::move(shown);
    refresh();
}

void ResultSheet::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void ResultSheet::refresh()
{
    for (const auto &seat : m_seats)
        seat->show(m_shown, m_language);
    m_rounds.setRows(newRounds());
    Q_EMIT courseChanged();
    ResultView view = newView();
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
}

ResultView ResultSheet::newView() const
{
    const Sheet told = labels::toldSheet(m_shown.play.sheet);
    ResultView view;
    view.heading = m_words.sentence(told.isOver ? "sheet/final" : "sheet/now", {}, m_language);
    QStringList details{fromUtf8(told.game.title)};
    details << labels::details(m_words, m_shown.play, m_language);
    view.details = details.join(u" · "_s);
    view.victory = victorySentence(m_words, told, m_language);
    view.isOver = told.isOver;
    view.hasCourse = roundsOf(m_shown.course) > 1;
    return view;
}

QList<ResultLineRow> ResultSheet::newRounds() const
{
    const Sheet told = labels::toldSheet(m_shown.play.sheet);
    QList<ResultLineRow> rows;
    for (std::size_t round = 0; round < roundsOf(m_shown.course); ++round) {
        QStringList totals;
        for (std::size_t i = 0; i < told.seats.size(); ++i) {
            const auto &course = m_shown.course[i];
            if (round < course.size())
                totals << m_words.sentence(
                    "result/course", {{"player", told.seats[i].name}, {"total", course[round]}},
                    m_language);
        }
        const int number = static_cast<int>(round) + 1;
        rows << ResultLineRow{QString::number(number), m_words.list(totals, m_language)};
    }
    return rows;
}

} // namespace gyoji
