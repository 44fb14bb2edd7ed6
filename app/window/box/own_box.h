// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "store/store.h"
#include "words/language.h"

#include <QObject>

namespace gyoji {

/// An id for a new box, which no other device gives.
std::string newBoxId();

/// A title in that language alone.
Localized titled(const QString &title, Language language);

/// A box of the players' own that is edited: each change is on the disk before it is seen. Tables
/// that were begun with it keep the box they have.
class OwnBox : public QObject
{
    Q_OBJECT

public:
    /// The store must outlive it.
    OwnBox(Store &store, const QString &id, arigato::Box box);

    const QString &id() const { return m_id; }
    const arigato::Box &box() const { return m_box; }

    /// Keeps the box as it is to be; where that cannot be done, nothing has changed.
    bool change(arigato::Box box);
    /// Likewise, and what it was stays among its copies.
    bool replace(arigato::Box box);

    /// Cards that are being described, by id, as far as the box cannot hold them yet.
    using Drafts = std::map<std::string, arigato::Card>;
    Drafts drafts() const;
    void keepDrafts(const Drafts &drafts);

Q_SIGNALS:
    void changed();
    void refused(const gyoji::Refusal &refusal);

private:
    bool settle(const std::optional<Refusal> &refusal, arigato::Box box);

    Store &m_store;
    QString m_id;
    arigato::Box m_box;
};

} // namespace gyoji
