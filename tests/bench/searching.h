// SPDX-License-Identifier: MIT
#pragma once

namespace gyoji::bench {

/// A search of the rulebook against a bare full-text query of SQLite over the same articles.
void benchSearching();

} // namespace gyoji::bench
