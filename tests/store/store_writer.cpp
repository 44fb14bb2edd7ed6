// SPDX-License-Identifier: MIT
#include "store/running_table.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

bool mend(gyoji::RunningTable &table, std::size_t n)
{
    const QByteArray number = QByteArray::number(static_cast<qulonglong>(n));
    return !table.amend({n, 1, {R"({"do":"note","text":"mended )" + number + R"("})"}});
}

} // namespace

/// Adds notes to the table with that id and mends each, told on standard output as soon as it is
/// kept, until it is killed. Arguments: the data folder, the table.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    auto opened = gyoji::Store::open(words.value(1));
    auto *store = std::get_if<std::unique_ptr<gyoji::Store>>(&opened);
    if (!store)
        return 1;
    auto running = gyoji::RunningTable::open(**store, words.value(2));
    auto *table = std::get_if<std::unique_ptr<gyoji::RunningTable>>(&running);
    if (!table)
        return 2;
    std::size_t n = (*table)->table().lineCount();
    if (n > 0 && !mend(**table, n - 1))
        return 4;
    for (;; ++n) {
        const QByteArray number = QByteArray::number(static_cast<qulonglong>(n));
        if ((*table)->act(R"({"do":"note","text":")" + number + R"("})"))
            return 3;
        std::printf("%s\n", number.constData());
        std::fflush(stdout);
        if (!mend(**table, n))
            return 4;
    }
}
