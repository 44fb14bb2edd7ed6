// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/icons/card_face.h"
#include "words/language.h"

#include <QList>
#include <QLocale>
#include <QMetaType>
#include <QStringList>

namespace gyoji {

class Words;
struct KnownBox;

/// A box to choose.
struct BoxRow
{
    Q_GADGET
    Q_PROPERTY(QString box MEMBER box FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int cards MEMBER cards FINAL)
    Q_PROPERTY(int open MEMBER open FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)
    Q_PROPERTY(bool isRetired MEMBER isRetired FINAL)
    Q_PROPERTY(bool isNew MEMBER isNew FINAL)

public:
    QString box;
    QString title;
    int cards = 0;
    /// Cards of which something is not known yet.
    int open = 0;
    bool isPicked = false;
    bool isRetired = false;
    /// It is made when a table begins with it.
    bool isNew = false;

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

/// What a box was before another took its place.
struct BoxCopyRow
{
    Q_GADGET
    Q_PROPERTY(int copy MEMBER copy FINAL)
    Q_PROPERTY(QString until MEMBER until FINAL)
    Q_PROPERTY(int cards MEMBER cards FINAL)

public:
    /// The latest is 0.
    int copy = 0;
    QString until;
    int cards = 0;

    friend bool operator==(const BoxCopyRow &, const BoxCopyRow &) = default;
};

/// How many cards of a type a box has, "12 / 20".
struct TypeProgressRow
{
    Q_GADGET
    Q_PROPERTY(gyoji::SignRow sign MEMBER sign FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString count MEMBER count FINAL)

public:
    SignRow sign;
    QString name;
    QString count;

    friend bool operator==(const TypeProgressRow &, const TypeProgressRow &) = default;
};

/// What is said of the box that was picked.
struct BoxView
{
    Q_GADGET
    QML_VALUE_TYPE(boxView)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(bool isOwn MEMBER isOwn FINAL)
    Q_PROPERTY(bool isRetired MEMBER isRetired FINAL)
    Q_PROPERTY(int cardsOpen MEMBER cardsOpen FINAL)
    Q_PROPERTY(QStringList notes MEMBER notes FINAL)
    Q_PROPERTY(QString alike MEMBER alike FINAL)

public:
    QString title;
    /// It can be edited.
    bool isOwn = false;
    bool isRetired = false;
    /// Of so many cards something is not known yet.
    int cardsOpen = 0;
    /// How far it is described beside the cards.
    QStringList notes;
    /// Cards that are alike in every field; empty for none.
    QString alike;

    friend bool operator==(const BoxView &, const BoxView &) = default;
};

QList<BoxRow> boxRows(const std::vector<KnownBox> &boxes, const QString &picked, Language language);

BoxView boxView(const KnownBox &box, const Words &words, Language language);

/// Those that can still be read.
QList<BoxCopyRow> boxCopyRows(const QList<BoxCopy> &copies, const QLocale &locale);

} // namespace gyoji
