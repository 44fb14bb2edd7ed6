// SPDX-License-Identifier: MIT
#pragma once

namespace gyoji::bench {

/// From a tap on one phone to what the host and a spectator's page see, with five seats; the seat
/// page's weight; and from its load until it is usable, where there is a browser.
void benchHosting();

} // namespace gyoji::bench
