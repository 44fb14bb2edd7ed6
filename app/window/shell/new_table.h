// SPDX-License-Identifier: MIT
#pragma once

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

/// The table that is about to begin: who sits where, and which faces lie on top. The box is the
/// sample.
class NewTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QObject *names READ names CONSTANT FINAL)
    Q_PROPERTY(QObject *firstFaces READ firstFaces CONSTANT FINAL)
    Q_PROPERTY(QObject *secondFaces READ secondFaces CONSTANT FINAL)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed FINAL)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed FINAL)
    Q_PROPERTY(bool canBegin READ canBegin NOTIFY changed FINAL)

public:
    NewTable();

    QAbstractItemModel *names() { return &m_names; }
    QAbstractItemModel *firstFaces() { return &m_firstFaces; }
    QAbstractItemModel *secondFaces() { return &m_secondFaces; }
    bool canAdd() const;
    bool canRemove() const;
    /// Has every seat a name?
    bool canBegin() const;

    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int seat);
    Q_INVOKABLE void setName(int seat, const QString &name);
    Q_INVOKABLE void pickFirst(const QString &face);
    Q_INVOKABLE void pickSecond(const QString &face);

    /// The header of its script.
    QByteArray header() const;

Q_SIGNALS:
    void changed();

private:
    GadgetList<NameRow> m_names;
    GadgetList<FaceRow> m_firstFaces;
    GadgetList<FaceRow> m_secondFaces;
};

} // namespace gyoji
