// SPDX-License-Identifier: MIT
#include "fuzz/checks.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto *bytes = reinterpret_cast<const char *>(data);
    const QByteArray file(bytes, static_cast<qsizetype>(size));
    const QString breach = gyoji::test::breachOfImport(file);
    if (!breach.isEmpty())
        qFatal("%s", qPrintable(breach));
    return 0;
}
