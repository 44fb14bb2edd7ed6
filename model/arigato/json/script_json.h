// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/header.h"
#include "arigato/state.h"
#include "kernel/refusal.h"

#include <QByteArray>
#include <QJsonObject>

#include <functional>
#include <variant>

/// Scripts of Arigatō: a header's line, then a line for each action (spec, section 5).
namespace gyoji::arigato {

/// How many bytes a line after the header may have.
inline constexpr qsizetype maxLineLength = 64 * 1024;

/// The box a name in a header stands for, or null.
using FindBox = std::function<const Box *(QStringView id)>;

/// The state a game begins with. A refusal's "key" says where in the line it lies
/// ("rulings/last-day-pairs").
std::variant<State, Refusal> readHeader(const QJsonObject &header, const FindBox &findBox);

/// The header as one line, with the box inline or by its name.
QByteArray writeHeader(const Header &header, const std::variant<Box, std::string> &box);

/// The header of a script with another box in its place, inline.
QByteArray withBox(const QByteArray &header, const Box &box);

/// A line without its end, as it is meant in that state: its cards and seats must be there. A
/// refusal's "key" says where in the line it lies ("skip/0/n").
std::variant<Action, Refusal> readLine(const QByteArray &line, const State &state);
std::variant<Action, Refusal> readAction(const QJsonObject &line, const State &state);

/// The action as one line, `do` first, that reads back to the same action.
QByteArray writeAction(const Action &action);

} // namespace gyoji::arigato
