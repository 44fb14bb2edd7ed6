// SPDX-License-Identifier: MIT
#pragma once

#include "results/import_sheet.h"
#include "store/store.h"
#include "window/results/import_rows.h"
#include "window/shell/gadget_list.h"
#include "words/language.h"

#include <QObject>
#include <QTimer>
#include <QtQmlIntegration>

namespace gyoji {

class Words;

/// What an import would do, or has done.
struct ImportView
{
    Q_GADGET
    QML_VALUE_TYPE(importView)
    Q_PROPERTY(QString summary MEMBER summary FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(bool canTake MEMBER canTake FINAL)
    Q_PROPERTY(bool canLeaveOut MEMBER canLeaveOut FINAL)
    Q_PROPERTY(bool canTakeAll MEMBER canTakeAll FINAL)
    Q_PROPERTY(bool isRunning MEMBER isRunning FINAL)
    Q_PROPERTY(double progress MEMBER progress FINAL)

public:
    /// How many plays come in, how many of these replace others, how many are there already.
    QString summary;
    /// Who is new, and whose name is written otherwise here.
    QString players;
    bool canTake = false;
    /// There is one that is taken; that is not.
    bool canLeaveOut = false;
    bool canTakeAll = false;
    bool isRunning = false;
    /// 0 to 1.
    double progress = 0;

    friend bool operator==(const ImportView &, const ImportView &) = default;
};

/// A file of plays of another program, to be looked at before it is taken in, play by play. What
/// was not left out comes in whole or, where it is cancelled, not at all.
class PlayImport : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(gyoji::ImportView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *rows READ rows CONSTANT FINAL)

public:
    /// The store and the words must outlive it.
    PlayImport(Store &store, bgstats::File file, const Words &words, Language language);

    const ImportView &view() const { return m_view; }
    QAbstractItemModel *rows() { return &m_rows; }

    /// Leaves a play out; takes it again.
    Q_INVOKABLE void toggle(int play);
    Q_INVOKABLE void toggleAll(bool isTaken);
    Q_INVOKABLE void take();
    Q_INVOKABLE void cancel();

    void setLanguage(Language language);

Q_SIGNALS:
    void viewChanged();
    void refused(const gyoji::Refusal &refusal);
    /// All of it is kept.
    void isTaken();

private:
    void readRows();
    void refresh();
    void takeSome();
    bool canChoose() const { return !m_timer.isActive() && !m_isTaken; }
    int count(ImportRow::Kind kind) const;
    QString summary() const;
    QString playersText() const;

    Store &m_store;
    bgstats::File m_file;
    const Words &m_words;
    Language m_language;
    KnownPlays m_known;
    ImportPlan m_plan;
    QTimer m_timer;
    GadgetList<ImportRow> m_rows;
    /// The plays that were left out.
    QSet<int> m_leftOut;
    /// The plays that are coming in.
    std::vector<std::size_t> m_chosen;
    /// What is ready to be kept.
    QList<PlayEntry> m_entries;
    /// In the chosen ones.
    std::size_t m_next = 0;
    bool m_isTaken = false;
    ImportView m_view;
};

} // namespace gyoji
