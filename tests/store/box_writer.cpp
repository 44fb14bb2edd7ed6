// SPDX-License-Identifier: MIT
#include "store/store.h"

#include <QCoreApplication>

#include <cstdio>

/// Edits the box with that id again and again, its file a number that counts up, told on standard
/// output as soon as it is kept, until it is killed. Arguments: the data folder, the box.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto opened = gyoji::Store::open(words.value(1));
    const auto *store = std::get_if<std::unique_ptr<gyoji::Store>>(&opened);
    if (!store)
        return 1;
    for (int n = 1;; ++n) {
        if ((*store)->editBox(words.value(2), QByteArray::number(n)))
            return 2;
        std::printf("%d\n", n);
        std::fflush(stdout);
    }
}
