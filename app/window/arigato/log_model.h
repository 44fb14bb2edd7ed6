// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "window/arigato/table_rows.h"
#include "window/shell/gadget_list.h"
#include "words/language.h"

namespace gyoji {

class Words;

/// The journal told in words. Lines told already stay as they are.
class LogModel
{
public:
    QAbstractItemModel *list() { return &m_list; }

    /// What the covered seats name at this dawn is told when it is revealed.
    void tell(const Words &words, const Journal<arigato::Game> &journal,
              const std::vector<SeatIndex> &covered, Language language);
    void clear();

private:
    GadgetList<LogRow> m_list;
    struct Told
    {
        arigato::Action action;
        /// Whose secret it is; noSeat where it is none.
        SeatIndex secretOf = noSeat;

        friend bool operator==(const Told &, const Told &) = default;
    };

    static std::vector<Told> linesOf(const Journal<arigato::Game> &journal,
                                     const std::vector<SeatIndex> &covered);

    /// The lines that are told.
    std::vector<Told> m_told;
};

} // namespace gyoji
