// SPDX-License-Identifier: MIT
#pragma once

namespace gyoji::test {

/// How many sockets this process has open.
int openSockets();

} // namespace gyoji::test
