// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/known_boxes.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// A seat of the table to begin. The name may be empty while it is typed.
struct NameRow
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    QString name;

    friend bool operator==(const NameRow &, const NameRow &) = default;
};

/// A face of a calendar tile to choose.
struct FaceRow
{
    Q_GADGET
    Q_PROPERTY(QString face MEMBER face FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString face;
    bool isPicked = false;

    friend bool operator==(const FaceRow &, const FaceRow &) = default;
};

/// The table that is about to begin: who sits where, which box is played, and which faces of its
/// calendar lie on top.
class NewTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QObject *names READ names CONSTANT FINAL)
    Q_PROPERTY(QObject *known READ known CONSTANT FINAL)
    Q_PROPERTY(QObject *boxes READ boxes CONSTANT FINAL)
    Q_PROPERTY(QObject *firstFaces READ firstFaces CONSTANT FINAL)
    Q_PROPERTY(QObject *secondFaces READ secondFaces CONSTANT FINAL)
    Q_PROPERTY(int day READ day NOTIFY changed FINAL)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed FINAL)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed FINAL)
    Q_PROPERTY(bool canBegin READ canBegin NOTIFY changed FINAL)

public:
    /// `players` have played before. There is one box at least.
    NewTable(std::vector<KnownBox> boxes, QStringList players, Language language);

    QAbstractItemModel *names() { return &m_names; }
    /// Players of earlier tables who do not sit here yet.
    QAbstractItemModel *known() { return &m_known; }
    QAbstractItemModel *boxes() { return &m_boxRows; }
    QAbstractItemModel *firstFaces() { return &m_faces[0]; }
    QAbstractItemModel *secondFaces() { return &m_faces[1]; }
    /// The day that the game has come to when it is entered here.
    int day() const { return m_day; }
    bool canAdd() const;
    bool canRemove() const;
    /// Has every seat a name?
    bool canBegin() const;

    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    Q_INVOKABLE void setName(int seat, const QString &name);
    /// Seats someone who has played before: at the first seat without a name, else at a new one.
    Q_INVOKABLE void seat(const QString &name);
    Q_INVOKABLE void pickBox(const QString &box);
    Q_INVOKABLE void pickFirst(const QString &face);
    Q_INVOKABLE void pickSecond(const QString &face);
    Q_INVOKABLE void stepDay(int by);

    void setLanguage(Language language);

    /// As they are written down, in seat order.
    QStringList players() const;
    /// The header of its script. A box of the players' own goes into it whole, days that it does
    /// not know open: a table keeps the box that it began with.
    QByteArray header() const;
    /// The box that is to be kept before it; null where it is kept already.
    AnyBox newBox() const { return box().isNew ? box().box : nullptr; }

Q_SIGNALS:
    void changed();

private:
    void setNames(const QList<NameRow> &names);
    const KnownBox &box() const;

    std::vector<KnownBox> m_boxes;
    QStringList m_players;
    Language m_language;
    QString m_box;
    int m_day = arigato::firstDay;
    GadgetList<NameRow> m_names;
    GadgetList<NameRow> m_known;
    GadgetList<BoxRow> m_boxRows;
    std::array<GadgetList<FaceRow>, 2> m_faces;
};

} // namespace gyoji
