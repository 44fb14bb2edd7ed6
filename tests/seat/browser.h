// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QProcess>
#include <QSize>
#include <QTemporaryDir>
#include <QWebSocket>

#include <memory>

namespace gyoji::test {

class Browser;

/// A page in a browser of its own, as a phone has: it shares nothing with other pages.
class BrowserPage
{
public:
    BrowserPage(Browser &browser, const QString &language, QSize size);
    /// Another tab of the same browser.
    std::unique_ptr<BrowserPage> newTab();

    void open(const QString &url);
    /// Runs the script in every page that is opened from now on, before the page's own.
    void prepare(const QString &script);
    void reload();
    /// The value of an expression; promises are waited for.
    QJsonValue run(const QString &script);
    /// Is the expression true, now or soon?
    bool turns(const QString &expression, int milliseconds = 5000);
    void click(const QString &id);
    /// Neither timers nor sockets do anything while it is frozen.
    void setFrozen(bool frozen);
    void resize(QSize size);
    /// Colors of night, or of day.
    void setDark(bool dark);
    void close();
    void savePicture(const QString &file);

private:
    BrowserPage(Browser &browser, const QString &language, QSize size, const QString &context);
    QJsonObject call(const QString &method, const QJsonObject &parameters = {});

    Browser &m_browser;
    QString m_language;
    QSize m_size;
    QString m_context;
    QString m_target;
    QString m_session;
};

/// Chromium without a window, driven by its DevTools protocol.
class Browser
{
public:
    Browser();
    ~Browser();
    Q_DISABLE_COPY_MOVE(Browser)

    /// The result of a call; of the browser itself without a session.
    QJsonObject call(const QString &method, const QJsonObject &parameters,
                     const QString &session = {});
    /// What pages have complained of: errors and exceptions.
    const QStringList &complaints() const { return m_complaints; }

private:
    QString start();
    void hear(const QString &text);

    QTemporaryDir m_profile;
    QProcess m_process;
    QWebSocket m_socket;
    int m_calls = 0;
    QHash<int, QJsonObject> m_answers;
    QStringList m_complaints;
};

} // namespace gyoji::test
