// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace gyoji::test {

/// One message of a translation file.
struct Message
{
    QString context;
    QString source;
    /// One, or one for each plural form.
    QStringList translations;
    bool isPlural = false;
    bool isFinished = true;
};

inline Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    message.isPlural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!message.isPlural)
                message.translations << xml.readElementText();
            while (message.isPlural && xml.readNextStartElement())
                message.translations << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

/// All messages of a language's translation file.
inline std::vector<Message> readTranslations(const QString &language)
{
    QFile file(QStringLiteral(TRANSLATIONS_DIR "/gyoji_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    QString context;
    xml.readNextStartElement();
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement())
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages.push_back(readMessage(xml, context));
    }
    return messages;
}

} // namespace gyoji::test
