// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box_merge.h"
#include "window/icons/card_face.h"
#include "words/language.h"

#include <QList>
#include <QMetaType>

namespace gyoji {

class Words;

/// Something that an import would change: a card or face of theirs, or a field that differs.
struct MergeRow
{
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString note MEMBER note FINAL)
    Q_PROPERTY(QString mine MEMBER mine FINAL)
    Q_PROPERTY(QString theirs MEMBER theirs FINAL)
    Q_PROPERTY(bool isQuestion MEMBER isQuestion FINAL)
    Q_PROPERTY(bool takesTheirs MEMBER takesTheirs FINAL)
    Q_PROPERTY(bool canPart MEMBER canPart FINAL)

public:
    /// The card or face; of a question, what is asked.
    QString title;
    /// What becomes of it.
    QString note;
    /// What each says, of a question.
    QString mine;
    QString theirs;
    bool isQuestion = false;
    bool takesTheirs = false;
    /// They may be two cards after all.
    bool canPart = false;
    /// Of a question: its field; else only whose it is.
    arigato::BoxPart part;

    friend bool operator==(const MergeRow &, const MergeRow &) = default;
};

/// What would change, in the merged box's order, each question behind what it is about.
QList<MergeRow> mergeRows(const arigato::Box &mine, const arigato::Box &theirs,
                          const arigato::MergedBox &merged, const arigato::MergePicks &picks,
                          const Words &words, Language language);

} // namespace gyoji
