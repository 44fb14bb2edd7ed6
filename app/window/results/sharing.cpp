// SPDX-License-Identifier: MIT
#include "window/results/sharing.h"

#include "json/strings.h"
#include "results/format.h"
#include "window/results/share_format.h"
#include "window/shell/save_file.h"
#include "words/words.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace gyoji {

Sharing::Sharing(const ShownPlay &shown, const Words &words, Language language)
    : m_shown(shown)
    , m_words(words)
    , m_language(language)
{
    refresh();
}

void Sharing::setLanguage(Language language)
{
    m_language = language;
    dismiss();
    refresh();
}

void Sharing::refresh()
{
    QList<ShareRow> rows;
    for (const QString &format : shareFormats()) {
        const bool isThere = format != "gyoji"_L1 || !m_shown.play.journal.isEmpty();
        if (isThere)
            rows << ShareRow{format, m_words.term({"share", format.toStdString()}, m_language),
                             isShareText(format)};
    }
    m_formats.setRows(rows);
}

QString Sharing::code() const
{
    return m_shown.play.when.isValid() ? bgStatsCodeText(m_shown.play) : QString();
}

std::variant<QByteArray, Refusal> Sharing::written(const QString &format) const
{
    return writeShare(format, m_shown, m_words, m_language);
}

void Sharing::copy(const QString &format)
{
    const auto result = written(format);
    if (const auto *refusal = std::get_if<Refusal>(&result)) {
        tell(m_words.message(*refusal, 0, m_language));
        return;
    }
    QString text = QString::fromUtf8(std::get<QByteArray>(result));
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    QGuiApplication::clipboard()->setText(text);
    tell(m_words.sentence("share.copied", {}, m_language));
}

void Sharing::save(const QString &format, const QUrl &file)
{
    const auto result = written(format);
    if (const auto *refusal = std::get_if<Refusal>(&result)) {
        tell(m_words.message(*refusal, 0, m_language));
        return;
    }
    QString name = file.toLocalFile();
    if (QFileInfo(name).suffix().isEmpty())
        name += u'.' + shareSuffix(format);
    tell(saveFile(name, std::get<QByteArray>(result), m_words, m_language));
}

QUrl Sharing::suggestion(const QString &format, const QUrl &folder) const
{
    const QString date = m_shown.play.when.toString(u"yyyy-MM-dd");
    QString name = QString::fromStdString(m_shown.play.sheet.game.title);
    name.remove(u'/');
    if (!date.isEmpty())
        name += u' ' + date;
    return QUrl(folder.toString() + u'/' + name + u'.' + shareSuffix(format));
}

void Sharing::dismiss()
{
    tell(QString());
}

void Sharing::tell(const QString &message)
{
    if (message == m_message)
        return;
    m_message = message;
    Q_EMIT messageChanged();
}

} // namespace gyoji
