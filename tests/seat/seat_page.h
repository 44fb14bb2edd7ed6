// SPDX-License-Identifier: MIT
#pragma once

#include "browser.h"

namespace gyoji::test {

/// The size of the smallest phones.
constexpr QSize phoneSize(360, 640);

/// True once the page shows its seat.
extern const QString isReady;
/// True while no entry waits on the phone.
extern const QString isCalm;

/// A phone with the page of a seat, and hands to tap it (`hands.js`).
std::unique_ptr<BrowserPage> seated(Browser &browser, const QString &url, const QString &language);
/// A seat that somebody else sits at already: the page asks how to join.
std::unique_ptr<BrowserPage> asking(Browser &browser, const QString &url);
/// After a reload the hands are to be there again.
void giveHands(BrowserPage &page);

/// What is wrong with how the page looks; empty for nothing.
QString faultsOf(BrowserPage &page);
/// Where the picture of that name goes.
QString pictureOf(const QString &name);

} // namespace gyoji::test
