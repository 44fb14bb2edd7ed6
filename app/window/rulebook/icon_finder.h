// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/icon_meanings.h"
#include "window/rulebook/icon_rows.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration>

namespace gyoji {

/// Finds what nobody can type: the pictures of the game, and what one or two of them mean.
class IconFinder : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The rules have it.")
    Q_PROPERTY(QStringList titles READ titles NOTIFY titlesChanged FINAL)
    Q_PROPERTY(QObject *conditions READ conditions CONSTANT FINAL)
    Q_PROPERTY(QObject *gains READ gains CONSTANT FINAL)
    Q_PROPERTY(QObject *objectives READ objectives CONSTANT FINAL)
    Q_PROPERTY(QObject *others READ others CONSTANT FINAL)
    Q_PROPERTY(QObject *found READ found CONSTANT FINAL)

public:
    /// The rulebook and the words must outlive it.
    IconFinder(const Rulebook &rulebook, const Words &words, Language language);

    /// Of the four lists that follow.
    const QStringList &titles() const { return m_titles; }
    QAbstractItemModel *conditions() { return &m_groups[0]; }
    QAbstractItemModel *gains() { return &m_groups[1]; }
    QAbstractItemModel *objectives() { return &m_groups[2]; }
    QAbstractItemModel *others() { return &m_groups[3]; }
    /// What is picked, the first tapped first; two at most.
    QAbstractItemModel *found() { return &m_found; }

    /// Picks a picture, or no longer does; a third takes the place of the first.
    Q_INVOKABLE void pick(const QString &icon);
    void setLanguage(Language language);

Q_SIGNALS:
    void titlesChanged();

private:
    void refresh();

    const Rulebook &m_rulebook;
    const Words &m_words;
    Language m_language;
    QStringList m_picked;
    QStringList m_titles;
    std::array<GadgetList<IconRow>, 4> m_groups;
    GadgetList<IconAnswerRow> m_found;
};

} // namespace gyoji
