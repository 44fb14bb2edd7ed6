// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/history_rows.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// All that was played, and what is still running.
class History : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    Q_PROPERTY(QObject *rows READ rows CONSTANT FINAL)
    Q_PROPERTY(QString removed READ removed NOTIFY removedChanged FINAL)

public:
    /// The store and the words must outlive it.
    History(Store &store, const Words &words, Language language);
    ~History() override;

    /// Words of a game, players or a date, all of which must be there.
    const QString &query() const { return m_query; }
    void setQuery(const QString &query);
    QAbstractItemModel *rows() { return &m_rows; }
    /// Who played what was removed last and can be brought back; empty for none.
    const QString &removed() const { return m_removed.players; }

    /// Takes it out of the list. It goes for good with the next one, or when the page is left.
    Q_INVOKABLE void remove(const QString &play);
    Q_INVOKABLE void bringBack();

    /// What was removed last goes for good.
    void settle();
    void setLanguage(Language language);

Q_SIGNALS:
    void queryChanged();
    void removedChanged();
    void refused(const gyoji::Refusal &refusal);
    /// It is no longer in the store.
    void isGone(const QString &play);

private:
    void read();
    void filter();

    Store &m_store;
    const Words &m_words;
    Language m_language;
    QString m_query;
    HistoryRow m_removed;
    QList<HistoryRow> m_all;
    GadgetList<HistoryRow> m_rows;
};

} // namespace gyoji
