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

    void tell(const Words &words, const Journal<arigato::Game> &journal, Language language);
    void clear();

private:
    GadgetList<LogRow> m_list;
    /// The actions that are told.
    std::vector<arigato::Action> m_told;
};

} // namespace gyoji
