// SPDX-License-Identifier: MIT
#include "begun.h"

#include "screen.h"

#include <QFile>
#include <QQuickItem>

namespace gyoji::test {

Begun::Begun(QSize size)
    : store(storeIn(folder.path()))
    , program(*store)
    , window(program.app, size)
{
    window.picture();
}

void Begun::open(const QString &name, const QByteArray &content)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written.", qPrintable(path));
    file.close();
    app().openFile(QUrl::fromLocalFile(path));
    window.picture();
}

bool Begun::tap(const QString &name) const
{
    window.picture();
    QQuickItem *item = itemNamed(quick(), name);
    if (!item || !item->isEnabled())
        return false;
    click(quick(), *item);
    window.picture();
    return true;
}

} // namespace gyoji::test
