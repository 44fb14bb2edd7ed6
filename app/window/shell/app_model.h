// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/rulebook.h"
#include "store/store.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/table_box.h"
#include "window/box/boxes.h"
#include "window/host/invite.h"
#include "window/results/result_pages.h"
#include "window/rulebook/rules.h"
#include "window/shell/gadget_list.h"
#include "window/shell/new_table.h"
#include "window/shell/opening.h"
#include "window/shell/settings.h"
#include "window/shell/table_list.h"
#include "window/shell/tour.h"
#include "words/words.h"

#include <QObject>
#include <QUrl>
#include <QtQmlIntegration>

#include <memory>

namespace gyoji {

/// The window's whole: which page is shown, and the table that is open.
class AppModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QString page READ page NOTIFY pageChanged FINAL)
    Q_PROPERTY(bool isDrawn READ isDrawn WRITE setDrawn NOTIFY isDrawnChanged FINAL)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged FINAL)
    Q_PROPERTY(QUrl documents READ documents CONSTANT FINAL)
    Q_PROPERTY(gyoji::Settings *settings READ settings CONSTANT FINAL)
    Q_PROPERTY(QObject *tables READ tables CONSTANT FINAL)
    Q_PROPERTY(gyoji::NewTable *newTable READ newTable NOTIFY newTableChanged FINAL)
    Q_PROPERTY(gyoji::Boxes *boxes READ boxes NOTIFY boxesChanged FINAL)
    Q_PROPERTY(gyoji::TableBox *tableBox READ tableBox CONSTANT FINAL)
    Q_PROPERTY(gyoji::Rules *rules READ rules NOTIFY rulesChanged FINAL)
    Q_PROPERTY(gyoji::Invite *invite READ invite NOTIFY inviteChanged FINAL)
    Q_PROPERTY(gyoji::ResultPages *results READ results CONSTANT FINAL)
    Q_PROPERTY(bool looksBack READ looksBack WRITE setLooksBack NOTIFY looksBackChanged FINAL)
    Q_PROPERTY(bool isLocked READ isLocked NOTIFY isLockedChanged FINAL)
    Q_PROPERTY(gyoji::Tour *tour READ tour NOTIFY tourChanged FINAL)
    Q_PROPERTY(gyoji::ArigatoTable *table READ table NOTIFY tableChanged FINAL)

public:
    /// The store and the settings must outlive it. The table that was played last, if it is not
    /// over, is open from the start.
    AppModel(Store &store, Settings &settings);
    ~AppModel() override;

    /// One of `pageNames`.
    const QString &page() const { return m_page; }
    /// The window has shown its first frame; what that does not need comes after it.
    bool isDrawn() const { return m_isDrawn; }
    void setDrawn(bool isDrawn);
    /// Why the last thing asked for could not be done; empty when it could.
    const QString &message() const { return m_message; }
    /// Where files to open are looked for first.
    QUrl documents() const;
    Settings *settings() const { return &m_settings; }
    QAbstractItemModel *tables() { return &m_tables; }
    NewTable *newTable() const { return m_newTable.get(); }
    Rules *rules() const { return m_rules.get(); }
    Boxes *boxes() const { return m_boxes.get(); }
    TableBox *tableBox() { return &m_tableBox; }
    /// Phones invited to the table; made when it is first wanted.
    Invite *invite() const { return m_invite.get(); }
    ResultPages *results() { return &m_results; }
    /// The table that is open may be looked back on while it is played.
    bool looksBack() const;
    void setLooksBack(bool looksBack);
    /// This device shows nothing but the table that is open, and the rules.
    bool isLocked() const;
    Q_INVOKABLE void lock();
    Q_INVOKABLE void unlock();
    /// The tour that is taken; null for none.
    Tour *tour() const { return m_tour.get(); }
    ArigatoTable *table() const { return m_table.get(); }

    /// Pages of a table stay where they are while none is open.
    Q_INVOKABLE void show(const QString &page);
    /// Closes what is open at the table's seat, else the page.
    Q_INVOKABLE void close();
    /// Shows the article of a rule under what has just happened by it or was refused, in words.
    Q_INVOKABLE void explain(const QString &rule, const QString &instance);
    Q_INVOKABLE void open(const QString &table);
    /// Shows what a file is: looks at a box, a script or plays before they are kept.
    Q_INVOKABLE void openFile(const QUrl &file);
    /// Takes in the text code that lies on the clipboard, or one that was dropped.
    Q_INVOKABLE void paste();
    Q_INVOKABLE void openCode(const QString &text);
    /// Begins the new table.
    Q_INVOKABLE void begin();
    /// Takes the message away.
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void pageChanged();
    void isDrawnChanged();
    void messageChanged();
    void newTableChanged();
    void boxesChanged();
    void rulesChanged();
    void inviteChanged();
    void tableChanged();
    void looksBackChanged();
    void isLockedChanged();
    void tourChanged();

private:
    using Running = std::variant<std::unique_ptr<RunningTable>, Refusal>;
    Language language() const { return m_settings.language(); }
    static bool isWithinTable(const QString &page);
    bool canShow(const QString &page) const;
    void setLock(const QString &table);
    QStringList keptOfSeats(const QString &key) const;
    void keepOfSeats(const QString &key, const QStringList &values);
    void followSeats();
    void prepare(const QString &page);
    void renewNewTable();
    void openBoxes();
    void openRules();
    void openInvite();
    bool openTour();
    void closeTour();
    void markPhones();
    void prepareResults(const QString &page);
    void openSharing();
    void openLookingBack();
    void showSheet();
    void showTableSheet();
    void followSheet();
    void tell(const QString &message);
    void tell(const Refusal &refusal);
    bool showTable(Running running);
    void showOpened(Opened opened);
    void beginGame(const QByteArray &header, const QStringList &players);
    void closeTable(const QString &table);
    void lookAtBox(ReadBox box);
    void learn(const AnyBox &learned, bool isShipped);
    void takeSeat(const OpenedSeat &seat);
    void addLines(const QString &table, const QByteArrayList &lines);
    void retranslate();
    void refreshTables();

    Store &m_store;
    Settings &m_settings;
    Words m_words;
    QString m_page;
    bool m_isDrawn = false;
    QString m_message;
    GadgetList<TableRow> m_tables;
    std::unique_ptr<NewTable> m_newTable;
    std::unique_ptr<Boxes> m_boxes;
    TableBox m_tableBox;
    /// Read when it is first wanted.
    std::optional<Rulebook> m_rulebook;
    std::unique_ptr<Rules> m_rules;
    std::unique_ptr<TableSession> m_session;
    std::unique_ptr<Invite> m_invite;
    std::unique_ptr<ArigatoTable> m_table;
    ResultPages m_results;
    std::unique_ptr<Tour> m_tour;
};

} // namespace gyoji
