// SPDX-License-Identifier: MIT
#include "window/shell/save_file.h"

#include "words/words.h"

#include <QFileInfo>
#include <QSaveFile>

namespace gyoji {

QString saveFile(const QString &name, const QByteArray &content, const Words &words,
                 Language language)
{
    QSaveFile out(name);
    const bool isSaved =
        out.open(QIODevice::WriteOnly) && out.write(content) == content.size() && out.commit();
    return words.sentence(isSaved ? "share.saved" : "window.not-drawn",
                          {textArgument("file", QFileInfo(name).fileName())}, language);
}

} // namespace gyoji
