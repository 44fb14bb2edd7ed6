// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/known_boxes.h"
#include "window/icons/card_face.h"
#include "words/language.h"

#include <QList>
#include <QMetaType>

namespace gyoji {

class Words;

/// A box to choose.
struct BoxRow
{
    Q_GADGET
    Q_PROPERTY(QString box MEMBER box FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int cards MEMBER cards FINAL)
    Q_PROPERTY(int open MEMBER open FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString box;
    QString title;
    int cards = 0;
    /// Cards of which something is not known yet.
    int open = 0;
    bool isPicked = false;

    friend bool operator==(const BoxRow &, const BoxRow &) = default;
};

/// A card of a box.
struct BoxCardRow
{
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(gyoji::CardFace face MEMBER face FINAL)
    Q_PROPERTY(QString places MEMBER places FINAL)

public:
    QString card;
    CardFace face;
    QString places;

    friend bool operator==(const BoxCardRow &, const BoxCardRow &) = default;
};

QList<BoxRow> boxRows(const std::vector<KnownBox> &boxes, const QString &picked, Language language);

/// The box's cards by type.
QList<BoxCardRow> boxCardRows(const arigato::Box &box, const Words &words, Language language);

} // namespace gyoji
