// SPDX-License-Identifier: MIT
#include "session/example.h"

#include "store/running_table.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace gyoji {

std::optional<Refusal> keepExample(Store &store, bool whole)
{
    QFile file(whole ? u":/examples/arigato.gyoji"_s : u":/examples/arigato-day-7.gyoji"_s);
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    auto begun = RunningTable::begin(store, file.readLine().trimmed());
    if (auto *refusal = std::get_if<Refusal>(&begun))
        return std::move(*refusal);
    auto &table = std::get<std::unique_ptr<RunningTable>>(begun);
    while (!file.atEnd()) {
        if (auto refusal = table->act(file.readLine().trimmed()))
            return refusal;
    }
    return std::nullopt;
}

} // namespace gyoji
