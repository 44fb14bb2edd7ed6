// SPDX-License-Identifier: MIT
#pragma once

#include "host/host.h"
#include "words/words.h"

#include <QTemporaryDir>

namespace gyoji::test {

/// A table that is served from this process, in a data folder that may have been there before.
class Served
{
public:
    /// A new table with that header's players.
    Served(const QTemporaryDir &folder, const QByteArrayList &players);
    /// A new table of that group with a box that knows nothing: two sculptors live in the first
    /// seat's village, and it is day 2.
    static void beginWithAnEmptyBox(const QTemporaryDir &folder, const QByteArrayList &players);
    /// The table that the folder has.
    explicit Served(const QTemporaryDir &folder);

    Host &host() { return *m_host; }
    TableSession &session() { return *m_session; }
    /// The table's header and all its lines.
    QByteArray script() const;
    QString urlOf(int seat) { return m_host->invites(m_session->id())[seat].url; }

private:
    void begin(std::variant<std::unique_ptr<RunningTable>, Refusal> running);

    Words m_words;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<TableSession> m_session;
    std::unique_ptr<Host> m_host;
};

} // namespace gyoji::test
