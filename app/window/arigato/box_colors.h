// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/own_box.h"
#include "window/icons/sign_row.h"
#include "window/shell/gadget_list.h"
#include "words/language.h"

#include <QColor>
#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

class Words;

/// A type whose color can be matched.
struct ColorTypeRow
{
    Q_GADGET
    Q_PROPERTY(QString type MEMBER type FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(gyoji::SignRow sign MEMBER sign FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString type;
    QString name;
    SignRow sign;
    bool isPicked = false;

    friend bool operator==(const ColorTypeRow &, const ColorTypeRow &) = default;
};

/// A color that printed cards may have.
struct ColorRow
{
    Q_GADGET
    Q_PROPERTY(QString hue MEMBER hue FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QColor light MEMBER light FINAL)
    Q_PROPERTY(QColor dark MEMBER dark FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString hue;
    QString name;
    /// On light paper, and on dark.
    QColor light;
    QColor dark;
    bool isPicked = false;

    friend bool operator==(const ColorRow &, const ColorRow &) = default;
};

/// The colors of a box's types, matched once to the printed cards.
class BoxColors : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The boxes have it.")
    Q_PROPERTY(QObject *types READ types CONSTANT FINAL)
    Q_PROPERTY(QObject *colors READ colors CONSTANT FINAL)

public:
    /// The words must outlive it.
    BoxColors(const Words &words, Language language);

    QAbstractItemModel *types() { return &m_types; }
    QAbstractItemModel *colors() { return &m_colors; }

    /// The box must outlive it, or be followed by another; null for none.
    void setBox(OwnBox *box);
    void setLanguage(Language language);

    Q_INVOKABLE void pickType(const QString &type);
    /// The type wears that color from now on; a second time, the program's own again.
    Q_INVOKABLE void pickColor(const QString &hue);

private:
    void refresh();

    const Words &m_words;
    Language m_language;
    OwnBox *m_box = nullptr;
    arigato::ArtisanType m_type{};
    GadgetList<ColorTypeRow> m_types;
    GadgetList<ColorRow> m_colors;
};

} // namespace gyoji
