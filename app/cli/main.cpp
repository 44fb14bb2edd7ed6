// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

#include <cstdio>

namespace {

std::optional<QByteArray> readFile(const QString &name)
{
    QFile file(name);
    const bool isOpen = name == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly)
                                                   : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return std::nullopt;
    QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return std::nullopt;
    return content;
}

QDateTime withOffset(const QDateTime &time)
{
    return time.toOffsetFromUtc(time.offsetFromUtc());
}

QDateTime changedOf(const QString &name)
{
    return withOffset(name == QLatin1String("-") ? QDateTime::currentDateTime()
                                                 : QFileInfo(name).lastModified());
}

bool writeFile(const QString &name, const QByteArray &content)
{
    QSaveFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() &&
           file.commit();
}

bool print(const QByteArray &text, FILE *to)
{
    const auto size = static_cast<size_t>(text.size());
    return fwrite(text.constData(), 1, size, to) == size && fflush(to) == 0;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const auto locale = gyoji::languageFromLocale(QLocale::system());
    const auto result = gyoji::cli::run(QCoreApplication::arguments().mid(1), locale,
                                        {readFile, changedOf, writeFile});
    const bool isPrinted = print(result.output, stdout) && print(result.errors, stderr);
    return static_cast<int>(isPrinted ? result.status : gyoji::cli::Status::Unreadable);
}
