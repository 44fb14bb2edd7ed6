// SPDX-License-Identifier: MIT
#include "window/host/handover.h"

#include "share/code.h"
#include "share/handover.h"

#include <QClipboard>
#include <QGuiApplication>

namespace gyoji {

namespace {

/// Chats take long texts.
constexpr qsizetype pasted = 64 * 1024;

} // namespace

void Handover::setTable(const TableSession &session, const QByteArray &header)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = &session;
    m_header = header;
    connect(m_session, &TableSession::changed, this, &Handover::refresh);
    hide();
}

void Handover::showGame()
{
    showSeat(noSeat);
}

void Handover::showSeat(int seat)
{
    m_seat = seat;
    m_isShown = true;
    refresh();
}

void Handover::hide()
{
    m_isShown = false;
    refresh();
}

void Handover::refresh()
{
    m_codes = m_isShown ? parts(qrCharacters) : QStringList();
    Q_EMIT changed();
}

void Handover::copy() const
{
    QGuiApplication::clipboard()->setText(parts(pasted).join(u'\n'));
}

QStringList Handover::parts(qsizetype characters) const
{
    const Table &table = m_session->table();
    if (m_seat == noSeat)
        return writeCode({CodeKind::Game, writeScript(m_header, table)}, characters);
    const QByteArray script = writeSeat(m_header, table, static_cast<SeatIndex>(m_seat));
    return writeCode({CodeKind::Seat, script}, characters);
}

} // namespace gyoji
