// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/shell/gadget_list.h"
#include "words/language.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class Words;

/// What a player has done in one game.
struct StatisticsRow
{
    Q_GADGET
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString game MEMBER game FINAL)
    Q_PROPERTY(QString wins MEMBER wins FINAL)
    Q_PROPERTY(double winShare MEMBER winShare FINAL)
    Q_PROPERTY(QString points MEMBER points FINAL)
    Q_PROPERTY(QString details MEMBER details FINAL)

public:
    QString player;
    QString game;
    /// "12 plays, won 5, of these 1 shared"
    QString wins;
    /// 0 to 1.
    double winShare = 0;
    /// Best and average; empty where nobody counted.
    QString points;
    /// By the number of players, and where the points come from.
    QString details;

    friend bool operator==(const StatisticsRow &, const StatisticsRow &) = default;
};

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
