// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"
#include "words/language.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QTimer>
#include <QWebSocket>

#include <memory>

namespace gyoji {

class Words;

/// A web page that is connected: what it says, what it is told, and whether it is still there.
class Phone : public QObject
{
    Q_OBJECT

public:
    /// Takes the socket over. The words must outlive it.
    Phone(QWebSocket *socket, const Words &words, QObject *parent);
    ~Phone() override;

    /// The language of its page.
    Language language() const { return m_language; }
    /// Others change nothing.
    void setLanguage(const QString &id);

    void send(const QJsonObject &message);
    /// Sends a document under that name, if it is another than the page has.
    void show(QLatin1StringView name, const QJsonObject &document);
    /// It has none of the documents any more.
    void forget() { m_shown.clear(); }
    /// Says why, and cuts the line.
    void end(QLatin1StringView why, const QString &message);
    QString messageOf(const Refusal &refusal) const;

Q_SIGNALS:
    void said(const QJsonObject &message);
    void gone();

private:
    void hear(const QString &text);
    void beat();
    bool isTooMuch();

    std::unique_ptr<QWebSocket> m_socket;
    const Words &m_words;
    Language m_language = Language::English;
    QHash<QString, QJsonObject> m_shown;
    QTimer m_beat;
    QElapsedTimer m_heard;
    QElapsedTimer m_minute;
    int m_messages = 0;
};

} // namespace gyoji
