// SPDX-License-Identifier: MIT
#include "store/import.h"

namespace gyoji {

namespace {

QByteArrayList linesOf(const Table &table)
{
    QByteArrayList lines;
    for (std::size_t i = 0; i < table.lineCount(); ++i)
        lines.append(table.line(i));
    return lines;
}

std::optional<QString> findTable(const Store &store, const QByteArray &header,
                                 const QByteArrayList &lines)
{
    for (const TableEntry &entry : store.tables()) {
        if (entry.header == header && store.lines(entry.id).lines == lines)
            return entry.id;
    }
    return std::nullopt;
}

} // namespace

std::variant<QString, ScriptFault> importScript(Store &store, const QByteArray &file)
{
    Script script = readScript(file, shippedBox);
    if (script.fault)
        return std::move(*script.fault);
    const QByteArrayList lines = linesOf(*script.table);
    if (auto kept = findTable(store, script.header, lines))
        return std::move(*kept);
    auto begun = store.begin(script.header, lines);
    if (auto *refusal = std::get_if<Refusal>(&begun))
        return ScriptFault{0, std::move(*refusal), false};
    const auto &id = std::get<QString>(begun);
    if (script.table->isOver()) {
        if (auto refusal = store.setResult(id, script.table->sheet()))
            return ScriptFault{0, std::move(*refusal), false};
    }
    return id;
}

} // namespace gyoji
