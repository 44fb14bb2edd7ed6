// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>

namespace gyoji {

class Words;

/// A file as browsers get it.
struct PageFile
{
    QByteArray type;
    QByteArray content;
};

/// The seat page as it is served, and its own words in each language.
class PageFiles
{
public:
    explicit PageFiles(const Words &words);

    /// The file at that path; none where there is none.
    std::optional<PageFile> find(const QString &path) const;
    QStringList paths() const { return m_files.keys(); }
    /// Changes whenever a file does: a page tells it, so that an old one is noticed.
    const QString &version() const { return m_version; }

private:
    QHash<QString, PageFile> m_files;
    QString m_version;
};

} // namespace gyoji
