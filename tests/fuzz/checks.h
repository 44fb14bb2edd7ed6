// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

/// What must hold for any bytes at all. Empty when it does, else what does not.
namespace gyoji::test {

/// A script: what stands of it writes, reads again to the same state and log, and undoes to the
/// start.
QString breachOfScript(const QByteArray &file);

/// A box: without faults it reads, and writes and reads back to the same box.
QString breachOfBox(const QByteArray &file);

/// A box, or the code of one: merged into another it adds what it has, and nothing the second time;
/// what comes of it writes and reads back to the same box.
QString breachOfImport(const QByteArray &file);

/// A file of BG Stats: its plays have ids of their own, and name games and players that are there;
/// a second import brings nothing.
QString breachOfPlays(const QByteArray &file);

} // namespace gyoji::test
