// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/own_box.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// A page of its own that a game has for its boxes.
struct BoxPageRow
{
    Q_GADGET
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)

public:
    QString page;
    QString title;

    friend bool operator==(const BoxPageRow &, const BoxPageRow &) = default;
};

/// What a game has for its boxes beside their cards; its room makes its own of it.
class BoxPages : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The boxes have it.")
    Q_PROPERTY(QObject *rows READ rows CONSTANT FINAL)

public:
    QAbstractItemModel *rows() { return &m_rows; }

    /// The box must outlive it, or be followed by another; null for none.
    virtual void setBox(OwnBox *box) = 0;
    virtual void setLanguage(Language language) = 0;

protected:
    void setRows(const QList<BoxPageRow> &rows) { m_rows.setRows(rows); }

private:
    GadgetList<BoxPageRow> m_rows;
};

} // namespace gyoji
