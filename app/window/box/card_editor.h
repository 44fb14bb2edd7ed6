// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/form_rows.h"
#include "window/box/own_box.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// What is said of the card that is described.
struct CardEditorView
{
    Q_GADGET
    QML_VALUE_TYPE(cardEditorView)
    Q_PROPERTY(gyoji::CardFace face MEMBER face FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString part MEMBER part FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString nextTitle MEMBER nextTitle FINAL)
    Q_PROPERTY(bool isKept MEMBER isKept FINAL)
    Q_PROPERTY(QString alike MEMBER alike FINAL)
    Q_PROPERTY(QString message MEMBER message FINAL)

public:
    CardFace face;
    QString card;
    /// The players' own words for it.
    QString name;
    /// The part at hand, and what it is called; empty for none.
    QString part;
    QString title;
    /// The part behind it, where more can be chosen for the one at hand; empty for none.
    QString nextTitle;
    /// It is in the box.
    bool isKept = false;
    /// Which card it is alike in every field; empty for none.
    QString alike;
    /// Why the last choice was not taken.
    QString message;

    friend bool operator==(const CardEditorView &, const CardEditorView &) = default;
};

/// A card of a box described part by part, and each choice kept at once. Which parts there are and
/// what they can be comes from the room of the box's game, which makes its own of it.
class CardEditor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The boxes have it.")
    Q_PROPERTY(gyoji::CardEditorView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *parts READ parts CONSTANT FINAL)
    Q_PROPERTY(QObject *choices READ choices CONSTANT FINAL)
    Q_PROPERTY(QObject *nextChoices READ nextChoices CONSTANT FINAL)

public:
    const CardEditorView &view() const { return m_view; }
    QAbstractItemModel *parts() { return &m_parts; }
    QAbstractItemModel *choices() { return &m_choices; }
    QAbstractItemModel *nextChoices() { return &m_nextChoices; }

    /// The box must outlive it, or be followed by another; null for none.
    virtual void setBox(OwnBox *box) = 0;
    /// A card of the box, at the first part that is not known.
    virtual void open(const QString &card) = 0;
    /// A card that the box lacks, or the one begun that the box cannot hold yet.
    virtual void begin() = 0;

    /// One more card that is like this one, but…
    Q_INVOKABLE virtual void repeat() = 0;
    Q_INVOKABLE virtual void pickPart(const QString &part) = 0;
    Q_INVOKABLE virtual void choose(const QString &choice) = 0;
    /// Likewise, of the part behind the one at hand.
    Q_INVOKABLE virtual void chooseNext(const QString &choice) = 0;
    Q_INVOKABLE virtual void setName(const QString &name) = 0;
    /// Takes the card out of the box, which keeps a copy of what it was.
    Q_INVOKABLE virtual void remove() = 0;

    virtual void setLanguage(Language language) = 0;

Q_SIGNALS:
    void viewChanged();
    /// The card is no longer there.
    void removed();

protected:
    void show(const CardEditorView &view);
    void showParts(const QList<FormPartRow> &parts) { m_parts.setRows(parts); }
    void showChoices(const QList<FormChoiceRow> &choices, const QList<FormChoiceRow> &next);

private:
    CardEditorView m_view;
    GadgetList<FormPartRow> m_parts;
    GadgetList<FormChoiceRow> m_choices;
    GadgetList<FormChoiceRow> m_nextChoices;
};

} // namespace gyoji
