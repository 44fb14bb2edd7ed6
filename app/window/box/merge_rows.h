// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QList>
#include <QMetaType>
#include <QString>

#include <memory>

namespace gyoji {

class GameBox;
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

    friend bool operator==(const MergeRow &, const MergeRow &) = default;
};

/// Cards, faces and what else there is that would come out so.
struct MergeCounts
{
    int added = 0;
    int completed = 0;
    int differing = 0;
    int same = 0;
    int onlyMine = 0;
};

/// Two boxes of one copy on their way to be one.
class BoxMerging
{
public:
    BoxMerging() = default;
    BoxMerging(const BoxMerging &) = delete;
    BoxMerging &operator=(const BoxMerging &) = delete;
    virtual ~BoxMerging() = default;

    /// What would change, in the merged box's order, each question behind what it is about.
    virtual QList<MergeRow> rows(const Words &words, Language language) const = 0;
    virtual MergeCounts counts() const = 0;
    virtual std::shared_ptr<const GameBox> merged() const = 0;

    /// Where both know, of the question in that row: theirs stands, or mine again.
    virtual void pickTheirs(int row, bool isTheirs) = 0;
    /// Of the card in that row: they are two cards after all.
    virtual void part(int row) = 0;
};

} // namespace gyoji
