// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box_merge.h"
#include "window/box/merge_rows.h"

namespace gyoji {

/// Two boxes of Arigatō on their way to be one.
class ArigatoMerging : public BoxMerging
{
public:
    /// Both must outlive it.
    ArigatoMerging(const arigato::Box &mine, const arigato::Box &theirs);

    QList<MergeRow> rows(const Words &words, Language language) const override;
    MergeCounts counts() const override;
    std::shared_ptr<const GameBox> merged() const override;

    void pickTheirs(int row, bool isTheirs) override;
    void part(int row) override;

private:
    void merge();

    const arigato::Box &m_mine;
    const arigato::Box &m_theirs;
    arigato::MergePicks m_picks;
    arigato::MergedBox m_merged;
    /// Of each row: the field of a question; else only whose it is.
    std::vector<arigato::BoxPart> m_parts;
};

} // namespace gyoji
