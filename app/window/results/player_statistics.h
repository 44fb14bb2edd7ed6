// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/statistics_rows.h"
#include "window/shell/gadget_list.h"
#include "words/language.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class Words;

/// What players have done, in all plays that count; and which names are the same player's.
class PlayerStatistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QObject *rows READ rows CONSTANT FINAL)
    Q_PROPERTY(QString merging READ merging NOTIFY mergingChanged FINAL)
    Q_PROPERTY(QString merged READ merged NOTIFY mergingChanged FINAL)

public:
    /// The store and the words must outlive it.
    PlayerStatistics(Store &store, const Words &words, Language language);

    QAbstractItemModel *rows() { return &m_rows; }
    /// What is drawn in that row; nothing where there is none.
    StatisticsDrawing drawing(int row) const;
    /// The name that is being joined with another; empty for none.
    const QString &merging() const { return m_merging; }
    /// The name that was joined last, and can be parted again; empty for none.
    const QString &merged() const { return m_merged; }

    /// Picks a name that is another spelling; the same once more picks none.
    Q_INVOKABLE void merge(const QString &name);
    /// Whom the picked name stands for.
    Q_INVOKABLE void mergeInto(const QString &player);
    Q_INVOKABLE void part();

    void setLanguage(Language language);

Q_SIGNALS:
    void mergingChanged();
    void rowsChanged();
    void refused(const gyoji::Refusal &refusal);

private:
    void read();

    Store &m_store;
    const Words &m_words;
    Language m_language;
    QString m_merging;
    QString m_merged;
    GadgetList<StatisticsRow> m_rows;
};

} // namespace gyoji
