// SPDX-License-Identifier: MIT
#pragma once

#include "simulate/random.h"

#include <QByteArray>

namespace gyoji::test {

/// The line with one thing about it changed: bytes, a key, a value, an element. Most often what
/// comes out is malformed or out of range; sometimes it is another good line.
QByteArray mutated(const QByteArray &line, Random &random);

} // namespace gyoji::test
