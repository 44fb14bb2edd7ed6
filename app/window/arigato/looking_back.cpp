// SPDX-License-Identifier: MIT
#include "window/arigato/looking_back.h"

#include "store/store.h"
#include "words/arigato_tell.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

QString keyOf(const QString &table)
{
    return u"looking-back/"_s + table;
}

std::string_view headingOf(const DayLookedBack &day)
{
    if (!day.played.isComparable)
        return "back/by-hand";
    if (day.left() > 0)
        return "back/left";
    return day.best.proven ? "back/best" : "back/none-found";
}

} // namespace

bool isLookingBackAllowed(const Store &store, const QString &table)
{
    return store.setting(keyOf(table)) == "yes"_L1;
}

std::optional<Refusal> allowLookingBack(Store &store, const QString &table, bool isAllowed)
{
    return store.keepSetting(keyOf(table), isAllowed ? u"yes"_s : u"no"_s);
}

LookingBack::LookingBack(const Journal<arigato::Game> &journal, const Words &words,
                         Language language)
    : m_journal(journal)
    , m_words(words)
    , m_language(language)
{
    pick(0);
}

void LookingBack::pick(int seat)
{
    if (seat < 0 || seat >= static_cast<int>(m_journal.state().seats.size()))
        return;
    m_seat = static_cast<SeatIndex>(seat);
    m_opened = 0;
    m_lookedBack = lookBack(m_journal, m_seat);
    m_today.reset();
    if (!refusalOfAdvice(m_journal.state(), m_seat))
        m_today = adviseOf(m_journal.state(), m_seat);
    refresh();
}

void LookingBack::open(int day)
{
    m_opened = day == m_opened ? 0 : day;
    refresh();
}

void LookingBack::setLanguage(Language language)
{
    m_language = language;
    refresh();
}

void LookingBack::refresh()
{
    m_seats.setRows(newSeats());
    m_days.setRows(newDays());
    QString summary = newSummary();
    if (summary == m_summary)
        return;
    m_summary = std::move(summary);
    Q_EMIT summaryChanged();
}

QList<BackSeatRow> LookingBack::newSeats() const
{
    QList<BackSeatRow> rows;
    for (const Seat &seat : m_journal.state().seats)
        rows << BackSeatRow{QString::fromStdString(seat.name), rows.size() == m_seat};
    return rows;
}

QList<BackDayRow> LookingBack::newDays() const
{
    QList<BackDayRow> rows;
    for (const DayLookedBack &day : m_lookedBack) {
        const auto say = [&](std::string_view id, int n) {
            return m_words.sentence(id, {{"day", day.played.day}, {"n", n}}, m_language);
        };
        BackDayRow row;
        row.day = day.played.day;
        row.heading = say(headingOf(day), day.left());
        row.isBetter = day.left() > 0;
        row.isOpened = row.day == m_opened;
        row.played = say("back/played", day.played.total);
        if (row.isBetter)
            row.best = say(day.best.proven ? "back/possible" : "back/found", day.best.total);
        if (row.isOpened)
            row.playedLines =
                actionSentences(m_words, day.played.actions, day.played.morning, m_language);
        if (row.isOpened && row.isBetter)
            row.bestLines =
                actionSentences(m_words, day.best.actions, day.played.morning, m_language);
        rows << row;
    }
    if (m_today)
        rows << newToday();
    return rows;
}

BackDayRow LookingBack::newToday() const
{
    const State &state = m_journal.state();
    BackDayRow row;
    row.day = state.seats[static_cast<std::size_t>(m_seat)].day;
    row.heading = m_words.sentence(m_today->proven ? "back/today" : "back/today-found",
                                   {{"n", m_today->total}}, m_language);
    row.isOpened = row.day == m_opened;
    if (row.isOpened)
        row.bestLines = actionSentences(m_words, m_today->actions, state, m_language);
    return row;
}

QString LookingBack::newSummary() const
{
    const Seat &seat = m_journal.state().seats[static_cast<std::size_t>(m_seat)];
    if (m_lookedBack.empty())
        return m_words.sentence("back/no-days", {{"player", seat.name}}, m_language);
    int left = 0;
    for (const DayLookedBack &day : m_lookedBack)
        left += day.left();
    return m_words.sentence(left > 0 ? "back/sum" : "back/sum-none",
                            {{"player", seat.name}, {"n", left}}, m_language);
}

} // namespace gyoji
