// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/argument.h"
#include "kernel/rule_id.h"

#include <QString>

#include <vector>

namespace gyoji {

/// Something wrong in a document that is checked whole.
struct Fault
{
    /// JSON pointer of the value, key or missing member.
    QString pointer;
    RuleId code;
    /// "expected": a Term of kind "shape", or the words allowed as Terms of kind "word";
    /// "min", "max": the bounds; "word", "id": what was given.
    Arguments arguments;
    /// Line in the file, from 1; 0 where it is not known.
    int line = 0;

    friend bool operator==(const Fault &, const Fault &) = default;
};

using Faults = std::vector<Fault>;

} // namespace gyoji
