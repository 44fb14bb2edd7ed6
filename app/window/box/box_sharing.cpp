// SPDX-License-Identifier: MIT
#include "window/box/box_sharing.h"

#include "share/code.h"
#include "window/shell/save_file.h"
#include "words/localized_text.h"
#include "words/words.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Chats take long texts.
constexpr qsizetype pasted = 64 * 1024;

} // namespace

BoxSharing::BoxSharing(const Words &words, Language language)
    : m_words(words)
    , m_language(language)
{
}

void BoxSharing::showBox(const GameBox &box)
{
    m_isCard = false;
    m_title = localizedText(box.title(), m_language);
    show(box);
}

void BoxSharing::showCard(const GameBox &box, const QString &card)
{
    m_isCard = true;
    m_title = box.cardName(card, m_words, m_language);
    show(*box.alone(card));
}

void BoxSharing::show(const GameBox &box)
{
    m_file = box.file();
    m_codes = writeCode({CodeKind::Box, m_file}, qrCharacters);
    dismiss();
    Q_EMIT changed();
}

void BoxSharing::setLanguage(Language language)
{
    m_language = language;
    dismiss();
}

void BoxSharing::copy()
{
    QGuiApplication::clipboard()->setText(writeCode({CodeKind::Box, m_file}, pasted).join(u'\n'));
    tell(m_words.sentence("share.copied", {}, m_language));
}

void BoxSharing::save(const QUrl &file)
{
    QString name = file.toLocalFile();
    if (QFileInfo(name).suffix().isEmpty())
        name += u".gyojibox"_s;
    tell(saveFile(name, m_file, m_words, m_language));
}

QUrl BoxSharing::suggestion(const QUrl &folder) const
{
    QString name = m_title;
    name.remove(u'/');
    return QUrl(folder.toString() + u'/' + name + u".gyojibox"_s);
}

void BoxSharing::dismiss()
{
    tell(QString());
}

void BoxSharing::tell(const QString &message)
{
    if (message == m_message)
        return;
    m_message = message;
    Q_EMIT messageChanged();
}

} // namespace gyoji
