// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/localized.h"
#include "window/box/box_rows.h"
#include "window/box/merge_rows.h"

#include <memory>

namespace gyoji {

class GameBox;

/// A box of whatever game; null for none.
using AnyBox = std::shared_ptr<const GameBox>;

/// A box as the pages of boxes know it; a game's room makes its own of it. It does not change.
class GameBox
{
public:
    GameBox() = default;
    GameBox(const GameBox &) = delete;
    GameBox &operator=(const GameBox &) = delete;
    virtual ~GameBox() = default;

    virtual QByteArray game() const = 0;
    /// The JSON of the spec.
    virtual QByteArray file() const = 0;
    virtual QString id() const = 0;
    virtual Localized title() const = 0;

    virtual int cardCount() const = 0;
    /// Cards of which something is not known yet.
    virtual int openCount() const = 0;
    virtual bool hasCard(const QString &card) const = 0;
    /// The first card behind that one of which something is not known, or from the start again;
    /// empty where there is none.
    virtual QString openBehind(const QString &card) const = 0;
    virtual QString cardName(const QString &card, const Words &words, Language language) const = 0;

    /// How far it is described beside the cards, a sentence each.
    virtual QStringList notes(const Words &words, Language language) const = 0;
    /// Cards that are alike in every field, a line each.
    virtual QString alike(const Words &words, Language language) const = 0;
    virtual QList<TypeProgressRow> progress(const Words &words, Language language) const = 0;
    /// The cards, by type.
    virtual QList<BoxCardRow> cards(const Words &words, Language language) const = 0;

    /// The same under another id and title, no longer the publisher's.
    virtual AnyBox entitled(const QString &id, const Localized &title) const = 0;
    /// The card alone, with what says whose it is.
    virtual AnyBox alone(const QString &card) const = 0;
    /// What taking that box of the same game into this one would do. Both must outlive it.
    virtual std::unique_ptr<BoxMerging> merging(const GameBox &theirs) const = 0;
};

bool isSame(const AnyBox &a, const AnyBox &b);

} // namespace gyoji
