// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/box_rows.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// The boxes there are, and the cards of one of them.
class Boxes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(QObject *boxes READ boxes CONSTANT FINAL)
    Q_PROPERTY(QObject *cards READ cards CONSTANT FINAL)

public:
    /// The words must outlive it.
    Boxes(std::vector<KnownBox> boxes, const Words &words, Language language);

    QAbstractItemModel *boxes() { return &m_rows; }
    QAbstractItemModel *cards() { return &m_cards; }

    Q_INVOKABLE void pick(const QString &box);
    void setLanguage(Language language);

private:
    void refresh();

    std::vector<KnownBox> m_boxes;
    const Words &m_words;
    Language m_language;
    QString m_picked;
    GadgetList<BoxRow> m_rows;
    GadgetList<BoxCardRow> m_cards;
};

} // namespace gyoji
