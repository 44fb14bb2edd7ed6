// SPDX-License-Identifier: MIT
#include "session/table_session.h"

namespace gyoji {

TableSession::TableSession(std::unique_ptr<RunningTable> running)
    : m_running(std::move(running))
{
}

bool TableSession::isKept(const std::optional<Origin> &origin) const
{
    return origin && m_running->isKept(*origin);
}

std::optional<Refusal> TableSession::tell(std::optional<Refusal> refusal)
{
    if (!refusal)
        Q_EMIT changed();
    return refusal;
}

std::optional<Refusal> TableSession::act(const QByteArray &line,
                                         const std::optional<Origin> &origin)
{
    return isKept(origin) ? std::nullopt : tell(m_running->act(line, origin));
}

std::optional<Refusal> TableSession::beginAnew(const QByteArray &header)
{
    return tell(m_running->beginAnew(header));
}

std::optional<Refusal> TableSession::undo()
{
    return tell(m_running->undo());
}

std::optional<Refusal> TableSession::redo()
{
    return tell(m_running->redo());
}

std::optional<Refusal> TableSession::undo(SeatIndex seat, const std::optional<Origin> &origin)
{
    return isKept(origin) ? std::nullopt : tell(m_running->undo(seat, origin));
}

std::optional<Refusal> TableSession::amend(const LineAmendment &amendment,
                                           const std::optional<Origin> &origin)
{
    return isKept(origin) ? std::nullopt : tell(m_running->amend(amendment, origin));
}

} // namespace gyoji
