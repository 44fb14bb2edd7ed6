// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/rulebook.h"
#include "window/box/box_import.h"
#include "window/box/box_rooms.h"
#include "window/box/box_sharing.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

#include <memory>

namespace gyoji {

/// The boxes there are, the one that was picked, and the pages about it.
class Boxes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QObject *boxes READ boxes CONSTANT FINAL)
    Q_PROPERTY(QObject *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(QObject *copies READ copies CONSTANT FINAL)
    Q_PROPERTY(QObject *progress READ progress CONSTANT FINAL)
    Q_PROPERTY(gyoji::BoxView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(gyoji::CardEditor *editor READ editor NOTIFY gameChanged FINAL)
    Q_PROPERTY(gyoji::BoxPages *pages READ pages NOTIFY gameChanged FINAL)
    Q_PROPERTY(gyoji::BoxSharing *sharing READ sharing CONSTANT FINAL)
    Q_PROPERTY(gyoji::BoxImport *incoming READ incoming NOTIFY incomingChanged FINAL)

public:
    /// The store, the rulebook and the words must outlive it.
    Boxes(Store &store, const Rulebook &rulebook, const Words &words, Language language);

    QAbstractItemModel *boxes() { return &m_rows; }
    QAbstractItemModel *cards() { return &m_cards; }
    /// What the picked box was before, the latest first.
    QAbstractItemModel *copies() { return &m_copies; }
    /// How many cards of each type there are.
    QAbstractItemModel *progress() { return &m_progress; }
    const BoxView &view() const { return m_view; }
    /// As the picked box's game has it.
    CardEditor *editor() const { return m_editor.get(); }
    /// What that game has besides.
    BoxPages *pages() const { return m_pages.get(); }
    BoxSharing *sharing() { return &m_sharing; }
    /// The box from elsewhere that is looked at; null for none.
    BoxImport *incoming() const { return m_incoming.get(); }

    Q_INVOKABLE void pick(const QString &box);
    /// A new box of the players' own, with nothing in it.
    Q_INVOKABLE void make();
    /// A box of the players' own that begins as the picked one is.
    Q_INVOKABLE void copy();
    Q_INVOKABLE void rename(const QString &title);
    Q_INVOKABLE void retire(bool isRetired);
    /// The picked box becomes again what it was; what it is now stays among its copies.
    Q_INVOKABLE void bringBack(int copy);
    /// Describes a card that the box lacks.
    Q_INVOKABLE void describe();
    /// Goes on with a card; of a box that the program ships, nothing.
    Q_INVOKABLE void edit(const QString &card);
    /// Goes on with the next card of which something is not known, behind the one at hand.
    Q_INVOKABLE void finish();
    Q_INVOKABLE void share();
    Q_INVOKABLE void shareCard(const QString &card);

    /// Looks at a box from elsewhere.
    void open(ReadBox read);
    /// Likewise at cards learned at a table; of one begun with a box that the program ships, they
    /// go into the players' own.
    void learn(const AnyBox &learned, bool isShipped);
    /// What is in the store may have changed.
    void refresh();
    void setLanguage(Language language);

Q_SIGNALS:
    void viewChanged();
    void gameChanged();
    void incomingChanged();
    void refused(const gyoji::Refusal &refusal);
    void wantsPage(const QString &page);

private:
    void add(const AnyBox &box);
    void update();
    void follow();
    void followGame();
    void showCopies();
    const KnownBox &picked() const;

    Store &m_store;
    const Rulebook &m_rulebook;
    const Words &m_words;
    Language m_language;
    std::vector<KnownBox> m_boxes;
    QString m_picked;
    /// The picked box, where it can be edited.
    std::unique_ptr<OwnBox> m_own;
    /// What pictures are called.
    QHash<QString, QString> m_names;
    BoxView m_view;
    GadgetList<BoxRow> m_rows;
    GadgetList<BoxCardRow> m_cards;
    GadgetList<BoxCopyRow> m_copies;
    GadgetList<TypeProgressRow> m_progress;
    /// Of the picked box.
    QByteArray m_game;
    std::unique_ptr<CardEditor> m_editor;
    std::unique_ptr<BoxPages> m_pages;
    BoxSharing m_sharing;
    std::unique_ptr<BoxImport> m_incoming;
};

} // namespace gyoji
