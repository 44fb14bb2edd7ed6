// SPDX-License-Identifier: MIT
#pragma once

#include "window/box/game_box.h"

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQmlIntegration>

namespace gyoji {

/// A box, or a card of it, on its way to another device: as a file, a text to paste, or codes to
/// scan.
class BoxSharing : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The boxes have it.")
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(bool isCard READ isCard NOTIFY changed FINAL)
    Q_PROPERTY(QStringList codes READ codes NOTIFY changed FINAL)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged FINAL)

public:
    /// The words must outlive it.
    BoxSharing(const Words &words, Language language);

    void showBox(const GameBox &box);
    void showCard(const GameBox &box, const QString &card);
    void setLanguage(Language language);

    /// What the box or the card is called.
    const QString &title() const { return m_title; }
    bool isCard() const { return m_isCard; }
    /// In parts that phones can scan.
    const QStringList &codes() const { return m_codes; }
    /// What has become of the last thing asked for.
    const QString &message() const { return m_message; }

    /// Copies all of it as one text.
    Q_INVOKABLE void copy();
    Q_INVOKABLE void save(const QUrl &file);
    /// A file in that folder, where a save dialog begins.
    Q_INVOKABLE QUrl suggestion(const QUrl &folder) const;
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();
    void messageChanged();

private:
    void show(const GameBox &box);
    void tell(const QString &message);

    const Words &m_words;
    Language m_language;
    QByteArray m_file;
    QString m_title;
    bool m_isCard = false;
    QStringList m_codes;
    QString m_message;
};

} // namespace gyoji
