// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/box/game_box.h"

#include <QObject>

namespace gyoji {

/// An id for a new box, which no other device gives.
QString newBoxId();

/// A title in that language alone.
Localized titled(const QString &title, Language language);

/// A box of the players' own that is edited: each change is on the disk before it is seen. Tables
/// that were begun with it keep the box they have.
class OwnBox : public QObject
{
    Q_OBJECT

public:
    /// The store must outlive it.
    OwnBox(Store &store, const QString &id, AnyBox box);

    const QString &id() const { return m_id; }
    const AnyBox &box() const { return m_box; }

    /// Keeps the box as it is to be; where that cannot be done, nothing has changed.
    bool change(AnyBox box);
    /// Likewise, and what it was stays among its copies.
    bool replace(AnyBox box);

    /// Cards that are being described, as far as the box cannot hold them yet: a JSON list.
    QByteArray drafts() const;
    void keepDrafts(const QByteArray &drafts);

Q_SIGNALS:
    void changed();
    void refused(const gyoji::Refusal &refusal);

private:
    bool settle(const std::optional<Refusal> &refusal, AnyBox box);

    Store &m_store;
    QString m_id;
    AnyBox m_box;
};

} // namespace gyoji
