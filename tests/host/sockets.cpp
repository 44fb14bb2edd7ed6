// SPDX-License-Identifier: MIT
#include "sockets.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace gyoji::test {

int openSockets()
{
    int sockets = 0;
    const QDir files(u"/proc/self/fd"_s);
    for (const QFileInfo &file : files.entryInfoList(QDir::System | QDir::Files))
        sockets += file.symLinkTarget().contains("socket:"_L1) ? 1 : 0;
    return sockets;
}

} // namespace gyoji::test
