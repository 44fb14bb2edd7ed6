// SPDX-License-Identifier: MIT
#pragma once

#include "session/table_session.h"

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration>

namespace gyoji {

/// The game, or a seat of it, as a code for a device that no network reaches.
class Handover : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The invitation has it.")
    Q_PROPERTY(QStringList codes READ codes NOTIFY changed FINAL)
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)

public:
    using QObject::QObject;

    /// The session must outlive it, or be followed by another; `header` is its table's.
    void setTable(const TableSession &session, const QByteArray &header);

    /// In parts that phones can scan; none while no code is shown.
    const QStringList &codes() const { return m_codes; }
    /// Whose code is shown; -1 for the whole game's.
    int seat() const { return m_seat; }

    Q_INVOKABLE void showGame();
    Q_INVOKABLE void showSeat(int seat);
    Q_INVOKABLE void hide();
    /// Copies the code as one text, to be pasted.
    Q_INVOKABLE void copy() const;

Q_SIGNALS:
    void changed();

private:
    void refresh();
    QStringList parts(qsizetype characters) const;

    const TableSession *m_session = nullptr;
    QByteArray m_header;
    QStringList m_codes;
    int m_seat = noSeat;
    bool m_isShown = false;
};

} // namespace gyoji
