// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"

#include <QByteArray>
#include <QStringList>

#include <variant>

/// Text codes, to paste or to scan where there is no network. A code is one or more parts,
/// `gyoji1.KIND.CHECK.N-OF.DATA.`: the version of the coding, what it holds, the beginning of the
/// content's SHA-256, the part's number from 1 of how many, and a piece of the content deflated, in
/// base64url. What stands around a part, and spaces or line ends within it, do no harm.
namespace gyoji {

/// What a code holds.
enum class CodeKind { Game, Seat, Box };

/// A code read.
struct Code
{
    CodeKind kind{};
    QByteArray content;

    friend bool operator==(const Code &, const Code &) = default;
};

/// So many characters make a QR picture that phones read well.
constexpr qsizetype qrCharacters = 1100;

/// The code in parts that have so many characters of data at most.
QStringList writeCode(const Code &code, qsizetype charactersAPart);

/// Reads what may hold the parts of a code, in any order. Refused as "share.not-ours",
/// "share.newer" (of a later version, or of a kind there is not yet), "share.parts" (n of them are
/// still missing) or "share.damaged".
std::variant<Code, Refusal> readCode(const QString &text);

} // namespace gyoji
