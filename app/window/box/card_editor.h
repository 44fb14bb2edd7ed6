// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/card_rows.h"
#include "window/box/own_box.h"
#include "window/icons/card_face.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

#include <map>

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

/// A card of a box described part by part. Each choice is kept at once, as soon as the box can hold
/// the card; an effect under way waits here until it is whole.
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
    /// The words and the names of pictures must outlive it.
    CardEditor(const Words &words, const QHash<QString, QString> &names, Language language);

    const CardEditorView &view() const { return m_view; }
    QAbstractItemModel *parts() { return &m_parts; }
    QAbstractItemModel *choices() { return &m_choices; }
    QAbstractItemModel *nextChoices() { return &m_nextChoices; }

    /// The box must outlive it, or be followed by another; null for none.
    void setBox(OwnBox *box);
    const OwnBox *box() const { return m_box; }
    /// A card of the box, at the first part that is not known.
    void open(const arigato::Card &card);
    /// A card that the box lacks, or the one begun that the box cannot hold yet.
    void begin();
    /// The card at hand as the box has it; none where it has none.
    std::optional<arigato::Card> kept() const;

    /// One more card that is like this one, but…
    Q_INVOKABLE void repeat();
    Q_INVOKABLE void pickPart(const QString &part);
    Q_INVOKABLE void choose(const QString &choice);
    /// Likewise, of the part behind the one at hand.
    Q_INVOKABLE void chooseNext(const QString &choice);
    Q_INVOKABLE void setName(const QString &name);
    /// Takes the card out of the box, which keeps a copy of what it was.
    Q_INVOKABLE void remove();

    void setLanguage(Language language);

Q_SIGNALS:
    void viewChanged();
    /// The card is no longer there.
    void removed();

private:
    bool keep(const arigato::Card &card);
    void setUnderWay(const arigato::Card &card, bool isUnderWay);
    void show(std::optional<arigato::CardPart> part);
    void refresh();
    void refreshChoices(const CardTelling &telling);
    std::optional<arigato::CardPart> nextPart() const;
    QString alike(const arigato::Card &card) const;

    const Words &m_words;
    const QHash<QString, QString> &m_names;
    Language m_language;
    OwnBox *m_box = nullptr;
    /// None before its type is known.
    std::optional<arigato::Card> m_card;
    std::optional<arigato::CardPart> m_part;
    /// Cards whose effects are under way, by their ids.
    OwnBox::Drafts m_underWay;
    QString m_message;
    CardEditorView m_view;
    GadgetList<FormPartRow> m_parts;
    GadgetList<FormChoiceRow> m_choices;
    GadgetList<FormChoiceRow> m_nextChoices;
};

} // namespace gyoji
