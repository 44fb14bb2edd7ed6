// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/box/known_boxes.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// A box from elsewhere, read but not kept.
struct ReadBox
{
    AnyBox box;
    /// As it came.
    QByteArray file;
};

/// What taking a box in would do.
struct BoxImportView
{
    Q_GADGET
    QML_VALUE_TYPE(boxImportView)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int cards MEMBER cards FINAL)
    Q_PROPERTY(int open MEMBER open FINAL)
    Q_PROPERTY(QStringList notes MEMBER notes FINAL)
    Q_PROPERTY(QString target MEMBER target FINAL)
    Q_PROPERTY(int added MEMBER added FINAL)
    Q_PROPERTY(int completed MEMBER completed FINAL)
    Q_PROPERTY(int differing MEMBER differing FINAL)
    Q_PROPERTY(int same MEMBER same FINAL)
    Q_PROPERTY(int onlyMine MEMBER onlyMine FINAL)
    Q_PROPERTY(bool changesNothing MEMBER changesNothing FINAL)

public:
    QString title;
    int cards = 0;
    /// Cards of which something is not known.
    int open = 0;
    /// What else there is in it.
    QStringList notes;
    /// The box it would go into; empty for a box of its own.
    QString target;
    /// Cards, faces and what else there is that would be so.
    int added = 0;
    int completed = 0;
    int differing = 0;
    int same = 0;
    int onlyMine = 0;
    bool changesNothing = false;

    friend bool operator==(const BoxImportView &, const BoxImportView &) = default;
};

/// A box from elsewhere, looked at before it is taken in: as a box of its own, or into one that is
/// here, whose old state is kept.
class BoxImport : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The boxes have it.")
    Q_PROPERTY(gyoji::BoxImportView view READ view NOTIFY viewChanged FINAL)
    Q_PROPERTY(QObject *targets READ targets CONSTANT FINAL)
    Q_PROPERTY(QObject *rows READ rows CONSTANT FINAL)

public:
    /// `boxes` are those that are here. The store and the words must outlive it.
    BoxImport(Store &store, ReadBox read, std::vector<KnownBox> boxes, const Words &words,
              Language language);

    const BoxImportView &view() const { return m_view; }
    QAbstractItemModel *targets() { return &m_targets; }
    QAbstractItemModel *rows() { return &m_rows; }

    /// Empty for a box of its own.
    Q_INVOKABLE void pickTarget(const QString &box);
    /// Where both know: theirs stands, or mine again.
    Q_INVOKABLE void pickTheirs(int row, bool isTheirs);
    /// They are two cards after all.
    Q_INVOKABLE void part(int row);
    Q_INVOKABLE void take();

    void setLanguage(Language language);

Q_SIGNALS:
    void viewChanged();
    void refused(const gyoji::Refusal &refusal);
    /// It is in that box now.
    void taken(const QString &box);

private:
    void refresh();
    const KnownBox *target() const;
    void beginMerging();

    Store &m_store;
    ReadBox m_read;
    std::vector<KnownBox> m_boxes;
    const Words &m_words;
    Language m_language;
    QString m_target;
    /// Into the target; null for a box of its own.
    std::unique_ptr<BoxMerging> m_merging;
    BoxImportView m_view;
    GadgetList<BoxRow> m_targets;
    GadgetList<MergeRow> m_rows;
};

} // namespace gyoji
