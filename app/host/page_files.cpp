// SPDX-License-Identifier: MIT
#include "host/page_files.h"

#include "json/strings.h"
#include "words/words.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Sentences of the page itself.
constexpr std::array labels{
    "connecting", "unconnected", "no-keeping", "language",   "text-size", "smaller",   "larger",
    "more",       "leave",       "done",       "start-over", "why",       "take",      "give-back",
    "less",       "more-of",     "answered",   "decline",    "accept",    "sooner",    "in-play",
    "empty",      "face-down",   "offering",   "other-type", "close",     "spectator", "undo",
    "share-code", "share-how",   "rules",      "icons",      "related",   "back",      "ask-rules",
    "no-rule",    "why-not",     "as-table"};

/// Counts told ready-made, so that the page knows no plurals.
constexpr int mostWaiting = 30;

QByteArray typeOf(const QString &name)
{
    if (name.endsWith(".html"_L1))
        return "text/html; charset=utf-8";
    if (name.endsWith(".css"_L1))
        return "text/css; charset=utf-8";
    return name.endsWith(".svg"_L1) ? "image/svg+xml" : "text/javascript; charset=utf-8";
}

/// All icons in one file, each a symbol: the page shows "#sign-item-sword".
QByteArray allIcons()
{
    QByteArray all = R"(<svg xmlns="http://www.w3.org/2000/svg">)";
    QDirIterator icons(u":/icons"_s, QDir::Files, QDirIterator::Subdirectories);
    while (icons.hasNext()) {
        QFile file(icons.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QString id = file.fileName().section(u'/', -2).chopped(4);
        QByteArray icon = file.readAll();
        icon.remove(0, icon.indexOf("<svg "));
        icon.replace("<svg ", "<symbol id=\"sign-" + id.replace(u'/', u'-').toLatin1() + "\" ");
        all += icon.replace("</svg>", "</symbol>");
    }
    return all + "</svg>\n";
}

QByteArray labelsIn(const Words &words, Language language)
{
    // The page fills these places itself.
    const Arguments places{{"name", std::string("{name}")}};
    QJsonObject spoken;
    for (const char *label : labels)
        spoken.insert(QLatin1StringView(label),
                      words.sentence("seat/" + std::string(label), places, language));
    QJsonArray waiting;
    for (int n = 0; n <= mostWaiting; ++n)
        waiting.append(words.sentence("seat/waiting", {{"n", n}}, language));
    spoken.insert("waiting"_L1, waiting);
    return QJsonDocument(spoken).toJson(QJsonDocument::Compact);
}

} // namespace

PageFiles::PageFiles(const Words &words)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QDir folder(u":/seat"_s);
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        m_files.insert(u'/' + name, {typeOf(name), file.readAll()});
        hash.addData(m_files.value(u'/' + name).content);
    }
    m_files.insert(u"/icons.svg"_s, {typeOf(u"icons.svg"_s), allIcons()});
    hash.addData(m_files.value(u"/icons.svg"_s).content);
    for (const Language language : allOf<Language>()) {
        const QByteArray spoken = labelsIn(words, language);
        m_files.insert("/labels/"_L1 + latin1(idOf(language)), {"application/json", spoken});
        hash.addData(spoken);
    }
    m_version = QString::fromLatin1(hash.result().toHex().left(12));
    PageFile index = m_files.value(u"/index.html"_s);
    index.content.replace("@VERSION@", m_version.toLatin1());
    m_files.insert(u"/index.html"_s, index);
    m_files.insert(u"/"_s, index);
}

std::optional<PageFile> PageFiles::find(const QString &path) const
{
    const auto file = m_files.find(path);
    return file == m_files.end() ? std::nullopt : std::optional(*file);
}

} // namespace gyoji
