// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/results/count_cells.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

#include <memory>

namespace gyoji {

/// One player's column.
class CountColumn : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The sheet has it.")
    Q_PROPERTY(int index MEMBER m_index CONSTANT FINAL)
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed FINAL)
    Q_PROPERTY(QString total MEMBER m_total NOTIFY changed FINAL)
    Q_PROPERTY(QObject *cells READ cells CONSTANT FINAL)

public:
    explicit CountColumn(int index)
        : m_index(index)
    {
    }
    QAbstractItemModel *cells() { return &m_cells; }

    void show(const QString &name, const QString &total, const QList<CountCell> &cells);

Q_SIGNALS:
    void changed();

private:
    int m_index;
    QString m_name;
    QString m_total;
    GadgetList<CountCell> m_cells;
};

struct CountColumnRow
{
    Q_GADGET
    Q_PROPERTY(gyoji::CountColumn *column MEMBER column FINAL)

public:
    CountColumn *column = nullptr;

    friend bool operator==(const CountColumnRow &, const CountColumnRow &) = default;
};

/// A row of a free sheet.
struct CountLabel
{
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label FINAL)

public:
    QString label;

    friend bool operator==(const CountLabel &, const CountLabel &) = default;
};

/// The sheet of a table that nobody followed: all of it is typed in. Either a game's own, or a
/// free one, with rows of the players' own that are kept for next time.
class Counting : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QObject *columns READ columns CONSTANT FINAL)
    Q_PROPERTY(QObject *labels READ labels CONSTANT FINAL)
    Q_PROPERTY(bool isFree READ isFree NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed FINAL)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed FINAL)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed FINAL)
    Q_PROPERTY(bool canFinish READ canFinish NOTIFY changed FINAL)

public:
    /// `sheet` is the game's. The store and the words must outlive it.
    Counting(Store &store, CountSheet sheet, const Words &words, Language language);

    QAbstractItemModel *columns() { return &m_columnRows; }
    /// The rows of the free sheet; of a game's, none.
    QAbstractItemModel *labels() { return &m_labels; }
    bool isFree() const { return m_isFree; }
    /// The game's; of a free sheet, as the players call it.
    QString title() const;
    void setTitle(const QString &title);
    bool canAdd() const { return m_players.size() < maxPlayers; }
    bool canRemove() const { return m_players.size() > 1; }
    /// Everyone has a name, and the game too.
    bool canFinish() const;

    Q_INVOKABLE void setFree(bool isFree);
    Q_INVOKABLE void addPlayer();
    Q_INVOKABLE void removePlayer(int player);
    Q_INVOKABLE void setName(int player, const QString &name);
    Q_INVOKABLE void type(int player, int row, const QString &text);
    Q_INVOKABLE void addRow();
    Q_INVOKABLE void removeRow(int row);
    Q_INVOKABLE void setLabel(int row, const QString &label);
    /// Keeps the sheet as a play.
    Q_INVOKABLE void finish();

    void setLanguage(Language language);

Q_SIGNALS:
    void changed();
    void refused(const gyoji::Refusal &refusal);
    void isKept(const QString &play);

private:
    static constexpr std::size_t maxPlayers = 10;

    struct Player
    {
        QString name;
        QStringList typed;
    };
    const CountSheet &sheet() const { return m_isFree ? m_free : m_game; }
    std::vector<Counted> counted() const;
    void fit();
    void refresh();
    void refreshLabels();
    void keepRows();
    CountTelling telling() const { return {m_words, m_language, m_isFree}; }

    Store &m_store;
    const Words &m_words;
    Language m_language;
    CountSheet m_game;
    CountSheet m_free;
    bool m_isFree = false;
    std::vector<Player> m_players;
    std::vector<std::unique_ptr<CountColumn>> m_columns;
    GadgetList<CountColumnRow> m_columnRows;
    GadgetList<CountLabel> m_labels;
};

} // namespace gyoji
