// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "table/games.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji::cli {

Result checkBox(const Arguments &arguments, const QByteArray &file, const Words &words)
{
    Result result;
    for (const Fault &fault : gyoji::checkBox(file)) {
        result.output +=
            lineOf({{"path"_L1, fault.pointer},
                    {"code"_L1,
                     QLatin1String(fault.code.data(), static_cast<qsizetype>(fault.code.size()))},
                    {"message"_L1, words.message(fault, arguments.language)}});
        result.status = Status::Refused;
    }
    return result;
}

} // namespace gyoji::cli
