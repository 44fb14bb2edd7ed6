// SPDX-License-Identifier: MIT
#pragma once

#include "store/import.h"
#include "window/results/shown_play.h"

#include <QObject>
#include <QtQmlIntegration>

#include <memory>

namespace gyoji {

/// A journal from elsewhere, read but not kept.
struct ReadJournal
{
    QByteArray header;
    std::unique_ptr<Table> table;
    /// When its file was changed; invalid where it is none.
    QDateTime changed;
    KeptScript kept;
    /// It came by a code, on purpose: there is nothing to be asked.
    bool isHandedOver = false;
};

/// What is said of a journal before it is kept.
struct JournalView
{
    Q_GADGET
    QML_VALUE_TYPE(journalView)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(QString victory MEMBER victory FINAL)
    Q_PROPERTY(QString extent MEMBER extent FINAL)
    Q_PROPERTY(QString date MEMBER date FINAL)
    Q_PROPERTY(QString standing MEMBER standing FINAL)
    Q_PROPERTY(bool isKept MEMBER isKept FINAL)
    Q_PROPERTY(bool canOpen MEMBER canOpen FINAL)
    Q_PROPERTY(bool canUpdate MEMBER canUpdate FINAL)
    Q_PROPERTY(bool canKeep MEMBER canKeep FINAL)

public:
    /// The game and its box.
    QString title;
    /// With what they have.
    QString players;
    /// Who has won; empty before the end.
    QString victory;
    /// How many days and lines.
    QString extent;
    /// When the file was changed; empty where nobody knows.
    QString date;
    /// Whether it is here already.
    QString standing;
    /// Some state of it is here: it would be kept beside that.
    bool isKept = false;
    /// What is here is the same, or has gone on since.
    bool canOpen = false;
    /// What is here can go on to where the journal is.
    bool canUpdate = false;
    bool canKeep = false;

    friend bool operator==(const JournalView &, const JournalView &) = default;
};

/// A journal from elsewhere, to be looked at before it is kept.
class JournalPreview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(gyoji::JournalView view READ view NOTIFY viewChanged FINAL)

public:
    /// The store and the words must outlive it.
    JournalPreview(Store &store, ReadJournal journal, const Words &words, Language language);

    const JournalView &view() const { return m_view; }
    const std::shared_ptr<const Table> &table() const { return m_table; }
    /// Its sheet, which looks at the table.
    ShownPlay shown() const;

    /// Keeps it as a table of its own.
    Q_INVOKABLE void keep();
    /// Opens the table that is here already.
    Q_INVOKABLE void open();
    /// Goes on with the table that is here, up to where the journal is.
    Q_INVOKABLE void update();
    /// Does what is plain: goes on with what is here, or else keeps it.
    void receive();

    void setLanguage(Language language);

Q_SIGNALS:
    void viewChanged();
    void refused(const gyoji::Refusal &refusal);
    void wantsTable(const QString &table);
    /// The lines are to be put behind the table's last one.
    void wantsLines(const QString &table, const QByteArrayList &lines);

private:
    void refresh();
    QString standing() const;

    Store &m_store;
    const Words &m_words;
    Language m_language;
    QByteArray m_header;
    std::shared_ptr<const Table> m_table;
    QDateTime m_changed;
    KeptScript m_kept;
    JournalView m_view;
};

} // namespace gyoji
