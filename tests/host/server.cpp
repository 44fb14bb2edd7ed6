// SPDX-License-Identifier: MIT
#include "host/serve.h"

#include <QCoreApplication>

/// `gyoji --serve` without the window's program around it.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return gyoji::serve(QCoreApplication::arguments().mid(1), gyoji::Language::English);
}
