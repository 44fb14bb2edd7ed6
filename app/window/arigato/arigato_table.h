// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "session/table_session.h"
#include "window/arigato/line_care.h"
#include "window/arigato/log_model.h"
#include "window/arigato/seat_model.h"
#include "window/arigato/table_calendar.h"
#include "window/arigato/table_rows.h"
#include "window/shell/gadget_list.h"
#include "window/shell/speech.h"
#include "words/language.h"

#include <QObject>

#include <array>
#include <memory>
#include <vector>

namespace gyoji {

class Words;

/// A table of Arigatō on the screen, whoever changes it: the window, or phones. Each line is kept
/// before anything of it is shown.
class ArigatoTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(gyoji::TableView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged FINAL)
    Q_PROPERTY(QString messageRule READ messageRule NOTIFY messageChanged FINAL)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT FINAL)
    Q_PROPERTY(QObject *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(QObject *log READ log CONSTANT FINAL)
    Q_PROPERTY(gyoji::LineCare *lineCare READ lineCare CONSTANT FINAL)
    Q_PROPERTY(gyoji::TableCalendar *calendar READ calendar CONSTANT FINAL)
    Q_PROPERTY(QObject *rulings READ rulings CONSTANT FINAL)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged FINAL)
    Q_PROPERTY(gyoji::SeatModel *seat READ seat NOTIFY currentChanged FINAL)
    Q_PROPERTY(gyoji::Speech *speech READ speech NOTIFY languageChanged FINAL)

public:
    /// Both must outlive it.
    ArigatoTable(TableSession &session, const Words &words, Language language);

    const TableView &view() const { return m_view; }
    /// Why the last tap was refused; empty when it was not.
    const QString &message() const { return m_message; }
    /// The rule that refused it, where it has an article.
    const QString &messageRule() const { return m_messageRule; }
    int seatCount() const { return static_cast<int>(m_seats.size()); }
    QAbstractItemModel *seats() { return &m_seatRows; }
    QAbstractItemModel *log() { return m_log.list(); }
    /// Mends earlier lines.
    LineCare *lineCare() const { return m_lineCare.get(); }
    /// Describes days that the box does not know.
    TableCalendar *calendar() const { return m_calendar.get(); }
    QAbstractItemModel *rulings() { return &m_rulings; }
    /// The seat in front where there is room for one only.
    int current() const { return m_current; }
    void setCurrent(int seat);
    SeatModel *seat() const { return m_seats[static_cast<std::size_t>(m_current)].get(); }
    Speech *speech() { return speech(m_language); }

    /// The log follows the journal as long as somebody looks at it; else it is empty.
    Q_INVOKABLE void beginLog();
    Q_INVOKABLE void endLog();
    /// Takes the last line back, or what was last changed in the past, whole.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Ends the day of all seats that no device plays and that owe nothing, in one line.
    Q_INVOKABLE void endDays();
    /// Goes on to the next day where seats are followed by their score only; after the last day
    /// the game ends.
    Q_INVOKABLE void passDay();
    /// Ends the game now, for all.
    Q_INVOKABLE void finish();
    /// From here on; `value` is 0 or 1, as the ruling's answers stand.
    Q_INVOKABLE void rule(const QString &ruling, int value);
    /// Takes the message away.
    Q_INVOKABLE void dismiss();

    /// How many devices have claimed each seat. What such a seat names at dawn stays covered here,
    /// on the screen for all, until it is revealed (ari.dawn.secret).
    void setDevices(const QList<int> &devices);
    int devices(SeatIndex seat) const { return m_places[static_cast<std::size_t>(seat)].devices; }
    bool isCovered(SeatIndex seat) const;
    /// Seats that children play: their day is closed by others.
    QStringList children() const;
    void setChildren(const QStringList &seats);
    Q_INVOKABLE void setChild(int seat, bool isChild);
    bool isChild(SeatIndex seat) const { return m_places[static_cast<std::size_t>(seat)].isChild; }
    /// Each seat's own language, "-" where it speaks the window's.
    QStringList seatLanguages() const;
    void setSeatLanguages(const QStringList &languages);
    /// "en", "fr" or "ja"; others mean the window's.
    Q_INVOKABLE void setSeatLanguage(int seat, const QString &language);
    /// Without a seat, the window's.
    Language languageOf(SeatIndex seat) const;
    /// The labels in that language.
    Speech *speech(Language language);
    /// The children whose day a seat may close: those that it is ahead of.
    std::vector<const SeatModel *> childrenBehind(SeatIndex seat) const;
    /// Shows that seat's dawn all the same.
    void uncover(SeatIndex seat);

    /// The game begins on a later day than the first, and nothing of that seat is entered yet.
    bool isToEnter(SeatIndex seat) const;
    /// Puts the first seat in front for which nothing is entered; where there is none, says so.
    void turnToEntry();

    const RunningTable &running() const { return m_session.running(); }
    const Journal<arigato::Game> &journal() const { return m_journal; }
    /// As the window may show it.
    const arigato::State &state() const { return m_covered ? *m_covered : m_journal.state(); }
    ThreeDays daysAround(int day) const;
    const Words &words() const { return m_words; }
    Language language() const { return m_language; }
    void setLanguage(Language language);

    /// Was it accepted? If not, the message says why. Of other seats only what has changed is
    /// looked at anew.
    bool act(const arigato::Action &action, SeatIndex seat = noSeat);
    /// Changes the past.
    void amend(const Amendment<arigato::Action> &amendment);
    /// As if it had begun with that box. Was it accepted? If not, the message says why.
    bool beginAnew(const arigato::Box &box);
    void undoSeat(SeatIndex seat);
    /// What a line did, in words; what is secret still is not told.
    QString deedOf(std::size_t line) const;
    bool isSecret(std::size_t line) const;
    /// Says why something was refused, to that seat or to all, or takes the message away.
    void tell(const std::optional<Refusal> &refusal, SeatIndex seat = noSeat);

Q_SIGNALS:
    /// A line was accepted or taken back, and all of it is shown.
    void changed();
    void viewChanged();
    void messageChanged();
    void currentChanged();
    void languageChanged();
    void childrenChanged();
    void seatLanguagesChanged();
    /// All seats are entered.
    void entered();
    /// Somebody's points are others than they were.
    void sheetChanged();

private:
    /// Who plays a seat besides the window.
    struct Place
    {
        int devices = 0;
        bool isUncovered = false;
        bool isChild = false;
        std::optional<Language> language;
    };

    /// Shows what the session has changed.
    void showChange();
    QString messageOf(const Refusal &refusal, Language language) const;
    void cover();
    std::vector<SeatIndex> coveredSeats() const;
    void tellLog();
    void refresh();
    /// Of other seats than that one only what has changed.
    void refreshFor(SeatIndex acting);
    void refreshTable();
    TableView newView() const;
    DayView dayView(int day) const;
    void tellDay(TableView &view) const;
    std::vector<const SeatModel *> endingDays() const;
    void tellUndo(TableView &view) const;
    void tellRedo(TableView &view) const;
    QString changeLabel(std::string_view id, const Amendment<arigato::Action> &amendment) const;
    QList<RulingRow> newRulings() const;

    TableSession &m_session;
    const Journal<arigato::Game> &m_journal;
    const Words &m_words;
    Language m_language;
    std::array<std::unique_ptr<Speech>, idsOf<Language>.size()> m_speeches;
    TableView m_view;
    QString m_message;
    QString m_messageRule;
    int m_current = 0;
    /// Whose act is under way, where it is an act of the window.
    std::optional<SeatIndex> m_acting;
    std::vector<std::unique_ptr<SeatModel>> m_seats;
    std::vector<Place> m_places;
    /// The state with dawns covered; none where there is nothing to cover.
    std::optional<arigato::State> m_covered;
    GadgetList<SeatRow> m_seatRows;
    LogModel m_log;
    std::unique_ptr<LineCare> m_lineCare;
    std::unique_ptr<TableCalendar> m_calendar;
    /// How many look at the log.
    int m_logReaders = 0;
    Sheet m_sheet;
    GadgetList<RulingRow> m_rulings;
};

} // namespace gyoji
